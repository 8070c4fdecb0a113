import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import { PLANS } from '../../vocabulary/plans.ts'
import type { Operators } from '../index.ts'
import {
  AccountVisit,
  OperatorAccount,
  OperatorAccountEntry,
  OperatorAccountPatch,
  VisitInput,
} from '../schema/accounts.ts'
import { ACCOUNT_STATES } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'
import { OPERATOR_CONFIG } from './config.ts'

const PATH = '/operator/accounts'
const ONE = `${PATH}/:accountId`
const tags = ['Operator']

const OneAccount = Type.Object({
  accountId: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The account.', ko: '계정' } }),
})

const Query = Type.Partial(
  Type.Object({
    query: Type.String({
      minLength: 1,
      maxLength: 100,
      description: {
        en: 'Part of the name or of a member’s mail address, or an identifier.',
        ko: '이름이나 구성원 이메일 주소의 일부, 또는 ID',
      },
    }),
    plan: Type.Enum([...PLANS], {
      description: { en: 'Only accounts on this plan.', ko: '이 요금제의 계정만 조회합니다.' },
    }),
    state: Type.Enum([...ACCOUNT_STATES], {
      description: { en: 'Only accounts in this state.', ko: '이 상태의 계정만 조회합니다.' },
    }),
    ...pageParameters,
  }),
)

export function operatorAccountRoutes(http: Http, { accounts }: Pick<Operators, 'accounts'>): void {
  listAccounts(http, accounts)
  openAccount(http, accounts)
  getAccount(http, accounts)
  changeAccount(http, accounts)
}

type Manager = Operators['accounts']

function listAccounts(http: Http, accounts: Manager): void {
  http.get(
    PATH,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listOperatorAccounts',
        title: { en: 'Find accounts', ko: '계정 찾기' },
        about: {
          en: 'Newest first, with the fields that are visible without a reason.',
          ko: '최신순이며, 사유 없이 볼 수 있는 필드만 반환합니다.',
        },
        tags,
        querystring: Query,
        response: {
          200: listSchema(OperatorAccountEntry, {
            $id: 'OperatorAccountList',
            description: { en: 'A page of accounts', ko: '계정 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { query: text = null, plan = null, state = null } = request.query
      return answerList(request, reply, (page) => accounts.list({ text, plan, state }, page))
    },
  )
}

function openAccount(http: Http, accounts: Manager): void {
  http.post(
    `${ONE}/visits`,
    {
      config: { ...OPERATOR_CONFIG, idempotent: true },
      schema: {
        operationId: 'openOperatorAccount',
        title: { en: 'Open an account, with a reason', ko: '사유를 적고 계정 열기' },
        about: {
          en: 'Gives you access to the account for one hour. Its owner sees the reason in the audit log, as `operator.looked`. Opening it again starts a new hour.',
          ko: '1시간 동안 그 계정을 조회할 수 있습니다. 사유는 계정의 감사 기록(`operator.looked`)에 남아 소유자가 볼 수 있습니다. 다시 열면 그때부터 1시간입니다.',
        },
        tags,
        params: OneAccount,
        body: VisitInput,
        response: { 201: AccountVisit },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const answer = await accounts.open(ownAttempt(request), operatorOf(request), params.accountId, body.reason)
      return sendAs(reply, 201, answer)
    },
  )
}

function getAccount(http: Http, accounts: Manager): void {
  http.get(
    ONE,
    {
      config: { ...OPERATOR_CONFIG, problems: ['reason_required'] },
      schema: {
        operationId: 'getOperatorAccount',
        title: { en: 'Look into an account', ko: '계정 조회' },
        about: {
          en: 'Plan, limits, usage, members, keys without their secrets, webhooks and open incidents. Each request is recorded in the operators’ audit log. An account that you have not opened returns 403 `reason_required`.',
          ko: '요금제, 한도, 사용량, 구성원, 비밀값을 뺀 키, 웹훅, 해결되지 않은 보안 사고입니다. 조회할 때마다 운영자 감사 기록에 남습니다. 열지 않은 계정은 403 `reason_required`입니다.',
        },
        tags,
        params: OneAccount,
        response: { 200: OperatorAccount },
      },
    },
    async (request) => accounts.look(operatorOf(request), request.params.accountId),
  )
}

function changeAccount(http: Http, accounts: Manager): void {
  http.patch(
    ONE,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'changeOperatorAccount',
        title: { en: 'Change an account, with a reason', ko: '사유를 적고 계정 변경' },
        about: {
          en: 'Absent fields stay as they are; `requestLimit: null` restores the limit of the plan. Takes effect on every process within a second.',
          ko: '보내지 않은 필드는 그대로 두고, `requestLimit: null`은 요금제의 기본 한도로 되돌립니다. 1초 안에 모든 프로세스에 적용됩니다.',
        },
        tags,
        params: OneAccount,
        body: OperatorAccountPatch,
        response: { 200: OperatorAccountEntry },
      },
    },
    async (request) => accounts.change(operatorOf(request), request.params.accountId, request.body),
  )
}

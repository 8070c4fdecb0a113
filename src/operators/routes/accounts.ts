import { Type } from 'typebox'
import { answerList, BY_OPERATORS, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
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

const PATH = '/operator/accounts'
const ONE = `${PATH}/:accountId`
const tags = ['Operator']
const config = { access: BY_OPERATORS, limiter: 'console' } as const

const OneAccount = Type.Object({
  accountId: Type.String({ minLength: 1, maxLength: 64, description: 'The account.' }),
})

const Query = Type.Partial(
  Type.Object({
    query: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Part of the name or of a member’s mail address, or an identifier.',
    }),
    plan: Type.Enum([...PLANS], { description: 'Only accounts on this plan.' }),
    state: Type.Enum([...ACCOUNT_STATES], { description: 'Only accounts in this state.' }),
    ...pageParameters,
  }),
)

export function operatorAccountRoutes(http: Http, { accounts }: Pick<Operators, 'accounts'>): void {
  listAccounts(http, accounts)
  openAccount(http, accounts)
  getAccount(http, accounts)
  changeAccount(http, accounts)
}

type Desk = Operators['accounts']

function listAccounts(http: Http, accounts: Desk): void {
  http.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listOperatorAccounts',
        summary: 'Find accounts',
        description: 'Newest first, with the fields that are visible without a reason.',
        tags,
        querystring: Query,
        response: {
          200: listSchema(OperatorAccountEntry, { $id: 'OperatorAccountList', description: 'A page of accounts' }),
        },
      },
    },
    async (request, reply) => {
      const { query: text = null, plan = null, state = null } = request.query
      return answerList(request, reply, (page) => accounts.list({ text, plan, state }, page))
    },
  )
}

function openAccount(http: Http, accounts: Desk): void {
  http.post(
    `${ONE}/visits`,
    {
      config: { ...config, idempotent: true },
      schema: {
        operationId: 'openOperatorAccount',
        summary: 'Open an account, with a reason',
        description:
          'Gives you access to the account for one hour. Its owner sees the reason in the audit log, as `operator.looked`. Opening it again starts a new hour.',
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

function getAccount(http: Http, accounts: Desk): void {
  http.get(
    ONE,
    {
      config: { ...config, problems: ['reason_required'] },
      schema: {
        operationId: 'getOperatorAccount',
        summary: 'Look into an account',
        description:
          'Plan, limits, usage, members, keys without their secrets, webhooks and open incidents. Each request is recorded in the operators’ audit log. An account that you have not opened returns 403 `reason_required`.',
        tags,
        params: OneAccount,
        response: { 200: OperatorAccount },
      },
    },
    async (request) => accounts.look(operatorOf(request), request.params.accountId),
  )
}

function changeAccount(http: Http, accounts: Desk): void {
  http.patch(
    ONE,
    {
      config,
      schema: {
        operationId: 'changeOperatorAccount',
        summary: 'Change an account, with a reason',
        description:
          'Absent fields stay as they are; `requestLimit: null` restores the limit of the plan. Takes effect on every process within a second.',
        tags,
        params: OneAccount,
        body: OperatorAccountPatch,
        response: { 200: OperatorAccountEntry },
      },
    },
    async (request) => accounts.change(operatorOf(request), request.params.accountId, request.body),
  )
}

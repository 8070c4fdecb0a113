import { answerList, type Http } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Operators } from '../index.ts'
import { FILED_STATES, OperatorIncident, OperatorIncidentInput } from '../schema/incidents.ts'
import { OneThing } from '../schema/shapes.ts'
import { operatorOf, ownAttempt, sendAs } from './caller.ts'
import { OPERATOR_CONFIG } from './config.ts'

const PATH = '/operator/incidents'
const tags = ['Operator']

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...FILED_STATES], {
      description: { en: 'Only incidents in this state.', ko: '이 상태의 보안 사고만 조회합니다.' },
    }),
    accountId: Type.String({
      minLength: 1,
      maxLength: 64,
      description: { en: 'Only those of this account.', ko: '이 계정의 것만 조회합니다.' },
    }),
    ...pageParameters,
  }),
)

type Manager = Operators['incidents']

export function operatorIncidentRoutes(http: Http, { incidents }: Pick<Operators, 'incidents'>): void {
  listIncidents(http, incidents)
  openIncident(http, incidents)
  resolveIncident(http, incidents)
}

function listIncidents(http: Http, incidents: Manager): void {
  http.get(
    PATH,
    {
      config: OPERATOR_CONFIG,
      schema: {
        operationId: 'listOperatorIncidents',
        title: { en: 'Incidents of all accounts', ko: '모든 계정의 보안 사고' },
        about: { en: 'Newest first.', ko: '최신순입니다.' },
        tags,
        querystring: Query,
        response: {
          200: listSchema(OperatorIncident, {
            $id: 'OperatorIncidentList',
            description: { en: 'A page of incidents', ko: '보안 사고 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { state = null, accountId = null } = request.query
      return answerList(request, reply, (page) => incidents.list(accountId, state, page))
    },
  )
}

function openIncident(http: Http, incidents: Manager): void {
  http.post(
    PATH,
    {
      config: { ...OPERATOR_CONFIG, idempotent: true, problems: ['not_found'] },
      schema: {
        operationId: 'openIncident',
        title: { en: 'Block a key or an account', ko: '키나 계정 차단' },
        about: {
          en: 'Every process rejects it within a second, and the owners get a mail with the reason. If an operator has already blocked it, nothing changes and that incident is returned.',
          ko: '1초 안에 모든 프로세스가 거절하고, 소유자는 사유가 적힌 메일을 받습니다. 운영자가 이미 차단했으면 그 보안 사고를 그대로 반환합니다.',
        },
        tags,
        body: OperatorIncidentInput,
        response: { 201: OperatorIncident },
      },
    },
    async (request, reply) =>
      sendAs(reply, 201, await incidents.open(ownAttempt(request), operatorOf(request), request.body)),
  )
}

function resolveIncident(http: Http, incidents: Manager): void {
  http.post(
    `${PATH}/:id/resolve`,
    {
      config: { ...OPERATOR_CONFIG, idempotent: true },
      schema: {
        operationId: 'resolveIncident',
        title: { en: 'Resolve an incident', ko: '보안 사고 해결' },
        about: {
          en: 'Access is restored within a second, unless another incident blocks it. A resolved incident does not change.',
          ko: '다른 보안 사고로 차단되어 있지 않으면 1초 안에 차단이 해제됩니다. 이미 해결된 사고에는 영향이 없습니다.',
        },
        tags,
        params: OneThing({ en: 'The incident.', ko: '보안 사고' }),
        response: { 200: OperatorIncident },
      },
    },
    async (request, reply) =>
      sendAs(reply, 200, await incidents.resolve(ownAttempt(request), operatorOf(request), request.params.id)),
  )
}

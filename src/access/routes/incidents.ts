import { answerList, entityTag, type Http, satisfiesIfMatch } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Access } from '../index.ts'
import { INCIDENT_STATES, Incident, IncidentSettings, IncidentSettingsPatch } from '../schema/incidents.ts'

const PATH = '/v1/access/incidents'
const SETTINGS = `${PATH}/settings`
const access = { needs: 'access', scope: 'access:manage' } as const
const tags = ['Access']

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...INCIDENT_STATES], {
      description: { en: 'Only incidents in this state.', ko: '이 상태의 보안 사고만 조회합니다.' },
    }),
    ...pageParameters,
  }),
)

export function incidentRoutes(http: Http, { incidents }: Pick<Access, 'incidents'>): void {
  http.get(
    PATH,
    {
      config: { access },
      schema: {
        operationId: 'listIncidents',
        title: { en: 'List security incidents', ko: '보안 사고 목록' },
        about: {
          en: 'Newest first. Requests with a blocked key return 403 `access_blocked`, which names the incident. To end the incident, rotate the key with another key that has the scope `keys:manage`, or ask the operator.',
          ko: '최신순입니다. 차단된 키로 호출하면 403 `access_blocked`와 사고 번호를 반환합니다. `keys:manage` 권한이 있는 다른 키로 그 키를 교체하거나 운영자에게 요청하면 사고가 해결됩니다.',
        },
        tags,
        querystring: Query,
        response: {
          200: listSchema(Incident, {
            $id: 'IncidentList',
            description: { en: 'A page of incidents', ko: '보안 사고 한 페이지' },
          }),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = request.caller
      const { state = null } = request.query
      const list = await answerList(request, reply, (page) => incidents.list(accountId, { state, ...page }))
      return { ...list, items: list.items.map(({ accountId: _, ...incident }) => incident) }
    },
  )
  settingsRoutes(http, incidents)
}

function settingsRoutes(http: Http, incidents: Access['incidents']): void {
  http.get(
    SETTINGS,
    {
      config: { access },
      schema: {
        operationId: 'getIncidentSettings',
        title: { en: 'Read incident settings', ko: '보안 사고 설정 조회' },
        about: {
          en: 'The optional automatic reactions to incidents.',
          ko: '계정이 선택할 수 있는 자동 차단의 설정입니다.',
        },
        tags,
        response: { 200: IncidentSettings },
      },
    },
    async (request) => incidents.settings(request.caller.accountId),
  )
  http.patch(
    SETTINGS,
    {
      config: { access, problems: ['precondition_failed'] },
      schema: {
        operationId: 'changeIncidentSettings',
        title: { en: 'Change incident settings', ko: '보안 사고 설정 변경' },
        about: {
          en: 'Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.',
          ko: '보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
        },
        tags,
        body: IncidentSettingsPatch,
        response: { 200: IncidentSettings },
      },
    },
    async (request, reply) => {
      const tagOf = (settings: IncidentSettings) => entityTag(reply.serialize(settings) as string)
      const isAsRead = (now: IncidentSettings) => satisfiesIfMatch(request.headers['if-match'], tagOf(now))
      const settings = await incidents.change({ ...request.caller, requestId: request.id }, request.body, isAsRead)
      reply.header('etag', tagOf(settings))
      return settings
    },
  )
}

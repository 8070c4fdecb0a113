import { Type } from 'typebox'
import { answerList, entityTag, type Http, meetsIfMatch } from '../../lib/http/index.ts'
import { listSchema, pageParameters } from '../../lib/page.ts'
import type { Access } from '../index.ts'
import { INCIDENT_STATES, Incident, IncidentSettings, IncidentSettingsPatch } from '../schema.ts'

const PATH = '/v1/access/incidents'
const SETTINGS = `${PATH}/settings`
const access = { needs: 'access', scope: 'access:manage' } as const
const tags = ['Access']

const Query = Type.Partial(
  Type.Object({
    state: Type.Enum([...INCIDENT_STATES], { description: 'Only incidents in this state.' }),
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
        summary: 'List security incidents',
        description:
          'Newest first. A blocked key is refused with 403 `access_blocked`, which names the incident. To end the incident, rotate the key with another key that has the scope `keys:manage`, or ask the operator.',
        tags,
        querystring: Query,
        response: { 200: listSchema(Incident, { $id: 'IncidentList', description: 'A page of incidents' }) },
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
        summary: 'Read incident settings',
        description: 'The optional automatic reactions to incidents.',
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
        summary: 'Change incident settings',
        description: 'Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.',
        tags,
        body: IncidentSettingsPatch,
        response: { 200: IncidentSettings },
      },
    },
    async (request, reply) => {
      const tagOf = (settings: IncidentSettings) => entityTag(reply.serialize(settings) as string)
      const isAsRead = (now: IncidentSettings) => meetsIfMatch(request.headers['if-match'], tagOf(now))
      const settings = await incidents.change({ ...request.caller, requestId: request.id }, request.body, isAsRead)
      reply.header('etag', tagOf(settings))
      return settings
    },
  )
}

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { CSV } from '../../lib/csv.ts'
import {
  type Http,
  JSON_TYPE,
  type KeyAccess,
  negotiate,
  refuseInTable,
  sendTable,
  tableHold,
} from '../../lib/http/index.ts'
import { TableLanguage } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { EVENT_TYPES } from '../../vocabulary/events.ts'
import type { Alerts } from '../index.ts'
import { EVENT_STATES, EventPage } from '../schema/events.ts'

/** Whether the credentials of an open stream are still valid. */
export type IsAuthorized = (request: FastifyRequest, access: KeyAccess) => Promise<boolean>

const EVENT_STREAM = 'text/event-stream'
const FORMS = [JSON_TYPE, EVENT_STREAM, CSV]
const access = { needs: 'keywords', scope: 'keywords:read' } as const

const query = Type.Partial(
  Type.Object({
    since: Type.String({
      maxLength: 300,
      default: '',
      description: {
        en: '`nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event, with `sort=-timestamp` from the newest.',
        ko: '이전 페이지의 `nextCursor`. 같은 `sort`와 함께 보내십시오. 비우면 보관 중인 가장 오래된 이벤트부터, `sort=-timestamp`이면 최신 이벤트부터입니다.',
      },
    }),
    type: Type.Array(Type.Enum([...EVENT_TYPES]), {
      maxItems: EVENT_TYPES.length,
      description: {
        en: 'Only events of this type. Repeat it to accept any of several types.',
        ko: '이 종류의 이벤트만 조회합니다. 여러 번 적을 수 있습니다.',
      },
    }),
    state: Type.Array(Type.Enum([...EVENT_STATES]), {
      maxItems: EVENT_STATES.length,
      description: {
        en: 'Only events with this mark. Repeat it to accept any of several marks.',
        ko: '이 표시의 이벤트만 조회합니다. 여러 번 적을 수 있습니다.',
      },
    }),
    keywordId: Type.String({
      minLength: 1,
      maxLength: 64,
      description: { en: 'Only events this keyword led to.', ko: '이 키워드로 생긴 이벤트만 조회합니다.' },
    }),
    sort: Type.Enum(['timestamp', '-timestamp'], {
      default: 'timestamp',
      description: {
        en: 'Oldest or newest first; a stream ignores it.',
        ko: '오래된 순 또는 최신순. 스트림에서는 무시합니다.',
      },
    }),
    language: TableLanguage,
    limit: Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 200,
      format: 'int32',
      description: {
        en: 'Maximum number of items; a stream ignores it.',
        ko: '항목의 최대 수. 스트림에서는 무시합니다.',
      },
    }),
  }),
)

export function listEventsRoute(http: Http, alerts: Alerts, isAuthorized: IsAuthorized): void {
  const stopping = new AbortController()
  // Runs before the server waits for open requests: streams end at once, and their clients reconnect elsewhere.
  http.addHook('preClose', async () => stopping.abort())
  http.get(
    '/v1/events',
    {
      config: {
        access,
        produces: FORMS,
        problems: ['invalid_cursor', 'cursor_expired', 'http_1_1_required'],
        holds: (request) => streaming(negotiate(request.headers.accept, FORMS)) ?? tableHold(FORMS)(request),
      },
      schema: {
        operationId: 'listEvents',
        title: { en: 'Follow events', ko: '이벤트 조회' },
        about: {
          en: 'The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and repeats nothing. `sort=-timestamp` lists from the newest backwards: new events do not shift the pages; get them from `newestCursor`. With `Accept: text/event-stream` the same events arrive as an open stream; the header `Last-Event-ID` resumes it after that event.',
          ko: '계정의 이벤트를 발생한 순서대로 반환합니다. 30일 동안 보관합니다. 커서를 따라가면 누락이나 중복이 없습니다. `sort=-timestamp`이면 최신순입니다. 이때 그 사이에 생긴 이벤트는 페이지를 밀지 않으며 `newestCursor` 뒤에 있습니다. `Accept: text/event-stream`이면 같은 이벤트를 스트림으로 받으며, `Last-Event-ID` 헤더로 끊긴 곳부터 이어 받습니다.',
        },
        tags: ['Events'],
        querystring: query,
        response: { 200: EventPage },
      },
    },
    async (request, reply) => {
      const { sort, limit = 200, language } = request.query
      const eventQuery = queryOf(request.caller.accountId, request.query)
      const newestFirst = sort === '-timestamp'
      if (request.sends === CSV) {
        refuseInTable(request.url, ['limit'], FORMS)
        return sendTable(reply, await alerts.table({ ...eventQuery, newestFirst, language }))
      }
      if (request.sends === JSON_TYPE)
        return sendText(reply, JSON_TYPE, await (newestFirst ? alerts.listBack : alerts.list)({ ...eventQuery, limit }))
      const lastEventId = headerOf(request, 'last-event-id')
      const ends = { isAuthorized: () => isAuthorized(request, access), signal: untilOver(reply.raw, stopping.signal) }
      return sendStream(reply, await alerts.stream({ ...eventQuery, ...ends, lastEventId }))
    },
  )
}

type Query = Static<typeof query>
function queryOf(accountId: string, { since = '', type: types = [], state: states = [], keywordId }: Query) {
  return { accountId, since, choice: { types, states, keywordId: keywordId ?? null } }
}

function sendStream(reply: FastifyReply, texts: AsyncIterable<string>): FastifyReply {
  // Without this, a buffering proxy would delay events.
  reply.header('x-accel-buffering', 'no')
  return sendText(reply, EVENT_STREAM, Readable.from(texts, { highWaterMark: 1 }))
}

/** Already serialized; tests compare it with the declared schema. */
const sendText = (reply: FastifyReply, form: string, text: Buffer | Readable): FastifyReply =>
  reply.type(`${form}; charset=utf-8`).send(text)

function untilOver(raw: { once(event: 'close', listener: () => void): unknown }, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, stopping])
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

const streaming = (form: string | null) =>
  form === EVENT_STREAM ? { kind: 'streams' as const, longestMs: null } : null

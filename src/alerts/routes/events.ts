import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
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
import { EVENT_TYPES } from '../../vocabulary/events.ts'
import type { Alerts } from '../index.ts'
import { EVENT_STATES, EventPage } from '../schema.ts'

/** Whether he who asked would still be let in. */
export type MayStay = (request: FastifyRequest, access: KeyAccess) => Promise<boolean>

const EVENT_STREAM = 'text/event-stream'
const FORMS = [JSON_TYPE, EVENT_STREAM, CSV]
const access = { needs: 'keywords', scope: 'keywords:read' } as const

const query = Type.Partial(
  Type.Object({
    since: Type.String({
      maxLength: 300,
      default: '',
      description:
        '`nextCursor` of the page before, with the same `sort`; empty = from the oldest stored event, with `sort=-timestamp` from the newest.',
    }),
    type: Type.Array(Type.Enum([...EVENT_TYPES]), {
      maxItems: EVENT_TYPES.length,
      description: 'Only events of this type. Repeat it to accept any of several types.',
    }),
    state: Type.Array(Type.Enum([...EVENT_STATES]), {
      maxItems: EVENT_STATES.length,
      description: 'Only events with this mark. Repeat it to accept any of several marks.',
    }),
    keywordId: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'Only events this keyword led to.',
    }),
    sort: Type.Enum(['timestamp', '-timestamp'], {
      default: 'timestamp',
      description: 'Oldest or newest first; a stream ignores it.',
    }),
    language: TableLanguage,
    limit: Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 200,
      format: 'int32',
      description: 'Maximum number of items; a stream ignores it.',
    }),
  }),
)

export function listEventsRoute(http: Http, alerts: Alerts, mayStay: MayStay): void {
  const stopping = new AbortController()
  // Runs before open requests are waited for: streams end at once, and their readers go on elsewhere.
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
        summary: 'Follow events',
        description:
          'The events of the account, oldest first, kept for 30 days. Following the cursor misses nothing and repeats nothing. `sort=-timestamp` lists from the newest backwards: new events do not shift the pages; get them from `newestCursor`. With `Accept: text/event-stream` the same events arrive as an open stream; the header `Last-Event-ID` resumes it after that event.',
        tags: ['Events'],
        querystring: query,
        response: { 200: EventPage },
      },
    },
    async (request, reply) => {
      const { sort, limit = 200, language } = request.query
      const asked = askedIn(request.caller.accountId, request.query)
      const newestFirst = sort === '-timestamp'
      if (request.sends === CSV) {
        refuseInTable(request.url, ['limit'], FORMS)
        return sendTable(reply, await alerts.table({ ...asked, newestFirst, language }))
      }
      if (request.sends === JSON_TYPE)
        return sendText(reply, JSON_TYPE, await (newestFirst ? alerts.listBack : alerts.list)({ ...asked, limit }))
      const lastEventId = headerOf(request, 'last-event-id')
      const ends = { mayStay: () => mayStay(request, access), signal: untilOver(reply.raw, stopping.signal) }
      return sendStream(reply, await alerts.stream({ ...asked, ...ends, lastEventId }))
    },
  )
}

type Query = Type.Static<typeof query>
function askedIn(accountId: string, { since = '', type: types = [], state: states = [], keywordId }: Query) {
  return { accountId, since, choice: { types, states, keywordId: keywordId ?? null } }
}

function sendStream(reply: FastifyReply, texts: AsyncIterable<string>): FastifyReply {
  // Whoever buffers answers on the way would keep the events back.
  reply.header('x-accel-buffering', 'no')
  return sendText(reply, EVENT_STREAM, Readable.from(texts, { highWaterMark: 1 }))
}

/** Put together already; what the schema declares of it, the tests compare. */
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

import type { FastifyReply } from 'fastify'
import { entityTag, type Http, JSON_TYPE, meetsIfMatch } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import type { Alerts } from '../index.ts'
import { Event, EventMarks, EventPatch, EventPath, MarkedEvents } from '../schema.ts'

export function changeEventRoute(http: Http, alerts: Alerts): void {
  http.patch(
    '/v1/events/:id',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:write' }, problems: ['precondition_failed'] },
      schema: {
        operationId: 'changeEvent',
        summary: 'Mark an event',
        description:
          'Marks the event as seen, starred or dismissed, with an optional reason; all members and keys of the account see the same mark. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.',
        tags: ['Events'],
        params: EventPath,
        body: EventPatch,
        response: { 200: Event },
      },
    },
    async (request, reply) => {
      const ref = { accountId: request.caller.accountId, id: request.params.id }
      const isAsRead = (text: string) => meetsIfMatch(request.headers['if-match'], entityTag(text))
      const text = await alerts.mark(ref, request.body, isAsRead)
      if (text === null) throw problem('not_found', { en: 'There is no such event.', ko: '그런 이벤트가 없습니다.' })
      reply.header('etag', entityTag(text))
      return sendText(reply, text)
    },
  )
}

export function markEventsRoute(http: Http, alerts: Alerts): void {
  http.patch(
    '/v1/events',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:write' }, problems: ['not_found'], alone: true },
      schema: {
        operationId: 'markEvents',
        summary: 'Mark many events',
        description:
          'Marks up to 1,000 events at once, each like `PATCH /v1/events/{id}`: all of them, or none if one does not exist. Repeating it changes nothing.',
        tags: ['Events'],
        body: EventMarks,
        response: { 200: MarkedEvents },
      },
    },
    async (request) => ({ items: await alerts.markMany(request.caller.accountId, request.body) }),
  )
}

/** Put together already; what the schema declares of it, the tests compare. */
const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type(`${JSON_TYPE}; charset=utf-8`).send(Buffer.from(text))

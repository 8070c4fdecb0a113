import type { FastifyReply } from 'fastify'
import { entityTag, type Http, JSON_TYPE, satisfiesIfMatch } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import type { Alerts } from '../index.ts'
import { Event, EventMarks, EventPatch, EventPath, MarkedEvents } from '../schema/events.ts'

export function changeEventRoute(http: Http, alerts: Alerts): void {
  http.patch(
    '/v1/events/:id',
    {
      config: { access: { needs: 'keywords', scope: 'keywords:write' }, problems: ['precondition_failed'] },
      schema: {
        operationId: 'changeEvent',
        title: { en: 'Mark an event', ko: '이벤트 표시' },
        about: {
          en: 'Marks the event as seen, starred or dismissed, with an optional reason; all members and keys of the account see the same mark. Absent fields stay as they are; `null` resets a field. `If-Match` is honoured.',
          ko: '이벤트를 확인, 중요, 제외로 표시하고 이유를 남깁니다. 표시는 계정의 모든 구성원과 키에 공통입니다. 보내지 않은 필드는 그대로 두고 `null`은 기본값으로 되돌립니다. `If-Match`를 지원합니다.',
        },
        tags: ['Events'],
        params: EventPath,
        body: EventPatch,
        response: { 200: Event },
      },
    },
    async (request, reply) => {
      const ref = { accountId: request.caller.accountId, id: request.params.id }
      const isAsRead = (text: string) => satisfiesIfMatch(request.headers['if-match'], entityTag(text))
      const text = await alerts.mark(ref, request.body, isAsRead)
      if (text === null) throw problem('not_found', { en: 'There is no such event.', ko: '이벤트를 찾을 수 없습니다.' })
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
        title: { en: 'Mark many events', ko: '이벤트 여러 건 표시' },
        about: {
          en: 'Marks up to 1,000 events at once, each like `PATCH /v1/events/{id}`: all of them, or none if one does not exist. Repeating it changes nothing.',
          ko: '이벤트를 1,000건까지 한 번에 표시합니다. 각 이벤트에 `PATCH /v1/events/{id}`를 호출한 것과 같습니다. 없는 이벤트가 하나라도 있으면 아무것도 표시하지 않습니다. 반복해도 결과는 같습니다.',
        },
        tags: ['Events'],
        body: EventMarks,
        response: { 200: MarkedEvents },
      },
    },
    async (request) => ({ items: await alerts.markMany(request.caller.accountId, request.body) }),
  )
}

/** Already serialized; tests compare it with the declared schema. */
const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type(`${JSON_TYPE}; charset=utf-8`).send(Buffer.from(text))

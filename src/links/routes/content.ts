import type { FastifyReply } from 'fastify'
import type { Http } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { SubscriptionLinks } from '../index.ts'
import { SecretLinkPath } from '../schema.ts'

const CALENDAR = 'text/calendar'
const ATOM = 'application/atom+xml'
const FeedQuery = Type.Partial(
  Type.Object({
    pageNumber: Type.Integer({
      minimum: 1,
      maximum: 10,
      default: 1,
      format: 'int32',
      description: { en: 'Page of the feed, from 1.', ko: '피드의 페이지 번호. 1부터' },
    }),
  }),
)
const tags = ['Links']
const text = (description: Wording) => Type.String({ maxLength: 10_000_000, description })

export function linkContentRoutes(http: Http, content: SubscriptionLinks['content']): void {
  http.get(
    '/links/:link/calendar.ics',
    {
      config: { access: 'open', produces: [CALENDAR] },
      schema: {
        operationId: 'getLinkCalendar',
        title: { en: 'Read a calendar by its link', ko: '링크로 캘린더 읽기' },
        about: {
          en: 'iCalendar (RFC 5545) with the closings, openings and pre-specification deadlines of the notices that the link contains. It needs no key. Unknown, deleted and inactive links all return 404.',
          ko: '링크에 담긴 공고의 마감, 개찰, 사전규격 의견 마감을 iCalendar(RFC 5545)로 반환합니다. 키가 필요 없습니다. 없는 링크, 삭제된 링크, 동작하지 않는 링크는 모두 404입니다.',
        },
        tags,
        params: SecretLinkPath,
        response: { 200: { content: { [CALENDAR]: { schema: text({ en: 'The calendar.', ko: '캘린더' }) } } } },
      },
    },
    async (request, reply) => send(reply, CALENDAR, await content.calendar(request.params.link)),
  )
  http.get(
    '/links/:link/notices.atom',
    {
      config: { access: 'open', produces: [ATOM, 'application/xml', 'text/xml'] },
      schema: {
        operationId: 'getLinkFeed',
        title: { en: 'Read a feed by its link', ko: '링크로 피드 읽기' },
        about: {
          en: 'The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with `rel="next"` to the next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all return 404.',
          ko: '링크에 담긴 공고를 Atom(RFC 4287) 피드로 반환합니다. 최근에 게시된 것부터 한 페이지에 100건이며, `rel="next"`가 다음 페이지를 가리킵니다(RFC 5005). 키가 필요 없습니다. 없는 링크, 삭제된 링크, 동작하지 않는 링크는 모두 404입니다.',
        },
        tags,
        params: SecretLinkPath,
        querystring: FeedQuery,
        response: { 200: { content: { [ATOM]: { schema: text({ en: 'The feed.', ko: '피드' }) } } } },
      },
    },
    async (request, reply) => send(reply, ATOM, await content.feed(request.params.link, request.query.pageNumber ?? 1)),
  )
}

/** The content is private, so it must not be indexed or stored in shared caches. */
const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'private', 'x-robots-tag': 'noindex, nofollow' })
    .type(`${type}; charset=utf-8`)
    .send(body)

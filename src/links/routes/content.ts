import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
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
      description: 'Page of the feed, from 1.',
    }),
  }),
)
const tags = ['Links']
const text = (description: string) => Type.String({ maxLength: 10_000_000, description })

export function linkContentRoutes(http: Http, content: SubscriptionLinks['content']): void {
  http.get(
    '/links/:link/calendar.ics',
    {
      config: { access: 'open', produces: [CALENDAR] },
      schema: {
        operationId: 'getLinkCalendar',
        summary: 'Read a calendar by its link',
        description:
          'iCalendar (RFC 5545) with the closings, openings and pre-specification deadlines of the notices that the link contains. It needs no key. Unknown, deleted and inactive links all return 404.',
        tags,
        params: SecretLinkPath,
        response: { 200: { content: { [CALENDAR]: { schema: text('The calendar.') } } } },
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
        summary: 'Read a feed by its link',
        description:
          'The notices that the link contains as an Atom feed (RFC 4287): newest first, 100 on a page, with `rel="next"` to the next page (RFC 5005). It needs no key. Unknown, deleted and inactive links all return 404.',
        tags,
        params: SecretLinkPath,
        querystring: FeedQuery,
        response: { 200: { content: { [ATOM]: { schema: text('The feed.') } } } },
      },
    },
    async (request, reply) => send(reply, ATOM, await content.feed(request.params.link, request.query.pageNumber ?? 1)),
  )
}

/** For its owner alone: no search engine and no cache that others share. */
const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'private', 'x-robots-tag': 'noindex, nofollow' })
    .type(`${type}; charset=utf-8`)
    .send(body)

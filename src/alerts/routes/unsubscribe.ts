import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { HTML, type HtmlPage } from '../../lib/html.ts'
import { type Http, sendHtml } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { PageText } from '../../lib/shapes.ts'
import type { Unsubscribe } from '../index.ts'

const PATH = '/unsubscribe/:link'
const tags = ['Service']

const params = Type.Object({
  link: Type.String({ minLength: 1, maxLength: 1000, description: 'As it stands in the mail.' }),
})
const response = { 200: { content: { [HTML]: { schema: PageText } } } }

/** Where the last line of an alert mail leads, and what mail programs call for their own button (RFC 8058). */
export function unsubscribeRoutes(http: Http, unsubscribe: Pick<Unsubscribe, 'page' | 'leave'>): void {
  http.get(
    PATH,
    {
      config: { access: 'open', produces: [HTML] },
      schema: {
        operationId: 'getUnsubscribe',
        summary: 'The page to leave alert mails',
        description: 'For people. Opening it changes nothing: its buttons do.',
        tags,
        params,
        response,
      },
    },
    async (request, reply) => send(reply, await unsubscribe.page(request.params.link)),
  )
  http.post(
    PATH,
    {
      config: { access: 'open', produces: [HTML], anyBody: true },
      schema: {
        operationId: 'unsubscribe',
        summary: 'Leave alert mails',
        description:
          'One click (RFC 8058): the link alone says who leaves what, so the body is not looked at. It takes this member out of this keyword, or of all, and nobody else; repeated, it changes nothing.',
        tags,
        params,
        response,
      },
    },
    async (request, reply) => send(reply, await unsubscribe.leave(request.params.link)),
  )
}

function send(reply: FastifyReply, page: HtmlPage | null): FastifyReply {
  if (!page) throw problem('not_found', 'This link is not one of ours, or whom it is for is no member any more.')
  return sendHtml(reply, page)
}

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
  link: Type.String({ minLength: 1, maxLength: 1000, description: 'The token from the link in the mail.' }),
})
const response = { 200: { content: { [HTML]: { schema: PageText } } } }

/** Where the last line of an alert mail leads, and what mail programs call for their own button (RFC 8058). */
export function unsubscribeRoutes(http: Http, unsubscribe: Pick<Unsubscribe, 'page' | 'leave'>): void {
  http.get(
    PATH,
    {
      config: { access: 'open', produces: [HTML], showsSecret: true },
      schema: {
        operationId: 'getUnsubscribe',
        summary: 'Unsubscribe page',
        description: 'A page for people. Opening it changes nothing; its buttons unsubscribe.',
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
      config: { access: 'open', produces: [HTML], anyBody: true, showsSecret: true },
      schema: {
        operationId: 'unsubscribe',
        summary: 'Unsubscribe from alert mails',
        description:
          'One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored. It ends the mails of this keyword, of all keywords, or about this notice, for this member only. Repeating it changes nothing.',
        tags,
        params,
        response,
      },
    },
    async (request, reply) => send(reply, await unsubscribe.leave(request.params.link)),
  )
}

function send(reply: FastifyReply, page: HtmlPage | null): FastifyReply {
  if (!page)
    throw problem('not_found', {
      en: 'This link is not valid, or its recipient is no longer a member.',
      ko: '유효하지 않은 링크이거나, 메일을 받은 분이 더 이상 구성원이 아닙니다.',
    })
  return sendHtml(reply, page)
}

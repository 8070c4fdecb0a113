import type { FastifyReply } from 'fastify'
import { HTML, type HtmlPage } from '../../lib/html.ts'
import { type Http, sendHtml } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import { PageText } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Unsubscribe } from '../index.ts'

const PATH = '/unsubscribe/:link'
const tags = ['Service']

const params = Type.Object({
  link: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: { en: 'The token from the link in the mail.', ko: '메일의 링크에 있는 토큰' },
  }),
})
const response = { 200: { content: { [HTML]: { schema: PageText } } } }

/**
 * The page of the link at the end of an alert mail; also called by the unsubscribe button of mail programs (RFC 8058).
 */
export function unsubscribeRoutes(http: Http, unsubscribe: Pick<Unsubscribe, 'page' | 'leave'>): void {
  http.get(
    PATH,
    {
      config: { access: 'open', produces: [HTML], showsSecret: true },
      schema: {
        operationId: 'getUnsubscribe',
        title: { en: 'Unsubscribe page', ko: '알림 메일 수신거부 페이지' },
        about: {
          en: 'A page for people. Opening it changes nothing; its buttons unsubscribe.',
          ko: '브라우저용 페이지입니다. 열기만 해서는 바뀌지 않으며 버튼을 눌러야 적용됩니다.',
        },
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
        title: { en: 'Unsubscribe from alert mails', ko: '알림 메일 수신거부' },
        about: {
          en: 'One click (RFC 8058): the link alone names the member and the keyword or notice, so the body is ignored. It ends the mails of this keyword, of all keywords, or about this notice, for this member only. Repeating it changes nothing.',
          ko: '한 번의 클릭으로 처리합니다(RFC 8058). 링크에 구성원과 키워드 또는 공고가 들어 있어 본문은 읽지 않습니다. 이 구성원에게 보내는 이 키워드의 메일, 모든 키워드의 메일, 또는 이 공고의 메일만 중단합니다. 반복해도 결과는 같습니다.',
        },
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML } from '../../lib/html.ts'
import { type Http, languageOf, sendDocument, sendHtml } from '../../lib/http/index.ts'
import { Problem } from '../../lib/problems.ts'
import { PageText } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { SubscriptionLinks } from '../index.ts'
import { SecretLinkPath, WidgetQuery } from '../schema.ts'

const SCRIPT = 'text/javascript'
const tags = ['Links']

type Widget = SubscriptionLinks['widget']

export function widgetRoutes(http: Http, widget: Widget): void {
  widgetPageRoute(http, widget)
  http.get(
    '/widget.js',
    {
      config: { access: 'open', fromMemory: true, produces: [SCRIPT], pageFile: true },
      schema: {
        operationId: 'getWidgetScript',
        title: { en: 'The script of widgets', ko: '위젯 스크립트' },
        about: {
          en: 'A script for pages of other sites: it fills each element with `data-gonggo-widget` with a frame of that link. It needs no key, stores nothing, and sends requests to this service only.',
          ko: '다른 사이트의 페이지에 넣는 스크립트입니다. `data-gonggo-widget`이 있는 요소를 그 링크의 프레임으로 채웁니다. 키가 필요 없고, 아무것도 저장하지 않으며, 이 서비스에만 요청합니다.',
        },
        tags,
        response: { 200: { content: { [SCRIPT]: { schema: ScriptText } } } },
      },
    },
    async (request, reply) => {
      reply.type(`${SCRIPT}; charset=utf-8`).header('cross-origin-resource-policy', 'cross-origin')
      return sendDocument(request, reply, widget.script())
    },
  )
}

const ScriptText = Type.String({ maxLength: 20_000, description: { en: 'The script.', ko: '스크립트' } })

const noticePage = (widget: Widget) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const page = widget.instead(error, languageOf(request), request.query as object)
  if (page === null || !(error instanceof Problem)) throw error
  return sendHtml(reply.code(error.status).headers(error.headers), page)
}

/** Private. Browsers revalidate it at each use, and get 304 if it has not changed. */
const HEADERS = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' }

function widgetPageRoute(http: Http, widget: Widget): void {
  http.get(
    '/links/:link/widget',
    {
      config: { access: 'open', produces: [HTML], pages: [404, 429] },
      errorHandler: noticePage(widget),
      schema: {
        operationId: 'getLinkWidget',
        title: { en: 'Read a widget by its link', ko: '링크로 위젯 읽기' },
        about: {
          en: 'A page with the newest open notices that the link contains, for a frame in a page of an intranet. Browsers show it only on the sites in `origins`. It needs no key and sets no cookie. Unknown, deleted and inactive links all return 404.',
          ko: '링크에 담긴 공고 중 진행 중인 최근 공고를 보여 주는 페이지입니다. 사내 포털의 프레임에 넣습니다. 브라우저는 `origins`에 있는 사이트에서만 표시합니다. 키가 필요 없고 쿠키를 쓰지 않습니다. 없는 링크, 삭제된 링크, 동작하지 않는 링크는 모두 404입니다.',
        },
        tags,
        params: SecretLinkPath,
        querystring: WidgetQuery,
        response: { 200: { content: { [HTML]: { schema: PageText } } } },
      },
    },
    async (request, reply) => sendHtml(reply.headers(HEADERS), await widget.page(request.params.link, request.query)),
  )
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { HTML } from '../../lib/html.ts'
import { type Http, languageOf, sendDocument, sendHtml } from '../../lib/http/index.ts'
import { Problem } from '../../lib/problems.ts'
import { PageText } from '../../lib/shapes.ts'
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
      config: { access: 'open', produces: [SCRIPT], pageFile: true },
      schema: {
        operationId: 'getWidgetScript',
        summary: 'The script of widgets',
        description:
          'A script for pages of other sites: it fills each element with `data-gonggo-widget` with a frame of that link. It needs no key, stores nothing, and asks this service only.',
        tags,
        response: { 200: { content: { [SCRIPT]: { schema: ScriptText } } } },
      },
    },
    async (request, reply) => {
      reply.type(`${SCRIPT}; charset=utf-8`).header('cross-origin-resource-policy', 'cross-origin')
      return sendDocument(request, reply, await widget.script())
    },
  )
}

const ScriptText = Type.String({ maxLength: 20_000, description: 'The script.' })

const noticePage = (widget: Widget) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const page = widget.instead(error, languageOf(request), request.query as object)
  if (page === null || !(error instanceof Problem)) throw error
  return sendHtml(reply.code(error.status).headers(error.headers), page)
}

/** For its owner alone; asked for anew each time, and 304 as long as it is the same. */
const HEADERS = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' }

function widgetPageRoute(http: Http, widget: Widget): void {
  http.get(
    '/links/:link/widget',
    {
      config: { access: 'open', produces: [HTML], pages: [404, 429] },
      errorHandler: noticePage(widget),
      schema: {
        operationId: 'getLinkWidget',
        summary: 'Read a widget by its link',
        description:
          'A page with the newest open notices that the link contains, for a frame in a page of an intranet. Browsers show it only on the sites in `origins`. It needs no key and sets no cookie. Unknown, deleted and inactive links all return 404.',
        tags,
        params: SecretLinkPath,
        querystring: WidgetQuery,
        response: { 200: { content: { [HTML]: { schema: PageText } } } },
      },
    },
    async (request, reply) => sendHtml(reply.headers(HEADERS), await widget.page(request.params.link, request.query)),
  )
}

import { HTML } from '../../lib/html.ts'
import { type Http, JSON_TYPE, languageOf, sendHtml } from '../../lib/http/index.ts'
import { PageText } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Connections } from '../index.ts'
import { faultHandler, faultResponses } from './faults.ts'

const response = {
  ...faultResponses,
  302: Type.Null({
    description: { en: 'To the page for the decision, or back to the app.', ko: '동의 화면 또는 앱으로 이동' },
  }),
  400: { content: { [HTML]: { schema: PageText } } },
}

/** The endpoint to which an app sends the browser of its user. */
export function authorizeRoute(http: Http, connections: Connections): void {
  http.get(
    '/oauth/authorize',
    {
      config: { access: 'open', produces: [HTML, JSON_TYPE], anyQuery: true },
      errorHandler: faultHandler(connections),
      schema: { hide: true, response },
    },
    async (request, reply) => {
      const query = request.url.split('?').slice(1).join('?')
      const outcome = await connections.authorize(query, request.clientIp)
      if ('redirectTo' in outcome) return reply.redirect(outcome.redirectTo, 302)
      return sendHtml(reply.code(400), connections.refusalPage(outcome.refusal, languageOf(request), outcome.back))
    },
  )
}

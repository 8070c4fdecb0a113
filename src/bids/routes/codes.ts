import type { Http } from '../../lib/http/index.ts'
import { listSchema, offsetOf, pageLinks, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Bids } from '../index.ts'
import { Code } from '../schema/codes.ts'

const query = Type.Partial(
  Type.Object({
    q: Type.String({
      minLength: 1,
      maxLength: 200,
      description: { en: 'A code, or part of a name.', ko: '코드 또는 이름의 일부' },
    }),
    ...pageParameters,
  }),
)

const WORDS = {
  agencies: [
    'listAgencies',
    'Agencies',
    'Agencies, those with the most notices first; then those that a source lists but no notice names.',
  ],
  industries: [
    'listIndustries',
    'Industries',
    'Industries that notices are limited to, those with the most notices first; then those that a source lists but no notice names.',
  ],
  regions: [
    'listRegions',
    'Regions',
    'Regions that notices can be limited to; the count includes notices without a region limit.',
  ],
} as const

export function codeRoutes(http: Http, bids: Bids): void {
  for (const kind of ['agencies', 'industries', 'regions'] as const) {
    const [operationId, summary, description] = WORDS[kind]
    http.get(
      `/v1/codes/${kind}`,
      {
        config: { access: { needs: 'notices', scope: 'bids:read' } },
        schema: {
          operationId,
          summary,
          description,
          tags: ['Codes'],
          querystring: query,
          response: {
            200: listSchema(Code, { $id: 'CodeList', description: { en: 'A page of codes', ko: '코드 한 페이지' } }),
          },
        },
      },
      async (request, reply) => {
        const { q = null, page = 1, pageSize = 20 } = request.query
        const { total, items } = await bids.codes[kind](q, pageSize, offsetOf({ page, pageSize }))
        reply.header('link', pageLinks(request.url, { page, pageSize }, total))
        return { total, page, items }
      },
    )
  }
}

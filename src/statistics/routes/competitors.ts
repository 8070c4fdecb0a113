import { Type } from 'typebox'
import { CSV } from '../../lib/csv.ts'
import { type Http, JSON_TYPE, languageOf, refuseInTable, sendTable, speakIn, tableHold } from '../../lib/http/index.ts'
import { pageLinks, pageOf, pageParameters } from '../../lib/page.ts'
import { TableLanguage } from '../../lib/shapes.ts'
import type { Statistics } from '../index.ts'
import { CompetitorsBody } from '../schema/statistics.ts'
import { explainParameter, filterParameters } from './parameters.ts'

const MOST_FIRMS = 20
const FORMS = [JSON_TYPE, CSV]

const query = Type.Partial(
  Type.Object({
    businessNo: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
      minItems: 1,
      maxItems: MOST_FIRMS,
      description:
        'Business numbers, with or without hyphens. Repeat it to compare firms. Either this or `name` is required, not both.',
      examples: [['123-45-67890']],
    }),
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo` is required, not both.',
      examples: ['한빛건설'],
    }),
    ...filterParameters,
    ...explainParameter,
    language: TableLanguage,
    ...pageParameters,
  }),
)

export function listCompetitorsRoute(
  http: Http,
  statistics: Pick<Statistics, 'competitors' | 'competitorTable'>,
): void {
  http.get(
    '/v1/statistics/competitors',
    {
      config: {
        access: { needs: 'competitors', scope: 'statistics:read' },
        heavy: true,
        produces: FORMS,
        holds: tableHold(FORMS),
        problems: ['missing_parameter', 'unknown_region', 'reversed_range', 'unavailable', 'http_1_1_required'],
      },
      schema: {
        operationId: 'listCompetitors',
        summary: 'Award history of competitors',
        description:
          'The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head results. If a name matches several firms, the response lists candidates.',
        tags: ['Statistics'],
        querystring: query,
        response: { 200: CompetitorsBody },
      },
    },
    async (request, reply) => {
      if (request.sends === CSV) {
        const { page: _page, pageSize: _pageSize, explain: _explain, language, ...question } = request.query
        refuseInTable(request.url, ['page', 'pageSize', 'explain'], FORMS)
        return sendTable(reply, await statistics.competitorTable(question, language))
      }
      const { language: _language, ...question } = request.query
      const hints = languageOf(request)
      const body = await statistics.competitors(question, hints)
      if (body.explain) speakIn(reply, hints)
      reply.header('link', pageLinks(request.url, pageOf(request.query), body.total))
      return body
    },
  )
}

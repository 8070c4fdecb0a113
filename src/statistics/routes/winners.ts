import { Type } from 'typebox'
import { CSV } from '../../lib/csv.ts'
import { type Http, JSON_TYPE, languageOf, refuseInTable, sendTable, speakIn, tableHold } from '../../lib/http/index.ts'
import { pageLinks, pageOf, pageParameters } from '../../lib/page.ts'
import type { Statistics } from '../index.ts'
import { GROUPS, WIN_SORTS, WinnersBody } from '../schema/statistics.ts'
import { explainParameter, filterParameters } from './parameters.ts'

const FORMS = [JSON_TYPE, CSV]

const query = Type.Partial(
  Type.Object({
    ...filterParameters,
    groupBy: Type.Array(Type.Enum([...GROUPS]), {
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      description: 'What the awards are grouped by: one or two dimensions. Default: `agency`.',
      examples: [['agency', 'amountBand']],
    }),
    sort: Type.Enum([...WIN_SORTS], {
      default: '-awards',
      description:
        'Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values come last; ties are ordered by the key of the group.',
    }),
    ...explainParameter,
    ...pageParameters,
  }),
)

export function listWinnersRoute(http: Http, statistics: Pick<Statistics, 'winners' | 'table'>): void {
  http.get(
    '/v1/statistics/winners',
    {
      config: {
        access: { needs: 'statistics', scope: 'statistics:read' },
        heavy: true,
        produces: FORMS,
        holds: tableHold(FORMS),
        problems: ['unknown_region', 'reversed_range', 'unavailable', 'http_1_1_required'],
      },
      schema: {
        operationId: 'listWinners',
        summary: 'Award statistics',
        description:
          'Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates. Openings excluded from a figure are counted in `excluded`.',
        tags: ['Statistics'],
        querystring: query,
        response: { 200: WinnersBody },
      },
    },
    async (request, reply) => {
      if (request.sends === CSV) {
        const { page: _page, pageSize: _pageSize, explain: _explain, ...question } = request.query
        refuseInTable(request.url, ['page', 'pageSize', 'explain'], FORMS)
        return sendTable(reply, await statistics.table(question))
      }
      const language = languageOf(request)
      const body = await statistics.winners(request.query, language)
      if (body.explain) speakIn(reply, language)
      reply.header('link', pageLinks(request.url, pageOf(request.query), body.total))
      return body
    },
  )
}

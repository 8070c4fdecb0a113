import { CSV } from '../../lib/csv.ts'
import { type Http, JSON_TYPE, languageOf, refuseInTable, sendTable, speakIn, tableHold } from '../../lib/http/index.ts'
import { pageLinks, pageOf, pageParameters } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import type { Statistics } from '../index.ts'
import { GROUPS } from '../schema/statistics.ts'
import { WIN_SORTS, WinnersBody } from '../schema/winners.ts'
import { explainParameter, filterParameters } from './parameters.ts'

const FORMS = [JSON_TYPE, CSV]

const query = Type.Partial(
  Type.Object({
    ...filterParameters,
    groupBy: Type.Array(Type.Enum([...GROUPS]), {
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      description: {
        en: 'What the awards are grouped by: one or two dimensions. Default: `agency`.',
        ko: '집계 기준. 하나 또는 두 개이며 기본값은 `agency`입니다.',
      },
      examples: [['agency', 'amountBand']],
    }),
    sort: Type.Enum([...WIN_SORTS], {
      default: '-awards',
      description: {
        en: 'Order of the groups; a leading `-` sorts from largest to smallest. Unknown and withheld values come last; ties are ordered by the key of the group.',
        ko: '정렬 기준. 앞에 `-`를 붙이면 내림차순입니다. 값이 없거나 제공하지 않는 항목은 마지막에 오며, 값이 같으면 이름순입니다.',
      },
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
        title: { en: 'Award statistics', ko: '낙찰 통계' },
        about: {
          en: 'Awards by agency, industry, amount band, firm, category, region or month: winners, amounts and rates. Openings excluded from a figure are counted in `excluded`.',
          ko: '기관, 업종, 금액 구간, 업체, 업무 구분, 지역, 월별로 낙찰 건수, 낙찰금액, 낙찰률을 집계합니다. 집계에서 제외한 개찰의 건수는 `excluded`에 있습니다.',
        },
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

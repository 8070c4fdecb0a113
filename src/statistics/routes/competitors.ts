import { CSV } from '../../lib/csv.ts'
import { type Http, JSON_TYPE, languageOf, refuseInTable, sendTable, speakIn, tableHold } from '../../lib/http/index.ts'
import { pageLinks, pageOf, pageParameters } from '../../lib/page.ts'
import { TableLanguage } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Statistics } from '../index.ts'
import { CompetitorsBody } from '../schema/competitors.ts'
import { explainParameter, filterParameters } from './parameters.ts'

const MOST_FIRMS = 20
const FORMS = [JSON_TYPE, CSV]

const query = Type.Partial(
  Type.Object({
    businessNo: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
      minItems: 1,
      maxItems: MOST_FIRMS,
      description: {
        en: 'Business numbers, with or without hyphens. Repeat it to compare firms. Either this or `name` is required, not both.',
        ko: '사업자등록번호(하이픈 생략 가능). 여러 번 적어 업체를 비교할 수 있습니다. `name`과 함께 쓸 수 없으며 둘 중 하나가 필요합니다.',
      },
      examples: [['123-45-67890']],
    }),
    name: Type.String({
      minLength: 1,
      maxLength: 200,
      description: {
        en: 'Name of a firm, or part of it; (주), 주식회사 and spaces are ignored. Either this or `businessNo` is required, not both.',
        ko: '업체 이름 또는 그 일부. (주), 주식회사, 공백은 무시합니다. `businessNo`와 함께 쓸 수 없으며 둘 중 하나가 필요합니다.',
      },
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
        title: { en: 'Award history of competitors', ko: '경쟁사의 투찰·낙찰 이력' },
        about: {
          en: 'The bids of firms, won and lost, with ranks, latest first; with totals for each firm and head-to-head results. If a name matches several firms, the response lists candidates.',
          ko: '업체가 투찰하고 낙찰받은 내역을 최신순으로 반환합니다. 낙찰받지 못한 투찰과 순위, 업체별 합계, 두 업체가 함께 투찰한 개찰의 결과도 포함합니다. 이름과 일치하는 업체가 여럿이면 후보를 반환합니다.',
        },
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

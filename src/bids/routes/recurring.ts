import type { Http } from '../../lib/http/index.ts'
import { pageLinks, pageOf } from '../../lib/page.ts'
import { Type } from '../../lib/type.ts'
import { LEAST_YEARS, MOST_YEARS } from '../../search/catalog/index.ts'
import type { Bids } from '../index.ts'
import { recurringNotices } from '../schema/recurring.ts'
import { recurringParameters } from './search-shape.ts'

const MOST_MONTHS = 12

const query = () =>
  Type.Partial(
    Type.Object({
      ...recurringParameters(),
      months: Type.Integer({
        format: 'int32',
        minimum: 1,
        maximum: MOST_MONTHS,
        default: MOST_MONTHS,
        description: {
          en: 'Only notices that are expected within this number of months; overdue ones are always included.',
          ko: '이 개월 수 안에 예상되는 공고만 조회합니다. 예상 시기가 지난 공고는 항상 포함합니다.',
        },
      }),
      minYears: Type.Integer({
        format: 'int32',
        minimum: LEAST_YEARS,
        maximum: MOST_YEARS,
        default: LEAST_YEARS,
        description: {
          en: 'Only notices that were posted in at least this number of years in a row.',
          ko: '이 햇수 이상 연속으로 나온 공고만 조회합니다.',
        },
      }),
    }),
  )

export function listRecurringBidsRoute(http: Http, bids: Pick<Bids, 'recurring'>): void {
  http.get(
    '/v1/bids/recurring',
    {
      config: {
        access: { needs: 'statistics', scope: 'bids:read' },
        heavy: true,
        problems: ['invalid_query', 'unknown_region', 'profile_required', 'plan_required', 'not_found', 'unavailable'],
      },
      schema: {
        operationId: 'listRecurringBids',
        title: { en: 'List recurring notices', ko: '매년 반복되는 공고' },
        about: {
          en: 'Notices that the same agency posted under the same title about once a year, at least two years in a row, with the month in which the next one is expected, the soonest first. This is inferred from past notices, which `evidence` lists; no plan or contract period is read. Filters apply to the first notice of the newest year.',
          ko: '같은 기관이 같은 공고명으로 2년 이상 연속해서 1년 간격으로 낸 공고와 다음 공고가 예상되는 달을 가까운 순서로 반환합니다. 지난 공고(`evidence`)로 추정한 것이며 발주계획이나 계약기간은 사용하지 않습니다. 필터는 가장 최근 해의 첫 공고에 적용합니다.',
        },
        tags: ['Notices'],
        querystring: query(),
        response: { 200: recurringNotices() },
      },
    },
    async (request, reply) => {
      const answer = await bids.recurring(request.caller.accountId, request.query)
      reply.header('link', pageLinks(request.url, pageOf(request.query), answer.total))
      return answer
    },
  )
}

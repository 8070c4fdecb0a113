import type { Http } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import { NUMBER_IN_PATH } from '../../vocabulary/notices.ts'
import type { Statistics } from '../index.ts'
import { PriceReferenceBody } from '../schema/price-reference.ts'

export function getPriceReferenceRoute(http: Http, statistics: Pick<Statistics, 'priceReference' | 'missing'>): void {
  http.get(
    '/v1/bids/:noticeNo/price-reference',
    {
      config: {
        access: { needs: 'statistics', scope: 'statistics:read' },
        heavy: true,
        problems: ['not_found', 'notice_withdrawn', 'unavailable'],
      },
      schema: {
        operationId: 'getPriceReference',
        title: { en: 'Get the price reference of a notice', ko: '공고의 가격 참고' },
        about: {
          en: 'Award rates of the same category and amount band in the last 12 months, the awards they come from, and the distribution that the random draw of planned prices would produce. The awards are those of the same agency; if fewer than 5 have a rate, those limited to the same province; otherwise all. `scope` says which. It describes the past and recommends nothing.',
          ko: '같은 업무 구분과 금액 구간의 지난 12개월 낙찰률과 그 근거, 예정가격 추첨의 무작위 기댓값입니다. 같은 기관의 낙찰 중 낙찰률이 있는 건이 5건 미만이면 지역제한이 같은 시·도로, 그래도 5건 미만이면 전체로 범위를 넓힙니다. 범위는 `scope`에 있습니다. 과거 결과이며 투찰금액을 추천하지 않습니다.',
        },
        tags: ['Statistics'],
        params: Type.Object({
          noticeNo: Type.String(NUMBER_IN_PATH),
        }),
        response: { 200: PriceReferenceBody },
      },
    },
    async (request) => {
      const body = await statistics.priceReference(request.params.noticeNo)
      if (!body) throw await statistics.missing(request.params.noticeNo)
      return body
    },
  )
}

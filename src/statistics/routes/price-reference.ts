import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import type { Statistics } from '../index.ts'
import { PriceReferenceBody } from '../schema/statistics.ts'

const LONGEST_NUMBER = 80

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
        summary: 'Get the price reference of a notice',
        description:
          'Award rates of the same category and amount band in the last 12 months, the awards they come from, and the distribution that the random draw of planned prices would produce. The awards are those of the same agency; if fewer than 5 have a rate, those limited to the same province; otherwise all. `scope` says which. It describes the past and recommends nothing.',
        tags: ['Statistics'],
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: LONGEST_NUMBER,
            description: 'Number of the notice, percent-encoded.',
          }),
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

import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import type { Bids } from '../index.ts'
import { BidDetail } from '../schema.ts'

const LONGEST_NUMBER = 80

const count = (description: string, minimum: number) =>
  Type.Integer({ minimum, maximum: 2147483647, format: 'int32', description })

export function getBidRoute(http: Http, bids: Bids): void {
  http.get(
    '/v1/bids/:noticeNo',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' }, problems: ['not_found', 'notice_withdrawn'] },
      schema: {
        operationId: 'getBid',
        summary: 'One notice in detail',
        description:
          'The notice with its versions, documents and results. To get an older state, add `version` or `revision`, or request `{noticeNo}-{revision}`.',
        tags: ['Notices'],
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: LONGEST_NUMBER + '-999999999'.length,
            description: 'Number of the notice, percent-encoded.',
          }),
        }),
        querystring: Type.Partial(
          Type.Object({
            version: count('Version number given by this service, from 1.', 1),
            revision: count('Revision number given by the source; the newest version of it is shown.', 0),
          }),
        ),
        response: { 200: BidDetail },
      },
    },
    async (request) => {
      const detail = await bids.detail(request.caller.accountId, request.params.noticeNo, request.query)
      if (!detail)
        throw await bids.missing(request.params.noticeNo, {
          en: 'There is no such notice, or it has no such version.',
          ko: '그런 공고가 없거나 그런 버전이 없습니다.',
        })
      return detail
    },
  )
}

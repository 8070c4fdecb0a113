import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { problem } from '../../lib/problems.ts'
import type { Bids } from '../index.ts'
import { BidDetail } from '../schema.ts'

const LONGEST_NUMBER = 80

const count = (description: string, minimum: number) =>
  Type.Integer({ minimum, maximum: 2147483647, format: 'int32', description })

export function getBid(http: Http, bids: Bids): void {
  http.get(
    '/v1/bids/:noticeNo',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' }, problems: ['not_found'] },
      schema: {
        operationId: 'getBid',
        summary: 'One notice in detail',
        description:
          'The notice with its versions, documents and results. An older state is asked for by `version`, by `revision`, or as `{noticeNo}-{revision}`.',
        tags: ['Notices'],
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: LONGEST_NUMBER + '-999999999'.length,
            description: 'The notice, percent-encoded.',
          }),
        }),
        querystring: Type.Partial(
          Type.Object({
            version: count('A version of ours, from 1.', 1),
            revision: count("A revision of the source's; its newest version is shown.", 0),
          }),
        ),
        response: { 200: BidDetail },
      },
    },
    async (request) => {
      const detail = await bids.detail(request.caller.accountId, request.params.noticeNo, request.query)
      if (!detail) throw problem('not_found', 'There is no such notice, or it never had that version.')
      return detail
    },
  )
}

import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import { STATUSES } from '../../vocabulary/notices.ts'
import type { Bids } from '../index.ts'
import { SimilarBid } from '../schema.ts'

const LONGEST_NUMBER = 80
const MOST_SIMILAR = 20
const DEFAULT_SIMILAR = 10

const SimilarBids = Type.Object(
  {
    items: Type.Array(SimilarBid, {
      maxItems: MOST_SIMILAR,
      description: 'The most similar first, those that require licences in common before the others',
    }),
  },
  { $id: 'SimilarBids', additionalProperties: false, description: 'Notices similar to one notice' },
)

export function listSimilarBidsRoute(http: Http, bids: Pick<Bids, 'similar' | 'missing'>): void {
  http.get(
    '/v1/bids/:noticeNo/similar',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' }, problems: ['not_found', 'notice_withdrawn'] },
      schema: {
        operationId: 'listSimilarBids',
        summary: 'List similar notices',
        description:
          'Notices of the same category with similar titles, compared by words and required licences; synonyms such as 청소 and 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of the notice itself. The list is a suggestion: it is not used for alerts or totals.',
        tags: ['Notices'],
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: LONGEST_NUMBER,
            description: 'Number of the notice, percent-encoded.',
          }),
        }),
        querystring: Type.Object({
          status: Type.Array(Type.Enum([...STATUSES]), {
            minItems: 1,
            maxItems: STATUSES.length,
            default: ['open'],
            description: 'Only notices with one of these statuses at the moment of the answer.',
          }),
          limit: Type.Integer({
            minimum: 1,
            maximum: MOST_SIMILAR,
            default: DEFAULT_SIMILAR,
            description: 'Most notices in the answer.',
          }),
        }),
        response: { 200: SimilarBids },
      },
    },
    async (request) => {
      const { noticeNo } = request.params
      const items = await bids.similar(request.caller.accountId, noticeNo, request.query)
      if (!items) throw await bids.missing(noticeNo)
      return { items }
    },
  )
}

import type { Http } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import { NUMBER_IN_PATH, STATUSES } from '../../vocabulary/notices.ts'
import type { Bids } from '../index.ts'
import { SimilarBid } from '../schema/detail.ts'

const MOST_SIMILAR = 20
const DEFAULT_SIMILAR = 10

const SimilarBids = Type.Object(
  {
    items: Type.Array(SimilarBid, {
      maxItems: MOST_SIMILAR,
      description: {
        en: 'The most similar first, those that require licences in common before the others',
        ko: '비슷한 순서. 면허가 겹치는 공고가 먼저 나옵니다.',
      },
    }),
  },
  {
    $id: 'SimilarBids',
    additionalProperties: false,
    description: { en: 'Notices similar to one notice', ko: '한 공고와 비슷한 공고' },
  },
)

export function listSimilarBidsRoute(http: Http, bids: Pick<Bids, 'similar' | 'missing'>): void {
  http.get(
    '/v1/bids/:noticeNo/similar',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' }, problems: ['not_found', 'notice_withdrawn'] },
      schema: {
        operationId: 'listSimilarBids',
        title: { en: 'List similar notices', ko: '비슷한 공고' },
        about: {
          en: 'Notices of the same category with similar titles, compared by words and required licences; synonyms such as 청소 and 미화 count as the same word. Notices of another trade are left out, and so are the re-notices of the notice itself. The list is a suggestion: it is not used for alerts or totals.',
          ko: '같은 업무 구분에서 공고명이 비슷한 공고를 단어와 면허로 비교하여 반환합니다. 청소와 미화 같은 동의어는 같은 단어로 봅니다. 업종이 다른 공고와 이 공고의 재공고는 제외합니다. 참고용 목록이며, 알림과 건수에는 쓰이지 않습니다.',
        },
        tags: ['Notices'],
        params: Type.Object({
          noticeNo: Type.String(NUMBER_IN_PATH),
        }),
        querystring: Type.Object({
          status: Type.Array(Type.Enum([...STATUSES]), {
            minItems: 1,
            maxItems: STATUSES.length,
            default: ['open'],
            description: {
              en: 'Only notices with one of these statuses at the moment of the response.',
              ko: '응답 시점의 상태가 이 가운데 하나인 공고만 반환합니다.',
            },
          }),
          limit: Type.Integer({
            format: 'int32',
            minimum: 1,
            maximum: MOST_SIMILAR,
            default: DEFAULT_SIMILAR,
            description: { en: 'Maximum number of notices.', ko: '반환할 공고의 최대 건수' },
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

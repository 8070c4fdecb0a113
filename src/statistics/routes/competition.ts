import { Type } from 'typebox'
import type { Http } from '../../lib/http/index.ts'
import type { Statistics } from '../index.ts'
import { CompetitionBody } from '../schema/competition.ts'

const LONGEST_NUMBER = 80

export function getCompetitionRoute(http: Http, statistics: Pick<Statistics, 'competition' | 'missing'>): void {
  http.get(
    '/v1/bids/:noticeNo/competition',
    {
      config: {
        access: { needs: 'statistics', scope: 'statistics:read' },
        heavy: true,
        problems: ['not_found', 'notice_withdrawn', 'unavailable'],
      },
      schema: {
        operationId: 'getCompetition',
        summary: 'Get the competition for a notice',
        description:
          'Firms that won similar openings in the last 36 months, how concentrated the awards are, how often there was one bidder, and how often bidding failed. Each section counts openings of the same agency, and widens to others if these are fewer than 5: `scope` and `widened` say how. All figures can be recomputed from `GET /v1/statistics/awards`. It describes the past and predicts nothing.',
        tags: ['Statistics'],
        params: Type.Object({
          noticeNo: Type.String({
            minLength: 1,
            maxLength: LONGEST_NUMBER,
            description: 'Number of the notice, percent-encoded.',
          }),
        }),
        response: { 200: CompetitionBody },
      },
    },
    async (request) => {
      const body = await statistics.competition(request.params.noticeNo)
      if (!body) throw await statistics.missing(request.params.noticeNo)
      return body
    },
  )
}

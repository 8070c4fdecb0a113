import type { Http } from '../../lib/http/index.ts'
import { Type } from '../../lib/type.ts'
import { NUMBER_IN_PATH } from '../../vocabulary/notices.ts'
import type { Statistics } from '../index.ts'
import { CompetitionBody } from '../schema/competition.ts'

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
        title: { en: 'Get the competition for a notice', ko: '공고의 경쟁 현황' },
        about: {
          en: 'Firms that won similar openings in the last 36 months, how concentrated the awards are, how often there was one bidder, and how often bidding failed. Each section counts openings of the same agency, and widens to others if these are fewer than 5: `scope` and `widened` say how. All figures can be recomputed from `GET /v1/statistics/awards`. It describes the past and predicts nothing.',
          ko: '최근 36개월의 비슷한 개찰에서 자주 낙찰받은 업체, 낙찰 집중도, 단독 참가 비율, 유찰률을 반환합니다. 항목마다 같은 기관의 개찰을 집계하고, 5건 미만이면 범위를 넓힙니다. 사용한 범위는 `scope`, 건너뛴 범위는 `widened`에 있습니다. 모든 수치는 `GET /v1/statistics/awards`로 다시 계산할 수 있습니다. 과거의 결과이며 예측이 아닙니다.',
        },
        tags: ['Statistics'],
        params: Type.Object({
          noticeNo: Type.String(NUMBER_IN_PATH),
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

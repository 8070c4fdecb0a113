import { Readable } from 'node:stream'
import { CSV } from '../../lib/csv.ts'
import { type Http, JSON_TYPE } from '../../lib/http/index.ts'
import { TableLanguage } from '../../lib/shapes.ts'
import { asDescription, Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { Statistics } from '../index.ts'
import { filterParameters } from './parameters.ts'

const NDJSON = 'application/x-ndjson'
const FORMS = { [NDJSON]: 'ndjson', [CSV]: 'csv', [JSON_TYPE]: 'json' } as const

const query = Type.Partial(Type.Object({ ...filterParameters, language: TableLanguage }))
const file = (description: Wording) => Type.Unknown({ description })

export function exportAwardsRoute(http: Http, statistics: Pick<Statistics, 'exportAwards' | 'awardForms'>): void {
  http.get(
    '/v1/statistics/awards',
    {
      config: {
        access: { needs: 'statistics', scope: 'statistics:read' },
        heavy: true,
        produces: Object.keys(FORMS),
        holds: () => ({ kind: 'exports', longestMs: null }),
        problems: ['unknown_region', 'reversed_range', 'http_1_1_required'],
      },
      schema: {
        operationId: 'exportAwards',
        title: { en: 'Export awards', ko: '낙찰 내려받기' },
        about: {
          en: 'Every ended opening that `GET /v1/statistics/winners` with the same parameters examines, one per line, as NDJSON or CSV. If `noAward` is null, it is an award; if `noRate` is null, its rate can be compared. All lines show the state of one moment. `X-Total-Count` is their number and `X-As-Of-Position` the position in the changes feed.',
          ko: '같은 파라미터로 호출한 `GET /v1/statistics/winners`가 집계하는 모든 개찰 결과를 NDJSON이나 CSV로 한 줄에 하나씩 반환합니다. `noAward`가 null이면 낙찰이고 `noRate`가 null이면 낙찰률을 비교할 수 있습니다. 모든 줄은 한 시점의 상태입니다. `X-Total-Count`는 줄의 수, `X-As-Of-Position`은 변경 피드의 위치입니다.',
        },
        tags: ['Statistics'],
        querystring: query,
        response: {
          200: {
            description: asDescription({
              en: 'All openings, in no defined order.',
              ko: '모든 개찰 결과. 순서는 정해져 있지 않습니다.',
            }),
            content: {
              [NDJSON]: { schema: file({ en: 'One opening as JSON per line', ko: '한 줄에 개찰 하나인 JSON' }) },
              [CSV]: {
                schema: file({ en: 'A line of names, then one line per opening', ko: '머리글 한 줄과 개찰마다 한 줄' }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { language, ...question } = request.query
      const form = statistics.awardForms(language)[FORMS[request.sends as keyof typeof FORMS]]
      const { total, position, pieces } = await statistics.exportAwards(question, form)
      reply.header('x-total-count', total)
      if (language && request.sends === CSV) reply.header('content-language', language)
      if (position !== null) reply.header('x-as-of-position', position)
      reply.header('content-type', `${request.sends}; charset=utf-8`)
      return reply.send(Readable.from(pieces))
    },
  )
}

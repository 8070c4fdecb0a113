import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { CSV } from '../../lib/csv.ts'
import { type Http, JSON_TYPE } from '../../lib/http/index.ts'
import { TableLanguage } from '../../lib/shapes.ts'
import type { Statistics } from '../index.ts'
import { filterParameters } from './parameters.ts'

const NDJSON = 'application/x-ndjson'
const FORMS = { [NDJSON]: 'ndjson', [CSV]: 'csv', [JSON_TYPE]: 'json' } as const

const query = Type.Partial(Type.Object({ ...filterParameters, language: TableLanguage }))
const file = (description: string) => Type.Unknown({ description })

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
        summary: 'Export awards',
        description:
          'Every ended opening that `GET /v1/statistics/winners` with the same parameters looks at, one per line, as NDJSON or CSV: with `noAward` null it is an award, with `noRate` null its rate can be compared. All lines are of one moment. `X-Total-Count` is their number and `X-As-Of-Position` the position in the changes feed.',
        tags: ['Statistics'],
        querystring: query,
        response: {
          200: {
            description: 'All openings, in no order.',
            content: {
              [NDJSON]: { schema: file('One opening as JSON per line') },
              [CSV]: { schema: file('A line of names, then one line per opening') },
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

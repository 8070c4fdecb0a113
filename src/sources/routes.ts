import type { Http } from '../lib/http/index.ts'
import { Type } from '../lib/type.ts'
import type { Sources } from './index.ts'
import { SourceReport } from './schema/sources.ts'

const SourceList = Type.Object(
  { items: Type.Array(SourceReport, { maxItems: 1000 }) },
  { $id: 'SourceList', additionalProperties: false, description: { en: 'Every source', ko: '모든 출처' } },
)

export function listSourcesRoute(http: Http, sources: Pick<Sources, 'report'>): void {
  http.get(
    '/v1/sources',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' } },
      schema: {
        operationId: 'listSources',
        title: { en: 'Sources', ko: '출처' },
        about: {
          en: 'The sources of the notices, how current each is, and what is missing.',
          ko: '공고의 출처와 출처별 수집 현황, 누락을 반환합니다.',
        },
        tags: ['Sources'],
        response: { 200: SourceList },
      },
    },
    async () => ({ items: await sources.report() }),
  )
}

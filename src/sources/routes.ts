import { Type } from 'typebox'
import type { Http } from '../lib/http/index.ts'
import type { Sources } from './index.ts'
import { SourceReport } from './schema.ts'

const SourceList = Type.Object(
  { items: Type.Array(SourceReport, { maxItems: 1000 }) },
  { $id: 'SourceList', additionalProperties: false, description: 'Every source' },
)

export function listSourcesRoute(http: Http, sources: Pick<Sources, 'report'>): void {
  http.get(
    '/v1/sources',
    {
      config: { access: { needs: 'notices', scope: 'bids:read' } },
      schema: {
        operationId: 'listSources',
        summary: 'Sources',
        description: 'The sources of the notices, how current each is, and what is missing.',
        tags: ['Sources'],
        response: { 200: SourceList },
      },
    },
    async () => ({ items: await sources.report() }),
  )
}

import type { Http } from '../../lib/http/index.ts'
import type { Access } from '../index.ts'
import { Usage } from '../schema.ts'

export function getUsageRoute(http: Http, { usage }: Access): void {
  http.get(
    '/v1/usage',
    {
      config: { access: { needs: 'access', scope: 'any' }, limiter: 'manage' },
      schema: {
        operationId: 'getUsage',
        summary: 'Plan, limits and usage',
        description:
          'Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time, including today. Requests to this endpoint do not count towards the plan’s limit.',
        tags: ['Access'],
        response: { 200: Usage },
      },
    },
    async (request) => usage.read(request.caller),
  )
}

import type { Http } from '../../lib/http/index.ts'
import type { Access } from '../index.ts'
import { Usage } from '../schema/usage.ts'

export function getUsageRoute(http: Http, { usage }: Access): void {
  http.get(
    '/v1/usage',
    {
      config: { access: { needs: 'access', scope: 'any' }, limiter: 'manage' },
      schema: {
        operationId: 'getUsage',
        title: { en: 'Plan, limits and usage', ko: '요금제, 한도, 사용량' },
        about: {
          en: 'Every limit of the account with its remaining quota, and the requests of the last 30 days in Seoul time, including today. Requests to this endpoint do not count towards the plan’s limit.',
          ko: '계정의 모든 한도와 잔여량, 오늘을 포함한 최근 30일의 일별 요청 수(한국 시간 기준)입니다. 이 조회는 요금제 한도에 집계하지 않습니다.',
        },
        tags: ['Access'],
        response: { 200: Usage },
      },
    },
    async (request) => usage.read(request.caller),
  )
}

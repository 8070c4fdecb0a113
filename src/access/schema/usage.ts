import type { Static } from 'typebox'
import { Count, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { PLANS } from '../../vocabulary/plans.ts'

const UsageDay = Type.Object(
  {
    day: Type.String({
      format: 'date',
      maxLength: 10,
      description: { en: 'The day, in Seoul time.', ko: '한국 시간 기준 하루' },
    }),
    requests: Count({
      en: "Requests accepted under the plan's limit, whatever their status.",
      ko: '요금제 한도에 집계된 요청 수(응답 상태와 관계없음)',
    }),
    manage: Count({
      en: 'Requests with a key to `/v1/keys`, `/v1/links`, `/v1/sessions`, `/v1/webhooks` and `/v1/usage`, which have a separate limit.',
      ko: '키로 호출한 `/v1/keys`, `/v1/links`, `/v1/sessions`, `/v1/webhooks`, `/v1/usage`의 요청 수. 한도가 별도입니다.',
    }),
    console: Count({
      en: 'Requests made in sessions, which have a separate limit.',
      ko: '세션으로 보낸 요청 수. 한도가 별도입니다.',
    }),
    limited: Count({ en: 'Requests rejected with 429.', ko: '429로 거절한 요청 수' }),
  },
  { additionalProperties: false, description: { en: 'Usage on one day.', ko: '하루의 사용량' } },
)
export type UsageDay = Static<typeof UsageDay>

const RateLimit = Type.Object(
  {
    policy: Type.String({
      maxLength: 32,
      description: {
        en: 'Name of the limit, as in the `RateLimit` headers.',
        ko: '`RateLimit` 헤더에 쓰는 한도의 이름',
      },
      examples: ['pro'],
    }),
    limit: Count({ en: 'Requests accepted in any one window.', ko: '임의의 한 구간에서 허용하는 요청 수' }),
    windowSeconds: Count({ en: 'Length of the window in seconds.', ko: '구간의 길이(초)' }),
    remaining: Count({ en: 'Requests that would be accepted now.', ko: '현재 허용되는 요청 수' }),
    resetSeconds: Count({
      en: 'Seconds until `remaining` grows by at least one.',
      ko: '`remaining`이 1 이상 늘어날 때까지의 시간(초)',
    }),
  },
  { additionalProperties: false, description: { en: 'A limit on requests.', ko: '요청 한도 하나' } },
)

const Counter = Type.Object(
  {
    name: Type.String({ maxLength: 32, description: { en: 'The resource.', ko: '대상 자원' }, examples: ['keywords'] }),
    limit: Count({ en: 'The maximum.', ko: '최대 수' }),
    used: Count({ en: 'Current number.', ko: '현재 수' }),
  },
  { additionalProperties: false, description: { en: 'A resource whose number is limited.', ko: '개수가 제한된 자원' } },
)

export const Usage = Type.Object(
  {
    plan: Type.Enum([...PLANS], { description: { en: 'Plan of the account.', ko: '계정의 요금제' } }),
    asOf: Time({ en: 'Time of this response.', ko: '응답 시각' }),
    rateLimits: Type.Array(RateLimit, {
      maxItems: 10,
      description: { en: 'Current state of each limit on requests.', ko: '요청 한도별 현재 상태' },
    }),
    counters: Type.Array(Counter, { maxItems: 100, description: { en: 'All other limits.', ko: '그 밖의 모든 한도' } }),
    days: Type.Array(UsageDay, {
      maxItems: 30,
      description: { en: 'The last 30 days, ending with today.', ko: '오늘을 포함한 지난 30일' },
    }),
  },
  {
    $id: 'Usage',
    additionalProperties: false,
    description: { en: 'Plan, limits and usage.', ko: '요금제, 한도, 사용량' },
  },
)
export type Usage = Static<typeof Usage>

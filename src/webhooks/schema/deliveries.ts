import type { Static } from 'typebox'
import { Id, Nullable, SmallCount, Time, TimeInput } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { EVENT_TYPES } from '../../vocabulary/events.ts'
import { AttemptReason, AttemptStatus, PathId } from './webhooks.ts'

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'held', 'aborted', 'expired'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** States whose deliveries can be sent again as a range; pending and held deliveries are sent without a request. */
const ENDED_STATES = ['delivered', 'failed', 'aborted'] as const

const deliveryFields = {
  id: Id({ en: 'Identifier of the delivery.', ko: '전송의 ID' }),
  eventId: Id({
    en: 'Identifier of the event, sent as `webhook-id` with every attempt.',
    ko: '이벤트의 ID. 시도마다 `webhook-id`로 보냅니다.',
  }),
  type: Type.Enum([...EVENT_TYPES], { description: { en: 'Type of the event.', ko: '이벤트 종류' } }),
  state: Type.Enum([...DELIVERY_STATES], {
    description: {
      en: '`pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is disabled · `aborted`: the receiver rejected further attempts · `expired`: on hold for 30 days.',
      ko: '`pending`: 전송할 예정 · `delivered`: 전송됨 · `failed`: 모든 시도 실패 · `held`: 웹훅이 비활성화되어 보류함 · `aborted`: 수신 서버가 재시도를 거부함 · `expired`: 보류 기한(30일) 지남',
    },
  }),
  attemptCount: SmallCount({
    en: 'Attempts since it was created or last sent again.',
    ko: '만들거나 마지막으로 다시 보낸 뒤의 시도 횟수',
  }),
  lastStatus: Nullable(
    SmallCount({
      en: 'HTTP status of the last attempt; `null` = no response, or no attempt yet.',
      ko: '마지막 시도의 HTTP 상태 코드. `null`이면 응답이 없거나 아직 시도하지 않았습니다.',
    }),
  ),
  createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
  nextAttemptAt: Nullable(
    Time({ en: 'Time of the next attempt while it is pending.', ko: '대기 중일 때 다음 시도 시각' }),
  ),
  endedAt: Nullable(Time({ en: 'When it was delivered or given up.', ko: '전송이 완료되거나 중단된 시각' })),
}

export const Delivery = Type.Object(deliveryFields, {
  $id: 'Delivery',
  additionalProperties: false,
  description: { en: 'The delivery of one event to one webhook.', ko: '이벤트 한 건을 웹훅 하나로 보내는 전송' },
})
export type Delivery = Static<typeof Delivery>

const Attempt = Type.Object(
  {
    at: Time({ en: 'When the attempt began.', ko: '시도를 시작한 시각' }),
    status: AttemptStatus,
    ms: SmallCount({
      en: 'Milliseconds until the response, or until the attempt failed.',
      ko: '응답하거나 실패할 때까지 걸린 시간(밀리초)',
    }),
    reason: AttemptReason,
    error: Nullable(
      Type.String({
        maxLength: 1000,
        description: { en: 'The error, if there was no complete response.', ko: '완전한 응답이 없을 때의 오류' },
      }),
    ),
    answer: Type.String({
      maxLength: 1024,
      description: { en: 'The first kilobyte of the response body.', ko: '응답의 첫 1킬로바이트' },
    }),
  },
  { additionalProperties: false, description: { en: 'One attempt.', ko: '시도 하나' } },
)

export const DeliveryDetail = Type.Object(
  {
    ...deliveryFields,
    event: Nullable(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description: {
            en: 'The event that is sent; `null` once it has been deleted. Chat services get a message made from it.',
            ko: '보내는 이벤트. 보관 기간이 지나면 `null`입니다. 메신저에는 이 내용으로 만든 메시지를 보냅니다.',
          },
        },
      ),
    ),
    attempts: Type.Array(Attempt, {
      maxItems: 30,
      description: { en: 'The last 30 attempts, oldest first.', ko: '최근 시도 30개(오래된 순)' },
    }),
  },
  {
    $id: 'DeliveryDetail',
    additionalProperties: false,
    description: { en: 'A delivery with its attempts.', ko: '전송과 그 시도' },
  },
)
export type DeliveryDetail = Static<typeof DeliveryDetail>

export const DeliveryRangeInput = Type.Object(
  {
    from: TimeInput(
      {
        en: 'Deliveries created at this time or later: a time with offset, or a date.',
        ko: '이 시각 이후에 만든 전송. 시간대가 있는 시각 또는 날짜입니다.',
      },
      '2026-11-20',
    ),
    to: Type.Optional(
      Nullable(
        TimeInput(
          { en: 'End of the range, inclusive. Absent: now.', ko: '범위의 끝(포함). 생략하면 현재 시각입니다.' },
          '2026-11-20',
        ),
      ),
    ),
    state: Type.Optional(
      Nullable(
        Type.Enum([...ENDED_STATES], {
          description: {
            en: 'State of the deliveries to send again. Default: `failed`.',
            ko: '다시 보낼 전송의 상태. 생략하면 `failed`입니다.',
          },
        }),
      ),
    ),
  },
  {
    $id: 'DeliveryRange',
    additionalProperties: false,
    description: { en: 'The deliveries to send again.', ko: '다시 보낼 전송' },
    examples: [{ from: '2026-11-19', to: '2026-11-20', state: 'failed' }],
  },
)
export type DeliveryRangeInput = Static<typeof DeliveryRangeInput>

export const Redelivered = Type.Object(
  {
    deliveries: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'int64',
      description: { en: 'Number of deliveries.', ko: '전송의 수' },
    }),
  },
  {
    $id: 'Redelivered',
    additionalProperties: false,
    description: {
      en: 'Number of deliveries sent again, each once.',
      ko: '다시 보내는 전송의 수. 전송마다 한 번 보냅니다.',
    },
  },
)
export type Redelivered = Static<typeof Redelivered>
export const DeliveryPath = Type.Object({
  id: PathId({ en: 'The webhook.', ko: '웹훅' }),
  deliveryId: PathId({ en: 'The delivery.', ko: '전송' }),
})

import type { Static } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { ShapeOptions } from './shapes.ts'

export const LateDelivery = Type.Object(
  {
    accountId: Id({ en: 'The account.', ko: '계정' }),
    accountName: Text({ en: 'Its name.', ko: '이름' }, 200),
    webhookId: Id({ en: 'The webhook.', ko: '웹훅' }),
    origin: Text({ en: 'Scheme and host of its URL.', ko: '주소의 프로토콜과 호스트' }, 300),
    dueAt: Time({ en: 'When its oldest late delivery was due.', ko: '가장 오래된 지연 전송의 예정 시각' }),
    attempts: Count({ en: 'Number of attempts of that delivery.', ko: '그 전송의 시도 횟수' }),
    lastStatus: Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 999,
        format: 'int32',
        description: { en: 'Last HTTP status.', ko: '마지막 HTTP 상태 코드' },
      }),
    ),
  },
  ShapeOptions('LateDelivery', { en: 'A webhook with late deliveries.', ko: '전송이 지연된 웹훅' }),
)
export type LateDelivery = Static<typeof LateDelivery>

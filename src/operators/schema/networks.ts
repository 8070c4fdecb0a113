import type { Static } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { ShapeOptions } from './shapes.ts'

export const BLOCK_STATES = ['contained', 'resolved'] as const
export const BlockedNetwork = Type.Object(
  {
    id: Id({ en: 'Identifier of the block; rejected requests name it.', ko: '차단 번호. 거절된 응답에 있습니다.' }),
    network: Text(
      {
        en: 'The network: an IPv4 address, or the first 64 bits of an IPv6 address.',
        ko: '네트워크. IPv4 주소이거나 IPv6 주소의 앞 64비트입니다.',
      },
      50,
    ),
    state: Type.Enum([...BLOCK_STATES], {
      description: {
        en: '`contained`: blocked. `resolved`: ended.',
        ko: '`contained`는 차단 중, `resolved`는 종료입니다.',
      },
    }),
    requests: Count({
      en: 'Number of requests with invalid credentials that caused it.',
      ko: '차단의 원인이 된 잘못된 키의 요청 수',
    }),
    credentials: Count({ en: 'Number of different credentials among them.', ko: '그중 서로 다른 키의 수' }),
    openedAt: Time({ en: 'When it was blocked.', ko: '차단한 시각' }),
    until: Time({ en: 'When the block ends by itself.', ko: '차단이 자동으로 끝나는 시각' }),
    resolvedAt: Nullable(
      Time({ en: 'When it ended; `null` = it is active.', ko: '차단이 끝난 시각. `null`이면 차단 중입니다.' }),
    ),
  },
  ShapeOptions('BlockedNetwork', {
    en: 'A network that sent many requests with invalid credentials.',
    ko: '잘못된 키를 반복해서 보낸 네트워크',
  }),
)
export type BlockedNetwork = Static<typeof BlockedNetwork>

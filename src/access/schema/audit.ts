import type { Static } from 'typebox'
import { ActorShape, Id, Nullable, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { AUDIT_ACTIONS } from '../../vocabulary/audit.ts'

export const AuditRecord = Type.Object(
  {
    id: Id({ en: 'Identifier of the entry.', ko: '기록의 ID' }),
    at: Time({ en: 'When the action was taken.', ko: '작업한 시각' }),
    actor: ActorShape(
      { en: '`system` = an automatic action of the service.', ko: '`system`은 서비스의 자동 작업입니다.' },
      {
        description: { en: 'Who took the action.', ko: '작업한 주체' },
      },
    ),
    action: Type.Enum([...AUDIT_ACTIONS], {
      description: { en: 'The action taken.', ko: '작업의 종류' },
      examples: ['key.revoked'],
    }),
    subject: Nullable(
      Id({
        en: 'What the action was applied to; `null` = the account itself.',
        ko: '작업의 대상. `null`이면 계정 자체입니다.',
      }),
    ),
    detail: Type.Object(
      {},
      {
        additionalProperties: true,
        description: {
          en: 'Details of the action, by name. Never contains a secret.',
          ko: '작업의 상세 내용. 비밀값은 포함하지 않습니다.',
        },
      },
    ),
    requestId: Nullable(
      Id({ en: '`X-Request-Id` of the request that took the action.', ko: '이 작업을 한 요청의 `X-Request-Id`' }),
    ),
  },
  {
    $id: 'AuditRecord',
    additionalProperties: false,
    description: { en: 'An entry of the audit log.', ko: '감사 기록 한 건' },
  },
)
export type AuditRecord = Static<typeof AuditRecord>

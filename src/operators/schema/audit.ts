import type { Static } from 'typebox'
import { closed, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { OPERATOR_ACTIONS } from '../../vocabulary/audit.ts'
import { ShapeOptions } from './shapes.ts'

export const OperatorAuditEntry = Type.Object(
  {
    id: Id({ en: 'Identifier of the entry.', ko: '기록의 ID' }),
    at: Time({ en: 'When the action was taken.', ko: '작업한 시각' }),
    operator: Nullable(
      Type.Object(
        {
          accountId: Id({ en: 'Account of the operator.', ko: '운영자의 계정' }),
          memberId: Id({ en: 'The operator.', ko: '운영자' }),
          email: Text({ en: 'Mail address.', ko: '메일 주소' }, 254),
        },
        {
          ...closed,
          description: {
            en: 'The operator; `null` = a command on the server.',
            ko: '운영자. `null`이면 서버의 명령으로 한 작업입니다.',
          },
        },
      ),
    ),
    action: Type.Enum([...OPERATOR_ACTIONS], {
      description: { en: 'The action taken.', ko: '작업의 종류' },
      examples: ['account_opened'],
    }),
    accountId: Nullable(Id({ en: 'The account concerned.', ko: '관련된 계정' })),
    accountName: Nullable(Text({ en: 'Its name.', ko: '이름' }, 200)),
    subject: Nullable(Text({ en: 'What the action was applied to.', ko: '대상' }, 64)),
    reason: Nullable(Text({ en: 'The reason.', ko: '사유' }, 1000)),
    detail: Type.Object(
      {},
      { additionalProperties: true, description: { en: 'The changed values.', ko: '바뀐 내용' } },
    ),
    requestId: Nullable(Id({ en: 'The request.', ko: '요청' })),
  },
  ShapeOptions('OperatorAuditEntry', {
    en: 'A change by an operator, or the access of an operator to an account.',
    ko: '운영자의 변경 또는 계정 조회',
  }),
)
export type OperatorAuditEntry = Static<typeof OperatorAuditEntry>

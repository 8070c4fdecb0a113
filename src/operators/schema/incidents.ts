import type { Static } from 'typebox'
import type { FiledIncident } from '../../access/index.ts'
import { Id, Text } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { ShapeOptions } from './shapes.ts'

export const FILED_STATES = ['open', 'contained', 'resolved'] as const satisfies readonly FiledIncident['state'][]

export const IncidentShape = Type.Unsafe<Omit<FiledIncident, 'accountId'>>({ $ref: 'Incident#' })

export const OperatorIncident = Type.Object(
  {
    accountId: Id({ en: 'The account.', ko: '계정' }),
    accountName: Text({ en: 'Its name.', ko: '이름' }, 200),
    incident: IncidentShape,
  },
  ShapeOptions('OperatorIncident', { en: 'An incident and its account.', ko: '보안 사고와 그 계정' }),
)
export type OperatorIncident = Static<typeof OperatorIncident>

export const OperatorIncidentInput = Type.Object(
  {
    accountId: Type.Optional(Id({ en: 'The account to block, with all its keys.', ko: '모든 키와 함께 차단할 계정' })),
    keyId: Type.Optional(Id({ en: 'The key to block.', ko: '차단할 키' })),
    reason: Type.String({
      minLength: 1,
      maxLength: 1000,
      pattern: '\\S',
      description: { en: 'Reason; the owner sees it.', ko: '사유. 소유자에게 표시됩니다.' },
    }),
  },
  {
    ...ShapeOptions('OperatorIncidentInput', {
      en: 'Blocks a key or a whole account: name one of the two.',
      ko: '키나 계정 전체를 차단합니다. 둘 중 하나만 지정하십시오.',
    }),
    minProperties: 2,
    maxProperties: 2,
    examples: [{ keyId: 'key_…', reason: '외부 저장소에 공개된 키' }],
  },
)
export type OperatorIncidentInput = Static<typeof OperatorIncidentInput>

import { type Static, Type } from 'typebox'
import type { FiledIncident } from '../../access/index.ts'
import { Id, Text } from '../../lib/shapes.ts'
import { ShapeOptions } from './shapes.ts'

export const FILED_STATES = ['open', 'contained', 'resolved'] as const satisfies readonly FiledIncident['state'][]

export const IncidentShape = Type.Unsafe<Omit<FiledIncident, 'accountId'>>({ $ref: 'Incident#' })

export const OperatorIncident = Type.Object(
  { accountId: Id('The account.'), accountName: Text('Its name.', 200), incident: IncidentShape },
  ShapeOptions('OperatorIncident', 'An incident and its account.'),
)
export type OperatorIncident = Static<typeof OperatorIncident>

export const OperatorIncidentInput = Type.Object(
  {
    accountId: Type.Optional(Id('The account to block, with all its keys.')),
    keyId: Type.Optional(Id('The key to block.')),
    reason: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S', description: 'Reason; the owner sees it.' }),
  },
  {
    ...ShapeOptions('OperatorIncidentInput', 'Blocks a key or a whole account: name one of the two.'),
    minProperties: 2,
    maxProperties: 2,
    examples: [{ keyId: 'key_…', reason: '외부 저장소에 공개된 키' }],
  },
)
export type OperatorIncidentInput = Static<typeof OperatorIncidentInput>

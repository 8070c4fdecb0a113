import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../lib/shapes.ts'
import { OPERATOR_ACTIONS } from '../../vocabulary/audit.ts'
import { closed, ShapeOptions, Text } from './shapes.ts'

export const OperatorAuditEntry = Type.Object(
  {
    id: Id('Identifier of the entry.'),
    at: Time('When the action was taken.'),
    operator: Nullable(
      Type.Object(
        { accountId: Id('Account of the operator.'), memberId: Id('The operator.'), email: Text(254, 'Mail address.') },
        { ...closed, description: 'The operator; `null` = a command on the server.' },
      ),
    ),
    action: Type.Enum([...OPERATOR_ACTIONS], { description: 'The action taken.', examples: ['account_opened'] }),
    accountId: Nullable(Id('The account concerned.')),
    accountName: Nullable(Text(200, 'Its name.')),
    subject: Nullable(Text(64, 'What the action was applied to.')),
    reason: Nullable(Text(1000, 'The reason.')),
    detail: Type.Object({}, { additionalProperties: true, description: 'The changed values.' }),
    requestId: Nullable(Id('The request.')),
  },
  ShapeOptions('OperatorAuditEntry', 'A change or a look into an account by an operator.'),
)
export type OperatorAuditEntry = Static<typeof OperatorAuditEntry>

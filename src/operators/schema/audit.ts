import { type Static, Type } from 'typebox'
import { Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { OPERATOR_ACTIONS } from '../../vocabulary/audit.ts'
import { closed, ShapeOptions } from './shapes.ts'

export const OperatorAuditEntry = Type.Object(
  {
    id: Id('Identifier of the entry.'),
    at: Time('When the action was taken.'),
    operator: Nullable(
      Type.Object(
        { accountId: Id('Account of the operator.'), memberId: Id('The operator.'), email: Text('Mail address.', 254) },
        { ...closed, description: 'The operator; `null` = a command on the server.' },
      ),
    ),
    action: Type.Enum([...OPERATOR_ACTIONS], { description: 'The action taken.', examples: ['account_opened'] }),
    accountId: Nullable(Id('The account concerned.')),
    accountName: Nullable(Text('Its name.', 200)),
    subject: Nullable(Text('What the action was applied to.', 64)),
    reason: Nullable(Text('The reason.', 1000)),
    detail: Type.Object({}, { additionalProperties: true, description: 'The changed values.' }),
    requestId: Nullable(Id('The request.')),
  },
  ShapeOptions('OperatorAuditEntry', 'A change or a look into an account by an operator.'),
)
export type OperatorAuditEntry = Static<typeof OperatorAuditEntry>

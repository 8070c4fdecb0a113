import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import type { TemplateName } from '../../mail/index.ts'
import { ShapeOptions } from './shapes.ts'

const MAIL_TEMPLATES = [
  'alert',
  'beta-invitation',
  'passkey-added',
  'pursuit-reminder',
  'report-ready',
  'security-incident',
  'sign-in-link',
  'team-invitation',
  'webhook-disabled',
] as const satisfies readonly TemplateName[]

export const mailFilter = {
  accountId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'Only mails to members of this account.' }),
  ),
  template: Type.Optional(Type.Enum([...MAIL_TEMPLATES], { description: 'Only mails of this kind.' })),
}

export const FailedMail = Type.Object(
  {
    id: Id('Identifier of the mail.'),
    accountId: Nullable(Id('The account.')),
    accountName: Nullable(Text('Its name.', 200)),
    recipient: Text('Address of the recipient: its first character and the domain.', 320),
    template: Type.Enum([...MAIL_TEMPLATES], { description: 'Kind of mail.' }),
    reason: Nullable(Text('Why it was not sent: the answer of the mail server, with addresses masked.', 1000)),
    attempts: Count('Number of attempts since it was queued or resent.'),
    postedAt: Time('When it was queued.'),
    failedAt: Time('When it failed for good.'),
    canResend: Type.Boolean({
      description: 'Whether its content is still stored. Sign-in links and mails without a valid address have none.',
    }),
  },
  ShapeOptions('FailedMail', 'A mail that could not be sent.'),
)
export type FailedMail = Static<typeof FailedMail>

export const ResendInput = Type.Object(mailFilter, {
  ...ShapeOptions('OperatorResendInput', 'Which failed mails to send again. Without a field: all.'),
  examples: [{ template: 'team-invitation' }],
})
export type ResendInput = Static<typeof ResendInput>

export const Resent = Type.Object(
  {
    resent: Count('Number of mails that will be sent again.'),
    left: Count('Number of these failed mails that cannot be sent again, because their content is no longer stored.'),
  },
  ShapeOptions('OperatorResent', 'The result of sending mails again.'),
)
export type Resent = Static<typeof Resent>

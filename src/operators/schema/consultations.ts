import { type Static, Type } from 'typebox'
import type { Consultation } from '../../accounts/index.ts'
import { Id, Nullable, Time } from '../../lib/shapes.ts'
import { LANGUAGES } from '../../vocabulary/languages.ts'
import { PLANS } from '../../vocabulary/plans.ts'
import { Count, PlanName, ShapeOptions, Text } from './shapes.ts'

export const ASKED_STATES = [
  'requested',
  'contacted',
  'approved',
  'declined',
] as const satisfies readonly Consultation['state'][]

export const OperatorConsultation = Type.Object(
  {
    id: Id('Identifier of the request.'),
    state: Type.Enum([...ASKED_STATES], { description: 'Approving creates the account.' }),
    company: Text(100, 'Company that wants to take part.'),
    name: Text(100, 'Person to contact.'),
    email: Text(254, 'Mail address for the answer.'),
    phone: Nullable(Text(30, 'Phone number.')),
    message: Text(2000, 'What the company wants to use the service for.'),
    language: Type.Enum([...LANGUAGES], { description: 'Language of the answer.' }),
    requests: Count('Number of requests from this address.'),
    requestedAt: Time('When the first request was made.'),
    lastAt: Time('When the last request was made.'),
    decidedAt: Nullable(Time('When it was approved or declined.')),
    accountId: Nullable(Id('The account that was created.')),
    consent: Nullable(Text(10, 'Version of the consent text; `null` = requested by a program without one.')),
    consentAt: Nullable(Time('When the consent was given.')),
  },
  ShapeOptions('OperatorConsultation', 'A beta request.'),
)
export type OperatorConsultation = Static<typeof OperatorConsultation>

export const ApprovalInput = Type.Object(
  { plan: Type.Optional(Type.Enum([...PLANS], { description: 'Plan of the new account. Default: `pro`.' })) },
  { ...ShapeOptions('OperatorApprovalInput', 'How a request is approved.'), examples: [{ plan: 'pro' }] },
)
export type ApprovalInput = Static<typeof ApprovalInput>

export const Approval = Type.Object(
  {
    consultation: OperatorConsultation,
    plan: PlanName,
    keyId: Id('Identifier of the first key.'),
    key: Text(60, 'The first key. It is shown only here, and is not in the mail.'),
  },
  ShapeOptions('OperatorApproval', 'The account is created.'),
)
export type Approval = Static<typeof Approval>

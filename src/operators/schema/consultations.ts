import { type Static, Type } from 'typebox'
import type { Consultation } from '../../accounts/index.ts'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { LANGUAGES } from '../../vocabulary/languages.ts'
import { PLANS } from '../../vocabulary/plans.ts'
import { PlanName, ShapeOptions } from './shapes.ts'

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
    company: Text('Company that wants to take part.', 100),
    name: Text('Person to contact.', 100),
    email: Text('Mail address for the answer.', 254),
    phone: Nullable(Text('Phone number.', 30)),
    message: Text('What the company wants to use the service for.', 2000),
    language: Type.Enum([...LANGUAGES], { description: 'Language of the answer.' }),
    requests: Count('Number of requests from this address.'),
    requestedAt: Time('When the first request was made.'),
    lastAt: Time('When the last request was made.'),
    decidedAt: Nullable(Time('When it was approved or declined.')),
    accountId: Nullable(Id('The account that was created.')),
    consent: Nullable(Text('Version of the consent text; `null` = requested by a program without one.', 10)),
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
    key: Text('The first key. It is shown only here, and is not in the mail.', 60),
  },
  ShapeOptions('OperatorApproval', 'The account is created.'),
)
export type Approval = Static<typeof Approval>

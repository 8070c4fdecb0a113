import { type Static, Type } from 'typebox'
import type { Tx } from '../lib/db/index.ts'
import { EMAIL_FORM, Id, Nullable } from '../lib/shapes.ts'
import type { AuditAction } from '../vocabulary/audit.ts'
import { LANGUAGES, type Language } from '../vocabulary/languages.ts'
import { PLANS, type Plan } from '../vocabulary/plans.ts'

export type AccountState = 'active' | 'suspended'

export interface Account {
  id: string
  name: string
  plan: Plan
  state: AccountState
  /** Address of the owner. */
  email: string
  language: Language
  zone: string
  /** May enter while the beta is closed. */
  beta: boolean
  /** Requests accepted in any 60 seconds; `null` = as many as the plan says. */
  requestLimit: number | null
  /** The company's own business number, ten digits. */
  businessNo: string | null
  createdAt: number
}

/** Who did something; `system` = the service by itself. */
export interface Actor {
  kind: 'key' | 'member' | 'operator' | 'system'
  id: string | null
}

/** Who did something, and with which request. */
export interface Doing {
  actor: Actor
  requestId?: string | undefined
}

/** One line of the audit log; its time is that of its writing. */
export interface AuditEntry extends Doing {
  accountId: string
  action: AuditAction
  /** Id of what it was done to; `null` = the account itself. */
  subject: string | null
  /** Never a secret. */
  detail: object
}

export interface PlanChange {
  accountId: string
  from: Plan
  to: Plan
  by: Doing
}

/** Makes what belongs to an account fit its new plan, in the transaction of the change; the account is held by then. */
export type PlanChanged = (tx: Tx, change: PlanChange) => Promise<void>

const BusinessNo = Type.String({
  maxLength: 12,
  pattern: '^\\d{3}-?\\d{2}-?\\d{5}$',
  description:
    'The business registration number of the company: ten digits, with or without hyphens; returned without.',
  examples: ['123-45-67890'],
})

export const AccountRecord = Type.Object(
  {
    id: Id('Identifier of the account.'),
    name: Type.String({ maxLength: 200, description: 'Name of the account.' }),
    plan: Type.Enum([...PLANS], { description: 'Its plan.' }),
    language: Type.Enum([...LANGUAGES], { description: 'Default language of mails and errors.' }),
    zone: Type.String({ maxLength: 100, description: 'Its time zone.' }),
    businessNo: Nullable(BusinessNo),
  },
  { $id: 'Account', additionalProperties: false, description: 'The account of the caller.' },
)
export type AccountRecord = Static<typeof AccountRecord>

export const AccountPatch = Type.Partial(Type.Object({ businessNo: Nullable(BusinessNo) }), {
  $id: 'AccountPatch',
  additionalProperties: false,
  description: 'Settings to change.',
  examples: [{ businessNo: '123-45-67890' }],
})
export type AccountPatch = Static<typeof AccountPatch>

export const CONSULTATION_STATES = ['requested', 'contacted', 'approved', 'declined'] as const
export type ConsultationState = (typeof CONSULTATION_STATES)[number]

/**
 * Every wording of the consent there has been, named by its first day, the newest last. Records name the one that was
 * agreed to: a wording never changes, a changed one is a new one.
 */
export const CONSENT_WORDINGS = ['2026-11-22'] as const
export type ConsentWording = (typeof CONSENT_WORDINGS)[number]
/** What is asked for today. */
export const CONSENT_ASKED: ConsentWording = '2026-11-22'

/** Somebody who asked to take part. */
export interface Consultation {
  id: string
  email: string
  company: string
  name: string
  phone: string | null
  message: string
  language: Language
  state: ConsultationState
  requests: number
  requestedAt: number
  lastAt: number
  decidedAt: number | null
  accountId: string | null
  /** `null` = a program asked without it. */
  consent: ConsentWording | null
  consentAt: number | null
}

const Line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', description })

export const ConsultationInput = Type.Object(
  {
    company: Line(100, 'Company that wants to take part.'),
    name: Line(100, 'Name of the person to contact.'),
    email: Type.String({
      maxLength: 254,
      pattern: EMAIL_FORM,
      examples: ['hana@example.com'],
      description: 'Mail address for the answer.',
    }),
    phone: Type.Optional(
      Type.String({
        maxLength: 30,
        pattern: '^[0-9 +().-]*$',
        examples: ['02-1234-5678'],
        description: 'Phone number, to be called back.',
      }),
    ),
    message: Type.Optional(
      Type.String({ maxLength: 2000, description: 'What the company wants to use the service for.' }),
    ),
    language: Type.Optional(
      Type.Enum([...LANGUAGES], {
        description: 'Language of the answer. Default: the first that `Accept-Language` names.',
      }),
    ),
    consent: Type.Optional(
      Type.Enum([CONSENT_ASKED], {
        description:
          'Version of the consent text on `/beta` that the person agreed to. The form requires it. Programs that omit it must obtain the consent in another way.',
      }),
    ),
    homepage: Type.Optional(
      Type.String({ maxLength: 200, description: 'Leave it out: only bots fill in this field.' }),
    ),
  },
  {
    $id: 'ConsultationInput',
    additionalProperties: false,
    description: 'A beta request.',
    examples: [
      {
        company: '한빛엔지니어링',
        name: '김하나',
        email: 'hana@example.com',
        message: 'ERP 연동',
        consent: CONSENT_ASKED,
      },
    ],
  },
)
export type ConsultationInput = Static<typeof ConsultationInput>

export const ConsultationReceipt = Type.Object(
  {
    state: Type.Enum(['requested'], {
      description: 'The same for every request, whether the address is known or not.',
    }),
  },
  { $id: 'ConsultationReceipt', additionalProperties: false, description: 'The request has arrived.' },
)
export type ConsultationReceipt = Static<typeof ConsultationReceipt>

import type { Static } from 'typebox'
import type { Tx } from '../lib/db/index.ts'
import { EMAIL_FORM, Id, Nullable } from '../lib/shapes.ts'
import { Type } from '../lib/type.ts'
import type { AuditAction } from '../vocabulary/audit.ts'
import { LANGUAGES, type Language, MAIL_LANGUAGES, type MailLanguage, type Wording } from '../vocabulary/languages.ts'
import { PLANS, type Plan } from '../vocabulary/plans.ts'

export type AccountState = 'active' | 'suspended'

export interface Account {
  id: string
  name: string
  plan: Plan
  state: AccountState
  /** The owner's address. */
  email: string
  language: MailLanguage
  zone: string
  /** Whether the account has access during the closed beta. */
  beta: boolean
  /** Requests accepted in any 60 seconds; `null` = the limit of the plan. */
  requestLimit: number | null
  /** The business registration number of the company, ten digits. */
  businessNo: string | null
  createdAt: number
}

/** Who performed an operation; `system` = the service itself. */
export interface Actor {
  kind: 'key' | 'member' | 'operator' | 'system'
  id: string | null
}

/** Who performed an operation, and the id of the request. */
export interface Doing {
  actor: Actor
  requestId?: string | undefined
}

/** An entry of the audit log; its time is that of writing. */
export interface AuditEntry extends Doing {
  accountId: string
  action: AuditAction
  /** The id of the changed object; `null` = the account itself. */
  subject: string | null
  /** Must not contain secrets. */
  detail: object
}

export interface PlanChange {
  accountId: string
  from: Plan
  to: Plan
  by: Doing
}

/** Adapts the data of an account to its new plan, in the transaction of the change, with the account locked. */
export type PlanChanged = (tx: Tx, change: PlanChange) => Promise<void>

const BusinessNo = Type.String({
  maxLength: 12,
  pattern: '^\\d{3}-?\\d{2}-?\\d{5}$',
  description: {
    en: 'The business registration number of the company: ten digits, with or without hyphens; returned without.',
    ko: '회사의 사업자등록번호(숫자 10자리). 하이픈은 생략할 수 있으며 응답에는 없습니다.',
  },
  examples: ['123-45-67890'],
})

export const AccountRecord = Type.Object(
  {
    id: Id({ en: 'Identifier of the account.', ko: '계정의 ID' }),
    name: Type.String({ maxLength: 200, description: { en: 'Name of the account.', ko: '계정의 이름' } }),
    plan: Type.Enum([...PLANS], { description: { en: 'Its plan.', ko: '요금제' } }),
    language: Type.Enum([...MAIL_LANGUAGES], {
      description: { en: 'Default language of mails and errors.', ko: '메일과 오류의 기본 언어' },
    }),
    zone: Type.String({ maxLength: 100, description: { en: 'Its time zone.', ko: '시간대' } }),
    businessNo: Nullable(BusinessNo),
  },
  { $id: 'Account', additionalProperties: false, description: { en: 'The account of the caller.', ko: '호출한 계정' } },
)
export type AccountRecord = Static<typeof AccountRecord>

export const AccountPatch = Type.Partial(Type.Object({ businessNo: Nullable(BusinessNo) }), {
  $id: 'AccountPatch',
  additionalProperties: false,
  description: { en: 'Settings to change.', ko: '바꿀 설정' },
  examples: [{ businessNo: '123-45-67890' }],
})
export type AccountPatch = Static<typeof AccountPatch>

export const CONSULTATION_STATES = ['requested', 'contacted', 'approved', 'declined'] as const
export type ConsultationState = (typeof CONSULTATION_STATES)[number]

/**
 * All wordings of the consent, named by their first day, newest last. Records refer to the wording that was accepted,
 * so a wording must not be changed: add a new one instead.
 */
export const CONSENT_WORDINGS = ['2026-11-22'] as const
export type ConsentWording = (typeof CONSENT_WORDINGS)[number]
/** The wording that the page shows now. */
export const CURRENT_CONSENT: ConsentWording = '2026-11-22'

/** A request to join the beta. */
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
  /** `null` = a program sent the request without it. */
  consent: ConsentWording | null
  consentAt: number | null
}

const Line = (maxLength: number, description: Wording) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', description })

export const ConsultationInput = Type.Object(
  {
    company: Line(100, { en: 'Company that wants to take part.', ko: '참여하려는 회사' }),
    name: Line(100, { en: 'Name of the person to contact.', ko: '담당자 이름' }),
    email: Type.String({
      maxLength: 254,
      pattern: EMAIL_FORM,
      examples: ['hana@example.com'],
      description: { en: 'Mail address for the reply.', ko: '답변받을 메일 주소' },
    }),
    phone: Type.Optional(
      Type.String({
        maxLength: 30,
        pattern: '^[0-9 +().-]*$',
        examples: ['02-1234-5678'],
        description: { en: 'Phone number, to be called back.', ko: '전화번호(전화 연락을 원할 때)' },
      }),
    ),
    message: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: { en: 'What the company wants to use the service for.', ko: '서비스 이용 목적' },
      }),
    ),
    language: Type.Optional(
      Type.Enum([...LANGUAGES], {
        description: {
          en: 'Language of the reply. Default: the first that `Accept-Language` names.',
          ko: '답변의 언어. 생략하면 `Accept-Language`의 첫 언어입니다.',
        },
      }),
    ),
    consent: Type.Optional(
      Type.Enum([CURRENT_CONSENT], {
        description: {
          en: 'Version of the consent text on `/beta` that the person agreed to. The form requires it. Programs that omit it must obtain the consent in another way.',
          ko: '신청자가 동의한 `/beta` 동의문의 버전. 양식에서는 필수입니다. 이 필드를 보내지 않는 프로그램은 다른 방법으로 동의를 받아야 합니다.',
        },
      }),
    ),
    homepage: Type.Optional(
      Type.String({
        maxLength: 200,
        description: {
          en: 'Leave it out: only bots fill in this field.',
          ko: '비워 두십시오. 봇을 구별하기 위한 필드입니다.',
        },
      }),
    ),
  },
  {
    $id: 'ConsultationInput',
    additionalProperties: false,
    description: { en: 'A beta request.', ko: '상담 신청' },
    examples: [
      {
        company: '한빛엔지니어링',
        name: '김하나',
        email: 'hana@example.com',
        message: 'ERP 연동',
        consent: CURRENT_CONSENT,
      },
    ],
  },
)
export type ConsultationInput = Static<typeof ConsultationInput>

export const ConsultationReceipt = Type.Object(
  {
    state: Type.Enum(['requested'], {
      description: {
        en: 'The same for every request, whether the address is known or not.',
        ko: '등록된 주소인지와 관계없이 같습니다.',
      },
    }),
  },
  {
    $id: 'ConsultationReceipt',
    additionalProperties: false,
    description: { en: 'The request has arrived.', ko: '신청을 접수했습니다.' },
  },
)
export type ConsultationReceipt = Static<typeof ConsultationReceipt>

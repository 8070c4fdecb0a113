import type { Static } from 'typebox'
import type { Consultation } from '../../accounts/index.ts'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { LANGUAGES } from '../../vocabulary/languages.ts'
import { PLANS } from '../../vocabulary/plans.ts'
import { PlanName, ShapeOptions } from './shapes.ts'

export const REQUEST_STATES = [
  'requested',
  'contacted',
  'approved',
  'declined',
] as const satisfies readonly Consultation['state'][]

export const OperatorConsultation = Type.Object(
  {
    id: Id({ en: 'Identifier of the request.', ko: '신청의 ID' }),
    state: Type.Enum([...REQUEST_STATES], {
      description: { en: 'Approving creates the account.', ko: '승인하면 계정이 만들어집니다.' },
    }),
    company: Text({ en: 'Company that wants to take part.', ko: '참여하려는 회사' }, 100),
    name: Text({ en: 'Person to contact.', ko: '담당자' }, 100),
    email: Text({ en: 'Mail address for the reply.', ko: '답변받을 메일 주소' }, 254),
    phone: Nullable(Text({ en: 'Phone number.', ko: '전화번호' }, 30)),
    message: Text({ en: 'What the company wants to use the service for.', ko: '서비스 이용 목적' }, 2000),
    language: Type.Enum([...LANGUAGES], { description: { en: 'Language of the reply.', ko: '답변의 언어' } }),
    requests: Count({ en: 'Number of requests from this address.', ko: '이 주소로 신청한 횟수' }),
    requestedAt: Time({ en: 'When the first request was made.', ko: '처음 신청한 시각' }),
    lastAt: Time({ en: 'When the last request was made.', ko: '마지막으로 신청한 시각' }),
    decidedAt: Nullable(Time({ en: 'When it was approved or declined.', ko: '승인하거나 거절한 시각' })),
    accountId: Nullable(Id({ en: 'The account that was created.', ko: '만든 계정' })),
    consent: Nullable(
      Text(
        {
          en: 'Version of the consent text; `null` = requested by a program without one.',
          ko: '동의한 동의문. `null`이면 프로그램이 동의 없이 보낸 신청입니다.',
        },
        10,
      ),
    ),
    consentAt: Nullable(Time({ en: 'When the consent was given.', ko: '동의한 시각' })),
  },
  ShapeOptions('OperatorConsultation', { en: 'A beta request.', ko: '상담 신청' }),
)
export type OperatorConsultation = Static<typeof OperatorConsultation>

export const ApprovalInput = Type.Object(
  {
    plan: Type.Optional(
      Type.Enum([...PLANS], {
        description: { en: 'Plan of the new account. Default: `pro`.', ko: '새 계정의 요금제. 기본값은 `pro`입니다.' },
      }),
    ),
  },
  {
    ...ShapeOptions('OperatorApprovalInput', { en: 'How a request is approved.', ko: '신청을 승인하는 방법' }),
    examples: [{ plan: 'pro' }],
  },
)
export type ApprovalInput = Static<typeof ApprovalInput>

export const Approval = Type.Object(
  {
    consultation: OperatorConsultation,
    plan: PlanName,
    keyId: Id({ en: 'Identifier of the first key.', ko: '첫 키의 ID' }),
    key: Text(
      {
        en: 'The first key. It is shown only here, and is not in the mail.',
        ko: '첫 키. 이 응답에서만 표시하며 메일에는 없습니다.',
      },
      60,
    ),
  },
  ShapeOptions('OperatorApproval', { en: 'The account is created.', ko: '계정을 만들었습니다.' }),
)
export type Approval = Static<typeof Approval>

import type { Static } from 'typebox'
import type { KeyRecord, Usage } from '../../access/index.ts'
import { Count, closed, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { TeamMember } from '../../teams/index.ts'
import { MAIL_LANGUAGES } from '../../vocabulary/languages.ts'
import { MOST_REQUESTS } from '../../vocabulary/plans.ts'
import { SCOPES } from '../../vocabulary/roles.ts'
import type { Webhook } from '../../webhooks/index.ts'
import { IncidentShape } from './incidents.ts'
import { BoundedList, GivenReason, MOST_REASON, PlanName, ShapeOptions, StateName } from './shapes.ts'

const HELD_STATES = ['active', 'blocked', 'revoked', 'expired'] as const satisfies readonly KeyRecord['state'][]

const MemberShape = Type.Unsafe<TeamMember>({ $ref: 'TeamMember#' })
const UsageShape = Type.Unsafe<Usage>({ $ref: 'Usage#' })

const entryFields = {
  id: Id({ en: 'Identifier of the account.', ko: '계정의 ID' }),
  name: Text({ en: 'Name of the account.', ko: '계정의 이름' }, 200),
  plan: PlanName,
  state: StateName,
  email: Text({ en: 'Mail address of the owner.', ko: '소유자의 메일 주소' }, 254),
  beta: Type.Boolean({
    description: { en: 'Whether it has access during the closed beta.', ko: '비공개 베타를 이용할 수 있는지' },
  }),
  requestLimit: Nullable(
    Type.Integer({
      minimum: 1,
      maximum: MOST_REQUESTS,
      format: 'int32',
      description: {
        en: 'Requests accepted in any 60 seconds; `null` = the limit of the plan.',
        ko: '60초당 요청 한도. `null`이면 요금제의 기본값입니다.',
      },
    }),
  ),
  blockedBy: Nullable(Id({ en: 'The incident that blocks the whole account.', ko: '계정 전체를 차단한 보안 사고' })),
  createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
}
export const OperatorAccountEntry = Type.Object(
  entryFields,
  ShapeOptions('OperatorAccountEntry', {
    en: 'An account, with the fields that are visible without a reason.',
    ko: '계정(사유 없이 볼 수 있는 필드)',
  }),
)
export type OperatorAccountEntry = Static<typeof OperatorAccountEntry>

export const VisitInput = Type.Object(
  {
    reason: GivenReason({
      en: 'Why you need to look into the account. Its owner sees the reason in the audit log.',
      ko: '계정을 조회해야 하는 사유. 소유자가 감사 기록에서 볼 수 있습니다.',
    }),
  },
  ShapeOptions('OperatorVisitInput', { en: 'Why an account is opened.', ko: '계정을 여는 사유' }),
)
export type VisitInput = Static<typeof VisitInput>

export const AccountVisit = Type.Object(
  {
    accountId: Id({ en: 'The account.', ko: '계정' }),
    reason: Text({ en: 'The reason given.', ko: '적은 사유' }, MOST_REASON),
    begunAt: Time({ en: 'When it was opened.', ko: '연 시각' }),
    endsAt: Time({ en: 'When it closes: an hour later.', ko: '닫히는 시각(1시간 뒤)' }),
  },
  ShapeOptions('OperatorVisit', {
    en: 'An account that is open for this operator.',
    ko: '이 운영자에게 열려 있는 계정',
  }),
)
export type AccountVisit = Static<typeof AccountVisit>

const VisitedKey = Type.Object(
  {
    id: Id({ en: 'Identifier of the key.', ko: '키의 ID' }),
    name: Nullable(Text({ en: 'Its name.', ko: '이름' }, 200)),
    prefix: Text(
      { en: 'First characters of the key; the rest is not stored.', ko: '키의 앞 글자. 나머지는 저장하지 않습니다.' },
      20,
    ),
    state: Type.Enum([...HELD_STATES], {
      description: { en: 'Only an `active` key is accepted.', ko: '`active`인 키만 사용할 수 있습니다.' },
    }),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: { en: 'Scopes of the key.', ko: '키의 권한' },
    }),
    createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
    expiresAt: Nullable(Time({ en: 'When it expires.', ko: '만료되는 시각' })),
    lastUsedAt: Nullable(Time({ en: 'When it was last used.', ko: '마지막으로 쓴 시각' })),
  },
  closed,
)

const VisitedWebhook = Type.Object(
  {
    id: Id({ en: 'Identifier of the webhook.', ko: '웹훅의 ID' }),
    origin: Text(
      {
        en: 'Scheme and host of its URL; the rest may be a secret.',
        ko: '주소의 프로토콜과 호스트. 나머지는 비밀값일 수 있습니다.',
      },
      300,
    ),
    state: Type.Enum(['enabled', 'disabled'], {
      description: { en: 'Whether events are sent to it.', ko: '이벤트를 보내는지' },
    }),
    disabledReason: Nullable(
      Type.Unsafe<NonNullable<Webhook['disabledReason']>>(
        Text({ en: 'Why nothing is sent to it.', ko: '보내지 않는 이유' }, 30),
      ),
    ),
    failingSince: Nullable(Time({ en: 'The first failure since the last success.', ko: '마지막 성공 뒤 첫 실패' })),
  },
  closed,
)

export const OperatorAccount = Type.Object(
  {
    ...entryFields,
    language: Type.Enum([...MAIL_LANGUAGES], { description: { en: 'Language of mails.', ko: '메일의 언어' } }),
    zone: Text({ en: 'Time zone of schedules.', ko: '예약의 시간대' }, 100),
    businessNo: Nullable(
      Text({ en: 'The business registration number of the company.', ko: '회사의 사업자등록번호' }, 12),
    ),
    visit: AccountVisit,
    usage: UsageShape,
    keywords: Count({ en: 'Number of keywords.', ko: '키워드 수' }),
    members: BoundedList(MemberShape, 100, { en: 'Its members.', ko: '구성원' }),
    keys: BoundedList(VisitedKey, 1000, {
      en: 'Its keys, the newest first; at most 1,000.',
      ko: '키. 최신순이며 1,000개까지입니다.',
    }),
    webhooks: BoundedList(VisitedWebhook, 100, { en: 'Its webhooks.', ko: '웹훅' }),
    incidents: BoundedList(IncidentShape, 100, {
      en: 'Unresolved incidents, newest first.',
      ko: '해결되지 않은 보안 사고. 최신순입니다.',
    }),
  },
  ShapeOptions('OperatorAccount', { en: 'An account that was opened with a reason.', ko: '사유를 적고 연 계정' }),
)
export type OperatorAccount = Static<typeof OperatorAccount>

export const OperatorAccountPatch = Type.Object(
  {
    plan: Type.Optional(PlanName),
    state: Type.Optional(StateName),
    requestLimit: Type.Optional(entryFields.requestLimit),
    beta: Type.Optional(entryFields.beta),
    reason: GivenReason({
      en: 'The reason; it is recorded in the operators’ audit log.',
      ko: '사유. 운영자 감사 기록에 남습니다.',
    }),
  },
  {
    ...ShapeOptions('OperatorAccountPatch', {
      en: 'Changes to an account, and the reason.',
      ko: '계정의 변경 내용과 사유',
    }),
    minProperties: 2,
    examples: [{ plan: 'enterprise', reason: '계약 변경' }],
  },
)
export type OperatorAccountPatch = Static<typeof OperatorAccountPatch>

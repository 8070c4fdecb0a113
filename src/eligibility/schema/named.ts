import type { Static } from 'typebox'
import { closed, Id, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { AXES, Eligibility } from './eligibility.ts'
import { declaredFields, declaredInput, PROFILE_EXAMPLE } from './profile.ts'

const PROFILE_STATES = ['active', 'paused'] as const

const Name = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '\\S',
  description: {
    en: 'Name of the company, unique among the profiles of the account.',
    ko: '회사 이름. 계정 안에서 겹칠 수 없습니다.',
  },
  examples: ['한빛전기'],
})
const ProfileId = { en: 'Identifier of the profile.', ko: '회사 정보의 ID' }
const summaryFields = {
  id: Id(ProfileId),
  name: Name,
  state: Type.Enum([...PROFILE_STATES], {
    description: {
      en: '`active`, or `paused` = the plan does not include further profiles. A paused profile is stored, but not used or changed.',
      ko: '`active`는 사용 중. `paused`는 요금제에 없는 기능이라 쓰이지 않고 변경할 수 없으며, 내용은 보관합니다.',
    },
  }),
  createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
  updatedAt: Time({ en: 'When it was last changed.', ko: '마지막으로 바꾼 시각' }),
}

export const NamedProfilePath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The profile.', ko: '회사 정보' } }),
})

export const NamedProfileInput = Type.Object(
  { name: Name, ...declaredInput },
  {
    ...closed,
    $id: 'NamedProfileInput',
    description: {
      en: 'A further company and its profile. Absent fields become empty or `null`: the profile is replaced as a whole.',
      ko: '추가 회사의 이름과 회사 정보. 전체를 바꾸므로 보내지 않은 필드는 빈 값이나 `null`이 됩니다.',
    },
    examples: [{ name: '한빛전기', ...PROFILE_EXAMPLE }],
  },
)
export type NamedProfileInput = Static<typeof NamedProfileInput>

export const NamedProfile = Type.Object(
  { ...summaryFields, ...declaredFields },
  {
    ...closed,
    $id: 'NamedProfile',
    description: { en: 'A further company of the account and its profile.', ko: '계정에 등록한 추가 회사 정보' },
  },
)
export type NamedProfile = Static<typeof NamedProfile>

export const NamedProfileSummary = Type.Object(summaryFields, {
  ...closed,
  $id: 'NamedProfileSummary',
  description: { en: 'A further company of the account, without its profile.', ko: '계정에 등록한 추가 회사' },
})
export type NamedProfileSummary = Static<typeof NamedProfileSummary>

const { noticeNo, version, verdict, judgedAt } = Eligibility.properties
/** The profile of the account and the maximum number of further companies. */
const MOST_VERDICTS = 100

const ProfileVerdict = Type.Object(
  {
    profileId: Type.Union([Id(ProfileId), Type.Null()], {
      description: {
        en: 'The profile; `null` = that of the account (`GET /v1/profile`).',
        ko: '회사 정보. `null`은 계정의 회사 정보(`GET /v1/profile`)입니다.',
      },
    }),
    name: Type.Union([Name, Type.Null()], {
      description: { en: 'Its name; `null` = the account itself.', ko: '회사 이름. `null`은 계정 자신입니다.' },
    }),
    verdict,
    decidedBy: Type.Array(Type.Enum([...AXES]), {
      maxItems: AXES.length,
      description: { en: 'Axes that keep the verdict from being `yes`.', ko: '판단이 `yes`가 아닌 원인이 된 항목' },
    }),
  },
  {
    ...closed,
    $id: 'ProfileVerdict',
    description: { en: 'The verdict for one company.', ko: '한 회사의 판단' },
  },
)
export type ProfileVerdict = Static<typeof ProfileVerdict>

export const NoticeVerdicts = Type.Object(
  {
    noticeNo,
    version,
    items: Type.Array(ProfileVerdict, {
      maxItems: MOST_VERDICTS,
      description: {
        en: 'The account itself first, if it has a profile; then the others by name.',
        ko: '계정의 회사 정보가 있으면 맨 앞, 나머지는 이름순입니다.',
      },
    }),
    judgedAt,
  },
  {
    ...closed,
    $id: 'NoticeVerdicts',
    description: { en: 'Which companies of the account may bid on a notice.', ko: '공고에 참가할 수 있는 회사' },
  },
)
export type NoticeVerdicts = Static<typeof NoticeVerdicts>

import type { Static } from 'typebox'
import { EMAIL_FORM, Nullable } from '../lib/shapes.ts'
import { Type } from '../lib/type.ts'
import { MAIL_LANGUAGES, type MailLanguage, type Wording } from '../vocabulary/languages.ts'
import { ROLES, type Role, SCOPES } from '../vocabulary/roles.ts'

const MEMBER_STATES = ['invited', 'active', 'suspended'] as const
type MemberState = (typeof MEMBER_STATES)[number]

export interface Member {
  id: string
  accountId: string
  email: string
  name: string | null
  role: Role
  /** Only active members have agreed to receive mails. */
  state: MemberState
  /** The language of their mails. */
  language: MailLanguage
  /** The time zone in which their days and weeks start. */
  zone: string
  lastActiveAt: number | null
}

const Email = (description: Wording) =>
  Type.String({
    maxLength: 254,
    pattern: EMAIL_FORM,
    description,
    examples: ['jiwoo@example.com'],
  })
const Name = (description: Wording) =>
  Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description, examples: ['김지우'] })
const RoleName = (description: Wording) => Type.Enum([...ROLES], { description })
const LanguageName = (description: Wording) => Type.Enum([...MAIL_LANGUAGES], { description })
const Zone = (description: Wording) =>
  Type.String({ minLength: 1, maxLength: 64, description, examples: ['Asia/Seoul'] })

export const TeamMember = Type.Object(
  {
    id: Type.String({ maxLength: 64, description: { en: 'Identifier of the member.', ko: '구성원의 ID' } }),
    email: Email({ en: 'Mail address of the member.', ko: '구성원의 메일 주소' }),
    name: Nullable(Name({ en: 'Name of the member.', ko: '구성원의 이름' })),
    role: RoleName({ en: 'Role in the team.', ko: '역할' }),
    permissions: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: {
        en: 'Scopes that the role grants; `write` and `manage` include read access.',
        ko: '역할이 주는 권한. `write`와 `manage`는 조회 권한을 포함합니다.',
      },
    }),
    state: Type.Enum([...MEMBER_STATES], {
      description: {
        en: '`invited`: the member has not accepted yet and gets no mail but the invitation. `suspended`: the plan of the account includes no team; the member is active again once it does.',
        ko: '`invited`: 아직 수락하지 않아 초대 메일만 받음. `suspended`: 계정의 요금제에 팀 기능이 없음. 요금제에 다시 포함되면 활성화됩니다.',
      },
    }),
    language: LanguageName({ en: 'Language of mails to the member.', ko: '구성원에게 보내는 메일의 언어' }),
    zone: Zone({
      en: 'Time zone in which the member’s digests are scheduled.',
      ko: '구성원의 모음 메일 발송 시각에 적용하는 시간대',
    }),
    invitedAt: Nullable(
      Type.String({
        format: 'date-time',
        maxLength: 25,
        description: {
          en: 'When the last invitation was mailed; `null` = none was needed.',
          ko: '초대 메일을 마지막으로 보낸 시각. `null`이면 초대가 필요 없었습니다.',
        },
      }),
    ),
    lastActiveAt: Nullable(
      Type.String({
        format: 'date-time',
        maxLength: 25,
        description: {
          en: 'When the member last used the service while signed in; `null` = never. Requests with API keys do not count.',
          ko: '구성원이 로그인하여 마지막으로 서비스를 쓴 시각. `null`이면 쓴 적이 없습니다. API 키의 요청은 포함하지 않습니다.',
        },
      }),
    ),
  },
  {
    $id: 'TeamMember',
    additionalProperties: false,
    description: { en: 'A member of the account.', ko: '계정의 구성원' },
  },
)
export type TeamMember = Static<typeof TeamMember>

export const MemberInput = Type.Object(
  {
    email: Email({ en: 'Mail address to send the invitation to.', ko: '초대를 보낼 메일 주소' }),
    role: Type.Optional(
      RoleName({
        en: 'Role in the team; it cannot grant more than the calling key has. Default: `member`.',
        ko: '역할. 호출한 키의 권한을 넘을 수 없습니다. 기본값은 `member`입니다.',
      }),
    ),
    name: Type.Optional(Nullable(Name({ en: 'Name of the member.', ko: '구성원의 이름' }))),
    language: Type.Optional(
      LanguageName({
        en: 'Language of mails to the member. Default: that of the account.',
        ko: '구성원에게 보내는 메일의 언어. 생략하면 계정의 언어입니다.',
      }),
    ),
    zone: Type.Optional(
      Zone({
        en: 'Time zone in which the member’s digests are scheduled. Default: that of the account.',
        ko: '구성원의 모음 메일 발송 시각에 적용하는 시간대. 생략하면 계정의 시간대입니다.',
      }),
    ),
  },
  {
    $id: 'NewTeamMember',
    additionalProperties: false,
    description: { en: 'A member to invite.', ko: '초대할 구성원' },
    examples: [{ email: 'jiwoo@example.com', name: '김지우', role: 'member' }],
  },
)
export type MemberInput = Static<typeof MemberInput>

export const MemberPatch = Type.Partial(
  Type.Object({
    role: Nullable(RoleName({ en: '`null` = `member`.', ko: '`null`이면 `member`입니다.' })),
    name: Nullable(Name({ en: '`null` = none.', ko: '`null`이면 없앱니다.' })),
    language: Nullable(LanguageName({ en: '`null` = that of the account.', ko: '`null`이면 계정의 설정을 따릅니다.' })),
    zone: Nullable(Zone({ en: '`null` = that of the account.', ko: '`null`이면 계정의 설정을 따릅니다.' })),
  }),
  {
    $id: 'TeamMemberPatch',
    additionalProperties: false,
    description: {
      en: 'Changes to a member (RFC 7396): absent fields stay as they are.',
      ko: '구성원의 변경(RFC 7396). 보내지 않은 필드는 그대로 둡니다.',
    },
    examples: [{ role: 'viewer' }],
  },
)
export type MemberPatch = Static<typeof MemberPatch>

export const MemberPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The member.', ko: '구성원' } }),
})

const KEYS_WISHES = ['keep', 'revoke'] as const
export type KeysWish = (typeof KEYS_WISHES)[number]

export const KeysQuery = Type.Partial(
  Type.Object({
    keys: Type.Enum([...KEYS_WISHES], {
      description: {
        en: 'What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends them within a second on every process. If it is needed and absent, 409 `keys_depend` lists the keys.',
        ko: '그 구성원이 만든 키의 처리 방법. `keep`은 유지하고, `revoke`는 1초 안에 모든 프로세스에서 폐기합니다. 필요한데 생략하면 409 `keys_depend`와 해당 키의 목록을 반환합니다.',
      },
    }),
  }),
)

/** The length of signed codes, with a margin. */
const InvitationCode = Type.String({
  minLength: 1,
  maxLength: 400,
  description: { en: 'The code from the link in the invitation mail.', ko: '초대 메일의 링크에 있는 코드' },
})
export const InvitationQuery = Type.Object({ code: InvitationCode })
export const InvitationInput = Type.Object(
  { code: InvitationCode },
  {
    $id: 'InvitationInput',
    additionalProperties: false,
    description: { en: 'The invitation to accept.', ko: '수락할 초대' },
  },
)
export const InvitationReceipt = Type.Object(
  {
    state: Type.Enum(['accepted'], {
      description: {
        en: 'The same if the invitation was accepted before.',
        ko: '이미 수락한 초대에도 같은 응답입니다.',
      },
    }),
  },
  {
    $id: 'InvitationReceipt',
    additionalProperties: false,
    description: { en: 'The invitation is accepted.', ko: '초대를 수락했습니다.' },
  },
)

import { type Static, Type } from 'typebox'
import { EMAIL_FORM, Nullable } from '../lib/shapes.ts'
import { LANGUAGES, type Language } from '../vocabulary/languages.ts'
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
  language: Language
  /** The time zone in which their days and weeks begin. */
  zone: string
  lastActiveAt: number | null
}

const Email = (description: string) =>
  Type.String({
    maxLength: 254,
    pattern: EMAIL_FORM,
    description,
    examples: ['jiwoo@example.com'],
  })
const Name = (description: string) =>
  Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description, examples: ['김지우'] })
const RoleName = (description: string) => Type.Enum([...ROLES], { description })
const MailLanguage = (description: string) => Type.Enum([...LANGUAGES], { description })
const Zone = (description: string) =>
  Type.String({ minLength: 1, maxLength: 64, description, examples: ['Asia/Seoul'] })

export const TeamMember = Type.Object(
  {
    id: Type.String({ maxLength: 64, description: 'Identifier of the member.' }),
    email: Email('Mail address of the member.'),
    name: Nullable(Name('Name of the member.')),
    role: RoleName('Role in the team.'),
    permissions: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: 'Scopes that the role grants; `write` and `manage` include read access.',
    }),
    state: Type.Enum([...MEMBER_STATES], {
      description:
        '`invited`: the member has not accepted yet and gets no mail but the invitation. `suspended`: the plan of the account includes no team; the member is active again once it does.',
    }),
    language: MailLanguage('Language of mails to the member.'),
    zone: Zone('Time zone in which the member’s digests are scheduled.'),
    invitedAt: Nullable(
      Type.String({
        format: 'date-time',
        maxLength: 25,
        description: 'When the last invitation was mailed; `null` = none was needed.',
      }),
    ),
    lastActiveAt: Nullable(
      Type.String({
        format: 'date-time',
        maxLength: 25,
        description:
          'When the member last used the service while signed in; `null` = never. Requests with API keys do not count.',
      }),
    ),
  },
  { $id: 'TeamMember', additionalProperties: false, description: 'A member of the account.' },
)
export type TeamMember = Static<typeof TeamMember>

export const MemberInput = Type.Object(
  {
    email: Email('Mail address to send the invitation to.'),
    role: Type.Optional(
      RoleName('Role in the team; it cannot grant more than the calling key has. Default: `member`.'),
    ),
    name: Type.Optional(Nullable(Name('Name of the member.'))),
    language: Type.Optional(MailLanguage('Language of mails to the member. Default: that of the account.')),
    zone: Type.Optional(Zone('Time zone in which the member’s digests are scheduled. Default: that of the account.')),
  },
  {
    $id: 'NewTeamMember',
    additionalProperties: false,
    description: 'A member to invite.',
    examples: [{ email: 'jiwoo@example.com', name: '김지우', role: 'member' }],
  },
)
export type MemberInput = Static<typeof MemberInput>

export const MemberPatch = Type.Partial(
  Type.Object({
    role: Nullable(RoleName('`null` = `member`.')),
    name: Nullable(Name('`null` = none.')),
    language: Nullable(MailLanguage('`null` = that of the account.')),
    zone: Nullable(Zone('`null` = that of the account.')),
  }),
  {
    $id: 'TeamMemberPatch',
    additionalProperties: false,
    description: 'Changes to a member (RFC 7396): absent fields stay as they are.',
    examples: [{ role: 'viewer' }],
  },
)
export type MemberPatch = Static<typeof MemberPatch>

export const MemberPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description: 'The member.' }) })

const KEYS_WISHES = ['keep', 'revoke'] as const
export type KeysWish = (typeof KEYS_WISHES)[number]

export const KeysQuery = Type.Partial(
  Type.Object({
    keys: Type.Enum([...KEYS_WISHES], {
      description:
        'What to do with the keys the member has created: `keep` leaves them as they are, `revoke` ends them within a second on every process. If it is needed and absent, 409 `keys_depend` lists the keys.',
    }),
  }),
)

/** As long as any that is signed here, and some room. */
const InvitationCode = Type.String({
  minLength: 1,
  maxLength: 400,
  description: 'The code from the link in the invitation mail.',
})
export const InvitationQuery = Type.Object({ code: InvitationCode })
export const InvitationInput = Type.Object(
  { code: InvitationCode },
  { $id: 'InvitationInput', additionalProperties: false, description: 'The invitation to accept.' },
)
export const InvitationReceipt = Type.Object(
  { state: Type.Enum(['accepted'], { description: 'The same if the invitation was accepted before.' }) },
  { $id: 'InvitationReceipt', additionalProperties: false, description: 'The invitation is accepted.' },
)

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
  /** Only who is active has said that he wants to be told anything. */
  state: MemberState
  /** Of the mails he gets. */
  language: Language
  /** By which his days and weeks begin. */
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
    email: Email('Where his mails go.'),
    name: Nullable(Name('What he is called.')),
    role: RoleName('What he is in the team.'),
    permissions: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: 'What his role lets him do; `write` and `manage` include reading.',
    }),
    state: Type.Enum([...MEMBER_STATES], {
      description:
        '`invited`: he has not accepted yet, and gets no mail but the invitation. `suspended`: the plan of the account includes no team; he comes back with it.',
    }),
    language: MailLanguage('Language of his mails.'),
    zone: Zone('Time zone by which his digests are sent.'),
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
        description: 'When he was last here in person; `null` = never. Keys are not persons.',
      }),
    ),
  },
  { $id: 'TeamMember', additionalProperties: false, description: 'Somebody who belongs to the account.' },
)
export type TeamMember = Static<typeof TeamMember>

export const MemberInput = Type.Object(
  {
    email: Email('Where the invitation goes.'),
    role: Type.Optional(RoleName('What he is to be; at most what the caller is. Default: `member`.')),
    name: Type.Optional(Nullable(Name('What he is called.'))),
    language: Type.Optional(MailLanguage('Language of his mails. Default: that of the account.')),
    zone: Type.Optional(Zone('Time zone by which his digests are sent. Default: that of the account.')),
  },
  {
    $id: 'NewTeamMember',
    additionalProperties: false,
    description: 'Somebody to be invited.',
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
    description: 'What is not named stays as it is (RFC 7396).',
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
        'What becomes of keys he has made: they go on as they are, or end within a second on every process. Without it, 409 `keys_depend` says which there are.',
    }),
  }),
)

/** As long as any that is signed here, and some room. */
const InvitationCode = Type.String({
  minLength: 1,
  maxLength: 400,
  description: 'As it stands in the link that was mailed.',
})
export const InvitationQuery = Type.Object({ code: InvitationCode })
export const InvitationInput = Type.Object(
  { code: InvitationCode },
  { $id: 'InvitationInput', additionalProperties: false, description: 'The invitation that is accepted.' },
)
export const InvitationReceipt = Type.Object(
  { state: Type.Enum(['accepted'], { description: 'The same when it was accepted before.' }) },
  { $id: 'InvitationReceipt', additionalProperties: false, description: 'The invitation is accepted.' },
)

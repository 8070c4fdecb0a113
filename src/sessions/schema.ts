import { type Static, Type } from 'typebox'
import { EMAIL_FORM, Id, Nullable, Time } from '../lib/shapes.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { PLANS } from '../vocabulary/plans.ts'
import { ROLES, SCOPES } from '../vocabulary/roles.ts'

const Text = (maxLength: number, description: string) => Type.String({ maxLength, description })

export const SignIn = Type.Object(
  {
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'An API key.' })),
    token: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'What stands behind `#token=` in a mailed link.' }),
    ),
  },
  {
    $id: 'SignIn',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    description: 'What you sign in with: one of the two.',
    examples: [{ key: 'gg_live_…' }],
  },
)
export type SignIn = Static<typeof SignIn>

export const LinkInput = Type.Object(
  {
    email: Type.String({
      maxLength: 254,
      pattern: EMAIL_FORM,
      description: 'Mail address of a member.',
      examples: ['jiwoo@example.com'],
    }),
  },
  { $id: 'SignInLinkInput', additionalProperties: false, description: 'To whom the link is mailed.' },
)

export const LinkReceipt = Type.Object(
  { state: Type.Enum(['accepted'], { description: 'The same whether or not there is such a member.' }) },
  { $id: 'SignInLinkReceipt', additionalProperties: false, description: 'The request was taken.' },
)

export const Session = Type.Object(
  {
    id: Id('Identifier of the session.'),
    account: Type.Object(
      { id: Id('Identifier of the account.'), name: Text(200, 'Name of the account.') },
      { additionalProperties: false, description: 'The account.' },
    ),
    member: Nullable(
      Type.Object(
        {
          id: Id('Identifier of the member.'),
          email: Text(254, 'Mail address of the member.'),
          name: Nullable(Text(100, 'Name of the member.')),
        },
        { additionalProperties: false, description: 'The member who is signed in; `null` if a key is.' },
      ),
    ),
    key: Nullable(
      Type.Object(
        {
          id: Id('Identifier of the key.'),
          name: Nullable(Text(100, 'Name of the key.')),
          prefix: Text(20, 'First characters of the key.'),
        },
        {
          additionalProperties: false,
          description: 'The key the session stands for; `null` if a member is signed in.',
        },
      ),
    ),
    role: Nullable(Type.Enum([...ROLES], { description: 'Role of the member; `null` if a key is signed in.' })),
    operator: Type.Boolean({
      description: 'Whether the member is an operator of the service and may use `/operator`; never with a key.',
    }),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: 'What the session may do: the scopes of the role, or those of the key.',
    }),
    plan: Type.Enum([...PLANS], { description: 'Plan of the account.' }),
    language: Type.Enum([...LANGUAGES], { description: 'Language of the member, or that of the account.' }),
    createdAt: Time('When you signed in.'),
    expiresAt: Time('When the session ends unless it is used before: 12 hours after its last use, 30 days in all.'),
  },
  { $id: 'Session', additionalProperties: false, description: 'Who is signed in.' },
)
export type Session = Static<typeof Session>

export const SessionEntry = Type.Object(
  {
    id: Id('Identifier of the session.'),
    current: Type.Boolean({ description: 'Whether this request came with it.' }),
    device: Nullable(
      Type.String({
        maxLength: 60,
        description: 'Browser and system, roughly; `null` if unknown.',
        examples: ['Chrome · Windows'],
      }),
    ),
    network: Type.String({
      maxLength: 64,
      description: 'Network you signed in from.',
      examples: ['203.0.113.0/24'],
    }),
    createdAt: Time('When you signed in.'),
    lastUsedAt: Time('When it was last used, to the minute.'),
    expiresAt: Time('When it ends unless it is used before.'),
  },
  { $id: 'SessionEntry', additionalProperties: false, description: 'One of your sessions.' },
)
export type SessionEntry = Static<typeof SessionEntry>

export const SessionPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The session.' }),
})

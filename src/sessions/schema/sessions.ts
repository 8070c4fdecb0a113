import type { Static } from 'typebox'
import { EMAIL_FORM, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { LANGUAGES } from '../../vocabulary/languages.ts'
import { ENTITLEMENTS, PLANS } from '../../vocabulary/plans.ts'
import { ROLES, SCOPES } from '../../vocabulary/roles.ts'
import { PasskeyAssertion } from './passkeys.ts'

export const SignIn = Type.Object(
  {
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: { en: 'An API key.', ko: 'API 키' } })),
    token: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: {
          en: 'The value after `#token=` in a mailed link.',
          ko: '메일로 받은 링크에서 `#token=` 뒤에 있는 값',
        },
      }),
    ),
    passkey: Type.Optional(PasskeyAssertion),
  },
  {
    $id: 'SignIn',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    description: {
      en: 'The credential to sign in with: exactly one of the three.',
      ko: '로그인 수단. 셋 중 하나만 보냅니다.',
    },
    examples: [{ key: 'gg_live_…' }],
  },
)
export type SignIn = Static<typeof SignIn>

export const LinkInput = Type.Object(
  {
    email: Type.String({
      maxLength: 254,
      pattern: EMAIL_FORM,
      description: { en: 'Mail address of a member.', ko: '구성원의 메일 주소' },
      examples: ['jiwoo@example.com'],
    }),
  },
  {
    $id: 'SignInLinkInput',
    additionalProperties: false,
    description: { en: 'The recipient of the link.', ko: '링크의 수신자' },
  },
)

export const LinkReceipt = Type.Object(
  {
    state: Type.Enum(['accepted'], {
      description: {
        en: 'Same response whether or not the member exists.',
        ko: '구성원이 있는지와 관계없이 같습니다.',
      },
    }),
  },
  {
    $id: 'SignInLinkReceipt',
    additionalProperties: false,
    description: { en: 'The request was accepted.', ko: '요청을 접수했습니다.' },
  },
)

export const Session = Type.Object(
  {
    id: Id({ en: 'Identifier of the session.', ko: '세션의 ID' }),
    account: Type.Object(
      {
        id: Id({ en: 'Identifier of the account.', ko: '계정의 ID' }),
        name: Text({ en: 'Name of the account.', ko: '계정의 이름' }, 200),
      },
      { additionalProperties: false, description: { en: 'The account.', ko: '계정' } },
    ),
    member: Nullable(
      Type.Object(
        {
          id: Id({ en: 'Identifier of the member.', ko: '구성원의 ID' }),
          email: Text({ en: 'Mail address of the member.', ko: '구성원의 메일 주소' }, 254),
          name: Nullable(Text({ en: 'Name of the member.', ko: '구성원의 이름' }, 100)),
        },
        {
          additionalProperties: false,
          description: {
            en: 'The member who is signed in; `null` for a session created with a key.',
            ko: '로그인한 구성원. 키로 로그인했으면 `null`입니다.',
          },
        },
      ),
    ),
    key: Nullable(
      Type.Object(
        {
          id: Id({ en: 'Identifier of the key.', ko: '키의 ID' }),
          name: Nullable(Text({ en: 'Name of the key.', ko: '키의 이름' }, 100)),
          prefix: Text({ en: 'First characters of the key.', ko: '키의 앞 글자' }, 20),
        },
        {
          additionalProperties: false,
          description: {
            en: 'The key the session was created with; `null` if a member is signed in.',
            ko: '로그인에 쓴 키. 구성원이 로그인했으면 `null`입니다.',
          },
        },
      ),
    ),
    role: Nullable(
      Type.Enum([...ROLES], {
        description: {
          en: 'Role of the member; `null` for a session created with a key.',
          ko: '구성원의 역할. 키로 로그인했으면 `null`입니다.',
        },
      }),
    ),
    operator: Type.Boolean({
      description: {
        en: 'Whether the member is an operator of the service and can use `/operator`; always `false` with a key.',
        ko: '구성원이 서비스 운영자여서 `/operator`를 쓸 수 있는지. 키로는 항상 `false`입니다.',
      },
    }),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: SCOPES.length,
      description: {
        en: 'Scopes of the session: those of the role, or those of the key.',
        ko: '세션의 권한. 역할 또는 키의 권한과 같습니다.',
      },
    }),
    plan: Type.Enum([...PLANS], { description: { en: 'Plan of the account.', ko: '계정의 요금제' } }),
    entitlements: Type.Array(Type.Enum([...ENTITLEMENTS]), {
      maxItems: ENTITLEMENTS.length,
      description: { en: 'What the plan includes.', ko: '요금제에 포함된 기능' },
    }),
    language: Type.Enum([...LANGUAGES], {
      description: {
        en: 'Language of the member, or that of the account.',
        ko: '구성원의 언어. 없으면 계정의 언어입니다.',
      },
    }),
    passkeyOrigin: Nullable(
      Text(
        {
          en: 'Origin of the pages on which you can add a passkey; `null` for a session created with a key, or if the address of the service allows no passkeys.',
          ko: '패스키를 추가할 수 있는 페이지의 출처(origin). 키로 로그인했거나 서비스의 주소에서 패스키를 쓸 수 없으면 `null`입니다.',
        },
        300,
      ),
    ),
    attachments: Type.Boolean({
      description: {
        en: 'Whether the service fetches attachments; `false` = only titles can be searched.',
        ko: '서비스가 첨부파일을 수집하는지. `false`이면 공고명만 검색할 수 있습니다.',
      },
    }),
    createdAt: Time({ en: 'When you signed in.', ko: '로그인한 시각' }),
    expiresAt: Time({
      en: 'When the session expires: 12 hours after its last use, at the latest 30 days after signing in.',
      ko: '세션의 만료 시각. 마지막 사용 후 12시간이며, 로그인 후 최대 30일입니다.',
    }),
  },
  { $id: 'Session', additionalProperties: false, description: { en: 'Who is signed in.', ko: '로그인한 사람' } },
)
export type Session = Static<typeof Session>

export const SessionEntry = Type.Object(
  {
    id: Id({ en: 'Identifier of the session.', ko: '세션의 ID' }),
    current: Type.Boolean({
      description: { en: 'Whether this request uses the session.', ko: '이 요청에 사용한 세션인지 여부' },
    }),
    device: Nullable(
      Type.String({
        maxLength: 60,
        description: {
          en: 'Browser and operating system, approximately; `null` if unknown.',
          ko: '대략적인 브라우저와 운영체제. 알 수 없으면 `null`입니다.',
        },
        examples: ['Chrome · Windows'],
      }),
    ),
    network: Type.String({
      maxLength: 64,
      description: { en: 'Network you signed in from.', ko: '로그인한 네트워크' },
      examples: ['203.0.113.0/24'],
    }),
    createdAt: Time({ en: 'When you signed in.', ko: '로그인한 시각' }),
    lastUsedAt: Time({ en: 'When it was last used, to the minute.', ko: '마지막으로 쓴 시각(분 단위)' }),
    expiresAt: Time({ en: 'When it expires unless it is used again.', ko: '다시 쓰지 않을 때의 만료 시각' }),
  },
  {
    $id: 'SessionEntry',
    additionalProperties: false,
    description: { en: 'One of your sessions.', ko: '자신의 세션 하나' },
  },
)
export type SessionEntry = Static<typeof SessionEntry>

export const SessionPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The session.', ko: '세션' } }),
})

import type { Static } from 'typebox'
import { Id, Nullable, Time, TimeInput } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { SCOPES, type Scope } from '../../vocabulary/roles.ts'

export const KEY_STATES = ['active', 'blocked', 'revoked', 'expired'] as const
export type KeyState = (typeof KEY_STATES)[number]

/** When a secret became valid and when it expires; `null` = with its key. */
export interface SecretLife {
  createdAt: number
  expiresAt: number | null
}

/** The app that a key belongs to, and the host that receives its codes. */
export interface KeyApp {
  id: string
  host: string
}

/** A key as shown; the secret itself is shown only once, when it is created. */
export interface KeyRecord {
  id: string
  accountId: string
  name: string | null
  prefix: string
  scopes: Scope[]
  state: KeyState
  app: KeyApp | null
  createdBy: string | null
  createdAt: number
  expiresAt: number | null
  lastUsedAt: number | null
  /** The valid ones, newest first. */
  secrets: SecretLife[]
}

/** The sender of an admitted request. */
export interface Caller {
  accountId: string
  /** The calling key, or the key of the session; `null` = a member is signed in. */
  keyId: string | null
  memberId?: string | null
  /** Whether an app that a member has connected sends the request. */
  isApp?: boolean
  /** If the caller sent a session cookie. */
  sessionId?: string | null
  plan: Plan
  /** The limit of the account, which overrides that of its plan. */
  requestLimit: number | null
  scopes: Scope[]
}

const NAME_LENGTH = 200
/** During a rotation, a key has the old and the new secret. */
const MOST_SECRETS = 2
const MOST_GRACE = 30 * 86_400
const KeyName = (description: Wording) => Type.String({ maxLength: NAME_LENGTH, description, examples: ['ERP'] })
const Scopes = (description: Wording) => Type.Array(Type.Enum([...SCOPES]), { maxItems: SCOPES.length, description })

const KeyAppShape = Type.Object(
  {
    id: Type.String({
      maxLength: 500,
      description: {
        en: 'The `client_id` of the app: the URL of its metadata document, or an id from its registration.',
        ko: '앱의 `client_id`. 앱 정보 문서의 주소 또는 등록할 때 받은 ID입니다.',
      },
    }),
    host: Type.String({
      maxLength: 260,
      description: {
        en: 'The host to which the user was redirected after consent; `localhost` = a program on their computer.',
        ko: '동의한 뒤 이동한 호스트. `localhost`는 사용자 컴퓨터의 프로그램입니다.',
      },
      examples: ['claude.ai'],
    }),
  },
  {
    $id: 'KeyApp',
    additionalProperties: false,
    description: {
      en: 'The app that a member has connected with OAuth. Its name, which the app has chosen, is the name of the key. `null` = an ordinary key.',
      ko: '구성원이 OAuth로 연결한 앱. 키의 이름은 앱이 정한 이름입니다. `null`이면 일반 키입니다.',
    },
  },
)

const keyFields = {
  id: Id({ en: 'Identifier of the key.', ko: '키의 ID' }),
  name: Nullable(KeyName({ en: 'Name of the key.', ko: '키의 이름' })),
  prefix: Type.String({
    maxLength: 16,
    description: {
      en: 'The first twelve characters of its secret; for a key of an app, which has no secret, a mark to tell it from others.',
      ko: '비밀값의 처음 12자. 비밀값이 없는 앱의 키에서는 구별용 표시입니다.',
    },
    examples: ['gg_live_4fZk'],
  }),
  scopes: Scopes({
    en: 'Scopes of the key; `write` and `manage` include read access.',
    ko: '키의 권한. `write`와 `manage`는 조회 권한을 포함합니다.',
  }),
  state: Type.Enum([...KEY_STATES], {
    description: { en: 'Only an `active` key is accepted.', ko: '`active`인 키만 사용할 수 있습니다.' },
  }),
  app: Nullable(KeyAppShape),
  createdBy: Nullable(
    Id({
      en: 'The key or member that created it; `null` = the operator.',
      ko: '이 키를 만든 키 또는 구성원. `null`은 운영자입니다.',
    }),
  ),
  createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
  expiresAt: Nullable(Time({ en: 'When it expires; `null` = never.', ko: '만료 시각. `null`이면 만료되지 않습니다.' })),
  lastUsedAt: Nullable(
    Time({
      en: 'When it was last used (may lag by up to a minute); `null` = never.',
      ko: '마지막 사용 시각(최대 1분 지연). `null`이면 사용한 적이 없습니다.',
    }),
  ),
  secrets: Type.Array(
    Type.Object(
      {
        createdAt: Time({ en: 'When the secret became valid.', ko: '비밀값이 유효해진 시각' }),
        expiresAt: Nullable(
          Time({
            en: 'When its grace period after a rotation ends; `null` = it is valid as long as the key.',
            ko: '교체 후 유예 기간이 끝나는 시각. `null`이면 키가 유효한 동안 유효합니다.',
          }),
        ),
      },
      {
        additionalProperties: false,
        description: {
          en: 'How long a secret of the key is valid; the secret itself is never shown again.',
          ko: '비밀값의 유효 기간. 비밀값 자체는 다시 표시하지 않습니다.',
        },
      },
    ),
    {
      maxItems: MOST_SECRETS,
      description: {
        en: 'Its valid secrets, newest first: two during the grace period after a rotation.',
        ko: '유효한 비밀값(최신순). 교체 후 유예 기간에는 두 개입니다.',
      },
    },
  ),
}

export const Key = Type.Object(keyFields, {
  $id: 'Key',
  additionalProperties: false,
  description: { en: 'A key, without its secret.', ko: '키(비밀값 제외)' },
})
export type Key = Static<typeof Key>

export const KeyWithSecret = Type.Object(
  {
    ...keyFields,
    key: Type.String({
      pattern: '^gg_live_[0-9A-Za-z]{38}$',
      maxLength: 46,
      description: {
        en: 'The secret: send it as `Authorization: Bearer`. It is shown only once.',
        ko: '비밀값. `Authorization: Bearer`로 보냅니다. 한 번만 표시합니다.',
      },
    }),
  },
  {
    $id: 'KeyWithSecret',
    additionalProperties: false,
    description: { en: 'A key with its new secret.', ko: '키와 새 비밀값' },
  },
)
export type KeyWithSecret = Static<typeof KeyWithSecret>

export const KeyInput = Type.Partial(
  Type.Object({
    name: Nullable(
      Type.String({
        ...KeyName({
          en: 'Name to recognise the key by; must not be blank.',
          ko: '키를 구별하기 위한 이름. 비워 둘 수 없습니다.',
        }),
        pattern: '\\S',
      }),
    ),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      minItems: 1,
      maxItems: SCOPES.length,
      uniqueItems: true,
      description: {
        en: 'Scopes of the new key, at most those of the key you call with. Absent: all of those.',
        ko: '새 키의 권한. 호출한 키의 권한을 넘을 수 없으며, 생략하면 그 권한을 모두 가집니다.',
      },
      examples: [['bids:read', 'keywords:write']],
    }),
    expiresAt: Nullable(
      TimeInput(
        {
          en: 'When it expires: a time with offset, or a date (that day is included). It must be in the future and not after the expiry of the key you call with. Absent or `null`: it expires together with that key, or never if that key does not expire.',
          ko: '만료 시각. 시간대가 있는 시각 또는 날짜(그날도 유효)입니다. 미래의 시각이어야 하며 호출한 키의 만료 시각보다 늦을 수 없습니다. 생략하거나 `null`이면 호출한 키와 함께 만료되고, 그 키에 만료 시각이 없으면 새 키도 만료되지 않습니다.',
        },
        '2027-12-31',
      ),
    ),
  }),
  { $id: 'NewKey', additionalProperties: false, description: { en: 'A key to create.', ko: '만들 키' } },
)
export type KeyInput = Static<typeof KeyInput>

export const RotationInput = Type.Partial(
  Type.Object({
    graceSeconds: Type.Integer({
      minimum: 0,
      maximum: MOST_GRACE,
      default: 86_400,
      format: 'int32',
      description: { en: 'How many seconds the old secret stays valid.', ko: '이전 비밀값이 유효한 시간(초)' },
    }),
  }),
  {
    $id: 'Rotation',
    additionalProperties: false,
    description: { en: 'How to replace a secret.', ko: '비밀값을 교체하는 방법' },
  },
)

export const RevocationQuery = Type.Partial(
  Type.Object({
    descendants: Type.Enum(['keep', 'revoke'], {
      default: 'keep',
      description: {
        en: 'What to do with the keys that were created with this one, and those created with them in turn.',
        ko: '이 키로 만든 키와 그 하위 키의 처리 방법',
      },
    }),
  }),
)

export const KeyPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: { en: 'The key.', ko: '키' } }),
})

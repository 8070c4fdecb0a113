import type { Static } from 'typebox'
import { OUTBOUND_REASONS } from '../../lib/outbound/index.ts'
import { Id, Nullable, SmallCount, Time } from '../../lib/shapes.ts'
import { Type } from '../../lib/type.ts'
import { EVENT_TYPES } from '../../vocabulary/events.ts'
import type { Wording } from '../../vocabulary/languages.ts'

export const WEBHOOK_FORMATS = ['standard', 'slack', 'teams', 'discord'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

const SIGNATURES = ['v1', 'v1a'] as const

export const DISABLED_REASONS = ['failing', 'gone', 'receiver', 'owner', 'plan', 'incident'] as const
export type DisabledReason = (typeof DISABLED_REASONS)[number]

const MOST_GRACE = 30 * 86_400
export const AttemptStatus = Nullable(
  SmallCount({
    en: 'HTTP status of the response; `null` = no response.',
    ko: '응답의 HTTP 상태 코드. `null`이면 응답이 없습니다.',
  }),
)
export const AttemptReason = Nullable(
  Type.Enum([...OUTBOUND_REASONS], {
    description: {
      en: 'Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address that is not on the public internet.',
      ko: '완전한 응답을 받지 못한 이유. `null`이면 응답을 받았습니다. `refused_address`: 호스트 이름의 IP 주소가 공개 인터넷 주소가 아닙니다.',
    },
  }),
)

const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: {
    en: 'Where events are sent: `https`, without user name and password, on the public internet.',
    ko: '이벤트를 보내는 주소. `https`이고 사용자 이름과 비밀번호가 없으며 공개 인터넷에 있어야 합니다.',
  },
  examples: ['https://erp.example.com/hooks/gonggo'],
})
const Events = (description: Wording) =>
  Type.Array(Type.Enum([...EVENT_TYPES]), {
    minItems: 1,
    maxItems: EVENT_TYPES.length,
    uniqueItems: true,
    description,
    examples: [['bid.matched', 'bid.changed']],
  })
const WebhookFormat = Type.Enum([...WEBHOOK_FORMATS], {
  description: {
    en: '`standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks of these services take it.',
    ko: '`standard`: 서명한 이벤트 · `slack`, `teams`, `discord`: 각 서비스의 수신 웹훅이 받는 형식의 한국어 메시지(서명 없음)',
  },
})
/** 24 to 64 bytes in canonical base64. */
export const SECRET_FORM =
  '^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/][AQgw]==)?|(?:[A-Za-z0-9+/]{4}){8,20}[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$'

const Signatures = Type.Array(Type.Enum([...SIGNATURES]), {
  minItems: 1,
  maxItems: SIGNATURES.length,
  uniqueItems: true,
  contains: Type.Literal('v1'),
  description: {
    en: '`v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.',
    ko: '`v1`(HMAC-SHA256)은 항상 있습니다. `v1a`를 쓰면 `publicKey`로 검증하는 ed25519 서명을 추가합니다.',
  },
})
const Description = Type.String({
  maxLength: 200,
  description: { en: 'A description to recognise it by.', ko: '웹훅을 구별하기 위한 설명' },
  examples: ['ERP 연동'],
})

const webhookFields = {
  id: Id({ en: 'Identifier of the webhook.', ko: '웹훅의 ID' }),
  url: Url,
  events: Events({ en: 'Event types it receives.', ko: '받는 이벤트 종류' }),
  allEvents: Type.Boolean({
    description: {
      en: 'Whether it receives all event types, including types added later.',
      ko: '나중에 추가되는 종류를 포함해 모든 이벤트 종류를 받는지 여부',
    },
  }),
  format: WebhookFormat,
  description: Nullable(Description),
  state: Type.Enum(['enabled', 'disabled'], {
    description: {
      en: 'Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled.',
      ko: '비활성화된 웹훅의 이벤트는 30일까지 보류하며, 활성화하면 보냅니다.',
    },
  }),
  disabledReason: Nullable(
    Type.Enum([...DISABLED_REASONS], {
      description: {
        en: '`failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned `webhook-delivery: disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks · `incident`: the account is blocked.',
        ko: '`failing`: 5일간 전송에 계속 실패함 · `gone`: 410 Gone으로 응답함 · `receiver`: `webhook-delivery: disable`로 응답함 · `owner`: `PATCH`로 비활성화함 · `plan`: 요금제에 웹훅이 없음 · `incident`: 계정이 차단됨',
      },
    }),
  ),
  disabledAt: Nullable(Time({ en: 'When it was disabled.', ko: '비활성화된 시각' })),
  failingSince: Nullable(
    Time({
      en: 'First failure since the last success; `null` = the last one succeeded.',
      ko: '마지막 성공 뒤 처음 실패한 시각. `null`이면 마지막 전송이 성공했습니다.',
    }),
  ),
  lastSuccessAt: Nullable(
    Time({
      en: 'When an attempt last succeeded; `null` = never.',
      ko: '마지막으로 전송에 성공한 시각. `null`이면 아직 없습니다.',
    }),
  ),
  lastFailure: Nullable(
    Type.Object(
      {
        at: Time({ en: 'When the attempt began.', ko: '시도를 시작한 시각' }),
        status: AttemptStatus,
        reason: AttemptReason,
      },
      {
        additionalProperties: false,
        description: {
          en: 'The last attempt that failed; `null` = never.',
          ko: '마지막으로 실패한 시도. `null`이면 아직 없습니다.',
        },
      },
    ),
  ),
  secretHint: Type.String({
    maxLength: 16,
    description: { en: 'The first twelve characters of its secret.', ko: '비밀값의 처음 12자' },
    examples: ['whsec_MfKQ…'],
  }),
  publicKey: Nullable(
    Type.String({
      maxLength: 64,
      description: {
        en: 'Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`.',
        ko: '`v1a`의 공개 키. `whpk_`와 base64로 된 ed25519 키이며, `v1a`를 쓰지 않으면 `null`입니다.',
      },
    }),
  ),
  createdAt: Time({ en: 'When it was created.', ko: '만든 시각' }),
}

export const Webhook = Type.Object(webhookFields, {
  $id: 'Webhook',
  additionalProperties: false,
  description: { en: 'A URL that receives events of the account.', ko: '계정의 이벤트를 보내는 주소' },
})
export type Webhook = Static<typeof Webhook>

export const WebhookWithSecret = Type.Object(
  {
    ...webhookFields,
    secret: Type.String({
      pattern: '^whsec_[A-Za-z0-9+/]+={0,2}$',
      maxLength: 100,
      description: {
        en: 'The secret its requests are signed with. It is shown only once.',
        ko: '요청에 서명하는 비밀값. 한 번만 표시합니다.',
      },
    }),
  },
  {
    $id: 'WebhookWithSecret',
    additionalProperties: false,
    description: { en: 'A webhook with its new secret.', ko: '웹훅과 새 비밀값' },
  },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

export const WebhookInput = Type.Object(
  {
    url: Url,
    events: Type.Optional(
      Nullable(
        Events({
          en: 'Event types to send. Absent or `null`: all, including types added later.',
          ko: '보낼 이벤트 종류. 생략하거나 `null`이면 나중에 추가되는 종류까지 모두 보냅니다.',
        }),
      ),
    ),
    format: Type.Optional(Nullable(WebhookFormat)),
    signatures: Type.Optional(Nullable(Signatures)),
    description: Type.Optional(Nullable(Description)),
    secret: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 100,
          pattern: SECRET_FORM,
          description: {
            en: 'Your own secret: `whsec_` and 24 to 64 bytes in base64. Absent: one is generated.',
            ko: '직접 정한 비밀값. `whsec_`와 base64로 된 24~64바이트이며, 생략하면 생성합니다.',
          },
          examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
        }),
      ),
    ),
  },
  {
    $id: 'NewWebhook',
    additionalProperties: false,
    description: { en: 'A webhook to register.', ko: '등록할 웹훅' },
    examples: [{ url: 'https://erp.example.com/hooks/gonggo', events: ['bid.matched', 'bid.changed'] }],
  },
)
export type WebhookInput = Static<typeof WebhookInput>

export const WebhookPatch = Type.Partial(
  Type.Object({
    url: Url,
    events: Nullable(
      Events({
        en: 'Event types to send. `null`: all, including types added later.',
        ko: '보낼 이벤트 종류. `null`이면 나중에 추가되는 종류까지 모두 보냅니다.',
      }),
    ),
    format: Nullable(WebhookFormat),
    signatures: Nullable(Signatures),
    description: Nullable(Description),
    state: Nullable(
      Type.Enum(['enabled', 'disabled'], {
        description: {
          en: '`enabled` (or `null`) also sends the events that were on hold, oldest first.',
          ko: '`enabled`(또는 `null`)로 바꾸면 보류한 이벤트도 오래된 것부터 보냅니다.',
        },
      }),
    ),
  }),
  {
    $id: 'WebhookPatch',
    additionalProperties: false,
    description: {
      en: 'Fields to change; `null` restores the default.',
      ko: '바꿀 필드. `null`은 기본값으로 되돌립니다.',
    },
  },
)
export type WebhookPatch = Static<typeof WebhookPatch>

export const SecretRotation = Type.Partial(
  Type.Object({
    graceSeconds: Type.Integer({
      minimum: 0,
      maximum: MOST_GRACE,
      default: 86_400,
      format: 'int32',
      description: {
        en: 'How many seconds requests are also signed with the old secret.',
        ko: '이전 비밀값으로도 함께 서명하는 시간(초)',
      },
    }),
  }),
  {
    $id: 'SecretRotation',
    additionalProperties: false,
    description: { en: 'How to replace a secret.', ko: '비밀값을 교체하는 방법' },
  },
)

export const PathId = (description: Wording) => Type.String({ minLength: 1, maxLength: 64, description })
export const WebhookPath = Type.Object({ id: PathId({ en: 'The webhook.', ko: '웹훅' }) })

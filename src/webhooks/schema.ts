import { type Static, Type } from 'typebox'
import { Id, Nullable, Time, TimeInput } from '../lib/shapes.ts'
import { EVENT_TYPES } from '../vocabulary/events.ts'

export const FORMATS = ['standard', 'slack'] as const
export type Format = (typeof FORMATS)[number]

const SIGNATURES = ['v1', 'v1a'] as const

export const DISABLED_REASONS = ['failing', 'gone', 'receiver', 'owner', 'plan', 'incident'] as const
export type DisabledReason = (typeof DISABLED_REASONS)[number]

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'held', 'aborted', 'expired'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Of which a range can be sent again; what is pending or held goes by itself. */
const ENDED_STATES = ['delivered', 'failed', 'aborted'] as const

const MOST_GRACE = 30 * 86_400

const Count = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 2_147_483_647, format: 'int32', description })

const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description: 'Where events are sent: `https`, without user name and password, on the public internet.',
  examples: ['https://erp.example.com/hooks/gonggo'],
})
const Events = (description: string) =>
  Type.Array(Type.Enum([...EVENT_TYPES]), {
    minItems: 1,
    maxItems: EVENT_TYPES.length,
    uniqueItems: true,
    description,
    examples: [['bid.matched', 'bid.changed']],
  })
const Format = Type.Enum([...FORMATS], {
  description: '`slack` posts `{text, blocks}`, unsigned, as Slack and those like it take it.',
})
/** 24 to 64 bytes in base64, without a bit too much. */
export const SECRET_FORM =
  '^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/][AQgw]==)?|(?:[A-Za-z0-9+/]{4}){8,20}[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$'

const Signatures = Type.Array(Type.Enum([...SIGNATURES]), {
  minItems: 1,
  maxItems: SIGNATURES.length,
  uniqueItems: true,
  contains: Type.Literal('v1'),
  description: '`v1` (HMAC-SHA256) is always there; `v1a` adds ed25519, checked with `publicKey`.',
})
const Description = Type.String({ maxLength: 200, description: 'To tell it from others.', examples: ['ERP 연동'] })

const webhookFields = {
  id: Id('Identifier of the webhook.'),
  url: Url,
  events: Events('Kinds it is sent.'),
  format: Format,
  description: Nullable(Description),
  state: Type.Enum(['enabled', 'disabled'], {
    description: 'What is owed to a disabled one is held, for 30 days at most, and sent once it is enabled.',
  }),
  disabledReason: Nullable(
    Type.Enum([...DISABLED_REASONS], {
      description:
        '`failing`: nothing but failures for 5 days · `gone`: it answered 410 · `receiver`: it asked for it · `owner`: by PATCH · `plan`: the plan has no webhooks · `incident`: the account is blocked.',
    }),
  ),
  disabledAt: Nullable(Time('Since when.')),
  failingSince: Nullable(Time('First failure since the last success; `null` = the last one succeeded.')),
  secretHint: Type.String({ maxLength: 16, description: 'How its secret begins.', examples: ['whsec_MfKQ…'] }),
  publicKey: Nullable(
    Type.String({
      maxLength: 64,
      description: 'For `v1a`: `whpk_` and the ed25519 key in base64; `null` where it is not asked for.',
    }),
  ),
  createdAt: Time('When it was made.'),
}

export const Webhook = Type.Object(webhookFields, {
  $id: 'Webhook',
  additionalProperties: false,
  description: 'Where events of the account are sent.',
})
export type Webhook = Static<typeof Webhook>

export const WebhookWithSecret = Type.Object(
  {
    ...webhookFields,
    secret: Type.String({
      pattern: '^whsec_[A-Za-z0-9+/]+={0,2}$',
      maxLength: 100,
      description: 'What its requests are signed with. Shown this once.',
    }),
  },
  { $id: 'WebhookWithSecret', additionalProperties: false, description: 'A webhook with its new secret.' },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

export const WebhookInput = Type.Object(
  {
    url: Url,
    events: Type.Optional(Nullable(Events('Kinds it is sent. Absent or `null`: all, those to come included.'))),
    format: Type.Optional(Nullable(Format)),
    signatures: Type.Optional(Nullable(Signatures)),
    description: Type.Optional(Nullable(Description)),
    secret: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 100,
          pattern: SECRET_FORM,
          description: '`whsec_` and 24 to 64 bytes in base64, to bring along your own. Absent: one is made.',
        }),
      ),
    ),
  },
  {
    $id: 'NewWebhook',
    additionalProperties: false,
    description: 'A webhook to be made.',
    examples: [{ url: 'https://erp.example.com/hooks/gonggo', events: ['bid.matched', 'bid.changed'] }],
  },
)
export type WebhookInput = Static<typeof WebhookInput>

export const WebhookPatch = Type.Partial(
  Type.Object({
    url: Url,
    events: Nullable(Events('Kinds it is sent. `null`: all, those to come included.')),
    format: Nullable(Format),
    signatures: Nullable(Signatures),
    description: Nullable(Description),
    state: Nullable(
      Type.Enum(['enabled', 'disabled'], {
        description: '`enabled` (or `null`) also sends what was held, oldest first.',
      }),
    ),
  }),
  { $id: 'WebhookPatch', additionalProperties: false, description: 'What is to change; `null` = the default.' },
)
export type WebhookPatch = Static<typeof WebhookPatch>

export const SecretRotation = Type.Partial(
  Type.Object({
    graceSeconds: Type.Integer({
      minimum: 0,
      maximum: MOST_GRACE,
      default: 86_400,
      format: 'int32',
      description: 'How long the old secret signs beside the new one.',
    }),
  }),
  { $id: 'SecretRotation', additionalProperties: false, description: 'How a secret is replaced.' },
)

const deliveryFields = {
  id: Id('Identifier of the delivery.'),
  eventId: Id('The event: what is sent as `webhook-id`, with every attempt.'),
  type: Type.Enum([...EVENT_TYPES], { description: 'Kind of the event.' }),
  state: Type.Enum([...DELIVERY_STATES], {
    description:
      '`pending`: it will be tried · `delivered` · `failed`: every attempt is used up · `held`: while the webhook is disabled · `aborted`: the receiver wants it no more · `expired`: held up for 30 days.',
  }),
  attemptCount: Count('Attempts so far, since it was last asked for.'),
  lastStatus: Nullable(Count('What the last one was answered; `null` = nothing, or none was made.')),
  createdAt: Time('When it came to be owed.'),
  nextAttemptAt: Nullable(Time('When it is tried next, while it is pending.')),
  endedAt: Nullable(Time('When it was delivered or given up.')),
}

export const Delivery = Type.Object(deliveryFields, {
  $id: 'Delivery',
  additionalProperties: false,
  description: 'One event on its way to one webhook.',
})
export type Delivery = Static<typeof Delivery>

const Attempt = Type.Object(
  {
    at: Time('When it was begun.'),
    status: Nullable(Count('What was answered; `null` = nothing.')),
    ms: Count('Milliseconds until the answer, or until there was none to be had.'),
    error: Nullable(Type.String({ maxLength: 1000, description: 'What went wrong, where it was not the answer.' })),
    answer: Type.String({ maxLength: 1024, description: 'The first kilobyte of the answer.' }),
  },
  { additionalProperties: false, description: 'One attempt.' },
)

export const DeliveryDetail = Type.Object(
  {
    ...deliveryFields,
    attempts: Type.Array(Attempt, { maxItems: 30, description: 'The last 30 attempts, oldest first.' }),
  },
  { $id: 'DeliveryDetail', additionalProperties: false, description: 'A delivery with its attempts.' },
)
export type DeliveryDetail = Static<typeof DeliveryDetail>

export const DeliveryRangeInput = Type.Object(
  {
    from: TimeInput('Events owed from then on: a time with offset, or a date.', '2026-11-20'),
    to: Type.Optional(Nullable(TimeInput('Until then, included. Absent: until now.', '2026-11-20'))),
    state: Type.Optional(
      Nullable(Type.Enum([...ENDED_STATES], { description: 'Which deliveries. Default: `failed`.' })),
    ),
  },
  {
    $id: 'DeliveryRange',
    additionalProperties: false,
    description: 'Deliveries to be sent again.',
    examples: [{ from: '2026-11-19', to: '2026-11-20', state: 'failed' }],
  },
)
export type DeliveryRangeInput = Static<typeof DeliveryRangeInput>

export const Redelivered = Type.Object(
  {
    deliveries: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      format: 'int64',
      description: 'How many.',
    }),
  },
  { $id: 'Redelivered', additionalProperties: false, description: 'How many deliveries go again, once each.' },
)
export type Redelivered = Static<typeof Redelivered>

const PathId = (description: string) => Type.String({ minLength: 1, maxLength: 64, description })
export const WebhookPath = Type.Object({ id: PathId('The webhook.') })
export const DeliveryPath = Type.Object({ id: PathId('The webhook.'), deliveryId: PathId('The delivery.') })

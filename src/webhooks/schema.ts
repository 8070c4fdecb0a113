import { type Static, Type } from 'typebox'
import { OUTBOUND_REASONS } from '../lib/outbound/index.ts'
import { Id, Nullable, SmallCount, Time, TimeInput } from '../lib/shapes.ts'
import { EVENT_TYPES } from '../vocabulary/events.ts'

export const WEBHOOK_FORMATS = ['standard', 'slack', 'teams', 'discord'] as const
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number]

const SIGNATURES = ['v1', 'v1a'] as const

export const DISABLED_REASONS = ['failing', 'gone', 'receiver', 'owner', 'plan', 'incident'] as const
export type DisabledReason = (typeof DISABLED_REASONS)[number]

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'held', 'aborted', 'expired'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Of which a range can be sent again; what is pending or held goes by itself. */
const ENDED_STATES = ['delivered', 'failed', 'aborted'] as const

const MOST_GRACE = 30 * 86_400

const Status = Nullable(SmallCount('HTTP status of the response; `null` = no response.'))
const Reason = Nullable(
  Type.Enum([...OUTBOUND_REASONS], {
    description:
      'Why there was no complete response; `null` = there was one. `refused_address`: the host name resolves to an address that is not on the public internet.',
  }),
)

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
const WebhookFormat = Type.Enum([...WEBHOOK_FORMATS], {
  description:
    '`standard`: the signed event · `slack`, `teams`, `discord`: an unsigned message in Korean, as the incoming webhooks of these services take it.',
})
/** 24 to 64 bytes in base64, without a bit too much. */
export const SECRET_FORM =
  '^whsec_(?:(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/][AQgw]==)?|(?:[A-Za-z0-9+/]{4}){8,20}[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$'

const Signatures = Type.Array(Type.Enum([...SIGNATURES]), {
  minItems: 1,
  maxItems: SIGNATURES.length,
  uniqueItems: true,
  contains: Type.Literal('v1'),
  description: '`v1` (HMAC-SHA256) is always included; `v1a` adds ed25519, verified with `publicKey`.',
})
const Description = Type.String({
  maxLength: 200,
  description: 'A description to recognise it by.',
  examples: ['ERP 연동'],
})

const webhookFields = {
  id: Id('Identifier of the webhook.'),
  url: Url,
  events: Events('Event types it receives.'),
  allEvents: Type.Boolean({ description: 'Whether it receives all event types, including types added later.' }),
  format: WebhookFormat,
  description: Nullable(Description),
  state: Type.Enum(['enabled', 'disabled'], {
    description: 'Events for a disabled webhook are kept on hold for up to 30 days and sent once it is enabled.',
  }),
  disabledReason: Nullable(
    Type.Enum([...DISABLED_REASONS], {
      description:
        '`failing`: every attempt failed for 5 days · `gone`: it returned 410 · `receiver`: it returned `webhook-delivery: disable` · `owner`: disabled by `PATCH` · `plan`: the plan includes no webhooks · `incident`: the account is blocked.',
    }),
  ),
  disabledAt: Nullable(Time('When it was disabled.')),
  failingSince: Nullable(Time('First failure since the last success; `null` = the last one succeeded.')),
  lastSuccessAt: Nullable(Time('When an attempt last succeeded; `null` = none has.')),
  lastFailure: Nullable(
    Type.Object(
      { at: Time('When the attempt began.'), status: Status, reason: Reason },
      { additionalProperties: false, description: 'The last attempt that failed; `null` = none has.' },
    ),
  ),
  secretHint: Type.String({
    maxLength: 16,
    description: 'The first twelve characters of its secret.',
    examples: ['whsec_MfKQ…'],
  }),
  publicKey: Nullable(
    Type.String({
      maxLength: 64,
      description: 'Public key for `v1a`: `whpk_` and the ed25519 key in base64; `null` without `v1a`.',
    }),
  ),
  createdAt: Time('When it was created.'),
}

export const Webhook = Type.Object(webhookFields, {
  $id: 'Webhook',
  additionalProperties: false,
  description: 'A URL that receives events of the account.',
})
export type Webhook = Static<typeof Webhook>

export const WebhookWithSecret = Type.Object(
  {
    ...webhookFields,
    secret: Type.String({
      pattern: '^whsec_[A-Za-z0-9+/]+={0,2}$',
      maxLength: 100,
      description: 'The secret its requests are signed with. It is shown only once.',
    }),
  },
  { $id: 'WebhookWithSecret', additionalProperties: false, description: 'A webhook with its new secret.' },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

export const WebhookInput = Type.Object(
  {
    url: Url,
    events: Type.Optional(Nullable(Events('Event types to send. Absent or `null`: all, including types added later.'))),
    format: Type.Optional(Nullable(WebhookFormat)),
    signatures: Type.Optional(Nullable(Signatures)),
    description: Type.Optional(Nullable(Description)),
    secret: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 100,
          pattern: SECRET_FORM,
          description: 'Your own secret: `whsec_` and 24 to 64 bytes in base64. Absent: one is generated.',
        }),
      ),
    ),
  },
  {
    $id: 'NewWebhook',
    additionalProperties: false,
    description: 'A webhook to register.',
    examples: [{ url: 'https://erp.example.com/hooks/gonggo', events: ['bid.matched', 'bid.changed'] }],
  },
)
export type WebhookInput = Static<typeof WebhookInput>

export const WebhookPatch = Type.Partial(
  Type.Object({
    url: Url,
    events: Nullable(Events('Event types to send. `null`: all, including types added later.')),
    format: Nullable(WebhookFormat),
    signatures: Nullable(Signatures),
    description: Nullable(Description),
    state: Nullable(
      Type.Enum(['enabled', 'disabled'], {
        description: '`enabled` (or `null`) also sends the events that were on hold, oldest first.',
      }),
    ),
  }),
  { $id: 'WebhookPatch', additionalProperties: false, description: 'Fields to change; `null` restores the default.' },
)
export type WebhookPatch = Static<typeof WebhookPatch>

export const SecretRotation = Type.Partial(
  Type.Object({
    graceSeconds: Type.Integer({
      minimum: 0,
      maximum: MOST_GRACE,
      default: 86_400,
      format: 'int32',
      description: 'How many seconds requests are also signed with the old secret.',
    }),
  }),
  { $id: 'SecretRotation', additionalProperties: false, description: 'How to replace a secret.' },
)

const deliveryFields = {
  id: Id('Identifier of the delivery.'),
  eventId: Id('Identifier of the event, sent as `webhook-id` with every attempt.'),
  type: Type.Enum([...EVENT_TYPES], { description: 'Type of the event.' }),
  state: Type.Enum([...DELIVERY_STATES], {
    description:
      '`pending`: it will be attempted · `delivered` · `failed`: no attempts are left · `held`: the webhook is disabled · `aborted`: the receiver refused further attempts · `expired`: on hold for 30 days.',
  }),
  attemptCount: SmallCount('Attempts since it was created or last sent again.'),
  lastStatus: Nullable(SmallCount('HTTP status of the last attempt; `null` = no response, or no attempt yet.')),
  createdAt: Time('When it was created.'),
  nextAttemptAt: Nullable(Time('Time of the next attempt while it is pending.')),
  endedAt: Nullable(Time('When it was delivered or given up.')),
}

export const Delivery = Type.Object(deliveryFields, {
  $id: 'Delivery',
  additionalProperties: false,
  description: 'The delivery of one event to one webhook.',
})
export type Delivery = Static<typeof Delivery>

const Attempt = Type.Object(
  {
    at: Time('When the attempt began.'),
    status: Status,
    ms: SmallCount('Milliseconds until the response, or until the attempt failed.'),
    reason: Reason,
    error: Nullable(Type.String({ maxLength: 1000, description: 'The error, if there was no complete response.' })),
    answer: Type.String({ maxLength: 1024, description: 'The first kilobyte of the response body.' }),
  },
  { additionalProperties: false, description: 'One attempt.' },
)

export const DeliveryDetail = Type.Object(
  {
    ...deliveryFields,
    event: Nullable(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'The event that is sent; `null` once it has been deleted. Chat services get a message made from it.',
        },
      ),
    ),
    attempts: Type.Array(Attempt, { maxItems: 30, description: 'The last 30 attempts, oldest first.' }),
  },
  { $id: 'DeliveryDetail', additionalProperties: false, description: 'A delivery with its attempts.' },
)
export type DeliveryDetail = Static<typeof DeliveryDetail>

export const DeliveryRangeInput = Type.Object(
  {
    from: TimeInput('Deliveries created at this time or later: a time with offset, or a date.', '2026-11-20'),
    to: Type.Optional(Nullable(TimeInput('End of the range, inclusive. Absent: now.', '2026-11-20'))),
    state: Type.Optional(
      Nullable(
        Type.Enum([...ENDED_STATES], { description: 'State of the deliveries to send again. Default: `failed`.' }),
      ),
    ),
  },
  {
    $id: 'DeliveryRange',
    additionalProperties: false,
    description: 'The deliveries to send again.',
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
      description: 'Number of deliveries.',
    }),
  },
  { $id: 'Redelivered', additionalProperties: false, description: 'Number of deliveries sent again, each once.' },
)
export type Redelivered = Static<typeof Redelivered>

const PathId = (description: string) => Type.String({ minLength: 1, maxLength: 64, description })
export const WebhookPath = Type.Object({ id: PathId('The webhook.') })
export const DeliveryPath = Type.Object({ id: PathId('The webhook.'), deliveryId: PathId('The delivery.') })

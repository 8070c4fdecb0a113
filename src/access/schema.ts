import { type Static, Type } from 'typebox'
import { Id, Nullable, Time, TimeInput } from '../lib/shapes.ts'
import { PLANS, type Plan } from '../vocabulary/plans.ts'
import { SCOPES, type Scope } from '../vocabulary/roles.ts'

export const KEY_STATES = ['active', 'blocked', 'revoked', 'expired'] as const
export type KeyState = (typeof KEY_STATES)[number]

/** When a secret began to work, and when it will end; `null` = with its key. */
export interface SecretLife {
  createdAt: number
  expiresAt: number | null
}

/** A key as shown; the secret itself is shown once, when it is made. */
export interface KeyRecord {
  id: string
  accountId: string
  name: string | null
  prefix: string
  scopes: Scope[]
  state: KeyState
  createdBy: string | null
  createdAt: number
  expiresAt: number | null
  lastUsedAt: number | null
  /** Those that work, the newest first. */
  secrets: SecretLife[]
}

/** Who stands at the door. */
export interface Caller {
  accountId: string
  keyId: string
  plan: Plan
  /** Of the account's own, in place of its plan's. */
  requestLimit: number | null
  scopes: Scope[]
}

export const AuditRecord = Type.Object(
  {
    id: Id('Identifier of the line.'),
    at: Time('When it was done.'),
    actor: Type.Object(
      {
        kind: Type.Enum(['key', 'member', 'operator', 'system'], {
          description: '`system` = the service by itself, on evidence.',
        }),
        id: Nullable(Id('Of the key or member.')),
      },
      { additionalProperties: false, description: 'Who did it.' },
    ),
    action: Type.String({ maxLength: 64, description: 'What was done.', examples: ['key.revoked'] }),
    subject: Nullable(Id('What it was done to; `null` = the account itself.')),
    detail: Type.Object({}, { additionalProperties: true, description: 'What changed, by name. Never a secret.' }),
    requestId: Nullable(Id('`X-Request-Id` of the request that did it.')),
  },
  { $id: 'AuditRecord', additionalProperties: false, description: 'A line of the audit log.' },
)
export type AuditRecord = Static<typeof AuditRecord>

const NAME_LENGTH = 200
/** While a key is being rotated it has the old one and the new one. */
const MOST_SECRETS = 2
const MOST_GRACE = 30 * 86_400
const KeyName = (description: string) => Type.String({ maxLength: NAME_LENGTH, description, examples: ['ERP'] })
const Scopes = (description: string) => Type.Array(Type.Enum([...SCOPES]), { maxItems: SCOPES.length, description })

const keyFields = {
  id: Id('Identifier of the key.'),
  name: Nullable(KeyName('What it is called.')),
  prefix: Type.String({ maxLength: 16, description: 'How its secret begins.', examples: ['gg_live_4fZk'] }),
  scopes: Scopes('What it may do; `write` and `manage` include reading.'),
  state: Type.Enum([...KEY_STATES], { description: 'Only an active key opens anything.' }),
  createdBy: Nullable(Id('The key or member that made it; `null` = the operator.')),
  createdAt: Time('When it was made.'),
  expiresAt: Nullable(Time('When it ends; `null` = never.')),
  lastUsedAt: Nullable(Time('When it last opened something, up to a minute behind; `null` = never.')),
  secrets: Type.Array(
    Type.Object(
      {
        createdAt: Time('Since when it works.'),
        expiresAt: Nullable(Time('When its grace after a rotation is over; `null` = it ends with the key.')),
      },
      { additionalProperties: false, description: 'A secret, never shown again.' },
    ),
    {
      maxItems: MOST_SECRETS,
      description: 'Its secrets that work, the newest first: two while the one before the last rotation has its grace.',
    },
  ),
}

export const Key = Type.Object(keyFields, {
  $id: 'Key',
  additionalProperties: false,
  description: 'A key, without its secret.',
})
export type Key = Static<typeof Key>

export const KeyWithSecret = Type.Object(
  {
    ...keyFields,
    key: Type.String({
      pattern: '^gg_live_[0-9A-Za-z]{38}$',
      maxLength: 46,
      description: 'The secret, to be sent as `Authorization: Bearer`. Shown this once.',
    }),
  },
  { $id: 'KeyWithSecret', additionalProperties: false, description: 'A key with its new secret.' },
)
export type KeyWithSecret = Static<typeof KeyWithSecret>

export const KeyInput = Type.Partial(
  Type.Object({
    name: Nullable(Type.String({ ...KeyName('To tell it from others; not only blanks.'), pattern: '\\S' })),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      minItems: 1,
      maxItems: SCOPES.length,
      uniqueItems: true,
      description: 'What it may do; at most what the key it is made with may. Absent: all of that.',
      examples: [['bids:read', 'keywords:write']],
    }),
    expiresAt: Nullable(
      TimeInput(
        'When it ends, later than now: a time with offset, or a date, which is included; at most the end of the key it is made with. Absent or `null`: together with that key, never if that has no end.',
        '2027-12-31',
      ),
    ),
  }),
  { $id: 'NewKey', additionalProperties: false, description: 'A key to be made.' },
)
export type KeyInput = Static<typeof KeyInput>

export const RotationInput = Type.Partial(
  Type.Object({
    graceSeconds: Type.Integer({
      minimum: 0,
      maximum: MOST_GRACE,
      default: 86_400,
      format: 'int32',
      description: 'How long the old secret still works.',
    }),
  }),
  { $id: 'Rotation', additionalProperties: false, description: 'How a secret is replaced.' },
)

export const RevocationQuery = Type.Partial(
  Type.Object({
    descendants: Type.Enum(['keep', 'revoke'], {
      default: 'keep',
      description: 'What becomes of the keys that were made with this one, and of those made with them in turn.',
    }),
  }),
)

export const KeyPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description: 'The key.' }) })

const Count = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description })

const UsageDay = Type.Object(
  {
    day: Type.String({ format: 'date', maxLength: 10, description: 'A day in Seoul.' }),
    requests: Count("Requests accepted by the plan's limit, whatever their answer."),
    manage: Count('Requests to keys, webhooks and usage, which have a limit of their own.'),
    limited: Count('Requests refused with 429.'),
  },
  { additionalProperties: false, description: 'What was used on one day.' },
)
export type UsageDay = Static<typeof UsageDay>

const RateLimit = Type.Object(
  {
    policy: Type.String({ maxLength: 32, description: 'Its name, as in the `RateLimit` headers.', examples: ['pro'] }),
    limit: Count('Requests accepted in any window.'),
    windowSeconds: Count('Length of the window.'),
    remaining: Count('Requests that would be accepted now.'),
    resetSeconds: Count('Seconds until more would be.'),
  },
  { additionalProperties: false, description: 'A limit of requests.' },
)

const Counter = Type.Object(
  {
    name: Type.String({ maxLength: 32, description: 'What is counted.', examples: ['keywords'] }),
    limit: Count('How many there may be.'),
    used: Count('How many there are.'),
  },
  { additionalProperties: false, description: 'Something an account has only so much of.' },
)

export const Usage = Type.Object(
  {
    plan: Type.Enum([...PLANS], { description: 'Plan of the account.' }),
    asOf: Time('Moment of the answer.'),
    rateLimits: Type.Array(RateLimit, { maxItems: 10, description: 'Limits of requests, as they stand.' }),
    counters: Type.Array(Counter, { maxItems: 100, description: 'All other limits.' }),
    days: Type.Array(UsageDay, { maxItems: 30, description: 'The last 30 days, today last.' }),
  },
  { $id: 'Usage', additionalProperties: false, description: 'Plan, limits and what was used.' },
)
export type Usage = Static<typeof Usage>
const RANGES_MOST = 1_000
const Ranges = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
    maxItems: RANGES_MOST,
    description,
    examples: [['203.0.113.0/24', '2001:db8:42::/48']],
  })

export const AllowListInput = Type.Object(
  {
    ranges: Ranges(
      'Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared, doubles merged; `::ffff:203.0.113.7` is the IPv4 address it carries. An empty list opens the account to all addresses.',
    ),
    force: Type.Optional(
      Type.Boolean({ description: 'Take the list even if it shuts out the address this request comes from.' }),
    ),
  },
  { $id: 'IpAllowListInput', additionalProperties: false, description: 'From where the keys of the account may call.' },
)
export type AllowListInput = Static<typeof AllowListInput>

export const AllowList = Type.Object(
  {
    ranges: Ranges('The ranges in their one spelling; empty = everywhere.'),
    updatedAt: Nullable(Time('When the list was last replaced; `null` = never.')),
  },
  { $id: 'IpAllowList', additionalProperties: false, description: 'From where the keys of the account may call.' },
)
export type AllowList = Static<typeof AllowList>

export const INCIDENT_STATES = ['open', 'contained', 'resolved'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]
const INCIDENT_CAUSES = ['leaked', 'outside_allow_list', 'many_networks', 'operator'] as const
export type IncidentCause = (typeof INCIDENT_CAUSES)[number]
const RESOLUTIONS = ['rotation', 'revocation', 'operator'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

const EVIDENCE_MOST = 100
const Evidence = {
  networks: Type.Array(Type.String({ maxLength: 64 }), {
    maxItems: EVIDENCE_MOST,
    description: 'The networks it was seen in, as wide as those of providers.',
    examples: [['203.0.0.0/16', '2001:db8::/32']],
  }),
  places: Type.Array(Type.String({ maxLength: 2048 }), {
    maxItems: EVIDENCE_MOST,
    description: 'Where the key was found, as reported.',
    examples: [['https://github.example/repository/blob/main/settings.py']],
  }),
}
export interface IncidentEvidence {
  networks: string[]
  places: string[]
}

export const Incident = Type.Object(
  {
    id: Id('Identifier of the incident; `access_blocked` names it.'),
    cause: Type.Enum([...INCIDENT_CAUSES], {
      description:
        '`leaked`: the key was found in a public place. `outside_allow_list`: it was tried from several networks outside the allow-list. `many_networks`: it was used from many networks within a short time. `operator`: the operator decided so.',
    }),
    state: Type.Enum([...INCIDENT_STATES], {
      description: '`open`: nothing is blocked. `contained`: the key or account is blocked. `resolved`: it is over.',
    }),
    key: Nullable(
      Type.Object(
        {
          id: Id('The key.'),
          name: Nullable(Type.String({ maxLength: 200, description: 'Its name.' })),
          prefix: Type.String({ maxLength: 20, description: 'Its first letters.' }),
        },
        { additionalProperties: false, description: 'The key it is about; `null` = the whole account.' },
      ),
    ),
    reason: Nullable(Type.String({ maxLength: 1000, description: 'What the operator says about it.' })),
    ...Evidence,
    openedAt: Time('When it was noticed.'),
    containedAt: Nullable(Time('When it was blocked.')),
    resolvedAt: Nullable(Time('When it ended.')),
    resolvedBy: Nullable(
      Type.Enum([...RESOLUTIONS], {
        description: 'A rotation or revocation of the key, or the operator.',
      }),
    ),
  },
  { $id: 'Incident', additionalProperties: false, description: 'Something wrong with a key or the account.' },
)
export type Incident = Static<typeof Incident>

const autoBlock =
  'Block a key too when it is only used from many networks within a short time. Default: `false`, a mail.'

export const IncidentSettings = Type.Object(
  { autoBlock: Type.Boolean({ description: autoBlock }) },
  { $id: 'IncidentSettings', additionalProperties: false, description: 'What the account has decided.' },
)
export type IncidentSettings = Static<typeof IncidentSettings>

export const IncidentSettingsPatch = Type.Object(
  { autoBlock: Type.Optional(Nullable(Type.Boolean({ description: autoBlock }))) },
  { $id: 'IncidentSettingsPatch', additionalProperties: false, description: '`null` = the default.' },
)
export type IncidentSettingsPatch = Static<typeof IncidentSettingsPatch>

const FINDINGS_MOST = 2_000

/** What a secret-scanning partner sends; fields of his that we do not know are none of our business. */
export const Findings = Type.Array(
  Type.Object(
    {
      token: Type.String({ maxLength: 4096, description: 'What was found.' }),
      type: Type.String({ maxLength: 200, description: 'What the partner calls it.' }),
      url: Type.Optional(Nullable(Type.String({ maxLength: 8192, description: 'Where it was found; may be empty.' }))),
      source: Type.Optional(Nullable(Type.String({ maxLength: 200, description: 'In what kind of place.' }))),
    },
    { additionalProperties: true, description: 'One finding.' },
  ),
  {
    $id: 'SecretFindings',
    maxItems: FINDINGS_MOST,
    description: 'What was found in public places.',
    examples: [
      [{ token: 'gg_live_…', type: 'gonggo_api_key', url: 'https://github.example/settings.py', source: 'content' }],
    ],
  },
)
export type Finding = Static<typeof Findings>[number]

export const FindingLabels = Type.Array(
  Type.Object(
    {
      token_hash: Type.String({
        maxLength: 64,
        pattern: '^[0-9a-f]{64}$',
        description: 'SHA-256 of the token, in hex.',
      }),
      token_type: Type.String({ maxLength: 200, description: 'As it was sent.' }),
      label: Type.Enum(['true_positive', 'false_positive'], { description: 'Whether it is, or was, a key of ours.' }),
    },
    { additionalProperties: false, description: 'What became of one finding.' },
  ),
  { $id: 'SecretFindingLabels', maxItems: FINDINGS_MOST, description: 'One per finding, in their order.' },
)
export type FindingLabel = Static<typeof FindingLabels>[number]

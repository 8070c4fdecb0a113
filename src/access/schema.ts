import { type Static, Type } from 'typebox'
import { ActorShape, Count, Id, Nullable, Time, TimeInput } from '../lib/shapes.ts'
import { AUDIT_ACTIONS } from '../vocabulary/audit.ts'
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
  /** That calls, or that the caller's session stands for; `null` where a member is signed in. */
  keyId: string | null
  memberId?: string | null
  /** Where the caller came by a cookie. */
  sessionId?: string | null
  plan: Plan
  /** Of the account's own, in place of its plan's. */
  requestLimit: number | null
  scopes: Scope[]
}

export const AuditRecord = Type.Object(
  {
    id: Id('Identifier of the entry.'),
    at: Time('When the action was taken.'),
    actor: ActorShape('an automatic action of the service.', { description: 'Who took the action.' }),
    action: Type.Enum([...AUDIT_ACTIONS], { description: 'The action taken.', examples: ['key.revoked'] }),
    subject: Nullable(Id('What the action was applied to; `null` = the account itself.')),
    detail: Type.Object(
      {},
      { additionalProperties: true, description: 'Details of the action, by name. Never contains a secret.' },
    ),
    requestId: Nullable(Id('`X-Request-Id` of the request that took the action.')),
  },
  { $id: 'AuditRecord', additionalProperties: false, description: 'An entry of the audit log.' },
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
  name: Nullable(KeyName('Name of the key.')),
  prefix: Type.String({
    maxLength: 16,
    description: 'The first twelve characters of its secret.',
    examples: ['gg_live_4fZk'],
  }),
  scopes: Scopes('Scopes of the key; `write` and `manage` include read access.'),
  state: Type.Enum([...KEY_STATES], { description: 'Only an `active` key is accepted.' }),
  createdBy: Nullable(Id('The key or member that created it; `null` = the operator.')),
  createdAt: Time('When it was created.'),
  expiresAt: Nullable(Time('When it expires; `null` = never.')),
  lastUsedAt: Nullable(Time('When it was last used (may lag by up to a minute); `null` = never.')),
  secrets: Type.Array(
    Type.Object(
      {
        createdAt: Time('When the secret became valid.'),
        expiresAt: Nullable(
          Time('When its grace period after a rotation ends; `null` = it is valid as long as the key.'),
        ),
      },
      {
        additionalProperties: false,
        description: 'How long a secret of the key is valid; the secret itself is never shown again.',
      },
    ),
    {
      maxItems: MOST_SECRETS,
      description: 'Its valid secrets, newest first: two during the grace period after a rotation.',
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
      description: 'The secret: send it as `Authorization: Bearer`. It is shown only once.',
    }),
  },
  { $id: 'KeyWithSecret', additionalProperties: false, description: 'A key with its new secret.' },
)
export type KeyWithSecret = Static<typeof KeyWithSecret>

export const KeyInput = Type.Partial(
  Type.Object({
    name: Nullable(Type.String({ ...KeyName('Name to recognise the key by; must not be blank.'), pattern: '\\S' })),
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      minItems: 1,
      maxItems: SCOPES.length,
      uniqueItems: true,
      description: 'Scopes of the new key, at most those of the key you call with. Absent: all of those.',
      examples: [['bids:read', 'keywords:write']],
    }),
    expiresAt: Nullable(
      TimeInput(
        'When it expires: a time with offset, or a date (that day is included). It must be in the future and not after the expiry of the key you call with. Absent or `null`: it expires together with that key, or never if that key does not expire.',
        '2027-12-31',
      ),
    ),
  }),
  { $id: 'NewKey', additionalProperties: false, description: 'A key to create.' },
)
export type KeyInput = Static<typeof KeyInput>

export const RotationInput = Type.Partial(
  Type.Object({
    graceSeconds: Type.Integer({
      minimum: 0,
      maximum: MOST_GRACE,
      default: 86_400,
      format: 'int32',
      description: 'How many seconds the old secret stays valid.',
    }),
  }),
  { $id: 'Rotation', additionalProperties: false, description: 'How to replace a secret.' },
)

export const RevocationQuery = Type.Partial(
  Type.Object({
    descendants: Type.Enum(['keep', 'revoke'], {
      default: 'keep',
      description: 'What to do with the keys that were created with this one, and those created with them in turn.',
    }),
  }),
)

export const KeyPath = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64, description: 'The key.' }) })

const UsageDay = Type.Object(
  {
    day: Type.String({ format: 'date', maxLength: 10, description: 'The day, in Seoul time.' }),
    requests: Count("Requests accepted under the plan's limit, whatever their status."),
    manage: Count('Requests to `/v1/keys`, `/v1/links`, `/v1/webhooks` and `/v1/usage`, which have a separate limit.'),
    console: Count('Requests made in sessions, which have a separate limit.'),
    limited: Count('Requests refused with 429.'),
  },
  { additionalProperties: false, description: 'Usage on one day.' },
)
export type UsageDay = Static<typeof UsageDay>

const RateLimit = Type.Object(
  {
    policy: Type.String({
      maxLength: 32,
      description: 'Name of the limit, as in the `RateLimit` headers.',
      examples: ['pro'],
    }),
    limit: Count('Requests accepted in any one window.'),
    windowSeconds: Count('Length of the window in seconds.'),
    remaining: Count('Requests that would be accepted now.'),
    resetSeconds: Count('Seconds until `remaining` grows by at least one.'),
  },
  { additionalProperties: false, description: 'A limit on requests.' },
)

const Counter = Type.Object(
  {
    name: Type.String({ maxLength: 32, description: 'The resource.', examples: ['keywords'] }),
    limit: Count('The maximum.'),
    used: Count('Current number.'),
  },
  { additionalProperties: false, description: 'A resource whose number is limited.' },
)

export const Usage = Type.Object(
  {
    plan: Type.Enum([...PLANS], { description: 'Plan of the account.' }),
    asOf: Time('Time of this answer.'),
    rateLimits: Type.Array(RateLimit, { maxItems: 10, description: 'Current state of each limit on requests.' }),
    counters: Type.Array(Counter, { maxItems: 100, description: 'All other limits.' }),
    days: Type.Array(UsageDay, { maxItems: 30, description: 'The last 30 days, ending with today.' }),
  },
  { $id: 'Usage', additionalProperties: false, description: 'Plan, limits and usage.' },
)
export type Usage = Static<typeof Usage>
const RANGES_MOST = 1_000
export const AddressRanges = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
    maxItems: RANGES_MOST,
    description,
    examples: [['203.0.113.0/24', '2001:db8:42::/48']],
  })

const RangeComments = (description: string) =>
  Type.Array(
    Type.Object(
      {
        range: Type.String({ minLength: 1, maxLength: 64, description: 'One of the ranges.' }),
        comment: Type.String({ maxLength: 100, description: 'Comment, such as what the range is.' }),
      },
      { additionalProperties: false, description: 'The comment on one range.' },
    ),
    { maxItems: RANGES_MOST, description, examples: [[{ range: '203.0.113.0/24', comment: '본사' }]] },
  )

export const AllowListInput = Type.Object(
  {
    ranges: AddressRanges(
      'Addresses and ranges (CIDR), IPv4 or IPv6. Bits beyond the prefix are cleared and duplicates merged; `::ffff:203.0.113.7` is treated as the IPv4 address in it. An empty list allows all addresses.',
    ),
    comments: Type.Optional(
      RangeComments('Comments on these ranges. Absent: ranges that stay on the list keep the comments they have.'),
    ),
    force: Type.Optional(
      Type.Boolean({ description: 'Accept the list even if it excludes the address this request comes from.' }),
    ),
  },
  {
    $id: 'IpAllowListInput',
    additionalProperties: false,
    description: 'Addresses from which the keys of the account may call.',
  },
)
export type AllowListInput = Static<typeof AllowListInput>

export const AllowList = Type.Object(
  {
    ranges: AddressRanges('The ranges in normalised form; empty = calls are accepted from everywhere.'),
    comments: RangeComments('Comments, in the order of the ranges.'),
    updatedAt: Nullable(Time('When the list was last replaced; `null` = never.')),
  },
  {
    $id: 'IpAllowList',
    additionalProperties: false,
    description: 'Addresses from which the keys of the account may call.',
  },
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
    description: 'The networks the key was used from, grouped by prefix (IPv4 /16, IPv6 /32).',
    examples: [['203.0.0.0/16', '2001:db8::/32']],
  }),
  places: Type.Array(Type.String({ maxLength: 2048 }), {
    maxItems: EVIDENCE_MOST,
    description: 'Where the key was found, according to the report.',
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
        '`leaked`: the key was found in a public place. `outside_allow_list`: it was tried from several networks outside the allow-list. `many_networks`: it was used from many networks within a short time. `operator`: the operator opened the incident.',
    }),
    state: Type.Enum([...INCIDENT_STATES], {
      description:
        '`open`: nothing is blocked. `contained`: the key or account is blocked. `resolved`: the incident has ended.',
    }),
    key: Nullable(
      Type.Object(
        {
          id: Id('The key.'),
          name: Nullable(Type.String({ maxLength: 200, description: 'Its name.' })),
          prefix: Type.String({ maxLength: 20, description: 'The first twelve characters of its secret.' }),
        },
        { additionalProperties: false, description: 'The key concerned; `null` = the whole account.' },
      ),
    ),
    reason: Nullable(Type.String({ maxLength: 1000, description: 'Explanation by the operator.' })),
    ...Evidence,
    openedAt: Time('When it was detected.'),
    containedAt: Nullable(Time('When it was blocked.')),
    resolvedAt: Nullable(Time('When it was resolved.')),
    resolvedBy: Nullable(
      Type.Enum([...RESOLUTIONS], {
        description: 'What resolved it: rotation or revocation of the key, or the operator.',
      }),
    ),
  },
  { $id: 'Incident', additionalProperties: false, description: 'A security problem of a key or of the account.' },
)
export type Incident = Static<typeof Incident>

const autoBlock =
  'Whether a key used from many networks within a short time is blocked. Default: `false`; only a mail is sent.'

export const IncidentSettings = Type.Object(
  { autoBlock: Type.Boolean({ description: autoBlock }) },
  { $id: 'IncidentSettings', additionalProperties: false, description: 'Settings of the account for incidents.' },
)
export type IncidentSettings = Static<typeof IncidentSettings>

export const IncidentSettingsPatch = Type.Object(
  { autoBlock: Type.Optional(Nullable(Type.Boolean({ description: autoBlock }))) },
  { $id: 'IncidentSettingsPatch', additionalProperties: false, description: '`null` = the default.' },
)
export type IncidentSettingsPatch = Static<typeof IncidentSettingsPatch>

const FINDINGS_MOST = 2_000

/** What a secret-scanning partner sends; fields we do not know are ignored. */
export const Findings = Type.Array(
  Type.Object(
    {
      token: Type.String({ maxLength: 4096, description: 'What was found.' }),
      type: Type.String({ maxLength: 200, description: 'Token type, as the partner names it.' }),
      url: Type.Optional(Nullable(Type.String({ maxLength: 8192, description: 'Where it was found; may be empty.' }))),
      source: Type.Optional(
        Nullable(Type.String({ maxLength: 200, description: 'Kind of place, as the partner names it.' })),
      ),
    },
    { additionalProperties: true, description: 'One finding.' },
  ),
  {
    $id: 'SecretFindings',
    maxItems: FINDINGS_MOST,
    description: 'Tokens found in public places.',
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
      token_type: Type.String({ maxLength: 200, description: 'The `type` of the finding.' }),
      label: Type.Enum(['true_positive', 'false_positive'], {
        description: 'Whether the token is, or was, a key of this service.',
      }),
    },
    { additionalProperties: false, description: 'The result for one finding.' },
  ),
  { $id: 'SecretFindingLabels', maxItems: FINDINGS_MOST, description: 'One result per finding, in the order sent.' },
)
export type FindingLabel = Static<typeof FindingLabels>[number]

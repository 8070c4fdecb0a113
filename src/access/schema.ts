import { type Static, Type } from 'typebox'

export const SCOPES = [
  'bids:read',
  'keywords:read',
  'keywords:write',
  'statistics:read',
  'reports:read',
  'reports:write',
  'team:read',
  'team:manage',
  'webhooks:read',
  'webhooks:write',
  'keys:manage',
  'access:manage',
] as const
export type Scope = (typeof SCOPES)[number]

export type KeyState = 'active' | 'revoked' | 'expired'

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
}

/** Who stands at the door. */
export interface Caller {
  accountId: string
  keyId: string
  plan: 'free' | 'pro' | 'enterprise'
  scopes: Scope[]
}

/** A line of the audit log. */
export interface AuditLine {
  accountId: string
  actor: { kind: 'key' | 'member' | 'operator' | 'system'; id: string | null }
  /** Such as `key.revoked`. */
  action: string
  /** Id of what it was done to; `null` = the account itself. */
  subject: string | null
  /** Never a secret. */
  detail: object
  requestId?: string
}

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = (description: string) => Type.String({ format: 'date-time', maxLength: 25, description })

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

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

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = (description: string) => Type.String({ format: 'date-time', maxLength: 25, description })
const Id = (description: string) => Type.String({ maxLength: 64, description })

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

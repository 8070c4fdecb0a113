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

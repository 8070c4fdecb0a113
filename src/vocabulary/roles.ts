/** The permissions of keys. `write` and `manage` include reading. */
export const SCOPES = [
  'bids:read',
  'keywords:read',
  'keywords:write',
  'pursuits:read',
  'pursuits:write',
  'profile:read',
  'profile:write',
  'links:read',
  'links:write',
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

/** In descending order of rights. */
export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** The permissions of members. Keys that they create cannot have more. */
export const SCOPES_OF = {
  owner: SCOPES,
  admin: SCOPES,
  member: [
    'bids:read',
    'keywords:write',
    'pursuits:write',
    'profile:write',
    'links:write',
    'statistics:read',
    'reports:write',
    'webhooks:read',
  ],
  viewer: [
    'bids:read',
    'keywords:read',
    'pursuits:read',
    'profile:read',
    'links:read',
    'statistics:read',
    'reports:read',
    'webhooks:read',
  ],
} as const satisfies Record<Role, readonly Scope[]>

export function includesScope(scopes: readonly Scope[], wanted: Scope): boolean {
  if (scopes.includes(wanted)) return true
  const [room, right] = wanted.split(':')
  return right === 'read' && scopes.some((scope) => scope === `${room}:write` || scope === `${room}:manage`)
}

/** The scopes that the tools of `/mcp` need, which are all that a connected app can get. A test compares them. */
export const APP_SCOPES = ['bids:read', 'statistics:read', 'profile:read', 'keywords:write'] as const satisfies Scope[]

/** What a key may do. `write` and `manage` include reading. */
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

/** From the one with the most rights to the one with the fewest. */
export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** What a member may do, and so what the keys they make may do at most. */
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

/** What the tools of `/mcp` need, and so all that a connected app can be given. A test compares them. */
export const APP_SCOPES = ['bids:read', 'statistics:read', 'profile:read', 'keywords:write'] as const satisfies Scope[]

/** The rights of a session. Older versions of the service do not send `entitlements`. */
export interface Rights {
  entitlements?: readonly string[]
  scopes: readonly string[]
}

/** Whether scopes allow something. `write` and `manage` include `read`. */
export function permits(scopes: readonly string[], wanted: string): boolean {
  const [room = '', right] = wanted.split(':')
  return (
    scopes.includes(wanted) ||
    (right === 'read' && (scopes.includes(`${room}:write`) || scopes.includes(`${room}:manage`)))
  )
}

/** What a request lacks: the plan, the scope, or nothing. `scope: null` = any. */
export function lackOf({ entitlements, scopes }: Rights, needs: string, scope: string | null): 'plan' | 'scope' | null {
  if (entitlements?.includes(needs) === false) return 'plan'
  return scope === null || permits(scopes, scope) ? null : 'scope'
}

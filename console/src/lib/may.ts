/** What a session says about its rights. The previous version of the service sends no `entitlements`. */
export interface Rights {
  entitlements?: readonly string[]
  scopes: readonly string[]
}

/** Whether scopes permit something. Whoever may write or manage may read as well. */
export function permits(scopes: readonly string[], wanted: string): boolean {
  const [room = '', right] = wanted.split(':')
  return (
    scopes.includes(wanted) ||
    (right === 'read' && (scopes.includes(`${room}:write`) || scopes.includes(`${room}:manage`)))
  )
}

/** What is missing for a request: the plan, the scope, or nothing. `scope: null` = any. */
export function lackOf({ entitlements, scopes }: Rights, needs: string, scope: string | null): 'plan' | 'scope' | null {
  if (entitlements?.includes(needs) === false) return 'plan'
  return scope === null || permits(scopes, scope) ? null : 'scope'
}

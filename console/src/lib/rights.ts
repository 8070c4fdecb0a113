import { useMemo } from 'react'
import type { Me } from './own-acts.ts'
import { useSession } from './session.ts'

/** What whoever is signed in may do: told before somebody tries, and decided by the service all the same. */
export function useRights() {
  const session = useSession().data
  const scopes: readonly string[] = session?.scopes ?? []
  return {
    isEnterprise: session?.plan === 'enterprise',
    memberId: session?.member?.id ?? null,
    may(scope: string): boolean {
      const [room = '', right] = scope.split(':')
      return scopes.includes(scope) || (right === 'read' && scopes.some((one) => one.startsWith(`${room}:`)))
    },
  }
}

/** As an event would name whoever is signed in. */
export function useMe(): Me {
  const session = useSession().data
  const member = session?.member?.id ?? null
  return useMemo(() => ({ member }), [member])
}

import { useSession } from './session.ts'

/** What whoever is signed in may do: told before somebody tries, and decided by the service all the same. */
export function useRights() {
  const session = useSession().data
  const scopes: readonly string[] = session?.scopes ?? []
  return {
    /** Accounts on the plan Free may call nothing. */
    isPaid: session !== undefined && session !== null && session.plan !== 'free',
    isEnterprise: session?.plan === 'enterprise',
    memberId: session?.member?.id ?? null,
    may(scope: string): boolean {
      const [room = '', right] = scope.split(':')
      return scopes.includes(scope) || (right === 'read' && scopes.some((one) => one.startsWith(`${room}:`)))
    },
  }
}

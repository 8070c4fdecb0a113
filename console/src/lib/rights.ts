import type { Session } from '@gonggo/client'
import { mayDo } from './may.ts'
import { useSession } from './session.ts'

export type Right = Session['scopes'][number]

/** What whoever is signed in may do: told before somebody tries, and decided by the service all the same. */
export function useRights() {
  const session = useSession().data
  const scopes = session?.scopes ?? []
  return {
    session,
    /** Accounts on the plan Free may call nothing. */
    isPaid: session !== undefined && session !== null && session.plan !== 'free',
    isEnterprise: session?.plan === 'enterprise',
    memberId: session?.member?.id ?? null,
    may: (scope: Right): boolean => mayDo(scopes, scope),
  }
}

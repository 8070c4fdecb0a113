import type { Session } from '@gonggo/client'
import type { Known } from './known.ts'
import { lackOf } from './may.ts'
import { managesRole } from './plans.ts'
import { useSession } from './session.ts'

export type Right = Session['scopes'][number]
export type Entitlement = Known<Session['entitlements'][number]>

/** What the session may do: shown before somebody tries, and decided by the service all the same. */
export function useRights() {
  const session = useSession().data
  const lack = (needs: Entitlement, scope: Right | null) => (session ? lackOf(session, needs, scope) : 'scope')
  return {
    session,
    memberId: session?.member?.id ?? null,
    /** To whom acts in this session are attributed. */
    readerId: session?.member?.id ?? session?.key?.id ?? null,
    /** What is missing: the plan, the scope, or nothing. */
    lack,
    /** Whether the plan includes something and the session has the scope for it; `null` = any. */
    may: (needs: Entitlement, scope: Right | null): boolean => lack(needs, scope) === null,
    mayManage: (role: string): boolean => managesRole(session?.role ?? null, role),
  }
}

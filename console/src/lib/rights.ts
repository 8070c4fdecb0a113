import type { Session } from '@gonggo/client'
import type { Known } from './known.ts'
import { lackOf } from './may.ts'
import { managesRole } from './plans.ts'
import { useSession } from './session.ts'

export type Right = Session['scopes'][number]
export type Entitlement = Known<Session['entitlements'][number]>

/** The rights of the session, to show what is not allowed. The service checks them in any case. */
export function useRights() {
  const session = useSession().data
  const lack = (needs: Entitlement, scope: Right | null) => (session ? lackOf(session, needs, scope) : 'scope')
  return {
    session,
    memberId: session?.member?.id ?? null,
    /** The actor of this session. */
    readerId: session?.member?.id ?? session?.key?.id ?? null,
    /** What is missing: the plan, the scope, or nothing. */
    lack,
    /** Whether the plan includes a feature and the session has the scope; `null` = any. */
    may: (needs: Entitlement, scope: Right | null): boolean => lack(needs, scope) === null,
    mayManage: (role: string): boolean => managesRole(session?.role ?? null, role),
  }
}

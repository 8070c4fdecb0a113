import type { AuditEntry, PlanChange } from '../../accounts/index.ts'
import type { Tx } from '../../lib/db/index.ts'
import { includes } from '../../vocabulary/plans.ts'
import * as store from '../store.ts'

export interface PlanDeps {
  /** In the transaction of the change that it records. */
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
  signedIn: {
    /** Ends sessions and unused links of these members. */
    endSuspended: (tx: Tx, accountId: string, memberIds: string[]) => Promise<void>
  }
}

/** A plan without teams deletes no member: all but the owners are suspended, and are restored by a plan with teams. */
export const createPlanFit =
  ({ audit, signedIn }: PlanDeps) =>
  async (tx: Tx, { accountId, to, by }: PlanChange): Promise<void> => {
    const back = includes(to, 'team')
    const members = await (back ? store.restoreMembers : store.suspendMembers)(tx, accountId)
    if (members.length === 0) return
    // Also when they are restored: older versions ended nothing.
    await signedIn.endSuspended(tx, accountId, members)
    const action = back ? 'members.restored' : 'members.suspended'
    await audit(tx, { ...by, accountId, action, subject: null, detail: { members } })
  }

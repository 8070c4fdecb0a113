import type { AuditEntry, PlanChange } from '../../accounts/index.ts'
import type { Tx } from '../../lib/db/index.ts'
import { includes } from '../../vocabulary/plans.ts'
import * as store from '../store.ts'

export interface PlanDeps {
  /** In the transaction of what it tells. */
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
  signedIn: {
    /** Sessions and unused links of these members. */
    endSuspended: (tx: Tx, accountId: string, memberIds: string[]) => Promise<void>
  }
}

/** A plan without teams deletes nobody: all but the owners wait, and come back with a plan that has them. */
export const createPlanFit =
  ({ audit, signedIn }: PlanDeps) =>
  async (tx: Tx, { accountId, to, by }: PlanChange): Promise<void> => {
    const back = includes(to, 'team')
    const members = await (back ? store.restoreMembers : store.suspendMembers)(tx, accountId)
    if (members.length === 0) return
    // When they come back too: older versions ended nothing.
    await signedIn.endSuspended(tx, accountId, members)
    const action = back ? 'members.restored' : 'members.suspended'
    await audit(tx, { ...by, accountId, action, subject: null, detail: { members } })
  }

import type { AuditEntry } from '../../accounts/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import * as store from '../store/people.ts'
import type { OperatorLog } from './log.ts'

export interface PeopleDeps {
  db: Db
  clock: Clock
  access: {
    audit: { record: (tx: Tx, entry: AuditEntry) => Promise<void> }
    /** Invalidates cached sessions; must be last in the transaction. */
    keys: { announce: (tx: Tx) => Promise<void> }
  }
}

export type NamedMember = Omit<store.OperatorRow, 'addedAt'>

/** The operators. Only commands change them, so this needs access to the machine. */
export function createPeople({ db, clock, access, log }: PeopleDeps & { log: OperatorLog }) {
  type Action = 'operator.added' | 'operator.removed'
  async function recordAudit(tx: Tx, { accountId, memberId, email }: NamedMember, action: Action): Promise<void> {
    const added = action === 'operator.added'
    await log.record(tx, {
      by: null,
      action: added ? 'operator_added' : 'operator_removed',
      about: accountId,
      subject: memberId,
      detail: { email },
    })
    const actor = { kind: 'operator', id: null } as const
    await access.audit.record(tx, { accountId, actor, action, subject: memberId, detail: { email } })
    await access.keys.announce(tx)
  }

  /** Returns `false` if the member already is an operator. */
  const add = (member: NamedMember): Promise<boolean> =>
    db.transaction(async (tx) => {
      const isNew = await store.insertOperator(tx, member, clock.now())
      if (isNew) await recordAudit(tx, member, 'operator.added')
      return isNew
    })

  const remove = (member: NamedMember): Promise<void> =>
    db.transaction(async (tx) => {
      await store.deleteOperator(tx, member)
      await recordAudit(tx, member, 'operator.removed')
    })

  return {
    add,
    remove,
    list: () => store.listPeople(db.sql),
    /** Active members with this address. */
    membersAt: (email: string, accountId: string | null) => store.findMembersAt(db.sql, email, accountId),
  }
}

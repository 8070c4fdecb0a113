import type { AuditEntry } from '../../accounts/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import type { Member } from '../schema.ts'
import * as store from '../store.ts'

export interface EnrolDeps {
  db: Db
  clock: Clock
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>
}

type Enrolled = Pick<Member, 'email' | 'name' | 'role' | 'language' | 'zone'>

/** Adds members without an invitation, for example in a demo. Existing members stay unchanged. */
export const createEnrolment =
  ({ db, clock, audit }: EnrolDeps) =>
  (accountId: string, members: readonly Enrolled[]): Promise<void> =>
    db.transaction(async (tx) => {
      for (const member of members) {
        if (await store.findByEmail(tx, accountId, member.email)) continue
        const now = clock.now()
        const id = newId('mem', now)
        const row = { ...member, accountId, id, createdAt: now, invitedAt: now, acceptedAt: now, lastActiveAt: null }
        await store.insertMember(tx, { ...row, state: 'invited' })
        await store.setMember(tx, { ...row, state: 'active' })
        const { email, role, name } = member
        const actor = { kind: 'system', id: null } as const
        const detail = { email, role, name }
        await audit(tx, { actor, accountId, action: 'member.accepted', subject: id, detail })
      }
    })

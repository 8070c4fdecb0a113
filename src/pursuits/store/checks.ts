import { jsonTime, type Tx, unlessSplit } from '../../lib/db/index.ts'
import { type Change, readChanges } from '../../lib/feed.ts'
import { createLeases } from '../../lib/leases.ts'
import type { PursuitRow, Reminded } from '../schema.ts'

export type DuePursuit = PursuitRow & { leaseToken: string }

export const pursuitLeases = (leaseMs: number) => createLeases<DuePursuit>('pursuits', ['account_id', 'id'], leaseMs)

/** The current row, locked until the end of the transaction; `null` if another worker has taken it over. */
export async function lockDuePursuit(tx: Tx, row: DuePursuit): Promise<(PursuitRow & { now: number }) | null> {
  const [pursuit] = await tx<(PursuitRow & { now: number })[]>`
    select *, clock_timestamp() as now from pursuits
    where account_id = ${row.accountId} and id = ${row.id} and lease_token = ${row.leaseToken} for update`
  return pursuit ?? null
}

export async function finishCheck(
  tx: Tx,
  { accountId, id }: Pick<PursuitRow, 'accountId' | 'id'>,
  { reminded, dueAt }: { reminded: Reminded; dueAt: number | null },
): Promise<void> {
  await tx`
    update pursuits set reminded = ${JSON.stringify(reminded)}::text::jsonb, due_at = ${jsonTime(dueAt)}::timestamptz,
      lease_until = null, lease_token = null
    where account_id = ${accountId} and id = ${id}`
}

const READER = 'pursuits'

/**
 * Reads the next part of the feed and makes pursuits due whose notices changed. One reader at a time. Returns the
 * number of changes read.
 */
export async function followNotices(tx: Tx, limit: number): Promise<number> {
  const [reader] = await tx<{ position: number }[]>`
    select position from feed_readers where name = ${READER} for update`
  if (!reader) throw new Error('the feed has no reader for pursuits: was the schema migrated?')
  const changes: Change[] = await readChanges(tx, reader.position, limit)
  const last = changes.at(-1)
  if (!last) return 0
  const notices = [...new Set(changes.filter(({ kind }) => kind === 'bid' || kind === 'award').map(({ key }) => key))]
  if (notices.length > 0) {
    // Locked in the same order as in `wakeSettled`, to avoid deadlocks.
    const locked = await unlessSplit(tx, tx`order by account_id, id for update`)
    await tx`
      with held as materialized (
        select account_id, id from pursuits where notice_no = any(${notices}) ${locked}
      )
      update pursuits p set due_at = statement_timestamp() from held
      where p.account_id = held.account_id and p.id = held.id`
  }
  await tx`update feed_readers set position = ${last.position} where name = ${READER}`
  return changes.length
}

/** Makes all pursuits with a result due, after a change of the business number. */
export async function wakeSettled(tx: Tx, accountId: string): Promise<void> {
  await tx`
    with held as materialized (
      select id from pursuits where account_id = ${accountId} and result is not null order by id for update
    )
    update pursuits p set due_at = statement_timestamp() from held
    where p.account_id = ${accountId} and p.id = held.id`
}

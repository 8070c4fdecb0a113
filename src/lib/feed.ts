import { createHash } from 'node:crypto'
import { type PollQuestion, type Queryable, rowSet, type Tx, wakeReaders } from './db/index.ts'

/**
 * The total order of everything that readers follow. A writer takes its positions after all its other work, and commits
 * right after writing the rows with these positions. The lock on the row of the head lasts until the commit is visible,
 * so a reader that sees position p sees everything below it: dense, exact, and the same after a restore.
 */
export type ChangeKind = 'bid' | 'award' | 'keyword' | 'profile' | CodeKind
/** The kind of a code list; the key is the code. */
export type CodeKind = 'agency' | 'industry'

export interface Change {
  position: number
  kind: ChangeKind
  key: string
  version: number
  /** Newer at its source than the go-live mark of the source, so it may cause alerts. */
  live: boolean
  at: number
}

/** Takes the next `count` positions and returns the first. Other writers wait from here to the commit. */
export async function takePositions(tx: Tx, count: number): Promise<number> {
  const [head] = await tx<{ position: number }[]>`
    update feed_head set position = position + ${count} returning position`
  if (!head) throw new Error('the feed has no head: was the schema migrated?')
  return head.position - count + 1
}

export async function appendChanges(tx: Tx, changes: Change[]): Promise<void> {
  const rows = changes.map((change) => ({ ...change, at: new Date(change.at).toISOString() }))
  await Promise.all([
    tx`insert into changes select * from json_populate_recordset(null::changes, ${rowSet(tx, rows)})`,
    wakeReaders(tx),
  ])
}

export interface FeedEnd {
  position: number
  /** A new one means that the database was restored and every cursor has expired. */
  epoch: string
}

/** For background work, which polls it. */
export const HEAD: PollQuestion = {
  name: 'feed head',
  sql: (sql) => sql`select position || ' ' || epoch from feed_head`,
}

export function toHead(value: string): FeedEnd {
  const [position = '', epoch = ''] = value.split(' ')
  return { position: Number(position), epoch }
}

export async function readHead(sql: Queryable): Promise<FeedEnd> {
  const [head] = await sql<FeedEnd[]>`select position, epoch from feed_head`
  if (!head) throw new Error('the feed has no head: was the schema migrated?')
  return head
}

export const readChanges = (sql: Queryable, after: number, limit: number): Promise<Change[]> =>
  sql<Change[]>`
    select position, kind, key, version, live, at
    from changes where position > ${after} order by position limit ${limit}`.then((rows) => [...rows])

/**
 * The changes after the position that a copy has followed; `null` if another change is at that position: the database
 * was set back and has gone on from there with the same epoch.
 */
export async function changesAfter(
  sql: Queryable,
  { position, newest }: Pick<Followed, 'position' | 'newest'>,
  limit: number,
): Promise<Change[] | null> {
  const [first, ...changes] = await readChanges(sql, position - 1, limit + 1)
  if (first?.position !== position) return first ? [first, ...changes] : []
  return newest === null || witnessOf(newest) === witnessOf(first) ? changes : null
}

/** The change at that position; `null` = none. */
export async function readChange(sql: Queryable, position: number): Promise<Change | null> {
  const [change] = await readChanges(sql, position - 1, 1)
  return change?.position === position ? change : null
}

/** How far a copy of the database in memory has followed the feed; `newest` = the change at that position, if known. */
export interface Followed extends FeedEnd {
  newest: Change | null
}

const WITNESS_LENGTH = 10

/**
 * Distinguishes the change at a position from any other that could be there after a restore; '' = none. Positions are
 * dense, so two feeds with the same change at a position are equal up to it.
 */
export const readWitness = async (sql: Queryable, position: number): Promise<string> =>
  witnessOf(await readChange(sql, position))

/** The same for a change that was read before. */
export function witnessOf(change: Change | null): string {
  if (change === null) return ''
  const { kind, key, version, live, at } = change
  const text = JSON.stringify([kind, key, version, live, at])
  return createHash('sha256').update(text).digest('base64url').slice(0, WITNESS_LENGTH)
}

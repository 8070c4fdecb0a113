import type { Clock } from '../../lib/clock.ts'
import type { Tx } from '../../lib/db/index.ts'
import { appendChanges, type Change, takePositions } from '../../lib/feed.ts'
import { newId } from '../../lib/ids.ts'
import type { Draft } from '../rules/draft.ts'
import { searchTextOf } from '../rules/state.ts'
import type { StoredAlert } from '../schema/keywords.ts'
import * as store from '../store/keywords.ts'
import { insertStates, type StateRow } from '../store/states.ts'

export interface Maker {
  accountId: string
  /** The key or member that created it; `null` = the operator. */
  createdBy: string | null
}

export type NewKeyword = Draft & { alert: StoredAlert }

/** Every write appends a change to the feed, and stores the new state for readers of the feed. */
export function createKeywordWriter(clock: Clock) {
  async function insert(tx: Tx, { accountId, createdBy }: Maker, drafts: NewKeyword[]): Promise<store.KeywordRow[]> {
    const now = clock.now()
    const first = await takePositions(tx, drafts.length)
    const rows = drafts.map(
      (draft, index): store.KeywordRow => ({
        ...draft,
        accountId,
        id: newId('kw', now),
        state: 'active',
        pausedReason: null,
        createdBy,
        createdAt: now,
        updatedAt: now,
        version: 1,
        position: first + index,
        madePosition: first + index,
        sincePosition: null,
      }),
    )
    await store.insertKeywords(tx, rows)
    await record(tx, accountId, rows)
    return rows
  }

  /** Updates keywords of one account. Returns the rows with their new versions and positions. */
  async function update<Row extends store.KeywordRow>(
    tx: Tx,
    accountId: string,
    { before, wanted }: { before: readonly store.KeywordRow[]; wanted: Row[] },
  ): Promise<Row[]> {
    if (wanted.length === 0) return []
    const now = clock.now()
    const first = await takePositions(tx, wanted.length)
    const textsBefore = new Map(before.map((row) => [row.id, searchTextOf(row)]))
    const rows = wanted.map((row, index) => ({
      ...row,
      sincePosition: textsBefore.get(row.id) === searchTextOf(row) ? row.sincePosition : first + index,
      updatedAt: now,
      version: row.version + 1,
      position: first + index,
    }))
    await store.updateKeywords(tx, accountId, rows)
    await record(tx, accountId, rows)
    return rows
  }

  /** Returns `false` if the account has no such keyword. */
  async function remove(tx: Tx, accountId: string, id: string): Promise<boolean> {
    const version = await store.deleteKeyword(tx, accountId, id)
    if (version === null) return false
    const position = await takePositions(tx, 1)
    const gone = { accountId, id, version: version + 1, position }
    await insertStates(tx, accountId, [{ ...gone, body: null }])
    await appendChanges(tx, [changeOf({ ...gone, updatedAt: clock.now() })])
    return true
  }

  async function record(tx: Tx, accountId: string, rows: store.KeywordRow[]): Promise<void> {
    await insertStates(tx, accountId, rows.map(stateOf))
    await appendChanges(tx, rows.map(changeOf))
  }

  return { insert, update, remove }
}

const stateOf = (row: store.KeywordRow): Omit<StateRow, 'accountId'> => {
  const { id, version, position, keyword, filter, alert, state, createdBy, madePosition } = row
  const { searchIn, sincePosition: since, profileId } = row
  const company = profileId === null ? {} : { profileId }
  const place = { in: searchIn ?? 'title', since: since ?? madePosition, ...company } as const
  return { id, version, position, body: { text: keyword, ...place, filter, alert, state, createdBy, madePosition } }
}

type Changed = Pick<store.KeywordRow, 'accountId' | 'id' | 'version' | 'position' | 'updatedAt'>

/** Followers of the feed read the row. If there is none, the keyword was deleted. */
const changeOf = ({ accountId, id, version, position, updatedAt }: Changed): Change => ({
  position,
  kind: 'keyword',
  key: `${accountId}/${id}`,
  version,
  live: true,
  at: updatedAt,
})

export const accountOf = (key: string): string => key.slice(0, key.indexOf('/'))

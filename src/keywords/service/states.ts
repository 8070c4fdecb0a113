import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import type { KeywordAlert, KeywordFilter, KeywordStatus } from '../schema/keywords.ts'
import * as store from '../store/states.ts'

/** A state of a keyword, valid from one position of the feed. */
export interface KeywordAsStored {
  text: string
  in: SearchPlace
  filter: KeywordFilter
  /** The further company whose verdicts are used; null = the company of the account. */
  profileId: string | null
  alert: KeywordAlert
  state: KeywordStatus
  createdBy: string | null
  madePosition: number
  /** The position since which the conditions are unchanged. */
  since: number
}

export interface KeywordState {
  accountId: string
  id: string
  version: number
  position: number
  /** Null = the keyword was deleted. */
  keyword: KeywordAsStored | null
}

/** Rows read at a time, so that a million keywords are not in memory twice. */
const BATCH = 5_000

/** For readers of the feed: keywords in their state at a position, instead of the current one. */
export function createKeywordStates(db: Db) {
  return {
    /** Reads the state of every keyword right after that position, in batches. */
    async statesUpTo(
      position: number,
      each: (states: KeywordState[]) => void | Promise<void>,
      sql: Queryable = db.sql,
    ): Promise<void> {
      for (let after = { accountId: '', id: '' }; ; ) {
        const rows = await store.statesAt(sql, position, after, BATCH)
        if (rows.length > 0) await each(rows.map(toState))
        const last = rows.at(-1)
        if (!last || rows.length < BATCH) return
        after = last
      }
    },

    /** The states that changes of the feed refer to. */
    async statesOf(sql: Queryable, refs: readonly store.StateRef[]): Promise<KeywordState[]> {
      return refs.length === 0 ? [] : (await store.findKeywordStates(sql, refs)).map(toState)
    },

    /** Deletes states that ended at or below a position that every reader has passed. Returns their number. */
    forgetStates: (position: number): Promise<number> => store.deleteStates(db.sql, position),

    /** Called in the transaction that creates the events of the matches. */
    async countMatches(tx: Tx, counts: readonly store.MatchCount[]): Promise<void> {
      if (counts.length > 0) await store.addCounts(tx, counts)
    },
  }
}

/** Only one plan includes webhooks, so `null` (follow the plan) means yes for every account that has a webhook. */
function toState({ body, accountId, id, version, position }: store.StateRow): KeywordState {
  const keyword = body && {
    ...body,
    in: body.in ?? 'title',
    since: body.since ?? position,
    profileId: body.profileId ?? null,
    alert: { ...body.alert, webhook: body.alert.webhook ?? true },
  }
  return { accountId, id, version, position, keyword }
}

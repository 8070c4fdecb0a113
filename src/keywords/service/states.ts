import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import type { KeywordAlert, KeywordFilter, KeywordStatus } from '../schema/keywords.ts'
import * as store from '../store/states.ts'

/** A keyword as it stood from one position of the feed on. */
export interface KeywordAsKept {
  text: string
  in: SearchPlace
  filter: KeywordFilter
  /** The further company whose verdicts it asks for; null = the company of the account. */
  profileId: string | null
  alert: KeywordAlert
  state: KeywordStatus
  createdBy: string | null
  madePosition: number
  /** Since which position it asks what it asks. */
  since: number
}

export interface KeywordState {
  accountId: string
  id: string
  version: number
  position: number
  /** Null = it was deleted. */
  keyword: KeywordAsKept | null
}

/** So many at a time are read: a million keywords are not held twice. */
const BATCH = 5_000

/** For readers of the feed: keywords as they stood at a position, not as they are by now. */
export function createKeywordStates(db: Db) {
  return {
    /** Every keyword as it stood right after that position, in batches. */
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

    /** Those that changes of the feed name. */
    async statesOf(sql: Queryable, refs: readonly store.StateRef[]): Promise<KeywordState[]> {
      return refs.length === 0 ? [] : (await store.findKeywordStates(sql, refs)).map(toState)
    },

    /** Deletes states that ended at or below a position that every reader has passed. Returns how many. */
    forgetStates: (position: number): Promise<number> => store.deleteStates(db.sql, position),

    /** In the transaction of the events that were made of the matches. */
    async countMatches(tx: Tx, counts: readonly store.MatchCount[]): Promise<void> {
      if (counts.length > 0) await store.addCounts(tx, counts)
    },
  }
}

/** Webhooks exist on one plan only, so `null` ("as the plan has it") means yes for every account that has one. */
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

import type { Db } from '../../lib/db/index.ts'
import { createFollowed } from '../../lib/followed.ts'
import { type Meaning, meaningOf } from '../rules/draft.ts'
import { activeKeywords } from '../store/keywords.ts'
import { accountOf } from './write.ts'

/** An active keyword, compiled for matching. */
interface ActiveKeyword extends Meaning {
  id: string
  /** As typed. */
  keyword: string
  /** The further company whose verdicts are used; null = the company of the account. */
  profileId: string | null
}

/** An active keyword takes about 1.7 kB. */
const MOST_KEYWORDS = 20_000

/** Caches the active keywords of accounts for searches. Created before the notices, which use it. */
export function createWatchedKeywords(db: Db) {
  const active = createFollowed<readonly ActiveKeyword[]>({
    sizeOf: ({ length }) => length,
    mostSize: MOST_KEYWORDS,
    read: async (accountId) =>
      (await activeKeywords(db.sql, accountId)).map((row) => ({
        id: row.id,
        keyword: row.keyword,
        profileId: row.profileId,
        ...meaningOf(row),
      })),
  })
  return {
    /** The keywords in order of creation. Changes of other processes appear within a second. */
    activeOf: active.of,
    /** Discards the keywords of an account after this process changed them. */
    forget: active.forget,
    /**
     * Receives changes from the feed. Until the feed is connected, and when it stops, keywords are read from the
     * database.
     */
    follow: {
      changed(keys: Iterable<string>): void {
        for (const key of keys) active.forget(accountOf(key))
      },
      afresh: active.forgetAll,
      heard: active.heard,
    },
  }
}
export type WatchedKeywords = ReturnType<typeof createWatchedKeywords>

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
  /** The further company whose verdicts it asks for; null = the company of the account. */
  profileId: string | null
}

/** Some 1.7 kB each. */
const MOST_KEYWORDS = 20_000

/** The keywords of accounts as their searches use them. It needs no notices, so that notices can be made with it. */
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
    /** In the order of creation; what was written elsewhere is there within a second. */
    activeOf: active.of,
    /** Of an account, after a change of them by this process. */
    forget: active.forget,
    /** What the feed says of keywords; until it is heard, and when it falls silent, the database is asked. */
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

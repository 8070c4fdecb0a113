import type { Meaning } from '../rules/draft.ts'

/** An active keyword, compiled for matching. */
export interface ActiveKeyword extends Meaning {
  id: string
  /** As typed. */
  keyword: string
}

export interface ActiveKeywordsDeps {
  /** Reads the keywords of an account from the database, in the order of creation. */
  read: (accountId: string) => Promise<readonly ActiveKeyword[]>
  /** Milliseconds that never go back, the same that `heard` is given. */
  now?: () => number
  mostAccounts?: number
  mostKeywords?: number
}

interface Held {
  answer: Promise<readonly ActiveKeyword[]>
  /** 0 while they are being read. */
  count: number
}

/** A change must take effect within a second, in every process. */
const TRUSTED_MS = 900
const ACCOUNTS = 10_000
/** Some 1.7 kB each. */
const KEYWORDS = 20_000

/**
 * The keywords of the accounts that asked last, compiled: reading and parsing 50 of them was a third of a search over
 * HTTP. They are used only while this process has lately been at the feed's end; otherwise the database is asked.
 */
export function createActiveKeywords(deps: ActiveKeywordsDeps) {
  const { read, now = () => performance.now(), mostAccounts = ACCOUNTS, mostKeywords = KEYWORDS } = deps
  /** The one asked for last stands last. */
  const accounts = new Map<string, Held>()
  let keywords = 0
  let heardAt = Number.NEGATIVE_INFINITY

  function of(accountId: string): Promise<readonly ActiveKeyword[]> {
    if (now() - heardAt > TRUSTED_MS) return read(accountId)
    const account = accounts.get(accountId)
    if (!account) return begin(accountId)
    accounts.delete(accountId)
    accounts.set(accountId, account)
    return account.answer
  }

  function begin(accountId: string): Promise<readonly ActiveKeyword[]> {
    const mine: Held = { answer: read(accountId), count: 0 }
    accounts.set(accountId, mine)
    shrink()
    // Forgotten meanwhile, it may be older than the change: it answers requests that asked before, and no later one.
    const isHeld = () => accounts.get(accountId) === mine
    mine.answer.then(
      ({ length }) => {
        if (!isHeld()) return
        mine.count = length
        keywords += length
        shrink()
      },
      () => {
        if (isHeld()) accounts.delete(accountId)
      },
    )
    return mine.answer
  }

  function forget(accountId: string): void {
    const account = accounts.get(accountId)
    if (!account) return
    accounts.delete(accountId)
    keywords -= account.count
  }

  function shrink(): void {
    for (const accountId of accounts.keys()) {
      if (accounts.size <= mostAccounts && keywords <= mostKeywords) return
      forget(accountId)
    }
  }

  return {
    of,
    forget,
    forgetAll(): void {
      accounts.clear()
      keywords = 0
    },
    /** All changes there were at that moment have been told. */
    heard(at: number): void {
      heardAt = Math.max(heardAt, at)
    },
    size: () => ({ accounts: accounts.size, keywords }),
  }
}

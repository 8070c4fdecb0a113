export interface FollowedDeps<T> {
  /** Reads the data of an account from the database. */
  read: (accountId: string) => Promise<T>
  /** In any unit, the same as `mostSize`. */
  sizeOf: (value: T) => number
  mostSize: number
  mostAccounts?: number
  /** Monotonic milliseconds, from the same clock as the argument of `heard`. */
  now?: () => number
}

interface Held<T> {
  answer: Promise<T>
  /** 0 while it is being read. */
  size: number
}

/** A change must take effect within a second, in every process. */
const TRUSTED_MS = 900
const ACCOUNTS = 10_000

/**
 * Caches what searches need of the accounts that were active last: reading and parsing 50 keywords took a third of a
 * search over HTTP. The cache is used only while this process was recently at the end of the feed; otherwise the
 * database is queried.
 */
export function createFollowed<T>(deps: FollowedDeps<T>) {
  const { read, sizeOf, mostSize, mostAccounts = ACCOUNTS, now = () => performance.now() } = deps
  /** In order of use, the most recent last. */
  const accounts = new Map<string, Held<T>>()
  let size = 0
  let heardAt = Number.NEGATIVE_INFINITY

  function of(accountId: string): Promise<T> {
    if (now() - heardAt > TRUSTED_MS) return read(accountId)
    const account = accounts.get(accountId)
    if (!account) return begin(accountId)
    accounts.delete(accountId)
    accounts.set(accountId, account)
    return account.answer
  }

  function begin(accountId: string): Promise<T> {
    const mine: Held<T> = { answer: read(accountId), size: 0 }
    accounts.set(accountId, mine)
    shrink()
    // If it was invalidated while loading, it may be older than the change: it serves only the requests that are
    // waiting already.
    const isHeld = () => accounts.get(accountId) === mine
    mine.answer.then(
      (value) => {
        if (!isHeld()) return
        mine.size = sizeOf(value)
        size += mine.size
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
    size -= account.size
  }

  function shrink(): void {
    for (const accountId of accounts.keys()) {
      if (accounts.size <= mostAccounts && size <= mostSize) return
      forget(accountId)
    }
  }

  return {
    of,
    forget,
    forgetAll(): void {
      accounts.clear()
      size = 0
    },
    /** All changes up to that moment have been applied. */
    heard(at: number): void {
      heardAt = Math.max(heardAt, at)
    },
    size: () => ({ accounts: accounts.size, size }),
  }
}

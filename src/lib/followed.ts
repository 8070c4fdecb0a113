export interface FollowedDeps<T> {
  /** Reads what belongs to an account from the database. */
  read: (accountId: string) => Promise<T>
  /** In any unit; `mostSize` is in the same one. */
  sizeOf: (value: T) => number
  mostSize: number
  mostAccounts?: number
  /** Milliseconds that never go back, the same that `heard` is given. */
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
 * What searches need of the accounts that asked last: reading and parsing 50 keywords was a third of a search over
 * HTTP. It is used only while this process has lately been at the feed's end; otherwise the database is asked.
 */
export function createFollowed<T>(deps: FollowedDeps<T>) {
  const { read, sizeOf, mostSize, mostAccounts = ACCOUNTS, now = () => performance.now() } = deps
  /** The one asked for last stands last. */
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
    // Forgotten meanwhile, it may be older than the change: it answers requests that asked before, and no later one.
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
    /** All changes there were at that moment have been told. */
    heard(at: number): void {
      heardAt = Math.max(heardAt, at)
    },
    size: () => ({ accounts: accounts.size, size }),
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KeywordFilter, KeywordState, Meaning, StateRef } from '../../keywords/index.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { createMatcher, type MatchNotice } from '../../search/matcher/index.ts'
import { isVerdictWanted, type Verdict, verdictBits } from '../../vocabulary/verdicts.ts'
import { maskOf, type Watched } from '../rules/decide.ts'
import { keywordChanges, readerPosition } from '../store/reader.ts'

export interface KeywordPorts {
  /** The newest state at or below the position of every keyword, in batches. */
  statesUpTo: (position: number, each: (states: KeywordState[]) => void | Promise<void>) => Promise<void>
  /** Exactly these, in no order; one that was superseded long ago may be gone. */
  statesOf: (sql: Queryable, refs: readonly StateRef[]) => Promise<KeywordState[]>
  meaningOf: (keyword: { keyword: string; filter: KeywordFilter }) => Meaning
}

/** All active keywords as they stood at one position of the feed. */
export interface KeywordWatch {
  readonly position: number
  /** Of this notice, in no order. */
  match(notice: MatchNotice): Watched[]
  /** Whether one of the keywords is active and wants the verdict. */
  anyWants(ids: readonly string[], verdict: Verdict | null): boolean
  /** Sets the state of a keyword; returns the version that was held until then. */
  apply(state: KeywordState): number | null
  forget(id: string): void
  /** To be called when all changes up to a position have been applied. */
  arriveAt(position: number): void
  /** Applies what has changed of keywords up to a position that the reader has passed. */
  followTo(position: number): Promise<void>
  /** To be called when there is nothing else to do. */
  idle(): void
  size(): number
  /** In bytes, without the ids. */
  memory(): number
}

const FOLLOWED = 2_000
/** Keywords taken in before other work gets its turn: some milliseconds. */
const TURN = 250

/** Loads the keywords as they stood where the reader stands. */
export async function loadWatched(db: Db, ports: KeywordPorts, signal: AbortSignal): Promise<KeywordWatch> {
  const position = await readerPosition(db.sql)
  const watched = createWatched(db, ports, position)
  await ports.statesUpTo(position, async (states) => {
    for (let at = 0; at < states.length; at += TURN) {
      signal.throwIfAborted()
      for (const state of states.slice(at, at + TURN)) watched.apply(state)
      await nextTurn()
    }
  })
  // What was superseded while it was loaded may be gone already; the change that did it is in the feed.
  await watched.followTo(await readerPosition(db.sql))
  return watched
}

function createWatched(db: Db, { statesOf, meaningOf }: KeywordPorts, from: number): KeywordWatch {
  const matcher = createMatcher()
  let position = from
  /** By the number the matcher gave. */
  const keywords: { ids: string[]; accounts: string[]; versions: number[]; masks: number[]; wants: number[] } = {
    ids: [],
    accounts: [],
    versions: [],
    masks: [],
    wants: [],
  }
  const numbers = new Map<string, number>()
  /** Each account id once, so that its keywords share one string. */
  const accounts = new Map<string, string>()

  function forget(id: string): number | null {
    const number = numbers.get(id)
    if (number === undefined) return null
    matcher.remove(number)
    numbers.delete(id)
    keywords.ids[number] = ''
    return keywords.versions[number] ?? null
  }

  function apply({ accountId, id, version, keyword }: KeywordState): number | null {
    const before = forget(id)
    if (keyword?.state !== 'active') return before
    const meaning = meaningOf({ keyword: keyword.text, filter: keyword.filter })
    const number = matcher.add(meaning)
    const account = accounts.get(accountId) ?? accountId
    accounts.set(account, account)
    numbers.set(id, number)
    keywords.ids[number] = id
    keywords.accounts[number] = account
    keywords.versions[number] = version
    keywords.masks[number] = maskOf(keyword.alert.on)
    keywords.wants[number] = verdictBits(meaning.eligibility)
    return before
  }

  async function followTo(to: number): Promise<void> {
    while (position < to) {
      const changes = await keywordChanges(db.sql, position, to, FOLLOWED)
      const newest = new Map(changes.map((change) => [change.key, change]))
      const states = await statesOf(db.sql, [...newest.values()].map(refOf))
      // A keyword without a state is forgotten: it was deleted, or a later change brings its state.
      for (const change of newest.values()) forget(refOf(change).id)
      for (const state of states) apply(state)
      position = changes.length < FOLLOWED ? to : (changes.at(-1)?.position ?? to)
      await nextTurn()
    }
  }

  return {
    get position() {
      return position
    },
    match: (notice) =>
      matcher.match(notice).map((number) => ({
        accountId: keywords.accounts[number] ?? '',
        id: keywords.ids[number] ?? '',
        version: keywords.versions[number] ?? 0,
        mask: keywords.masks[number] ?? 0,
        wants: keywords.wants[number] ?? 0,
      })),
    anyWants: (ids, verdict) =>
      ids.some((id) => {
        const number = numbers.get(id)
        return number !== undefined && isVerdictWanted(keywords.wants[number] ?? 0, verdict)
      }),
    apply,
    forget: (id) => void forget(id),
    arriveAt(to) {
      position = to
    },
    followTo,
    idle: () => void matcher.step(),
    size: matcher.size,
    memory: matcher.memory,
  }
}

/** The key of a keyword's change is `account/id`. */
export function refOf({ key, version }: { key: string; version: number }): StateRef {
  const slash = key.indexOf('/')
  return { accountId: key.slice(0, slash), id: key.slice(slash + 1), version }
}

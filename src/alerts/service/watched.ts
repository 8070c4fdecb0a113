import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KeywordFilter, KeywordState, Meaning, StateRef } from '../../keywords/index.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { createMatcher, type FoundTerms, type MatchNotice } from '../../search/matcher/index.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import { isVerdictWanted, type Verdict, verdictBits } from '../../vocabulary/verdicts.ts'
import { type MatchedKeyword, maskOf } from '../rules/decide.ts'
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
  /** Of this notice, in no order; keywords that look into attachments only are not among them. */
  match(notice: MatchNotice): MatchedKeyword[]
  /** Begins to look for the terms of keywords in texts of attachments. */
  startScan(): FoundTerms
  /** Of this notice with its texts: keywords that look into attachments and ask for the same since that position. */
  matchTexts(notice: MatchNotice, texts: FoundTerms, position: number): MatchedKeyword[]
  /** Whether any keyword looks into attachments, or one of those named. */
  looksIntoTexts(ids?: readonly string[]): boolean
  /** Whether one of the keywords is active and wants the verdict. */
  anyWants(ids: readonly string[], verdict: Verdict | null): boolean
  /** Sets the state of a keyword; returns the version that was held until then. */
  apply(state: KeywordState): number | null
  forget(id: string): void
  /** To be called when all changes up to a position have been applied. */
  arriveAt(position: number): void
  /** Applies what has changed of keywords up to a position that the reader has passed. */
  followTo(position: number): Promise<void>
  /** To be called when there is nothing else to do; true while there is more of it. */
  idle(): boolean
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

/** Keywords in a matcher, by the numbers it gives. */
function createKeywordTable() {
  const matcher = createMatcher()
  const held: { ids: string[]; accounts: string[]; versions: number[]; masks: number[]; wants: number[] } = {
    ids: [],
    accounts: [],
    versions: [],
    masks: [],
    wants: [],
  }
  const numbers = new Map<string, number>()

  function remove(id: string): void {
    const number = numbers.get(id)
    if (number === undefined) return
    matcher.remove(number)
    numbers.delete(id)
    held.ids[number] = ''
  }

  return {
    remove,
    numberOf: (id: string) => numbers.get(id),
    ids: () => numbers.keys(),
    size: () => numbers.size,
    put(meaning: Meaning, { accountId, id, version, mask, wants }: MatchedKeyword): number {
      // Before the former one goes: terms of both stay those that were found in texts.
      const number = matcher.add(meaning)
      remove(id)
      numbers.set(id, number)
      held.ids[number] = id
      held.accounts[number] = accountId
      held.versions[number] = version
      held.masks[number] = mask
      held.wants[number] = wants
      return number
    },
    at: (number: number): MatchedKeyword => ({
      accountId: held.accounts[number] ?? '',
      id: held.ids[number] ?? '',
      version: held.versions[number] ?? 0,
      mask: held.masks[number] ?? 0,
      wants: held.wants[number] ?? 0,
    }),
    match: matcher.match,
    startScan: matcher.startScan,
    step: matcher.step,
    memory: matcher.memory,
  }
}

function createWatched(db: Db, { statesOf, meaningOf }: KeywordPorts, from: number): KeywordWatch {
  const titles = createKeywordTable()
  const texts = createKeywordTable()
  /** Of keywords that look into texts, by their numbers there. */
  const places: Exclude<SearchPlace, 'title'>[] = []
  const sinces: number[] = []
  let position = from
  /** Each account id once, so that its keywords share one string. */
  const accounts = new Map<string, string>()

  function find(id: string): MatchedKeyword | null {
    const [inTitles, inTexts] = [titles.numberOf(id), texts.numberOf(id)]
    if (inTitles !== undefined) return titles.at(inTitles)
    return inTexts === undefined ? null : texts.at(inTexts)
  }

  function forget(id: string): void {
    titles.remove(id)
    texts.remove(id)
  }

  function apply(state: KeywordState): number | null {
    const { id, version, keyword } = state
    const before = find(id)?.version ?? null
    if (keyword?.state !== 'active') {
      forget(id)
      return before
    }
    const accountId = accounts.get(state.accountId) ?? state.accountId
    accounts.set(accountId, accountId)
    const meaning = meaningOf({ keyword: keyword.text, filter: keyword.filter })
    const mask = maskOf(keyword.alert.on)
    const watched: MatchedKeyword = { accountId, id, version, mask, wants: verdictBits(meaning.eligibility) }
    if (keyword.in === 'attachments') titles.remove(id)
    else titles.put(meaning, watched)
    if (keyword.in === 'title') texts.remove(id)
    else {
      const number = texts.put(meaning, watched)
      places[number] = keyword.in
      sinces[number] = keyword.since
    }
    return before
  }

  async function followTo(to: number): Promise<void> {
    while (position < to) {
      const changes = await keywordChanges(db.sql, position, to, FOLLOWED)
      const newest = new Map(changes.map((change) => [change.key, change]))
      const states = await statesOf(db.sql, [...newest.values()].map(refOf))
      // A keyword without a state is forgotten: it was deleted, or a later change brings its state.
      const known = new Set(states.map(({ id }) => id))
      for (const { id } of [...newest.values()].map(refOf)) if (!known.has(id)) forget(id)
      for (const state of states) apply(state)
      position = changes.length < FOLLOWED ? to : (changes.at(-1)?.position ?? to)
      await nextTurn()
    }
  }

  return {
    get position() {
      return position
    },
    match: (notice) => titles.match(notice).map(titles.at),
    startScan: texts.startScan,
    matchTexts(notice, found, upTo) {
      const inPlace = (wanted: SearchPlace, numbers: readonly number[]) =>
        numbers.filter((number) => places[number] === wanted && (sinces[number] ?? 0) <= upTo)
      const untitled = { ...notice, norm: '', numbers: [] }
      return [
        ...inPlace('attachments', texts.match(untitled, found)),
        ...inPlace('all', texts.match(notice, found)),
      ].map(texts.at)
    },
    looksIntoTexts: (ids) => (ids ? ids.some((id) => texts.numberOf(id) !== undefined) : texts.size() > 0),
    anyWants: (ids, verdict) =>
      ids.some((id) => {
        const one = find(id)
        return one !== null && isVerdictWanted(one.wants, verdict)
      }),
    apply,
    forget,
    arriveAt(to) {
      position = to
    },
    followTo,
    idle() {
      const [more, moreTexts] = [titles.step(), texts.step()]
      return more || moreTexts
    },
    size: () => titles.size() + [...texts.ids()].filter((id) => titles.numberOf(id) === undefined).length,
    memory: () => titles.memory() + texts.memory(),
  }
}

/** The key of a keyword's change is `account/id`. */
export function refOf({ key, version }: { key: string; version: number }): StateRef {
  const slash = key.indexOf('/')
  return { accountId: key.slice(0, slash), id: key.slice(slash + 1), version }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KeywordFilter, KeywordState, Meaning, StateRef } from '../../keywords/index.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { createMatcher, type FoundTerms, type MatchNotice } from '../../search/matcher/index.ts'
import type { SearchPlace } from '../../vocabulary/places.ts'
import { isVerdictWanted, verdictBits } from '../../vocabulary/verdicts.ts'
import { type MatchedKeyword, maskOf, type VerdictOf } from '../rules/decide.ts'
import { keywordChanges, readerPosition } from '../store/reader.ts'

export interface KeywordPorts {
  /** The newest state of every keyword at or before the position, in batches. */
  statesUpTo: (position: number, each: (states: KeywordState[]) => void | Promise<void>) => Promise<void>
  /** The states of these versions, in any order; long superseded ones may be deleted. */
  statesOf: (sql: Queryable, refs: readonly StateRef[]) => Promise<KeywordState[]>
  meaningOf: (keyword: { keyword: string; filter: KeywordFilter }) => Meaning
}

/** All active keywords at one position of the feed. */
export interface KeywordWatch {
  readonly position: number
  /** The matching keywords, in any order, without those that search only attachments. */
  match(notice: MatchNotice): MatchedKeyword[]
  /** Begins to search texts of attachments for the terms of keywords. */
  startScan(): FoundTerms
  /** The matching keywords among those that search attachments, and whose query has not changed since that position. */
  matchTexts(notice: MatchNotice, texts: FoundTerms, position: number): MatchedKeyword[]
  /** Whether any keyword, or any of the named ones, searches attachments. */
  searchesTexts(ids?: readonly string[]): boolean
  /** Whether one of these keywords is active and accepts the verdict of its company. */
  anyWants(ids: readonly string[], verdictOf: VerdictOf): boolean
  /** The further companies of those of these keywords that are active. */
  companiesOf(ids: readonly string[]): string[]
  /** Sets the state of a keyword; returns its previous version. */
  apply(state: KeywordState): number | null
  forget(id: string): void
  /** Call this when all changes up to a position have been applied. */
  arriveAt(position: number): void
  /** Applies changes of keywords up to a position that the reader has passed. */
  followTo(position: number): Promise<void>
  /** Call this when idle; returns true while there is more to do. */
  idle(): boolean
  size(): number
  /** In bytes, without the ids. */
  memory(): number
}

const FOLLOWED = 2_000
/** Keywords loaded before other work gets its turn: a few milliseconds. */
const TURN = 250

/** Loads the keywords at the reader's position. */
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
  // States superseded during loading may be deleted already; their changes are in the feed.
  await watched.followTo(await readerPosition(db.sql))
  return watched
}

/** A matcher with the fields of its keywords, by the matcher's numbers. */
function createKeywordTable() {
  const matcher = createMatcher()
  const fields = {
    ids: [] as string[],
    accounts: [] as string[],
    versions: [] as number[],
    masks: [] as number[],
    wants: [] as number[],
  }
  /** Further companies of keywords that have one, by the matcher's numbers. */
  const companies = new Map<number, string>()
  const numbers = new Map<string, number>()

  function remove(id: string): void {
    const number = numbers.get(id)
    if (number === undefined) return
    matcher.remove(number)
    numbers.delete(id)
    fields.ids[number] = ''
    companies.delete(number)
  }

  return {
    remove,
    numberOf: (id: string) => numbers.get(id),
    ids: () => numbers.keys(),
    size: () => numbers.size,
    put(meaning: Meaning, { accountId, id, version, mask, wants, profileId }: MatchedKeyword): number {
      // Added before the previous version is removed, so that terms of both keep their places in scanned texts.
      const number = matcher.add(meaning)
      remove(id)
      numbers.set(id, number)
      fields.ids[number] = id
      fields.accounts[number] = accountId
      fields.versions[number] = version
      fields.masks[number] = mask
      fields.wants[number] = wants
      if (profileId !== null) companies.set(number, profileId)
      return number
    },
    at: (number: number): MatchedKeyword => ({
      accountId: fields.accounts[number] ?? '',
      id: fields.ids[number] ?? '',
      version: fields.versions[number] ?? 0,
      mask: fields.masks[number] ?? 0,
      wants: fields.wants[number] ?? 0,
      profileId: companies.get(number) ?? null,
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
  /** Fields of keywords that search attachments, by their numbers in `texts`. */
  const places: Exclude<SearchPlace, 'title'>[] = []
  const sincePositions: number[] = []
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
    const { profileId } = keyword
    const watched: MatchedKeyword = { accountId, id, version, mask, wants: verdictBits(meaning.eligibility), profileId }
    if (keyword.in === 'attachments') titles.remove(id)
    else titles.put(meaning, watched)
    if (keyword.in === 'title') texts.remove(id)
    else {
      const number = texts.put(meaning, watched)
      places[number] = keyword.in
      sincePositions[number] = keyword.since
    }
    return before
  }

  async function followTo(to: number): Promise<void> {
    while (position < to) {
      const changes = await keywordChanges(db.sql, position, to, FOLLOWED)
      const newest = new Map(changes.map((change) => [change.key, change]))
      const states = await statesOf(db.sql, [...newest.values()].map(refOf))
      // A keyword without a state is removed: it was deleted, or a later change contains its state.
      const stateIds = new Set(states.map(({ id }) => id))
      for (const { id } of [...newest.values()].map(refOf)) if (!stateIds.has(id)) forget(id)
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
    matchTexts(notice, terms, upTo) {
      const inPlace = (wanted: SearchPlace, numbers: readonly number[]) =>
        numbers.filter((number) => places[number] === wanted && (sincePositions[number] ?? 0) <= upTo)
      const untitled = { ...notice, norm: '', numbers: [] }
      return [
        ...inPlace('attachments', texts.match(untitled, terms)),
        ...inPlace('all', texts.match(notice, terms)),
      ].map(texts.at)
    },
    searchesTexts: (ids) => (ids ? ids.some((id) => texts.numberOf(id) !== undefined) : texts.size() > 0),
    anyWants: (ids, verdictOf) =>
      ids.some((id) => {
        const keyword = find(id)
        return keyword !== null && isVerdictWanted(keyword.wants, verdictOf(keyword))
      }),
    companiesOf: (ids) => [...new Set(ids.flatMap((id) => find(id)?.profileId ?? []))],
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

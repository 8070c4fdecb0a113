import type { Clock } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db.ts'
import { appendChanges, takePositions } from '../../lib/feed.ts'
import { normalise } from '../../search/text.ts'
import {
  type BidRow,
  changesBetween,
  dictionaryKey,
  nextState,
  type Round,
  settled,
  successorOf,
} from '../rules/notice.ts'
import type { BidRecord } from '../schema.ts'
import * as store from '../store/write.ts'

export interface UpsertSummary {
  new: number
  changed: number
  unchanged: number
}

/** Whether a change may alert: what is older than its source's go-live mark is stock. */
export type IsLive = (record: BidRecord) => boolean

/** What a transaction makes of one notice: how it stood, and the states that follow, oldest first. */
interface Chain {
  stored: BidRow | null
  states: BidRow[]
}

/** Openings that may change what their notices are. */
export interface Settling {
  noticeNos: string[]
  /** Asked once the notices are locked: whoever wrote other rounds of theirs has committed by then. */
  roundsOf: () => Promise<Map<string, Round[]>>
  live: boolean
  /** Whether the feed's head is held already. */
  atHead: boolean
}

export interface BidWriterDeps {
  db: Db
  clock: Clock
  /** Results may come before their notice does. */
  roundsOf: (tx: Tx, noticeNos: string[]) => Promise<Map<string, Round[]>>
}

export function createBidWriter({ db, clock, roundsOf }: BidWriterDeps) {
  const known = { agencies: new Set<string>(), industries: new Set<string>() }

  /** Several states of one notice may come in one call, oldest first. All records are stored, or none. */
  async function upsert(records: BidRecord[], isLive: IsLive): Promise<UpsertSummary> {
    if (records.length === 0) return { new: 0, changed: 0, unchanged: 0 }
    const summary = await db.transaction((tx) => upsertIn(tx, records, isLive))
    // Only now: a transaction that failed has added nothing to the dictionaries.
    for (const { code, name } of records.flatMap(agenciesOf)) known.agencies.add(dictionaryKey(code, name))
    for (const { code, name } of records.flatMap((r) => r.licences)) known.industries.add(dictionaryKey(code, name))
    return summary
  }

  async function upsertIn(tx: Tx, records: BidRecord[], isLive: IsLive): Promise<UpsertSummary> {
    const now = clock.now()
    const numbers = [...new Set(records.flatMap((record) => [record.number, record.previousNumber ?? record.number]))]
    const stored = await store.lockByNumbers(tx, numbers, { atHead: false })
    const chains = chainsOf(stored)
    const taken = new Set(stored.map((row) => row.noticeNo))
    const summary = { new: 0, changed: 0, unchanged: 0 }
    const unchanged = new Map<string, BidRow>()
    const noticeNoOf = (of: Pick<BidRecord, 'source' | 'number'>) => {
      const chain = find(chains, of.source, of.number)
      return (chain && currentOf(chain)?.noticeNo) ?? freeNoticeNo(taken, of)
    }
    for (const record of records) {
      const { source, previousNumber } = record
      const chain = chainFor(chains, record)
      const before = currentOf(chain)
      const after = nextState(before, record, {
        noticeNo: noticeNoOf(record),
        previousNoticeNo: previousNumber === null ? null : noticeNoOf({ source, number: previousNumber }),
        live: isLive(record),
        now,
      })
      if (after) {
        chain.states.push(after)
        taken.add(after.noticeNo)
      } else if (before) {
        if (record.revision === before.revision) before.changedAt = Math.max(before.changedAt, record.changedAt)
        unchanged.set(before.noticeNo, before)
      }
      summary[after ? (before ? 'changed' : 'new') : 'unchanged']++
    }
    link([...chains.values()], await store.successorsOf(tx, numbers), now)
    if (unchanged.size > 0) await store.touch(tx, [...unchanged.values()], now)
    await write(
      tx,
      [...chains.values()].filter((chain) => chain.states.length > 0),
      records,
    )
    await tellPredecessors(tx, chains, now)
    return summary
  }

  async function write(tx: Tx, chains: Chain[], records: BidRecord[]): Promise<void> {
    if (chains.length === 0) return
    const agencies = newEntries(records.flatMap(agenciesOf), known.agencies)
    if (agencies.length > 0) await store.addAgencies(tx, agencies)
    const industries = newEntries(
      records.flatMap((record) => record.licences),
      known.industries,
    )
    if (industries.length > 0) await store.addIndustries(tx, industries)
    await writeChains(tx, chains)
  }

  /**
   * The openings of these notices have settled something, or announced a re-bid with dates of its own.
   * Returns the notices that are there.
   */
  async function settleRounds(tx: Tx, { noticeNos, roundsOf, live, atHead }: Settling): Promise<Set<string>> {
    const now = clock.now()
    const rows = await store.lockByNoticeNos(tx, noticeNos, { atHead })
    if (rows.length === 0) return new Set()
    const rounds = await roundsOf()
    const chains: Chain[] = []
    const outcomes = new Map<BidRow['outcome'], string[]>()
    for (const row of rows) {
      const after = settled(row, rounds.get(row.noticeNo) ?? [])
      const changes = changesBetween(row, after)
      if (changes.length > 0) {
        chains.push({ stored: row, states: [{ ...after, version: row.version + 1, changes, live, updatedAt: now }] })
      } else if (after.outcome !== row.outcome) {
        outcomes.set(after.outcome, [...(outcomes.get(after.outcome) ?? []), row.noticeNo])
      }
    }
    for (const [outcome, noticeNos] of outcomes) await store.setOutcome(tx, noticeNos, outcome)
    if (chains.length > 0) await writeChains(tx, chains)
    return new Set(rows.map((row) => row.noticeNo))
  }

  async function writeChains(tx: Tx, chains: Chain[]): Promise<void> {
    chains.sort((a, b) => ((currentOf(a)?.noticeNo ?? '') < (currentOf(b)?.noticeNo ?? '') ? -1 : 1))
    const superseded = chains.flatMap(({ stored, states }) => [...(stored ? [stored] : []), ...states.slice(0, -1)])
    if (superseded.length > 0) await store.insertVersions(tx, superseded)
    const first = await takePositions(tx, chains.flatMap((chain) => chain.states).length)
    await meetEarlier(tx, chains)
    const states = chains.flatMap((chain) => chain.states)
    states.forEach((state, index) => {
      state.position = first + index
    })
    const changes = states.map(({ position, noticeNo, version, live, updatedAt }) => ({
      position,
      kind: 'bid' as const,
      key: noticeNo,
      version,
      live,
      at: updatedAt,
    }))
    const newest = (some: Chain[]) => some.flatMap((chain) => chain.states.at(-1) ?? [])
    const [fresh, known] = [chains.filter(({ stored }) => !stored), chains.filter(({ stored }) => stored)]
    await Promise.all([
      fresh.length > 0 && store.addRows(tx, newest(fresh)),
      known.length > 0 && store.replaceRows(tx, newest(known)),
      appendChanges(tx, changes),
    ])
  }

  /**
   * A notice that is new may have been waited for: by its results, by the re-notice that follows it. Whoever wrote
   * those has committed by the time the feed's head is held, or will find the notice when it is his turn.
   */
  async function meetEarlier(tx: Tx, chains: Chain[]): Promise<void> {
    const fresh = chains.filter((chain) => chain.stored === null)
    if (fresh.length === 0) return
    const rows = fresh.flatMap((chain) => currentOf(chain) ?? [])
    const [rounds, successors] = await Promise.all([
      roundsOf(
        tx,
        rows.map((row) => row.noticeNo),
      ),
      store.successorsOf(
        tx,
        rows.map((row) => row.number),
      ),
    ])
    for (const chain of fresh) {
      const row = currentOf(chain)
      if (!row) continue
      const nextNoticeNo = row.nextNoticeNo ?? successorOf(row, successors)
      const known = rounds.get(row.noticeNo)
      const met = { ...(known ? settled(row, known) : row), nextNoticeNo }
      const before = chain.states.at(-2)
      chain.states.splice(-1, 1, { ...met, changes: before ? changesBetween(before, met) : null })
    }
  }

  /** A notice that is followed by one of these may have been on its way as well: it is told now. */
  async function tellPredecessors(tx: Tx, chains: Map<string, Chain>, now: number): Promise<void> {
    const missed = [...chains.values()].flatMap((chain) => {
      const row = chain.stored === null ? currentOf(chain) : null
      return row?.previousNumber && !find(chains, row.source, row.previousNumber) ? [row.previousNumber] : []
    })
    if (missed.length === 0) return
    const late = chainsOf(await store.lockByNumbers(tx, missed, { atHead: true }))
    link([...late.values()], await store.successorsOf(tx, missed), now)
    const told = [...late.values()].filter((chain) => chain.states.length > 0)
    if (told.length > 0) await writeChains(tx, told)
  }

  return { upsert, settleRounds }
}

/** Who is followed by a re-notice says so; if it stood here already, that is a new version of it. */
function link(chains: Chain[], stored: store.Successor[], now: number): void {
  const current = chains.flatMap((chain) => currentOf(chain) ?? [])
  const names = new Set(current.map((row) => row.noticeNo))
  const candidates = [...stored.filter((row) => !names.has(row.noticeNo)), ...current]
  for (const chain of chains) {
    const row = currentOf(chain)
    const nextNoticeNo = row && successorOf(row, candidates)
    if (!row || nextNoticeNo === row.nextNoticeNo) continue
    const after = { ...row, nextNoticeNo }
    const before = chain.states.at(-2) ?? chain.stored
    if (chain.states.length === 0) {
      const changes = changesBetween(row, after)
      chain.states.push({ ...after, version: row.version + 1, changes, live: false, updatedAt: now })
    } else {
      chain.states.splice(-1, 1, { ...after, changes: before && changesBetween(before, after) })
    }
  }
}

const identity = (source: string, number: string) => `${source}\n${number}`

const chainsOf = (rows: BidRow[]): Map<string, Chain> =>
  new Map(rows.map((row) => [identity(row.source, row.number), { stored: row, states: [] }]))

const find = (chains: Map<string, Chain>, source: string, number: string) => chains.get(identity(source, number))

function chainFor(chains: Map<string, Chain>, { source, number }: BidRecord): Chain {
  const found = find(chains, source, number)
  if (found) return found
  const chain: Chain = { stored: null, states: [] }
  chains.set(identity(source, number), chain)
  return chain
}

const currentOf = (chain: Chain): BidRow | null => chain.states.at(-1) ?? chain.stored

/** The source's own number, unless another source owns it already. */
const freeNoticeNo = (taken: Set<string>, { source, number }: Pick<BidRecord, 'source' | 'number'>): string =>
  taken.has(number) ? store.markedNumber(source, number) : number

const agenciesOf = ({ agency, agencyCode, demandAgency, demandAgencyCode }: BidRecord) => [
  { code: agencyCode, name: agency },
  ...(demandAgency === null ? [] : [{ code: demandAgencyCode, name: demandAgency }]),
]

function newEntries(named: { code: string | null; name: string }[], known: Set<string>): store.DictionaryEntry[] {
  const entries = new Map<string, store.DictionaryEntry>()
  for (const { code, name } of named) {
    const key = dictionaryKey(code, name)
    if (!known.has(key)) entries.set(key, { key, code, name, norm: normalise(name) })
  }
  return [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

import { Outdated, type Tx } from '../../lib/db/index.ts'
import { normalise } from '../../search/text.ts'
import type { NoticeDetails } from '../../vocabulary/notice-fields.ts'
import {
  type BidRow,
  changesBetween,
  dictionaryKey,
  learnedDetails,
  linked,
  markedName,
  nextState,
  noticeName,
  precedingNumber,
  settled,
  successorOf,
} from '../rules/notice.ts'
import type { RoundRow } from '../rules/rounds.ts'
import type { BidRecord } from '../schema/notices.ts'
import { findRounds } from '../store/rounds.ts'
import { findWithdrawals, lockWithdrawn } from '../store/withdrawals.ts'
import * as store from '../store/write.ts'
import {
  type Chain,
  type Chains,
  chainFor,
  createChains,
  currentOf,
  findChain,
  supersede,
  writeFrom,
} from './chains.ts'
import { createTracedWrites, type TracedDeps } from './traced.ts'

export interface UpsertSummary {
  new: number
  changed: number
  unchanged: number
}

/** Whether a change may cause alerts: anything older than the go-live mark of its source may not. */
export type IsLive = (record: BidRecord) => boolean

/** A withdrawal that applies to no state. */
const ANY_STATE = { asOf: Number.NEGATIVE_INFINITY, sameAs: null }

/** What a transaction has locked: every notice that these numbers concern. */
interface Held {
  chains: Chains
  numbers: Set<string>
}

export type BidWriterDeps = TracedDeps

export function createBidWriter(deps: BidWriterDeps) {
  const { clock } = deps
  const { transaction, note } = createTracedWrites(deps)
  const dictionaries = { agencies: new Set<string>(), industries: new Set<string>() }

  /** Several states of one notice may come in one call, oldest first. All records are stored, or none. */
  async function upsert(records: BidRecord[], isLive: IsLive): Promise<UpsertSummary> {
    if (records.length === 0) return { new: 0, changed: 0, unchanged: 0 }
    const summary = await transaction((tx) => upsertIn(tx, records, isLive))
    // After the commit, because a failed transaction has added nothing to the dictionaries.
    for (const { code, name } of records.flatMap(agenciesOf)) dictionaries.agencies.add(dictionaryKey(code, name))
    for (const { code, name } of records.flatMap((r) => r.licences))
      dictionaries.industries.add(dictionaryKey(code, name))
    return summary
  }

  /** `isRestoring`: withdrawn notices are restored by these records, however old. */
  async function upsertIn(
    tx: Tx,
    records: BidRecord[],
    isLive: IsLive,
    { isRestoring = false } = {},
  ): Promise<UpsertSummary> {
    const now = clock.now()
    const { numbers, names } = namesIn(records)
    const stored = await store.lockByNumbers(tx, [...numbers], [...names])
    const withdrawn = await lockWithdrawn(tx, [...numbers], [...names])
    const chains = createChains(stored, withdrawn)
    const taken = new Set([...stored, ...withdrawn].map((row) => row.noticeNo))
    const summary = { new: 0, changed: 0, unchanged: 0 }
    const unchanged = new Map<string, BidRow>()
    const learned = new Map<string, NoticeDetails>()
    const nameOf: NameOf = (source, number) => {
      const chain = findChain(chains, { source, number })
      const known = chain && (currentOf(chain) ?? chain.withdrawn)
      return known?.noticeNo ?? noticeName(source, number, (name) => taken.has(name))
    }
    for (const record of records) {
      const chain = chainFor(chains, record)
      const { before, after } = stateOf(record, chain, { nameOf, live: isLive(record), isRestoring, now })
      if (after) {
        chain.states.push(after)
        taken.add(after.noticeNo)
      } else if (before) {
        const details = learnedDetails(before, record)
        if (details) {
          before.details = details
          learned.set(before.noticeNo, details)
        }
        if (record.revision === before.revision) before.changedAt = Math.max(before.changedAt, record.changedAt)
        unchanged.set(before.noticeNo, before)
      }
      summary[after ? (before ? 'changed' : 'new') : 'unchanged']++
    }
    link({ chains, numbers }, nameOf, now)
    if (unchanged.size > 0) await store.touch(tx, [...unchanged.values()], learned, now)
    await write(tx, { chains, numbers }, records)
    return summary
  }

  async function write(tx: Tx, locked: Held, records: BidRecord[]): Promise<void> {
    const written = [...locked.chains.values()].filter((chain) => chain.states.length > 0)
    if (written.length === 0) return
    const agencies = newEntries(records.flatMap(agenciesOf), dictionaries.agencies)
    if (agencies.length > 0) await store.addAgencies(tx, agencies)
    const industries = newEntries(
      records.flatMap((record) => record.licences),
      dictionaries.industries,
    )
    if (industries.length > 0) await store.addIndustries(tx, industries)
    const first = await supersede(tx, written)
    await Promise.all([expectAlone(tx, written, locked), meetResults(tx, written)])
    note(tx, await writeFrom(tx, first, written))
  }

  /**
   * The results of a new notice may have arrived before it. The transaction that wrote them has committed by the time
   * the head of the feed is locked, or will find the notice in its turn.
   */
  async function meetResults(tx: Tx, chains: Chain[]): Promise<void> {
    const fresh = chains.flatMap((chain) => (chain.stored ? [] : (chain.states.at(-1) ?? [])))
    if (fresh.length === 0) return
    const rounds = Map.groupBy(await findRounds(tx, fresh), ({ source, number }) => identity(source, number))
    for (const chain of chains) {
      const row = chain.stored ? null : currentOf(chain)
      const met = row && rounds.get(identity(row.source, row.number))
      if (!row || !met) continue
      amend(chain, settled(row, met))
      if (chain.withdrawn) tellOfAwards(chain, met, chain.withdrawn.position)
    }
  }

  /**
   * Notices that name each other may be written at the same time. Once the head of the feed is locked there are no
   * other writers, and if a notice has appeared that was unknown when the links were made, they are made again.
   */
  async function expectAlone(tx: Tx, written: Chain[], { chains, numbers }: Held): Promise<void> {
    const rows = written.flatMap((chain) => currentOf(chain) ?? [])
    const fresh = written.flatMap((chain) => (chain.stored ? [] : (chain.states.at(-1)?.number ?? [])))
    const missed = rows.flatMap((row) => {
      const number = precedingNumber(row)
      return number === null || !numbers.has(number) || findChain(chains, { source: row.source, number })
        ? []
        : [number]
    })
    if (fresh.length === 0 && missed.length === 0) return
    const unknown = written.flatMap((chain) =>
      chain.stored || chain.withdrawn ? [] : (chain.states.at(-1)?.noticeNo ?? []),
    )
    // A notice that arrived and was withdrawn meanwhile leaves no row that conflicts with the new one.
    const [gone] = unknown.length === 0 ? [] : await findWithdrawals(tx, unknown)
    if (gone) throw new Outdated(`${gone.noticeNo} was withdrawn meanwhile`)
    const around = await store.namesAround(tx, missed, fresh)
    const stranger = around.find(({ source, number }) => !findChain(chains, { source, number }))
    if (stranger) throw new Outdated(`${stranger.noticeNo} came meanwhile`)
  }

  return { upsert, upsertIn }
}

/** The numbers in the records, and the names that notices with these numbers may have. */
function namesIn(records: BidRecord[]): { numbers: Set<string>; names: Set<string> } {
  const spoken = records.flatMap(({ source, number, previousNumber }) =>
    [number, previousNumber ?? number].map((one) => ({ source, number: one })),
  )
  const numbers = new Set(spoken.map(({ number }) => number))
  return { numbers, names: new Set([...numbers, ...spoken.map(({ source, number }) => markedName(source, number))]) }
}

type NameOf = (source: string, number: string) => string

/** The state of a notice that a record is compared with, and the resulting one. */
function stateOf(
  record: BidRecord,
  chain: Chain,
  { nameOf, live, isRestoring, now }: { nameOf: NameOf; live: boolean; isRestoring: boolean; now: number },
): { before: BidRow | null; after: BidRow | null } {
  const current = currentOf(chain)
  const withdrawn = current ? undefined : chain.withdrawn
  const before = current ?? withdrawn?.fields ?? null
  const preceding = precedingNumber(record)
  const after = nextState(before, record, {
    noticeNo: nameOf(record.source, record.number),
    // The preceding notice may have another number here by now; this record does not change that.
    previousNoticeNo:
      before?.previousNumber === record.previousNumber
        ? before.previousNoticeNo
        : preceding && nameOf(record.source, preceding),
    live,
    withdrawn: withdrawn && isRestoring ? ANY_STATE : withdrawn,
    now,
  })
  return { before, after }
}

/**
 * A re-notice names the notice it follows, and that notice names the re-notice. A stored notice whose link changes gets
 * a new version. The successors of other numbers than these are unknown.
 */
function link({ chains, numbers }: Held, nameOf: NameOf, now: number): void {
  const rows = [...chains.values()].flatMap((chain) => currentOf(chain) ?? [])
  const followers = Map.groupBy(rows, (row) => precedingNumber(row))
  for (const chain of chains.values()) {
    const row = currentOf(chain)
    if (!row) continue
    const preceding = precedingNumber(row)
    const after = linked(row, {
      previousNoticeNo:
        preceding !== null && numbers.has(preceding) ? nameOf(row.source, preceding) : row.previousNoticeNo,
      nextNoticeNo: numbers.has(row.number) ? successorOf(row, followers.get(row.number) ?? []) : row.nextNoticeNo,
    })
    if (after.previousNoticeNo === row.previousNoticeNo && after.nextNoticeNo === row.nextNoticeNo) continue
    if (chain.states.length > 0) amend(chain, after)
    else {
      const changes = changesBetween(row, after)
      chain.states.push({ ...after, version: row.version + 1, changes, live: false, updatedAt: now })
    }
  }
}

/**
 * An award that arrived while the notice was withdrawn was not reported: it is reported when the notice is restored.
 */
function tellOfAwards({ states }: Chain, rounds: RoundRow[], since: number): void {
  const isNews = ({ live, position, state, version }: RoundRow) =>
    live && position > since && (state === 'awarded' || version > 1)
  const [first] = states
  if (first && rounds.some(isNews) && (first.outcome !== null || rounds.some(({ state }) => state === 'awarded')))
    first.live = true
}

/** Replaces the newest state that will be written. */
function amend(chain: Chain, row: BidRow): void {
  const before = chain.states.at(-2) ?? chain.stored ?? chain.withdrawn?.fields
  chain.states.splice(-1, 1, { ...row, changes: before ? changesBetween(before, row) : null })
}

const identity = (source: string, number: string) => `${source}\n${number}`

const agenciesOf = ({ agency, agencyCode, demandAgency, demandAgencyCode }: BidRecord) => [
  { code: agencyCode, name: agency },
  ...(demandAgency === null ? [] : [{ code: demandAgencyCode, name: demandAgency }]),
]

function newEntries(named: { code: string | null; name: string }[], dictionary: Set<string>): store.DictionaryEntry[] {
  const entries = new Map<string, store.DictionaryEntry>()
  for (const { code, name } of named) {
    const key = dictionaryKey(code, name)
    if (!dictionary.has(key)) entries.set(key, { key, code, name, norm: normalise(name) })
  }
  return [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

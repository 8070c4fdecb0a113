import type { Tx } from '../../lib/db/index.ts'
import { appendChanges, takePositions } from '../../lib/feed.ts'
import type { BidRow } from '../rules/notice.ts'
import { endWithdrawals, type WithdrawnRow } from '../store/withdrawals.ts'
import * as store from '../store/write.ts'

/** The states that a transaction writes for one notice: the stored one and the following ones, oldest first. */
export interface Chain {
  stored: BidRow | null
  /** For a withdrawn notice: its versions continue if it is restored. */
  withdrawn?: WithdrawnRow
  states: BidRow[]
}

interface NoticeKey {
  source: string
  number: string
}

/** By source and number. */
export type Chains = Map<string, Chain>

const keyOf = ({ source, number }: NoticeKey) => `${source}\n${number}`

export const createChains = (rows: BidRow[], withdrawn: WithdrawnRow[] = []): Chains =>
  new Map([
    ...withdrawn.map((one): [string, Chain] => [keyOf(one), { stored: null, withdrawn: one, states: [] }]),
    ...rows.map((row): [string, Chain] => [keyOf(row), { stored: row, states: [] }]),
  ])

export const findChain = (chains: Chains, notice: NoticeKey): Chain | undefined => chains.get(keyOf(notice))

export function chainFor(chains: Chains, notice: NoticeKey): Chain {
  const existing = findChain(chains, notice)
  if (existing) return existing
  const chain: Chain = { stored: null, states: [] }
  chains.set(keyOf(notice), chain)
  return chain
}

export const currentOf = (chain: Chain): BidRow | null => chain.states.at(-1) ?? chain.stored

/**
 * Stores the old versions of these notices, then takes the positions of the new ones and returns the first. From here
 * on the head of the feed is locked: all earlier writers have committed, and no other can write until this transaction
 * ends.
 */
export async function supersede(tx: Tx, chains: Chain[]): Promise<number> {
  chains.sort((a, b) => ((currentOf(a)?.noticeNo ?? '') < (currentOf(b)?.noticeNo ?? '') ? -1 : 1))
  const superseded = chains.flatMap(({ stored, states }) => [...(stored ? [stored] : []), ...states.slice(0, -1)])
  if (superseded.length > 0) await store.insertBidVersions(tx, superseded)
  return takePositions(tx, chains.flatMap(({ states }) => states).length)
}

/** Writes the new versions from that position on, and returns it. */
export async function writeFrom(tx: Tx, first: number, chains: Chain[]): Promise<BidRow[]> {
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
  const [fresh, older] = [chains.filter(({ stored }) => !stored), chains.filter(({ stored }) => stored)]
  const back = newest(fresh.filter(({ withdrawn }) => withdrawn))
  await Promise.all([
    back.length > 0 && endWithdrawals(tx, back),
    fresh.length > 0 && store.addRows(tx, newest(fresh)),
    older.length > 0 && store.replaceRows(tx, newest(older)),
    appendChanges(tx, changes),
  ])
  return states
}

import type { Award } from '../bids/index.ts'
import type { Db, Tx } from '../lib/db/index.ts'
import {
  type AwardNews,
  type AwardStep,
  awardStep,
  firstAward,
  roundFault,
  roundKey,
  toAward,
  toAwardNews,
} from './rules.ts'
import { type AwardDeps, createAwardWriter } from './service.ts'
import * as store from './store.ts'

export type { AwardNews, AwardStep } from './rules.ts'
export type { BidderRecord, RoundPart, RoundRecord, ToldWinner } from './schema.ts'
export type { KnownRound } from './store.ts'

export function createAwards(deps: AwardDeps) {
  return {
    ...createAwardWriter(deps),
    /** To be asked of each record before a batch of them is written. */
    roundFault,
    /** The rounds known of each of these numbers, the newest first; of a number that is not there none is known. */
    roundsKnown: async (source: string, numbers: string[]): Promise<Map<string, store.KnownRound[]>> => {
      const rows = numbers.length === 0 ? [] : await store.knownRounds(deps.db.sql, source, numbers)
      return Map.groupBy(rows, (row) => row.number)
    },
  }
}

/** What other features read of awards; made apart from the writer, which needs the notices in its turn. */
export const createAwardReader = (db: Db) => ({
  /** The results of each of these notices, in the same order. */
  async awardsOf(notices: store.NoticeName[]): Promise<Award[][]> {
    const rounds = await inOrder(notices, notices.length === 0 ? [] : await store.roundsOf(db.sql, notices))
    return rounds.map((rows) => rows.flatMap((row) => toAward(row) ?? []))
  },
  /** What the changes at these positions of the feed did to awards, in the same order; `null` where there is none there. */
  async stepsAt(changes: Place[]): Promise<((AwardStep & { award: AwardNews }) | null)[]> {
    const history = changes.length === 0 ? [] : await store.roundHistory(db.sql, changes)
    const rounds = Map.groupBy(history, roundKey)
    const byPosition = new Map(history.map((row) => [row.position, row]))
    return changes.map(({ position }) => {
      const after = byPosition.get(position)
      if (!after) return null
      const earlier = (rounds.get(roundKey(after)) ?? []).filter((row) => row.position < position)
      return { ...awardStep(newestOf(earlier), after), award: toAwardNews(after) }
    })
  },
  /** By which awards these notices were awarded as of these positions of the feed, in the same order. */
  async awardsAt(changes: Place[]): Promise<(AwardNews | null)[]> {
    const history = changes.length === 0 ? [] : await store.roundHistory(db.sql, changes)
    return changes.map(({ source, number, position }) => {
      const known = history.filter((row) => row.source === source && row.number === number && row.position < position)
      return firstAward([...Map.groupBy(known, roundKey).values()].flatMap((rows) => newestOf(rows) ?? []))
    })
  },
  /** The rounds of each of these notices, in the same order. */
  roundsOf: async (tx: Tx, notices: store.NoticeName[]) => inOrder(notices, await store.roundsOf(tx, notices)),
})

/** Where in the feed something of this notice changed. */
type Place = store.NoticeName & { position: number }

const newestOf = <Row extends { position: number }>(rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>((a, b) => (a && a.position > b.position ? a : b), null)

function inOrder<Row extends store.NoticeName>(notices: store.NoticeName[], rows: Row[]): Row[][] {
  const nameOf = ({ source, number }: store.NoticeName) => `${source}\n${number}`
  const byName = Map.groupBy(rows, nameOf)
  return notices.map((notice) => byName.get(nameOf(notice)) ?? [])
}

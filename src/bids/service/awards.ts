import type { Db, Queryable } from '../../lib/db/index.ts'
import {
  type AwardNews,
  type AwardStep,
  awardStep,
  firstAward,
  firstStep,
  toAward,
  toAwardNews,
} from '../rules/awards.ts'
import { type RoundRow, roundKey } from '../rules/rounds.ts'
import type { Award } from '../schema/awards.ts'
import * as store from '../store/rounds.ts'
import { versionsWithdrawn } from '../store/withdrawals.ts'

/** The results of each of these notices, in the same order, newest round first. */
export async function awardsOf(sql: Queryable, notices: store.NoticeRef[]): Promise<Award[][]> {
  const rows = notices.length === 0 ? [] : await store.findRounds(sql, notices)
  const nameOf = ({ source, number }: store.NoticeRef) => `${source}\n${number}`
  const rounds = Map.groupBy(rows, nameOf)
  return notices.map((notice) => (rounds.get(nameOf(notice)) ?? []).flatMap((row) => toAward(row) ?? []))
}

/** A position in the feed at which this notice changed. */
type Place = store.NoticeRef & { position: number }

/** For readers of the feed: the awards of notices at a position. */
export const createAwardSteps = (db: Db) => ({
  /** How the changes at these positions affected awards, in the same order; `null` = not at all. */
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
  /**
   * How awards changed while these notices were withdrawn, in the same order; `null` = not at all, or the version does
   * not restore a withdrawn notice.
   */
  async returnsAt(
    changes: (Place & { noticeNo: string; version: number })[],
  ): Promise<((AwardStep & { award: AwardNews }) | null)[]> {
    const before = changes.map(({ noticeNo, version }) => ({ noticeNo, version: version - 1 }))
    const withdrawals = changes.length === 0 ? [] : await versionsWithdrawn(db.sql, before)
    const since = new Map(withdrawals.map(({ noticeNo, version, position }) => [`${version} ${noticeNo}`, position]))
    const sinceOf = (index: number) => since.get(`${before[index]?.version} ${before[index]?.noticeNo}`) ?? null
    const back = changes.filter((_change, index) => sinceOf(index) !== null)
    const history = back.length === 0 ? [] : await store.roundHistory(db.sql, back)
    return changes.map(({ source, number, position }, index) => {
      const gone = sinceOf(index)
      if (gone === null) return null
      const own = history.filter((row) => row.source === source && row.number === number && row.position < position)
      return firstStep([...Map.groupBy(own, roundKey).values()].flatMap((rows) => stepSince(rows, gone) ?? []))
    })
  },
  /** The awards of these notices at these positions of the feed, in the same order. */
  async awardsAt(changes: Place[]): Promise<(AwardNews | null)[]> {
    const history = changes.length === 0 ? [] : await store.roundHistory(db.sql, changes)
    return changes.map(({ source, number, position }) => {
      const earlier = history.filter((row) => row.source === source && row.number === number && row.position < position)
      return firstAward([...Map.groupBy(earlier, roundKey).values()].flatMap((rows) => newestOf(rows) ?? []))
    })
  },
})

/** How a round changed since a position of the feed, if the change may be reported. */
function stepSince(rows: RoundRow[], since: number): { before: RoundRow | null; after: RoundRow } | null {
  const after = newestOf(rows)
  if (!after?.live || after.position < since) return null
  return { before: newestOf(rows.filter(({ position }) => position < since)), after }
}

const newestOf = <Row extends { position: number }>(rows: readonly Row[]): Row | null =>
  rows.reduce<Row | null>((a, b) => (a && a.position > b.position ? a : b), null)

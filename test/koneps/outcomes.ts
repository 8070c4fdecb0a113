import { createRandom, type Random } from '../../demo/random.ts'
import { DAY, HOUR, MINUTE } from '../../src/lib/clock.ts'
import { CODES, type Firm, historyRow, type Listed, type NoticeState, type Row, SUFFIXES } from './wire.ts'
import {
  awardRow,
  bidderRow,
  failingRow,
  hasReservePrices,
  type Offer,
  openingRow,
  type Reserve,
  type Round,
  rankingRow,
  rebidRow,
  reservePriceRow,
} from './wire-rounds.ts'

/** Results of notices: openings, failures, re-bids, awards and bidders. */
export interface Outcomes {
  /** Opens every lot of a notice; returns the time if it failed completely. */
  open(state: NoticeState, random: Random): number | null
  rounds: Round[]
  /** Rows of the open standard for one category and period of openings, as of a time, generated page by page. */
  bidders(
    code: string,
    from: number,
    to: number,
    now: number,
  ): { total: number; page(start: number, end: number): Row[] }
  /** Rows of the ranking of one order, lot by lot and round by round. */
  ranking(number: string, order: number | null, lot: string | null, now: number): Row[]
  /** Rows of the reserve prices of a notice, of all its lots and rounds. */
  reservePrices(number: string, division: string, now: number): Row[]
  settle(): void
}

const STEMS = ['가람', '나래', '다온', '라온', '마루', '바름', '해솔', '아라', '자람', '한빛', '푸른', '새벽']
const TRADES = ['건설', '산업', '정보', '이엔지', '테크', '환경', '종합관리', '시스템']
/** Results come to the open standard the next morning. */
const LATE = 17 * HOUR

const firmBy = (random: Random): Firm => ({
  name: `${random.chance(0.5) ? '주식회사 ' : '(주)'}${random.pick(STEMS)}${random.pick(TRADES)}`,
  bizno: String(random.int(1_000_000_000, 9_999_999_999)),
})

/** The same bids on every request. */
function offersOf(seed: number | string, round: Round): Offer[] {
  const random = createRandom(`${seed}|${round.number}|${round.lot}|${round.rebid}`)
  const offers = Array.from({ length: round.progress === '개찰완료' ? round.firms : 0 }, (_, index) => ({
    firm: firmBy(random),
    amount: Math.round(round.planned * ((index === 0 ? 0.88 : 0.86) + random.next() * 0.08)),
    at: round.openAt - random.int(61, 2000) * MINUTE + index,
  }))
  const floor = round.planned * 0.87745
  const valid = offers.filter(({ amount }) => amount >= floor).sort((one, other) => one.amount - other.amount)
  const ranks = new Map(valid.map((offer, index) => [offer, index + 1]))
  return offers.map((offer) => ({ ...offer, rank: ranks.get(offer) ?? null }))
}

/** Fifteen prices; the mean of the four that are drawn is the planned price. */
function reservesOf(seed: number | string, round: Round): Reserve[] {
  const random = createRandom(`${seed}|prices|${round.number}|${round.lot}|${round.rebid}`)
  const step = Math.floor(round.base / 1_000)
  const off = [random.int(0, step), random.int(0, step)] as const
  const drawn = [off[0], -off[0], off[1], -off[1]]
  const first = random.int(0, 11)
  return Array.from({ length: 15 }, (_, index) => {
    const offset = drawn[index - first]
    return {
      number: index + 1,
      price: offset === undefined ? round.base + (index - 7) * step * 4 : round.planned + offset,
      drawn: offset !== undefined,
      draws: offset === undefined ? 1 : 2 + random.int(0, 3),
    }
  })
}

const winnerOf = (offers: readonly Offer[]): Offer | null => offers.find(({ rank }) => rank === 1) ?? null

/** Bidders of rounds, generated on request. */
function createResults(seed: number | string, rounds: readonly Round[]): Omit<Outcomes, 'open' | 'rounds'> {
  const byOpening = new Map<string, Round[]>()
  const byNumber = new Map<string, Round[]>()

  return {
    settle() {
      for (const round of rounds.toSorted((one, other) => one.openAt - other.openAt)) {
        const code = CODES[round.division] ?? ''
        const list = byOpening.get(code)
        if (list) list.push(round)
        else byOpening.set(code, [round])
        byNumber.set(round.number, [...(byNumber.get(round.number) ?? []), round])
      }
    },
    ranking(number, order, lot, now) {
      const asked = (byNumber.get(number) ?? []).filter(
        (it) => it.publishedAt <= now && (order === null || it.order === order) && (lot === null || it.lot === lot),
      )
      return asked.flatMap((round) => {
        const offers = offersOf(seed, round)
        const winner = winnerOf(offers)
        return offers.map((offer) => rankingRow(round, offer, offer === winner))
      })
    },
    reservePrices: (number, division, now) =>
      (byNumber.get(number) ?? [])
        .filter((round) => round.division === division && round.publishedAt <= now && hasReservePrices(round))
        .flatMap((round) => reservesOf(seed, round).map((reserve) => reservePriceRow(round, reserve))),
    bidders(code, from, to, now) {
      const asked = (byOpening.get(code) ?? []).filter(
        ({ openAt }) => openAt >= from && openAt <= to && openAt + LATE <= now,
      )
      const starts: number[] = []
      let total = 0
      for (const round of asked) {
        starts.push(total)
        total += round.progress === '개찰완료' ? round.firms : 1
      }
      const rowsOf = (round: Round): Row[] => {
        const offers = offersOf(seed, round)
        const winner = winnerOf(offers)
        const award =
          winner && round.awardAt !== null && round.awardAt <= now ? { offer: winner, at: round.awardAt } : null
        return offers.length === 0
          ? [bidderRow(round, null, null)]
          : offers.map((offer) => bidderRow(round, offer, award))
      }
      return {
        total,
        page: (start, end) =>
          asked.flatMap((round, index) => {
            const at = starts[index] ?? 0
            const after = starts[index + 1] ?? total
            return after <= start || at >= end ? [] : rowsOf(round).slice(Math.max(0, start - at), end - at)
          }),
      }
    },
  }
}

export function createOutcomes(
  seed: number | string,
  biddersPerOpening: number,
  add: (operation: string, listed: Listed) => void,
): Outcomes {
  const rounds: Round[] = []

  /** Rows of bidders are generated on request: a world has millions. */
  function publish(round: Round) {
    const { number, order, lot, division, publishedAt, openAt, awardAt } = round
    const base = { number, order, lot, until: Number.MAX_SAFE_INTEGER }
    const suffix = SUFFIXES[division]
    add(`getOpengResultListInfo${suffix}`, {
      ...base,
      axes: { 1: publishedAt, 3: openAt },
      from: publishedAt,
      get row() {
        const winner = winnerOf(offersOf(seed, round))
        return openingRow(round, winner ? [winner.firm] : [], winner?.amount ?? 0)
      },
    })
    if (round.division !== '외자' && round.division !== '기타') {
      const row = historyRow(number, order, division, publishedAt, '개찰결과', '')
      add(`getBidPblancListInfoChgHstry${suffix}`, { ...base, axes: { 1: publishedAt }, from: publishedAt, row })
    }
    if (round.progress === '유찰') {
      add('getOpengResultListInfoFailing', { ...base, axes: {}, from: publishedAt, row: failingRow(round) })
    }
    if (round.progress !== '개찰완료' || awardAt === null) return
    add(`getScsbidListSttus${suffix}`, {
      ...base,
      axes: { 1: awardAt, 3: openAt },
      from: awardAt,
      get row() {
        const winner = winnerOf(offersOf(seed, round)) ?? { firm: { name: '', bizno: '' }, amount: 0 }
        return awardRow(round, winner.firm, winner.amount, awardAt)
      },
    })
  }

  function open(state: NoticeState, random: Random): number | null {
    const lots = random.chance(0.05) ? ['1', '2', '3'] : [random.chance(0.5) ? '0' : '1']
    const failures = lots.map((lot) => openLot(state, lot, 0, state.openAt, random))
    return failures.every((at) => at !== null) ? Math.max(...failures) : null
  }

  function openLot(state: NoticeState, lot: string, rebid: number, openAt: number, random: Random): number | null {
    const draw = random.next()
    const progress = draw < 0.8 ? '개찰완료' : draw < 0.92 || rebid > 0 ? '유찰' : '재입찰'
    const base = Math.round((state.price || 50_000_000) * 1.1)
    const round: Round = {
      number: state.number,
      order: state.order,
      division: state.division,
      title: state.title,
      buyer: state.buyer,
      lot,
      rebid,
      openAt,
      publishedAt: openAt + random.int(2, 90) * MINUTE,
      progress,
      price: state.price,
      reason: progress === '재입찰' ? '낙찰자 없음' : progress === '유찰' ? '단독응찰' : '',
      base,
      planned: Math.round(base * (0.98 + random.next() * 0.04)),
      floorRate: state.floorRate,
      firms: progress === '개찰완료' ? random.int(2, Math.max(2, biddersPerOpening * 2 - 2)) : random.int(0, 1),
      awardAt: openAt + random.int(20, 100) * HOUR,
    }
    rounds.push(round)
    publish(round)
    if (progress === '유찰') return round.publishedAt
    if (progress === '개찰완료') return null
    const failedAt = openLot(state, lot, rebid + 1, openAt + DAY, random)
    const next = rounds.findLast((it) => it.number === round.number && it.lot === lot && it.rebid === rebid + 1)
    if (next) {
      const listed = {
        number: round.number,
        order: round.order,
        lot,
        axes: {},
        from: round.publishedAt,
        until: Number.MAX_SAFE_INTEGER,
      }
      add('getOpengResultListInfoRebid', { ...listed, row: rebidRow(round, next) })
    }
    return failedAt
  }

  return { open, rounds, ...createResults(seed, rounds) }
}

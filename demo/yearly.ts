import { DAY, dayOf } from '../src/lib/clock.ts'
import { createAgencies } from './agencies.ts'
import { createWorkingDays, dateOf, instantAt } from './calendar.ts'
import { createNoticeMaker, type SyntheticNotice } from './notices.ts'
import { createOrders, type OrderDraft } from './orders.ts'
import { createRandom, type Random } from './random.ts'

export interface YearlyOptions {
  seed: number | string
  now: number
  /** The number of orders that recur each year. */
  orders: number
  bidderRows?: number
}

/** The minimum age of the newest one, so that it has a result. */
const SETTLED_DAYS = 60
const YEAR_DAYS = 365
const MOST_YEARS = 4
const YEAR = /20\d\d(?=년)/

/** Orders of the same agency with the same name about once a year, oldest first. */
export function* synthesiseYearly({ seed, now, orders, bidderRows }: YearlyOptions): Generator<SyntheticNotice> {
  const random = createRandom(`yearly ${seed}`)
  const calendar = createWorkingDays()
  const make = createNoticeMaker(calendar, bidderRows)
  const draw = createOrders(createAgencies())
  const newest = dayOf(now) - SETTLED_DAYS
  const days = Array.from({ length: orders }, () => ({
    last: newest - random.int(0, YEAR_DAYS - SETTLED_DAYS),
    years: random.int(2, MOST_YEARS),
  }))
  const postings = days.flatMap(({ last, years }, at) => {
    const order = yearlyOrder(draw, instantAt(last, 10), random)
    return Array.from({ length: years }, (_, ago) => ({
      postedAt: instantAt(calendar.businessDayFrom(last - ago * YEAR_DAYS + random.int(-12, 12)), 10, at % 60),
      order,
    }))
  })
  const serial = createRandom(`yearly numbers ${seed}`).int(70_000_000, 80_000_000)
  for (const [at, { postedAt, order }] of postings.toSorted((a, b) => a.postedAt - b.postedAt).entries()) {
    const { year } = dateOf(dayOf(postedAt))
    const number = `D${String(year % 100).padStart(2, '0')}BK${String(serial + at)}`
    const named = { ...order, name: order.name.replace(YEAR, String(year)) }
    const posting = { number, postedAt, asOf: now, decided: 1, pace: 'certain' as const, again: null, order: named }
    const { states, rounds } = make(posting, random)
    yield { states, rounds }
  }
}

/** An order with the year in its name, like those that recur. */
function yearlyOrder(draw: ReturnType<typeof createOrders>, at: number, random: Random): OrderDraft {
  for (;;) {
    const order = draw(at - DAY, random)
    if (order.div !== '공사' && !order.forAll && YEAR.test(order.name)) return order
  }
}

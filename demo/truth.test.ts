import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BidRecord } from '../src/bids/index.ts'
import { DAY, dayOf, HOUR } from '../src/lib/clock.ts'
import { createWorkingDays, instantAt } from './calendar.ts'
import { createFirms, TRADES } from './firms.ts'
import { knownNotices } from './market.ts'
import { createRandom } from './random.ts'
import { type SyntheticNotice, synthesise } from './synthesis.ts'
import { DIRECT_PRODUCTION, INDUSTRIES, TOPICS } from './topics.ts'

/** What a bid manager would notice at once if it were wrong, over a stock of two years and the living market. */
const now = Date.parse('2026-11-20T10:00:00+09:00')
const stock = [
  ...synthesise({ seed: 'truth', now, recent: { notices: 2000, days: 60 }, stock: { notices: 10_000, months: 22 } }),
]
const market = [...knownNotices('truth', now)]
const all: SyntheticNotice[] = [...stock, ...market]
const last = ({ states }: SyntheticNotice) => states.at(-1) as BidRecord
const newest = all.map(last)
const rounds = all.flatMap((notice) => notice.rounds)

const share = <T>(items: readonly T[], holds: (item: T) => boolean) => items.filter(holds).length / items.length
const between = (value: number, low: number, high: number) =>
  assert.ok(value >= low && value <= high, `${value} should lie between ${low} and ${high}`)

test('every notice has a deadline and a price, or says why not', () => {
  for (const { bsnsDiv, title, closeAt, estimatedPrice, budget, baseAmount, awardMethod } of newest) {
    if (closeAt === null) assert.ok(bsnsDiv === '기타' && title.includes('상시 접수'), title)
    const priced = (estimatedPrice ?? budget ?? baseAmount) !== null
    if (!priced) assert.ok(bsnsDiv === '기타' && awardMethod === '공고서참조', title)
  }
  between(
    share(newest, ({ closeAt }) => closeAt === null),
    0.002,
    0.03,
  )
})

test('goods ask for an item number, and for proof of own making where the item is reserved', () => {
  const goods = newest.filter(({ bsnsDiv }) => bsnsDiv === '물품')
  assert.ok(goods.length > 3000)
  const items = new Map(TOPICS.flatMap(({ items = [] }) => items).map((item) => [item.code, item]))
  for (const { title, licences } of goods) {
    const codes = licences.map(({ code }) => code)
    const trades = codes.filter((code) => code in INDUSTRIES)
    assert.ok(
      trades.every((code) => code === '4615' || code === '4617'),
      `${title}: ${trades}`,
    )
    if (codes.length > 0)
      assert.ok(
        codes.some((code) => items.has(code)),
        title,
      )
    if (codes.includes(DIRECT_PRODUCTION.code))
      assert.ok(
        codes.some((code) => items.get(code)?.made),
        title,
      )
  }
  between(
    share(goods, ({ licences }) => licences.some(({ code }) => code === DIRECT_PRODUCTION.code)),
    0.4,
    0.75,
  )
  const others = newest.filter(({ bsnsDiv }) => bsnsDiv !== '물품')
  for (const { licences, title } of others)
    assert.ok(
      licences.every(({ code }) => code in INDUSTRIES),
      title,
    )
})

test('reserved goods are bought by the rule for them, and by none else', () => {
  for (const { bsnsDiv, awardMethod, licences, estimatedPrice, title } of newest) {
    if (awardMethod !== '중소기업자간 경쟁물품 계약이행능력심사') continue
    assert.equal(bsnsDiv, '물품')
    if (licences.length === 0 || (estimatedPrice ?? 0) < 12_000_000) continue
    assert.ok(
      licences.some(({ code }) => code === DIRECT_PRODUCTION.code),
      title,
    )
  }
})

test('a round that too few came to has no planned price, and shows no prices', () => {
  const few = rounds.filter(({ state, bidders }) => state === 'failed' && (bidders ?? 0) < 2)
  assert.ok(few.length > 300)
  for (const { plannedPrice, bidders, bidderRows, reason } of few) {
    assert.equal(plannedPrice, null)
    assert.equal(reason, bidders === 0 ? '무응찰' : '단독응찰')
    assert.equal(bidderRows.length, bidders)
    assert.ok(bidderRows.every(({ amount, rate }) => amount === null && rate === null))
  }
})

test('notices of the living market keep real bidding periods, and age', () => {
  let open = 0
  for (const notice of market) {
    const { closeAt, postedAt } = notice.states[0] as BidRecord
    if (closeAt === null) continue
    between(dayOf(closeAt) - dayOf(postedAt), 7, 40)
    if (closeAt > now) open++
  }
  between(open, 1000, 3500)
  between(
    share(market, ({ rounds }) => rounds.some(({ state }) => state === 'awarded')),
    0.4,
    0.8,
  )
  between(
    share(market, ({ rounds }) => rounds.length === 0),
    0.15,
    0.45,
  )
})

test('bidding ends on working days, spread over the week, at hours of offices', () => {
  const calendar = createWorkingDays()
  const weekdays = [0, 0, 0, 0, 0, 0, 0]
  const hours = new Map<number, number>()
  const closings = newest.flatMap(({ closeAt }) => closeAt ?? [])
  for (const closeAt of closings) {
    const day = dayOf(closeAt)
    assert.ok(calendar.isBusinessDay(day), new Date(closeAt).toISOString())
    const weekday = (((day + 4) % 7) + 7) % 7
    weekdays[weekday] = (weekdays[weekday] ?? 0) + 1
    const hour = (closeAt - instantAt(day, 0)) / HOUR
    hours.set(hour, (hours.get(hour) ?? 0) + 1)
  }
  for (const count of weekdays.slice(1, 6)) between(count / closings.length, 0.15, 0.25)
  assert.equal((weekdays[0] ?? 0) + (weekdays[6] ?? 0), 0)
  for (const hour of hours.keys()) assert.ok(Number.isInteger(hour) && hour >= 10 && hour <= 18, `${hour}`)
  between((hours.get(10) ?? 0) / closings.length, 0.25, 0.45)
})

test('who bids sells what is bought', () => {
  const trades = new Set(TRADES)
  for (const { trade, titles } of TOPICS) assert.ok(trades.has(trade), `${trade}: ${titles[0]}`)
  const winnersOf = (topicWord: RegExp) =>
    all.flatMap((notice) => (topicWord.test(last(notice).title) ? notice.rounds.flatMap(({ winners }) => winners) : []))
  for (const [what, who] of [
    [/관급자재\((?:레미콘|아스콘)\)/, /레미콘|콘크리트|아스콘|건재|산업/],
    [/통학버스/, /관광|여객|투어/],
    [/등기업무|보상 등기/, /법무사/],
    [/업무용 PC|노트북/, /컴퓨터|시스템|정보기술|아이티|테크|전산/],
    [/수학여행/, /여행사|투어|관광|항공여행사/],
  ] as const) {
    const winners = winnersOf(what)
    assert.ok(winners.length >= 5, `${what}: ${winners.length}`)
    for (const { name } of winners) assert.match(name, who, `${what}`)
  }
})

test('firms have names that a registry could hold', () => {
  const { all: firms, choose } = createFirms()
  for (const { name } of firms) {
    assert.match(name, /^(?:주식회사 |유한회사 |\(주\))?[가-힣]{3,14}(?: 주식회사| 유한회사|\(주\))?$/)
    assert.equal((name.match(/주식회사|유한회사|\(주\)/g) ?? []).length <= 1, true, name)
    assert.doesNotMatch(name, /^(?:주식회사 |\(주\))?(?:삼성|현대|한화|두산|대우|포스코|롯데)/)
  }
  const random = createRandom('law')
  for (const { name } of choose('law', null, 20, random)) assert.doesNotMatch(name, /주식회사|\(주\)|유한회사/, name)
})

test('what is made up says so: no address of it leads anywhere', () => {
  for (const { detailUrl, attachments } of newest)
    for (const url of [detailUrl, ...attachments.map((one) => one.url)])
      assert.match(url, /^https:\/\/example\.invalid\//)
})

test('the market stands the same however often it is asked, and grows by the minute only', () => {
  const again = [...knownNotices('truth', now)]
  assert.deepEqual(again, market)
  const later = new Map([...knownNotices('truth', now + 3 * HOUR)].map((notice) => [last(notice).number, notice]))
  for (const notice of market) {
    const grown = later.get(last(notice).number)
    if (!grown) continue
    assert.deepEqual(grown.states.slice(0, notice.states.length), notice.states)
  }
  const born = [...later.values()].filter((notice) => (notice.states[0]?.postedAt ?? 0) > now)
  between(born.length, 10, 80)
  assert.ok(market.every((notice) => (notice.states[0]?.postedAt ?? 0) >= now - 61 * DAY))
})

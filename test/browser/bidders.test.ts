import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { command } from '../demo-notices.ts'
import type { DemoService } from '../demo-service.ts'
import { assertWellInAllLooks, enterWith } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

interface Bidder {
  rank: number | null
  name: string
  businessNo: string | null
  amount: number
  won: boolean
  reason: string | null
}

interface Opening {
  baseAmount: number
  plannedPrice: number
  reservePrices: { number: number; price: number; drawn: boolean; draws: number }[]
}

const MANY = 130
const OCID = 'ocds-test-crowded'
const DAY_MS = 24 * 3_600_000

const room: ConsoleRoom = openConsole({}, async () => {
  await bringCrowd()
  ;({ noticeNo, bidders } = await rankedNotice())
})
/** One award with ranks, with somebody below the floor among the first ten. */
let noticeNo: string
let bidders: Bidder[]

const open = async (path: string, plan: keyof DemoService['keys'] = 'pro') =>
  enterWith(await room.visit(), room.demo.keys[plan], path)

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' }
  const answer = await fetch(`${room.demo.baseUrl}${path}`, { ...init, headers })
  assert.equal(answer.status, 200, path)
  return (await answer.json()) as T
}

async function rankedNotice(): Promise<{ noticeNo: string; bidders: Bidder[] }> {
  for (let page = 1; ; page += 1) {
    const { items } = await ask<{ items: { noticeNo: string }[] }>(`/v1/bids?status=awarded&pageSize=100&page=${page}`)
    if (items.length === 0) return assert.fail('no notice of the demo has bidders below the floor')
    for (const notice of items) {
      const list = await ask<{ items: Bidder[]; openings: object[] }>(`/v1/bids/${notice.noticeNo}/bidders?pageSize=10`)
      const [first] = list.items
      if (list.openings.length === 1 && first?.rank === 1 && list.items.some(({ rank }) => rank === null))
        return { noticeNo: notice.noticeNo, bidders: list.items }
    }
  }
}

/** A source that names them all and gives no ranks. */
async function bringCrowd(): Promise<void> {
  const now = Date.now()
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString()
  const firm = (index: number) => ({ id: `firm-${index}`, name: `참가업체 ${index}` })
  const value = (index: number) => ({ amount: 100_000_000 + index * 1_000, currency: 'KRW' })
  const release = {
    ocid: OCID,
    id: '1',
    date: day(-1),
    tag: ['tender', 'award'],
    buyer: { id: 'b-북항관리청', name: '북항관리청' },
    tender: {
      title: '북항 준설공사',
      status: 'complete',
      value: { amount: 120_000_000, currency: 'KRW' },
      tenderPeriod: { startDate: day(-9), endDate: day(-2) },
    },
    awards: [{ id: 'a1', status: 'active', date: day(-1), value: value(0), suppliers: [firm(0)] }],
    bids: {
      details: Array.from({ length: MANY }, (_, index) => ({
        id: String(index),
        status: 'valid',
        tenderers: [firm(index)],
        value: value(index),
      })),
    },
  }
  await command(room.demo, ['import', 'ocds', '-', '--source', 'harbour'], JSON.stringify({ releases: [release] }))
}

const places = (page: Page) => page.getByRole('region', { name: /^(참가업체 순위|Places of the bidders)/ })
const draw = (page: Page) => page.getByRole('region', { name: /^(복수예비가격|Reserve prices)/ })
const rows = (page: Page) => places(page).locator('tbody tr')
const won = (amount: number) => `${amount.toLocaleString('en')}원`

async function comeTo(page: Page): Promise<void> {
  await places(page).scrollIntoViewIfNeeded()
  await rows(page).first().waitFor()
}

describe('places of the bidders', () => {
  test('beneath the award, with the difference to the winner and why somebody was left out', async () => {
    const visitor = await open(`/notices/${noticeNo}`)
    const { page } = visitor
    await comeTo(page)
    assert.equal(await rows(page).count(), bidders.length)
    const winner = bidders[0] ?? assert.fail('nobody won')
    for (const [index, { rank, name, amount, reason }] of bidders.entries()) {
      const told = (await rows(page).nth(index).getByRole('cell').allTextContents()).map((text) => text.trim())
      assert.equal(told[0], rank === null ? '–' : String(rank))
      assert.ok(told[1]?.startsWith(name), told[1])
      assert.equal(told[2], won(amount))
      const difference = amount - winner.amount
      const sign = difference > 0 ? '+' : '−'
      assert.equal(told[4], index === 0 ? '' : `${difference === 0 ? '' : sign}${won(Math.abs(difference))}`)
      assert.equal(told[5], index === 0 ? '낙찰' : (reason ?? ''))
    }
    assert.equal(await rows(page).getByRole('link').count(), 0, 'the history of firms is a part of Enterprise')
    assert.deepEqual(visitor.faults(), [])
  })

  test('below them, the reserve prices: rates of the base amount, how often each was chosen, and which were drawn', async () => {
    const { openings } = await ask<{ openings: Opening[] }>(`/v1/bids/${noticeNo}/bidders`)
    const [{ reservePrices, baseAmount, plannedPrice } = assert.fail('no opening')] = openings
    assert.equal(reservePrices.length, 15)
    const visitor = await open(`/notices/${noticeNo}`)
    const { page } = visitor
    await comeTo(page)
    const prices = draw(page).locator('tbody tr')
    await prices.last().waitFor()
    const shown = await Promise.all((await prices.all()).map((row) => row.getByRole('cell').allTextContents()))
    assert.deepEqual(
      shown,
      reservePrices.map(({ number, price, drawn, draws }) => [
        String(number),
        won(price),
        `${((price / baseAmount) * 100).toFixed(3)}%`,
        String(draws),
        drawn ? '추첨' : '',
      ]),
    )
    const mean = Math.round(reservePrices.reduce((sum, { drawn, price }) => sum + (drawn ? price / 4 : 0), 0))
    assert.ok(Math.abs(mean - plannedPrice) <= 1)
    await draw(page)
      .getByText(`추첨된 예비가격의 평균 ${won(mean)}(기초금액 대비 ${((mean / baseAmount) * 100).toFixed(3)}%)`)
      .waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a notice without reserve prices has no table of them', async () => {
    const visitor = await open(`/notices/${OCID}`)
    await comeTo(visitor.page)
    assert.equal(await draw(visitor.page).count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('the own firm is marked; on Enterprise a firm leads to what it bid elsewhere', async () => {
    const own = bidders[1] ?? assert.fail('nobody came second')
    await ask('/v1/account', { method: 'PATCH', body: JSON.stringify({ businessNo: own.businessNo }) })
    const visitor = await open(`/notices/${noticeNo}`, 'enterprise')
    const { page } = visitor
    await comeTo(page)
    await rows(page).getByText('우리 회사').waitFor()
    assert.equal(await rows(page).getByText('우리 회사').count(), 1)
    assert.ok((await rows(page).nth(1).textContent())?.includes('우리 회사'))
    await rows(page).nth(2).getByRole('link').click()
    await page.waitForURL(/view=competitors&businessNo=/)
    await page
      .getByText(bidders[2]?.name ?? '', { exact: true })
      .first()
      .waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('ten at first, all by the keyboard alone, kept in the address', async () => {
    const visitor = await open(`/notices/${OCID}`)
    const { page } = visitor
    await comeTo(page)
    assert.equal(await rows(page).count(), 10)
    assert.ok((await rows(page).first().textContent())?.includes('낙찰'), 'the winner comes first without ranks too')
    await places(page)
      .getByRole('button', { name: `나머지 ${MANY - 10}곳 보기` })
      .focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/bidders=0\.0\.0/)
    await rows(page).nth(99).waitFor()
    assert.equal(await rows(page).count(), 100)
    await places(page).getByText(`${MANY}곳 가운데 100곳을 표시했습니다.`).waitFor()
    await places(page).getByRole('button', { name: '더 보기' }).focus()
    await page.keyboard.press('Enter')
    await rows(page)
      .nth(MANY - 1)
      .waitFor()
    await page.reload()
    await rows(page).nth(99).waitFor()
    await places(page).getByRole('button', { name: '처음 10곳만 보기' }).click()
    await page.waitForURL((url) => url.search === '')
    await rows(page).nth(10).waitFor({ state: 'detached' })
    assert.equal(await rows(page).count(), 10)
    assert.deepEqual(visitor.faults(), [])
  })

  test('nothing is asked before somebody comes near; what fails is said and can be tried again', async () => {
    const visitor = await open('/search')
    const { page } = visitor
    visitor.forgive(/503/)
    let asked = 0
    let isAway = true
    await page.route('**/bidders?*', async (route) => {
      asked++
      if (isAway) await route.fulfill({ status: 503, body: '{}', contentType: 'application/json' })
      else await route.continue()
    })
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.goto(`/notices/${noticeNo}`)
    await page.getByRole('heading', { name: '개찰 결과' }).waitFor()
    assert.equal(asked, 0)
    await places(page).scrollIntoViewIfNeeded()
    await places(page).getByRole('alert').waitFor()
    isAway = false
    await places(page).getByRole('button', { name: '다시 시도' }).click()
    await rows(page).first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  for (const [name, path] of [
    ['with ranks', () => `/notices/${noticeNo}`],
    ['all of many', () => `/notices/${OCID}?bidders=0.0.0`],
  ] as const)
    test(`${name}: nobody is kept out (WCAG 2.2 AA), nothing stands beside the window`, async () => {
      const visitor = await open(path(), 'enterprise')
      await assertWellInAllLooks(visitor, () => comeTo(visitor.page))
      assert.deepEqual(visitor.faults(), [])
    })
})

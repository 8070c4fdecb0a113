import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { command } from '../demo-notices.ts'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith } from './browser.ts'
import { openConsole } from './demo.ts'

const UNREADABLE = '읽을 수 없는 금액입니다. 324,500,000 또는 3억 2,450만원처럼 적어 주십시오.'
const BASE = 46_012_536
const FLOOR_RATE = 87.745
const room = openConsole()

const open = async (path: string) => enterWith(await room.visit(), room.demo.keys.enterprise, path)

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  assert.ok(answer.ok, `${method} ${path} ${answer.status}`)
  return (await answer.json()) as Body
}

/** The field says so once it is left, and keeps the text. */
async function isRejected(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.blur()
  await field.locator('xpath=..').getByText(UNREADABLE).waitFor()
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  assert.equal(await field.inputValue(), text)
}

describe('filters by amount', () => {
  for (const path of ['/search', '/statistics'])
    test(`${path}: an amount as it is written in Korea is asked for, anything else is rejected at the field`, async () => {
      const visitor = await open(path)
      const { page } = visitor
      const [from, to] = [page.getByLabel('추정가격 하한'), page.getByLabel('추정가격 상한')]
      await from.pressSequentially('3억 2450만원')
      await page.waitForURL(/minAmt=324500000(&|$)/)
      assert.equal(await from.inputValue(), '3억 2,450만원')
      await from.blur()
      assert.equal(await from.inputValue(), '324,500,000')
      await isRejected(from, '3천')
      assert.match(page.url(), /minAmt=324500000(&|$)/)
      await to.fill('１조')
      await to.press('Enter')
      await page.waitForURL(/maxAmt=1000000000000(&|$)/)
      assert.match(page.url(), /minAmt=324500000(&|$)/)
      await from.fill('')
      await page.waitForURL((url) => !url.searchParams.has('minAmt'))
      assert.deepEqual(visitor.faults(), [])
    })
})

test('a keyword is saved with the amount that was written, and not with one that cannot be read', async () => {
  const visitor = await open('/keywords')
  const { page } = visitor
  await page.getByRole('button', { name: '새 키워드' }).click()
  // The first field gets the focus once the form is drawn.
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('금액시험')
  await page.getByLabel('추정가격 하한(원)').fill('4천만원')
  await isRejected(page.getByLabel('추정가격 상한(원)'), '3억쯤')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/keywords')) sent.push(request.postData() ?? '')
  })
  const save = page.getByRole('button', { name: '저장', exact: true })
  await save.click()
  await page.getByLabel('추정가격 상한(원)').fill('1.5억')
  await save.click()
  await eventually(() => sent.length > 0)
  const { filter } = JSON.parse(sent[0] ?? '') as { filter: { minAmt: number; maxAmt: number } }
  assert.deepEqual([filter.minAmt, filter.maxAmt], [40_000_000, 150_000_000])
  assert.deepEqual(visitor.faults(), [])
})

test('the wish for a report has them too', async () => {
  const visitor = await open('/reports?ask=new')
  const { page } = visitor
  await isRejected(page.getByLabel('하한'), '오백')
  await page.getByLabel('하한').fill('500만')
  await page.getByText(UNREADABLE).waitFor({ state: 'detached' })
  assert.deepEqual(visitor.faults(), [])
})

const NOTICE_NO = 'R26BK90000001'
const KONEPS_TIME = (ms: number) => new Date(ms + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** A pursuit of a notice with base amount and floor rate, as the portal tells both. */
async function pursuitWithFloor(): Promise<string> {
  const order = { bidNtceNo: NOTICE_NO, bidNtceOrd: '000' }
  const notice = {
    ...order,
    bidNtceNm: '하한율이 있는 공사',
    ntceKindNm: '등록공고',
    ntceInsttNm: '북항관리청',
    bidNtceDt: KONEPS_TIME(Date.now() - 3_600_000),
    bidClseDt: KONEPS_TIME(Date.now() + 7 * 86_400_000),
    sucsfbidLwltRate: String(FLOOR_RATE),
  }
  const bodies = [notice, { ...order, bssamt: String(BASE) }].map((item) =>
    JSON.stringify({ response: { header: { resultCode: '00' }, body: { items: [item] } } }),
  )
  await command(room.demo, ['import', 'koneps', '-', '--bsns-div', '공사'], bodies.join('\n'))
  const { noticeNo } = await eventually(async () => {
    const { items } = await call<{ items: { noticeNo: string; baseAmount: number | null }[] }>(
      'GET',
      `/v1/bids?keyword=${encodeURIComponent('하한율이 있는 공사')}`,
    )
    return items.find(({ baseAmount }) => baseAmount === BASE)
  })
  return (await call<{ id: string }>('POST', '/v1/pursuits', { noticeNo })).id
}

test('the own bid: a number is never cut short, and one below the floor is asked about', async () => {
  const id = await pursuitWithFloor()
  const kept = async () => (await call<{ bidAmount: number | null }>('GET', `/v1/pursuits/${id}`)).bidAmount
  const visitor = await open(`/pipeline?id=${id}`)
  const { page } = visitor
  const field = page.getByRole('dialog').getByLabel('투찰금액')
  await field.fill('4,037만 4,000원')
  await field.press('Enter')
  await eventually(async () => (await kept()) === 40_374_000)
  await isRejected(field, '4천만원쯤')
  assert.equal(await kept(), 40_374_000)
  const floor = Math.ceil((BASE * FLOOR_RATE) / 100).toLocaleString('en')
  await field.fill('4천원')
  await field.press('Enter')
  const question = page.getByText(
    `투찰금액 4,000원은 기초금액 46,012,536원 × 낙찰하한율 87.745% = ${floor}원보다 낮습니다.`,
  )
  await question.waitFor()
  assert.deepEqual(await visitor.violations(), [])
  assert.equal(await kept(), 40_374_000)
  const correct = page.getByRole('button', { name: '수정' })
  assert.equal(await page.locator(':focus').textContent(), '수정')
  await correct.click()
  await question.waitFor({ state: 'detached' })
  assert.equal(await field.inputValue(), '4천원')
  await field.fill('4100만원')
  // Leaving the field keeps it.
  await field.blur()
  await question.waitFor({ state: 'detached' })
  await eventually(async () => (await kept()) === 41_000_000)
  await field.fill('3천만')
  await field.press('Enter')
  await page.getByRole('button', { name: '이 금액으로 저장' }).click()
  await field.and(page.locator(':focus')).waitFor()
  await eventually(async () => (await kept()) === 30_000_000)
  await whileSaved(page, async () => {
    await field.fill('42,000,000')
    await field.press('Enter')
    await eventually(async () => (await kept()) === 42_000_000)
    await field.fill('')
  })
  await field.press('Enter')
  await eventually(async () => (await kept()) === null)
  assert.deepEqual(visitor.faults(), [])
})

/** The page gets the answer to a change afterwards. */
async function whileSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const { promise: isDone, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/pursuits/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    const response = await route.fetch()
    await isDone
    await route.fulfill({ response })
  })
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  const readAgain = answered.then(() => page.waitForResponse((response) => response.request().method() === 'GET'))
  await act()
  release()
  await readAgain
  await page.unrouteAll({ behavior: 'wait' })
}

test('in both languages and themes, on a desktop and on a phone, with a fault', async () => {
  const visitor = await open('/search?minAmt=%EC%82%BC%EC%96%B5')
  visitor.forgive(/400/)
  const filters = visitor.page.locator('main details').first()
  const arrival = async () => {
    if ((await filters.getAttribute('open')) === null) await filters.locator('summary').click()
    await visitor.page.locator('[aria-invalid="true"]').first().waitFor()
  }
  await assertWellInAllLooks(visitor, arrival)
  assert.deepEqual(visitor.faults(), [])
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import type { Locator, Page } from 'playwright-core'
import { DAY, seoulTime } from '../../src/lib/clock.ts'
import { publish, publishAward } from '../demo-notices.ts'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith, typeDate, type Visitor, WIDTHS } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

interface Notice {
  noticeNo: string
  title: string
}
interface Published extends Notice {
  status: string
}
interface Dated {
  notice: { closeAt: string; openAt: string | null }
}
interface Pursuit {
  id: string
  noticeNo: string
  state: string
  stateBy: string
}

const OPEN = 60
const WINNER = '1000000017'
const OTHER_FIRM = '1000000009'
/** No title is part of another, and the demo has none like them. */
const TITLES = Array.from(
  { length: OPEN + 5 },
  (_, index) => `북항 물양장 보강공사 ${String(index).padStart(3, '0')}호`,
)
const AWARDED = '북항 물양장 보강공사 낙찰분'
/** It finds these alone. */
const QUERY = encodeURIComponent('"물양장 보강공사"')
const room: ConsoleRoom = openConsole({}, async () => {
  await publish(room.demo, [...TITLES, AWARDED])
  await publishAward(room.demo, AWARDED, WINNER, 100_000_000)
  const all = await eventually(async () => {
    const { items } = await call<{ items: Published[] }>('GET', `/v1/bids?keyword=${QUERY}&pageSize=100`)
    return items.length === TITLES.length + 1 && items.some(({ status }) => status === 'awarded') && items
  })
  const byTitle = new Map(all.map((notice) => [notice.title, notice]))
  const find = (title: string) => byTitle.get(title) ?? assert.fail(`${title} is not there`)
  notices = TITLES.map(find)
  awarded = find(AWARDED)
})
/** Open ones in the order of their titles, and one that has been awarded. */
let notices: Notice[]
let awarded: Notice

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await answer.text()
  assert.ok(answer.ok, `${method} ${path} ${answer.status} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as Body
}

const noticeAt = (index: number): Notice => notices[index] ?? assert.fail(`no notice ${index}`)
const pursue = (index: number, wishes: object = {}) =>
  call<Pursuit>('POST', '/v1/pursuits', { noticeNo: noticeAt(index).noticeNo, ...wishes })
const stateOf = async (id: string): Promise<string> => (await call<Pursuit>('GET', `/v1/pursuits/${id}`)).state

async function forgetAll(): Promise<void> {
  for (;;) {
    const { items } = await call<{ items: Pursuit[] }>('GET', '/v1/pursuits?pageSize=100')
    if (items.length === 0) return
    for (const { id } of items) await call('DELETE', `/v1/pursuits/${id}`)
  }
}

const open = async (path = '/pipeline', key = room.demo.keys.enterprise) => enterWith(await room.visit(), key, path)
const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, name: string, { title }: Notice): Locator =>
  column(page, name).locator('li').filter({ hasText: title })
const rowOf = (page: Page, { title }: Notice): Locator => page.locator('tr[data-pursuit]').filter({ hasText: title })

/** Until the service has answered. */
async function answered({ page }: Visitor, method: string, act: () => Promise<unknown>): Promise<number> {
  const answer = page.waitForResponse((one) => one.request().method() === method && one.url().includes('/v1/pursuits'))
  await act()
  return (await answer).status()
}

/** The next answers to what is asked by such an address wait until they are released. */
async function holdBack(page: Page, isMeant: (url: URL) => boolean) {
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(isMeant, async (route) => {
    isHeld()
    await released
    await route.continue()
  })
  const release = async () => {
    const answer = page.waitForResponse((one) => isMeant(new URL(one.url())))
    resolve()
    await (await answer).finished()
  }
  return { held, release }
}

/** The lists of the board that are asked for, by state and order. */
function asking({ page }: Visitor): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/v1/pursuits' && searchParams.has('sort'))
      asked.push(`${searchParams.get('state')} ${searchParams.get('sort')}`)
  })
  return asked
}
/** Of each column, what is open by its deadline. */
const LISTS = ['watching', 'preparing', 'bid', 'won', 'lost', 'dropped'].map(
  (state, index) => `${state} ${index < 2 ? '-closeAt' : '-updatedAt'}`,
)

/** What has come is on the page. */
const TWO_FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))'

/** Notes how many cards with this title the page has at any time. */
const countCards = (title: string) => `(() => {
  globalThis.counts = new Set()
  const look = () => {
    const cards = [...document.querySelectorAll('li[data-pursuit]')]
    counts.add(cards.filter((card) => card.textContent.includes(${JSON.stringify(title)})).length)
  }
  look()
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
})()`

const REFUSAL = { status: 503, contentType: 'application/problem+json' }
const PROBLEM = { type: 'about:blank', title: 'x', status: 503, detail: '잠시 멈춤', code: 'x', requestId: 'req_1' }
const refused = { ...REFUSAL, body: JSON.stringify(PROBLEM) }

describe('the board', () => {
  test('moves cards by drag, by their menu and by keyboard, and takes a move back', async () => {
    await forgetAll()
    const [one, two] = [await pursue(0), await pursue(1)]
    const visitor = await room.visit()
    const asked = asking(visitor)
    await enterWith(visitor, room.demo.keys.enterprise, '/pipeline')
    const { page } = visitor
    const first = cardIn(page, '검토', noticeAt(0))
    await first.waitFor()
    await first.getByText(/^개찰 (?:\d{4}\.\s)?\d\d\.\s\d\d\./).waitFor()
    assert.deepEqual(asked, LISTS, 'one list for each column')
    assert.equal(await answered(visitor, 'PATCH', () => first.dragTo(column(page, '준비'))), 200)
    await cardIn(page, '준비', noticeAt(0)).waitFor()
    await page.getByText('1건을 ‘준비’ 상태로 옮겼습니다.').waitFor()
    assert.equal(await stateOf(one.id), 'preparing')
    assert.equal(await answered(visitor, 'PATCH', () => page.getByRole('button', { name: '되돌리기' }).click()), 200)
    await cardIn(page, '검토', noticeAt(0)).waitFor()
    assert.equal(await stateOf(one.id), 'watching')
    const menu = page.getByLabel(`상태 변경: ${noticeAt(1).title}`)
    await menu.focus()
    const moved = answered(visitor, 'PATCH', async () => page.keyboard.press('ArrowDown'))
    assert.equal(await moved, 200)
    await cardIn(page, '준비', noticeAt(1)).waitFor()
    assert.equal(await stateOf(two.id), 'preparing')
    const focused = page.locator(':focus')
    await focused.waitFor()
    assert.equal(await focused.getAttribute('aria-label'), `상태 변경: ${noticeAt(1).title}`, 'it follows its card')
    assert.deepEqual(visitor.faults(), [])
  })

  test('a move that is refused is taken back, told, and tried again', async () => {
    await forgetAll()
    const { id } = await pursue(0)
    const visitor = await open()
    visitor.forgive(/503/)
    const { page } = visitor
    await page.route('**/v1/pursuits/pur_*', (route) => route.fulfill(refused))
    await cardIn(page, '검토', noticeAt(0)).dragTo(column(page, '투찰'))
    await page.getByText('1건을 옮기지 못하여 이전 상태로 되돌렸습니다. 잠시 멈춤').waitFor()
    await cardIn(page, '검토', noticeAt(0)).waitFor()
    await page.unroute('**/v1/pursuits/pur_*')
    await answered(visitor, 'PATCH', () => page.getByRole('button', { name: '다시 시도' }).click())
    await cardIn(page, '투찰', noticeAt(0)).waitFor()
    assert.equal(await stateOf(id), 'bid')
    assert.deepEqual(visitor.faults(), [])
  })

  for (const [late, other] of [
    ['watching', 'bid'],
    ['bid', 'watching'],
  ])
    test(`a card that moves from watching to bid is shown once, also if the answer for ${late} comes late`, async () => {
      await forgetAll()
      await pursue(0)
      const visitor = await open()
      const { page } = visitor
      await cardIn(page, '검토', noticeAt(0)).waitFor()
      const columns = await holdBack(page, (url) => url.searchParams.get('state') === late)
      await page.evaluate(countCards(noticeAt(0).title))
      const answer = page.waitForResponse((one) => new URL(one.url()).searchParams.get('state') === other)
      await cardIn(page, '검토', noticeAt(0)).dragTo(column(page, '투찰'))
      await columns.held
      await (await answer).finished()
      await page.evaluate(TWO_FRAMES)
      await columns.release()
      await page.evaluate(TWO_FRAMES)
      await cardIn(page, '투찰', noticeAt(0)).waitFor()
      assert.deepEqual(await page.evaluate('[...counts]'), [1])
      assert.deepEqual(visitor.faults(), [])
    })

  test('nothing is shown that a line about the missing business number would push away', async () => {
    await forgetAll()
    await call('PATCH', '/v1/account', { businessNo: null })
    await pursue(0)
    const visitor = await room.visit()
    const { page } = visitor
    const account = await holdBack(page, ({ pathname }) => pathname === '/v1/account')
    const columns = page.waitForResponse((one) => new URL(one.url()).pathname === '/v1/pursuits')
    await enterWith(visitor, room.demo.keys.enterprise, '/pipeline')
    await account.held
    await (await columns).finished()
    await page.evaluate(TWO_FRAMES)
    const card = cardIn(page, '검토', noticeAt(0))
    assert.equal(await card.isVisible(), false)
    await account.release()
    await card.waitFor()
    assert.equal(await page.getByRole('region', { name: '사업자등록번호' }).isVisible(), true)
    assert.deepEqual(visitor.faults(), [])
  })

  test('results fill in once the own number is set, and a move against one asks first', async () => {
    await forgetAll()
    await call('PATCH', '/v1/account', { businessNo: null })
    const { id } = await call<Pursuit>('POST', '/v1/pursuits', { noticeNo: awarded.noticeNo, state: 'bid' })
    const visitor = await open()
    visitor.forgive(/400/)
    const { page } = visitor
    await page.getByText('우리 회사의 사업자등록번호가 없어').waitFor()
    const number = page.getByLabel('사업자등록번호 (숫자 10자리)')
    await number.fill('123')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.locator('[aria-invalid="true"]').waitFor()
    assert.equal(await number.inputValue(), '123', 'what was typed is still there')
    await number.fill(OTHER_FIRM)
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await number.waitFor({ state: 'detached' })
    await eventually(async () => (await stateOf(id)) === 'lost')
    await page.reload()
    const card = cardIn(page, '탈락', awarded)
    await card.getByRole('combobox').selectOption('won')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('개찰 결과로 ‘탈락’ 상태가 되었습니다.').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '취소', exact: true }).click()
    await card.waitFor()
    assert.equal(await stateOf(id), 'lost')
    await card.getByRole('combobox').selectOption('won')
    await answered(visitor, 'PATCH', () => dialog.getByRole('button', { name: '결과와 다르게 ‘낙찰’로 변경' }).click())
    await cardIn(page, '낙찰', awarded).waitFor()
    assert.equal((await call<Pursuit>('GET', `/v1/pursuits/${id}`)).stateBy, 'correction')
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('the table', () => {
  test('finds, narrows, pages, moves many at once, and leaves as CSV', async () => {
    await forgetAll()
    for (let index = 0; index < OPEN; index++)
      await pursue(index, index === 7 ? { state: 'bid', bidAmount: 5_000_000 } : {})
    const visitor = await room.visit()
    const asked = asking(visitor)
    await enterWith(visitor, room.demo.keys.enterprise, '/pipeline')
    const { page } = visitor
    await page.getByRole('link', { name: `${OPEN - 1}건 모두 표로 보기` }).waitFor()
    assert.deepEqual(asked, [...LISTS, 'watching closeAt'], 'of a long column the next deadlines too')
    assert.equal(await column(page, '검토').locator('li').count(), 50)
    // A column shows the first fifty and leads to all.
    // By keyboard: cards that arrive while the mouse is down move the link away from it.
    await page.getByRole('link', { name: `${OPEN - 1}건 모두 표로 보기` }).press('Enter')
    await page.waitForURL(/view=table&state=watching|state=watching/)
    await page.getByText(`${OPEN - 1}건`, { exact: true }).waitFor()
    assert.equal(await page.locator('tr[data-pursuit]').count(), 50)
    await page.getByRole('link', { name: '다음' }).click()
    await page.getByText('2 / 2페이지').waitFor()
    await page.getByLabel('상태').selectOption('bid')
    await rowOf(page, noticeAt(7)).getByText('5,000,000원').waitFor()
    assert.equal(await page.locator('tr[data-pursuit]').count(), 1)
    const { height } = (await page.locator('tr[data-pursuit]').boundingBox()) ?? assert.fail('it is not visible')
    assert.ok(height >= 36 && height <= 44, `${height} px`)
    await page.getByRole('button', { name: '조건 모두 해제' }).click()
    await page.getByLabel('공고명 찾기').fill(noticeAt(3).title)
    await page.waitForURL(/q=/)
    await rowOf(page, noticeAt(3)).waitFor()
    await page.getByRole('button', { name: '조건 모두 해제' }).click()
    await page.getByLabel('마감일', { exact: true }).selectOption({ label: '오늘부터 7일' })
    await page.waitForURL(/closeFrom=.*closeTo=/)
    await page.getByLabel('마감일', { exact: true }).selectOption({ label: '전체' })
    await page.waitForURL((url) => !url.searchParams.has('closeFrom'))
    await page.getByLabel('마감일', { exact: true }).selectOption({ label: '직접 입력' })
    await typeDate(page, '마감일까지', '2020-3-5')
    await page.getByLabel('정렬').selectOption('-closeAt')
    await page.waitForURL(/closeTo=2020-03-05.*sort=-closeAt/)
    await page.getByRole('button', { name: '조건 모두 해제' }).first().click()
    await page.getByLabel('추정가격 하한(원)').fill('1억')
    await page.waitForURL(/minAmt=100000000/)
    await page.getByLabel('추정가격 상한(원)').fill('100000001')
    await page.waitForURL(/maxAmt=100000001/)
    await page.getByText('조건에 맞는 입찰 건이 없습니다').waitFor()
    await page.getByRole('button', { name: '조건 모두 해제' }).first().click()
    for (const index of [0, 1]) await page.getByLabel(`선택: ${noticeAt(index).title}`, { exact: true }).check()
    await page.getByText('2건 선택').waitFor()
    await page.getByLabel('선택한 입찰 건의 새 상태').selectOption('preparing')
    await page.getByRole('button', { name: '옮기기', exact: true }).click()
    await page.getByText('2건을 ‘준비’ 상태로 옮겼습니다.').waitFor()
    const { items } = await call<{ items: Pursuit[] }>('GET', '/v1/pursuits?state=preparing')
    assert.equal(items.length, 2)
    const loading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV 내려받기' }).click()
    const lines = readFileSync(await (await loading).path(), 'utf8')
      .trim()
      .split('\r\n')
    assert.equal(lines.length, OPEN + 1)
    const workbook = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Excel 내려받기' }).click()
    const file = await workbook
    assert.match(file.suggestedFilename(), /\.xlsx$/)
    const { sheets } = await readXlsx(readFileSync(await file.path()))
    assert.deepEqual([sheets[0]?.name, sheets[0]?.rows.length], ['입찰 건', OPEN + 1])
    await page.setViewportSize({ width: WIDTHS[1], height: 900 })
    const menu = page.locator('summary').filter({ hasText: '목록 메뉴' })
    await menu.waitFor()
    assert.equal(await page.getByLabel('담당자').isVisible(), false, 'filters are folded')
    await page.getByText('조건', { exact: true }).click()
    await page.getByLabel('담당자').waitFor()
    await page.getByText('조건', { exact: true }).click()
    const row = [menu, page.getByText('공고번호로 추가')]
    const tops = await Promise.all(row.map(async (one) => (await one.boundingBox())?.y ?? 0))
    assert.ok(Math.max(...tops) - Math.min(...tops) < 10, tops.join())
    await menu.click()
    await page.getByRole('button', { name: 'Excel 내려받기' }).waitFor()
    await page.getByRole('link', { name: '캘린더에 구독' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('one pursuit', () => {
  test('is decided on, noted down and told of in its address; nothing that was typed is lost', async () => {
    await forgetAll()
    const { id } = await pursue(0)
    const visitor = await open(`/pipeline?id=${id}`)
    visitor.forgive(/503/)
    const { page } = visitor
    const dialog = page.getByRole('dialog', { name: noticeAt(0).title })
    await answered(visitor, 'PATCH', () => dialog.getByLabel('상태').selectOption('preparing'))
    await dialog.getByText('상태: 검토 → 준비').waitFor()
    const amount = dialog.getByLabel('투찰금액')
    await page.route('**/v1/pursuits/pur_*', (route) => route.fulfill(refused))
    await amount.fill('61900000')
    await amount.press('Enter')
    await dialog.getByText('저장하지 못했습니다. 입력하신 값은 그대로 있습니다. 잠시 멈춤').waitFor()
    assert.equal(await amount.inputValue(), '61900000')
    await page.unroute('**/v1/pursuits/pur_*')
    await answered(visitor, 'PATCH', () => dialog.getByRole('button', { name: '다시 시도' }).click())
    await dialog.getByText('투찰금액: 없음 → 61,900,000원').waitFor()
    await answered(visitor, 'PATCH', () => dialog.getByLabel('마감 전 알림 메일').selectOption('3,1'))
    await dialog.getByText('알림 메일은 담당자에게 보냅니다.').waitFor()
    const assignee = dialog.getByLabel('담당자')
    await answered(visitor, 'PATCH', () => assignee.selectOption({ index: 1 }))
    await dialog.getByText(/^담당자: 없음 → /).waitFor()
    const note = dialog.getByLabel('새 메모')
    await page.route('**/notes', (route) => route.fulfill(refused))
    await note.fill('현장설명 참석')
    await dialog.getByRole('button', { name: '메모 남기기' }).click()
    await dialog.getByText('메모를 남기지 못했습니다. 쓰신 내용은 그대로 있습니다.').waitFor()
    await page.unroute('**/notes')
    await page.reload()
    assert.equal(await note.inputValue(), '현장설명 참석', 'the draft outlives the page')
    await answered(visitor, 'POST', () => dialog.getByRole('button', { name: '메모 남기기' }).click())
    await dialog.locator('li').filter({ hasText: '현장설명 참석' }).waitFor()
    assert.equal(await note.inputValue(), '')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).searchParams.get('id'), null)
    assert.deepEqual(visitor.faults(), [])
  })

  test('is taken out with a way back, and is gone for good once somebody leaves', async () => {
    await forgetAll()
    const { id } = await pursue(0)
    await call('POST', `/v1/pursuits/${id}/notes`, { text: '견적 요청' })
    const visitor = await open(`/pipeline?id=${id}`)
    const { page } = visitor
    await page.getByRole('button', { name: '입찰 건 삭제' }).click()
    await page.getByText(`‘${noticeAt(0).title}’ 입찰 건을 삭제했습니다.`).waitFor()
    await page.getByText('아직 입찰 건이 없습니다').waitFor()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await cardIn(page, '검토', noticeAt(0)).waitFor()
    const { total } = await call<{ total: number }>('GET', `/v1/pursuits/${id}/notes`)
    assert.equal(total, 1, 'nothing of it was deleted')
    await cardIn(page, '검토', noticeAt(0)).getByRole('link').click()
    await page.getByRole('button', { name: '입찰 건 삭제' }).click()
    await page.getByRole('button', { name: '되돌리기' }).waitFor()
    await answered(visitor, 'DELETE', () => page.getByRole('link', { name: '알림함' }).click())
    assert.equal((await call<{ total: number }>('GET', '/v1/pursuits')).total, 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('begins by the number of a notice; one that is there already is opened instead', async () => {
    await forgetAll()
    const visitor = await open()
    visitor.forgive(/40[09]/)
    const { page } = visitor
    await page.getByText('아직 입찰 건이 없습니다').waitFor()
    for (const isThere of [false, true]) {
      await page.getByRole('button', { name: '공고번호로 추가' }).click()
      const dialog = page.getByRole('dialog', { name: '입찰 건 추가' })
      await dialog.getByLabel('공고번호').fill('없는 번호')
      await dialog.getByRole('button', { name: '입찰 건 추가' }).click()
      await dialog.getByText('공고를 찾을 수 없습니다.').waitFor()
      await dialog.getByLabel('공고번호').fill(noticeAt(0).noticeNo)
      await dialog.getByRole('button', { name: '입찰 건 추가' }).click()
      if (isThere) await dialog.getByRole('button', { name: '열기' }).click()
      const panel = page.getByRole('dialog', { name: noticeAt(0).title })
      await panel.getByText('상태: 없음 → 검토').waitFor()
      await panel.getByRole('button', { name: '닫기' }).click()
      await panel.waitFor({ state: 'detached' })
    }
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('pursuits elsewhere', () => {
  test('are begun and taken away in the search by star and key, and worked on beside the notice', async () => {
    await forgetAll()
    const { title, noticeNo } = noticeAt(0)
    const search = `/search?keyword=${encodeURIComponent(`"${title}"`)}`
    const visitor = await open(search)
    const { page } = visitor
    const star = page.getByRole('button', { name: `입찰 건으로 검토: ${title}`, exact: true }).first()
    await page.locator('[data-star]:enabled').first().waitFor()
    await page.keyboard.press('j')
    assert.equal(await answered(visitor, 'POST', () => page.keyboard.press('s')), 201)
    await page.locator('[data-star][aria-pressed="true"][aria-busy="false"]').waitFor()
    assert.equal(await answered(visitor, 'DELETE', () => page.keyboard.press('s')), 204)
    await page.locator('[data-star][aria-pressed="true"]').waitFor({ state: 'detached' })
    await page.locator('[data-star][aria-busy="true"]').waitFor({ state: 'detached' })
    await answered(visitor, 'POST', () => star.click())
    await page.goto(`/notices/${encodeURIComponent(noticeNo)}`)
    const section = page.getByRole('region', { name: '우리 회사' })
    await answered(visitor, 'PATCH', () => section.getByLabel('상태').selectOption('preparing'))
    await section.getByLabel('새 메모').fill('공동수급 업체 확인 필요')
    await answered(visitor, 'POST', () => section.getByRole('button', { name: '메모 남기기' }).click())
    await section.locator('li').filter({ hasText: '공동수급 업체 확인 필요' }).waitFor()
    await page.goto(search)
    // Somebody works on it: it is opened, not taken away.
    await page
      .getByRole('link', { name: `준비 · 입찰 건 열기: ${title}`, exact: true })
      .first()
      .click()
    await page.getByRole('dialog', { name: title }).getByText('상태: 검토 → 준비').waitFor()
    await page.goto(`/notices/${encodeURIComponent(noticeAt(1).noticeNo)}`)
    await answered(visitor, 'POST', () => page.getByRole('button', { name: '입찰 건으로', exact: true }).click())
    await section.getByLabel('상태').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('who may only read is told so, and finds nothing to press', async () => {
    await forgetAll()
    await pursue(0)
    const scopes = ['bids:read', 'pursuits:read']
    const { key } = await call<{ key: string }>('POST', '/v1/keys', { name: 'reader', scopes })
    const visitor = await open('/pipeline', key)
    const { page } = visitor
    const card = cardIn(page, '검토', noticeAt(0))
    await card.waitFor()
    await page.getByText('조회 권한만 있어 바꿀 수 없습니다.').waitFor()
    assert.equal(await card.getByRole('combobox').count(), 0)
    assert.equal(await page.getByRole('button', { name: '공고번호로 추가' }).count(), 0)
    await card.getByRole('link').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('아직 메모가 없습니다.').waitFor()
    assert.equal(await dialog.getByLabel('상태').isDisabled(), true)
    assert.equal(await dialog.getByRole('button', { name: '메모 남기기' }).count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('the page tells when the service cannot be reached, and when there were too many requests', async () => {
    const visitor = await open('/')
    visitor.forgive(/ERR_|429/)
    const { page } = visitor
    await page.route('**/v1/pursuits?*', (route) => route.abort())
    await page.goto('/pipeline?view=table')
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/pursuits?*')
    const limit = { ...PROBLEM, status: 429, code: 'rate_limited' }
    const answer = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/v1/pursuits?*', (route) => route.fulfill({ ...answer, body: JSON.stringify(limit) }))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/v1/pursuits?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await rowOf(page, noticeAt(0)).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('every view', () => {
  test('a calendar has closings, openings and reminders on their days in Seoul', async () => {
    await forgetAll()
    const { id } = await pursue(0, { remindClosing: [2] })
    const { notice } = await call<Dated>('GET', `/v1/pursuits/${id}`)
    const reminded = seoulTime(Date.parse(notice.closeAt) - 2 * DAY)
    const visitor = await open()
    const { page } = visitor
    const dayOf = (at: string) =>
      page.locator('li').filter({ has: page.locator(`time[datetime="${at.slice(0, 10)}"]`) })
    const told: [string, string][] = [
      [notice.closeAt, '마감'],
      [reminded, '알림'],
      ...(notice.openAt === null ? [] : [[notice.openAt, '개찰'] as [string, string]]),
    ]
    for (const [at, word] of told) {
      await page.goto(`/pipeline?view=calendar&month=${at.slice(0, 7)}`)
      const entry = dayOf(at).locator('li').filter({ hasText: word })
      await entry.getByText(noticeAt(0).title).waitFor()
    }
    await page.getByRole('link', { name: '다음 달' }).click()
    await page.getByRole('link', { name: '이전 달' }).click()
    await page
      .getByRole('link', { name: noticeAt(0).title })
      .first()
      .click()
    await page.getByRole('dialog', { name: noticeAt(0).title }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  const SIZES = 'in both languages and themes, on a desktop and on a phone'
  test(`the views ${SIZES}`, async () => {
    await forgetAll()
    await pursue(0, { state: 'preparing', bidAmount: 61_900_000 })
    // More of one closing day than the calendar shows at once.
    for (const index of [1, 2, 3, 4, 5]) await pursue(index, { remindClosing: [1] })
    await call('POST', '/v1/pursuits', { noticeNo: awarded.noticeNo, state: 'bid' })
    const { id } = await pursue(6)
    const { closeAt } = (await call<Dated>('GET', `/v1/pursuits/${id}`)).notice
    const visitor = await open()
    const { page } = visitor
    const pursuits = () => page.locator('[data-pursuit]').first().waitFor()
    await assertWellInAllLooks(visitor, pursuits)
    await page.setViewportSize({ width: 1024, height: 900 })
    const column = await page.getByRole('region', { name: 'Watching', exact: true }).boundingBox()
    assert.ok(column && column.width > 300, `a column of the board is ${column?.width} px wide`)
    await page.goto('/pipeline?view=table')
    await assertWellInAllLooks(visitor, pursuits)
    await page.goto(`/pipeline?view=calendar&month=${closeAt.slice(0, 7)}`)
    const days = () => page.locator('li details summary').first().waitFor()
    await assertWellInAllLooks(visitor, days)
    assert.deepEqual(visitor.faults(), [])
  })

  test(`one pursuit, and none, ${SIZES}`, async () => {
    await forgetAll()
    const { id } = await pursue(0, { state: 'preparing', bidAmount: 61_900_000, note: '현장설명 참석' })
    const visitor = await open(`/pipeline?id=${id}`)
    const panel = () => visitor.page.getByRole('dialog').getByText('현장설명 참석').waitFor()
    await assertWellInAllLooks(visitor, panel)
    const empty = await open('/pipeline', room.demo.keys.pro)
    const told = () => empty.page.getByText(/아직 입찰 건이 없습니다|There are no pursuits yet/).waitFor()
    await assertWellInAllLooks(empty, told)
    assert.deepEqual([...visitor.faults(), ...empty.faults()], [])
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { publish, publishAward } from '../demo-notices.ts'
import { eventually } from '../harness.ts'
import { PATIENCE_MS } from '../patience.ts'
import { assertWellInAllLooks, enterWith, type Visitor } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

/** Each test has a keyword of its own with three events, so that no other test adds to what it sees. */
const KEYWORDS = {
  marked: '북항 등대',
  shown: '동항 등대',
  walked: '서항 등대',
  many: '남측 등대',
  refused: '북측 등대',
  starred: '남항 등대',
}
type Own = keyof typeof KEYWORDS
const ids = new Map<Own, string>()
const owns = Object.keys(KEYWORDS) as Own[]

const room: ConsoleRoom = openConsole({}, async () => {
  for (const own of owns) ids.set(own, (await post('/v1/keywords', { keyword: KEYWORDS[own] })).id)
  const titles = owns.flatMap((own) => [1, 2, 3].map((number) => titleOf(own, number)))
  await publish(room.demo, titles)
  await eventsAreThere(titles.length)
})

const headers = () => ({ authorization: `Bearer ${room.demo.keys.pro}`, 'content-type': 'application/json' })

async function post(path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(body),
  })
  assert.equal(answer.status, 201)
  return (await answer.json()) as { id: string }
}

/** Read from the stream, which waits for those that are still to come. */
async function eventsAreThere(count: number, query = ''): Promise<void> {
  const gone = new AbortController()
  const told = { ...headers(), accept: 'text/event-stream' }
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)])
  const { body, status } = await fetch(`${room.demo.baseUrl}/v1/events${query}`, { headers: told, signal })
  assert.ok(status === 200 && body, `the stream was answered ${status}`)
  let [there, rest] = [0, '']
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    there += lines.filter((line) => line.startsWith('data: ')).length
    if (there >= count) return
  }
}

interface Listed {
  id: string
  state: string
  data: { bid?: { title: string; noticeNo: string }; pursuit?: { noticeNo: string } }
}

/** Of one kind, the newest first. */
async function listed(type: string): Promise<Listed[]> {
  const answer = await fetch(`${room.demo.baseUrl}/v1/events?type=${type}&sort=-timestamp`, { headers: headers() })
  return ((await answer.json()) as { items: Listed[] }).items
}

async function eventOf(own: Own, number: number): Promise<Listed | undefined> {
  const answer = await fetch(`${room.demo.baseUrl}/v1/events?keywordId=${ids.get(own)}`, { headers: headers() })
  const { items } = (await answer.json()) as { items: Listed[] }
  return items.find(({ data }) => data.bid?.title === titleOf(own, number))
}
const stateOf = async (own: Own, number: number) => (await eventOf(own, number))?.state

/** A notice of its own, once the service knows that it was awarded. */
async function awardedNotice(title: string): Promise<string> {
  await publish(room.demo, [title])
  await publishAward(room.demo, title, '1000000009', 61_000_000)
  return eventually(async () => {
    const query = new URLSearchParams({ keyword: `"${title}"`, status: 'awarded' })
    const answer = await fetch(`${room.demo.baseUrl}/v1/bids?${query}`, { headers: headers() })
    return ((await answer.json()) as { items: { noticeNo: string }[] }).items[0]?.noticeNo
  })
}

const titleOf = (own: Own, number: number): string => `${KEYWORDS[own]} 정비공사 ${number}`

/** What is done on the page, until the service has kept the mark. */
async function marking({ page }: Visitor, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await act()
  assert.equal((await answered).status(), 200)
}

let lastVisitor: Visitor | null = null
/** One after the other: each listens to what is new, and an account may listen with so many at once. */
async function open(path = '/inbox'): Promise<Visitor> {
  await lastVisitor?.context.close()
  lastVisitor = await room.visit()
  return enterWith(lastVisitor, room.demo.keys.pro, path)
}
const rowsOf = ({ page }: Visitor): Locator => page.locator('li[data-event]')
const rowOf = (visitor: Visitor, own: Own, number: number): Locator =>
  rowsOf(visitor).filter({ hasText: titleOf(own, number) })
const openOwn = (own: Own): Promise<Visitor> => open(`/inbox?keyword=${ids.get(own)}`)

interface Scrolled {
  /** Rows that were there at once. */
  most: number
  last: string
}

/** Faster than anybody reads, to the end and until nothing more comes. */
const SCROLL_TO_THE_END = `new Promise((resolve) => {
  let [most, still] = [0, 0]
  const step = () => {
    const rows = document.querySelectorAll('li[data-event]')
    most = Math.max(most, rows.length)
    const top = scrollY
    scrollBy(0, 500)
    still = scrollY === top ? still + 1 : 0
    if (still > 90) resolve({ most, last: [...rows].at(-1)?.textContent ?? 'no row' })
    else requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

/** Notes what the star of a notice says from its first moment on. */
const watchStars = (title: string) => `(() => {
  globalThis.stars = new Set()
  const look = () => {
    const rows = [...document.querySelectorAll('li[data-event]')]
    const star = rows.find((row) => row.textContent.includes(${JSON.stringify(title)}))?.querySelector('[data-star]')
    if (star) stars.add(star.disabled ? 'not known' : star.ariaPressed === 'true' ? 'pursued' : 'not pursued')
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
})()`

describe('the inbox', () => {
  test('tells what matched and where, and what is marked stays where it is', async () => {
    const visitor = await openOwn('marked')
    const { page } = visitor
    const row = rowOf(visitor, 'marked', 3)
    await row.waitFor()
    assert.deepEqual(await row.locator('mark').allTextContents(), ['북항', '등대'])
    await row.getByText('일치 키워드: 북항 등대').waitFor()
    const before = await rowsOf(visitor).allTextContents()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const second = before.findIndex((text) => text.includes('정비공사 2'))
    assert.equal(second, 1, 'the newest is the first')
    await marking(visitor, () => page.keyboard.press('e'))
    await page.getByText('1건을 ‘제외’로 표시했습니다.').waitFor()
    assert.equal(await rowsOf(visitor).count(), 3)
    assert.equal(await rowsOf(visitor).nth(1).getAttribute('data-state'), 'dismissed')
    assert.equal(await stateOf('marked', 2), 'dismissed')
    await marking(visitor, () => page.getByRole('button', { name: '되돌리기' }).click())
    assert.equal(await stateOf('marked', 2), 'new')
    await page.locator('[data-row]').nth(1).focus()
    await marking(visitor, () => page.keyboard.press('f'))
    assert.equal(await stateOf('marked', 2), 'starred')
    await marking(visitor, () => page.keyboard.press('u'))
    assert.equal(await stateOf('marked', 2), 'new')
    await marking(visitor, () => page.keyboard.press('Enter'))
    await page.getByRole('heading', { level: 1, name: titleOf('marked', 2) }).waitFor()
    assert.equal(await stateOf('marked', 2), 'seen')
    await page.getByRole('link', { name: '알림함으로' }).click()
    await page.getByRole('heading', { level: 1, name: '알림함' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('shows the notice beside the list, and the star makes a pursuit of it, which is no news to who did it', async () => {
    const title = titleOf('shown', 3)
    const visitor = await openOwn('shown')
    const { page } = visitor
    const row = rowOf(visitor, 'shown', 3)
    const pane = page.getByRole('complementary', { name: '선택한 알림' })
    await marking(visitor, () => row.getByRole('link', { name: title }).click())
    assert.equal(new URL(page.url()).pathname, '/inbox', 'a click shows it beside the list')
    await pane.getByRole('heading', { level: 2, name: title }).waitFor()
    await pane.getByText('낙찰하한율').first().waitFor()
    assert.equal(await row.getAttribute('data-state'), 'seen')
    await eventually(async () => {
      const [, count = ''] = (await page.title()).match(/^\(([1-9]\d*)\)/) ?? []
      return page.getByRole('link', { name: `알림함 새 알림 ${count}건` }).isVisible()
    })
    await pane.getByRole('button', { name: '입찰 건으로' }).waitFor()
    await row.locator('[data-row]').focus()
    await page.keyboard.press('s')
    await pane.getByRole('link', { name: '입찰 건: 검토' }).waitFor()
    await row.locator('[data-star][aria-pressed="true"]').waitFor()
    const noticeNo = (await eventOf('shown', 3))?.data.bid?.noticeNo
    assert.ok(noticeNo)
    const own = await eventually(async () =>
      (await listed('pursuit.changed')).find(({ data }) => data.pursuit?.noticeNo === noticeNo),
    )
    assert.equal(own.state, 'new', 'to others it is news')
    await page.goto('/inbox?type=pursuit.changed')
    await page.locator(`[data-event="${own.id}"]`).getByText('내 작업', { exact: true }).waitFor()
    await page.getByLabel('종류').selectOption('')
    await rowOf(visitor, 'shown', 2).waitFor()
    assert.equal(await page.locator(`[data-event="${own.id}"]`).count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('keys walk through the notices beside the list, and what stays there is read', async () => {
    const visitor = await openOwn('walked')
    const { page } = visitor
    const row = rowOf(visitor, 'walked', 3)
    await rowOf(visitor, 'walked', 1).locator('[data-row]').focus()
    const pane = page.getByRole('complementary', { name: '선택한 알림' })
    await pane.getByRole('heading', { level: 2, name: titleOf('walked', 1) }).waitFor()
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await pane.getByRole('heading', { level: 2, name: titleOf('walked', 3) }).waitFor()
    await row.and(page.locator('[data-state="seen"]')).waitFor()
    await eventually(async () => (await stateOf('walked', 3)) === 'seen')
    assert.equal(await row.getAttribute('aria-current'), 'true')
    await page.setViewportSize({ width: 800, height: 900 })
    await pane.waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('shows new ones when it is asked to, and marks many at once', async () => {
    const visitor = await openOwn('many')
    const { page } = visitor
    await rowOf(visitor, 'many', 1).waitFor()
    assert.equal(await rowsOf(visitor).count(), 3)
    const placeOf = async (element: Locator) => (await element.boundingBox()) ?? assert.fail('not shown')
    const filters = await placeOf(page.getByRole('region', { name: '조건' }))
    const first = await placeOf(rowsOf(visitor).first())
    assert.ok(first.height <= 48, `a row of two lines is ${first.height} px high`)
    const gap = first.y - filters.y - filters.height
    assert.ok(gap < 70, `${gap} px between the filters and the first row, 45 of them for the line that marks all`)
    await publish(room.demo, [titleOf('many', 4)])
    const button = page.getByRole('button', { name: '새 알림 1건 보기' })
    await button.waitFor()
    assert.equal(await rowsOf(visitor).count(), 3, 'nothing is put in by itself')
    assert.equal((await placeOf(rowsOf(visitor).first())).y, first.y, 'nothing moves')
    await button.click()
    await rowOf(visitor, 'many', 4).waitFor()
    assert.equal(await rowsOf(visitor).count(), 4)
    await page.getByLabel(`선택: ${titleOf('many', 4)}`).check()
    await page.getByLabel(`선택: ${titleOf('many', 1)}`).check()
    const toolbar = page.getByRole('group', { name: '선택한 알림 표시' })
    let asked = 0
    page.on('request', (request) => {
      if (request.method() === 'PATCH') asked += 1
    })
    await marking(visitor, () => toolbar.getByRole('button', { name: '중요' }).click())
    assert.equal(asked, 1, 'all by one request')
    await page.getByText('2건을 ‘중요’로 표시했습니다.').waitFor()
    await page.getByLabel('상태').selectOption('starred')
    await page.waitForURL(/state=starred/)
    await page.reload()
    await rowOf(visitor, 'many', 4).waitFor()
    assert.equal(await rowsOf(visitor).count(), 2)
    await page.getByLabel('종류').selectOption('bid.awarded')
    await page.getByText('조건에 맞는 알림이 없습니다').waitFor()
    await page.getByRole('button', { name: '조건 모두 해제' }).click()
    await page.waitForURL(/\/inbox$/)
    await rowsOf(visitor).first().waitFor()
    await page.getByLabel('키워드').selectOption({ label: KEYWORDS.many })
    await page.waitForURL(/keyword=kw_/)
    await rowOf(visitor, 'many', 4).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('the star of a row that comes says nothing before the answer is there', async () => {
    const title = titleOf('starred', 4)
    const visitor = await openOwn('starred')
    const { page } = visitor
    await rowOf(visitor, 'starred', 1).locator('[data-star]:enabled').waitFor()
    await publish(room.demo, [title])
    await eventually(() => eventOf('starred', 4))
    const noticeNo = (await listed('bid.matched')).find(({ data }) => data.bid?.title === title)?.data.bid?.noticeNo
    await post('/v1/pursuits', { noticeNo })
    await page.evaluate(watchStars(title))
    await page.getByRole('button', { name: '새 알림 1건 보기' }).click()
    await rowsOf(visitor).filter({ hasText: title }).locator('[data-star][aria-pressed="true"]').waitFor()
    assert.deepEqual(await page.evaluate('[...stars]'), ['not known', 'pursued'])
    assert.deepEqual(visitor.faults(), [])
  })

  test('a mark that is refused is taken back and told; letters of Hangul mark nothing', async () => {
    const visitor = await openOwn('refused')
    visitor.forgive(/503|ERR_/)
    const { page } = visitor
    const row = rowOf(visitor, 'refused', 3)
    await row.waitFor()
    const before = await row.getAttribute('data-state')
    const answer = { status: 503, contentType: 'application/problem+json' }
    const problem = { type: 'about:blank', title: 'x', status: 503, detail: '잠시 멈춤', code: 'x', requestId: 'req_1' }
    await page.route('**/v1/events', (route) => route.fulfill({ ...answer, body: JSON.stringify(problem) }))
    await row.locator('[data-row]').focus()
    await page.evaluate(
      "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true, isComposing: true }))",
    )
    assert.equal(await row.getAttribute('data-state'), before)
    await page.keyboard.press('e')
    await page.getByText('1건을 표시하지 못하여 이전 상태로 되돌렸습니다.').waitFor()
    assert.equal(await row.getAttribute('data-state'), before)
    await page.unroute('**/v1/events')
    await marking(visitor, () => page.getByRole('button', { name: '다시 시도' }).click())
    assert.equal(await stateOf('refused', 3), 'dismissed')
    await page.getByLabel('상태').selectOption('dismissed')
    await marking(visitor, () => row.getByRole('button', { name: '새 알림으로' }).click())
    assert.equal(await stateOf('refused', 3), 'new')
    assert.deepEqual(visitor.faults(), [])
  })

  test('is told when the service cannot be reached, and when there were too many requests', async () => {
    const visitor = await enterWith(await room.visit(), room.demo.keys.pro)
    visitor.forgive(/ERR_|429/)
    const { page } = visitor
    await page.route('**/v1/events?*', (route) => route.abort())
    await page.goto('/inbox')
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/events?*')
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      detail: 'x',
      code: 'rate_limited',
      requestId: 'req_1',
    }
    const refusal = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/v1/events?*', (route) => route.fulfill({ ...refusal, body: JSON.stringify(problem) }))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/v1/events?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await rowsOf(visitor).first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone, with events and without', async () => {
    const visitor = await open()
    const arrival = () => rowsOf(visitor).first().waitFor()
    await assertWellInAllLooks(visitor, arrival)
    const empty = await enterWith(await room.visit(), room.demo.keys.enterprise, '/inbox')
    const told = () => empty.page.getByText(/받은 알림이 없습니다|There are no events yet/).waitFor()
    await assertWellInAllLooks(empty, told)
    assert.deepEqual([...visitor.faults(), ...empty.faults()], [])
  })

  test('two thousand events are scrolled through page by page, and only those near the window are there', async () => {
    const { id } = await post('/v1/keywords', { keyword: '남항 부두' })
    await publish(
      room.demo,
      Array.from({ length: 2_000 }, (_, index) => `남항 부두 보수공사 ${index + 1}`),
    )
    await eventsAreThere(2_000, `?keywordId=${id}`)
    const visitor = await open(`/inbox?keyword=${id}`)
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const { most, last } = (await page.evaluate(SCROLL_TO_THE_END)) as Scrolled
    await page.getByText('알림 2,000건', { exact: true }).waitFor()
    assert.match(last, /보수공사 1(?!\d)/, 'the oldest is the last')
    assert.ok(most <= 200, `${most} rows were there at once`)
    await page.evaluate('scrollTo(0, 0)')
    await rowsOf(visitor).getByRole('link', { name: '보수공사 2000' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('what became of a pursuit is told in words and amounts', async () => {
    const title = '서항 창고 보수공사'
    const noticeNo = await awardedNotice(title)
    const ofNotice = async () =>
      (await listed('pursuit.changed')).filter(({ data }) => data.pursuit?.noticeNo === noticeNo)
    const wish = { noticeNo, state: 'bid', bidAmount: 61_900_000, remindClosing: [3, 1] }
    const made = await fetch(`${room.demo.baseUrl}/v1/pursuits`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    assert.equal(made.status, 201)
    await eventually(async () => (await ofNotice()).length > 1)
    const first = (await ofNotice()).at(-1)
    const marked = await fetch(`${room.demo.baseUrl}/v1/events/${first?.id}`, {
      method: 'PATCH',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'starred', reason: '지난해에도 참가' }),
    })
    assert.equal(marked.status, 200)
    const visitor = await open('/inbox?type=pursuit.changed')
    const rows = rowsOf(visitor).filter({ hasText: title })
    await rows.getByText('상태: 없음 → 투찰').waitFor()
    await rows.getByText('사유: 지난해에도 참가').waitFor()
    await rows.getByText('투찰금액: 없음 → 61,900,000원').waitFor()
    await rows.getByText('마감 전 알림: 없음 → 3·1일 전').waitFor()
    await rows.getByText('공고 결과: 없음 → 낙찰').waitFor()
    await rows.getByText('낙찰업체: 없음 → 한빛엔지니어링', { exact: true }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

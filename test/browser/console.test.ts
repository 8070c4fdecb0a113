import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY } from '../../src/lib/clock.ts'
import { command, publish, publishAward } from '../demo-notices.ts'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith, type Visitor } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

/** Script that the first view of search may need, as it travels. */
const MOST_SCRIPT_BYTES = 200_000

const AGENCY = '북항관리청'
/** Found by the words of the tests, and one of them is awarded. */
const TITLES = [
  '북항 청사 정비공사 1공구 소액수의 견적 제출 안내 공고',
  '북항 청사 정비공사 2공구',
  '북항 청사 정비공사 3공구',
]
const [AWARDED = ''] = TITLES
/** The opening is an hour later, at any hour within the seven days that Today shows. */
const CLOSE_AT = Date.now() + 6 * DAY
const WINNER = '1000000009'

const room: ConsoleRoom = openConsole({}, async () => {
  await publish(room.demo, TITLES, { agency: AGENCY, closeAt: CLOSE_AT })
  await publishAward(room.demo, AWARDED, WINNER, 100_000_000)
  await eventually(async () => (await published('status=awarded')).length === 1)
})

const arrive = () => room.visit()

const signIn = (visitor: Visitor, path?: string) => enterWith(visitor, room.demo.keys.pro, path)

interface Published {
  noticeNo: string
  title: string
  estimatedPrice: number | null
}

async function call(method: 'PATCH' | 'POST', path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${room.demo.keys.pro}`, 'content-type': 'application/json' }
  const answer = await fetch(`${room.demo.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) })
  assert.ok(answer.ok, `${method} ${path} ${answer.status} ${await answer.text()}`)
}

async function published(filter: string): Promise<Published[]> {
  const headers = { authorization: `Bearer ${room.demo.keys.pro}` }
  const answer = await fetch(`${room.demo.baseUrl}/v1/bids?agency=${AGENCY}&${filter}`, { headers })
  return ((await answer.json()) as { items: Published[] }).items
}

/** The notice that was awarded. */
async function awarded(): Promise<string> {
  const [notice] = await published('status=awarded')
  return notice?.noticeNo ?? assert.fail('no award is there')
}

describe('somebody signs in', () => {
  test('with a key; a wrong one is refused in words', async () => {
    const visitor = await arrive()
    const { page } = visitor
    visitor.forgive(/401/)
    await page.goto('/search?keyword=정비')
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await page.getByText('키를 입력해 주십시오.').waitFor()
    await page.getByLabel('API 키').fill('gg_live_wrong')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await page.getByLabel('API 키').fill(room.demo.keys.pro)
    await page.keyboard.press('Enter')
    // He is where he wanted to go.
    await page.getByRole('searchbox').waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), '정비')
    await page.getByRole('button', { name: '로그아웃', exact: true }).click()
    await page.getByLabel('API 키').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('somebody opens the link of a mail', () => {
  test('and is let in by a button; a link that is none is refused in words', async () => {
    const visitor = await arrive()
    const { page } = visitor
    visitor.forgive(/401/)
    await page.goto('/sign-in')
    await page.getByLabel('이메일').fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('구성원으로 등록된 이메일이면 로그인 링크를 보내 드렸습니다.').waitFor()
    await page.goto(`/sign-in#token=ggl_${'a'.repeat(43)}`)
    await page.reload()
    await page.getByText('메일의 링크로 로그인합니다.').waitFor()
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await page.getByRole('alert').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('somebody searches', () => {
  test('by typing: results, count and address follow, and the words are marked', async () => {
    const visitor = await signIn(await arrive(), '/search')
    const { page } = visitor
    await page.getByRole('searchbox').fill('정비공사')
    await page.locator('mark', { hasText: '정비공사' }).first().waitFor()
    assert.match(decodeURIComponent(page.url()), /\/search\?keyword=정비공사$/)
    await page.getByLabel('상태').selectOption('closed')
    await page.waitForURL(/status=closed/)
    await page.reload()
    assert.equal(await page.getByLabel('상태').inputValue(), 'closed')
    assert.equal(await page.getByRole('searchbox').inputValue(), '정비공사')
    assert.deepEqual(visitor.faults(), [])
  })

  test('with the keyboard alone, to a notice and back', async () => {
    const visitor = await signIn(await arrive(), `/search?keyword=공사&agency=${AGENCY}`)
    const { page } = visitor
    const rows = page.locator('a[data-row]')
    await rows.first().waitFor()
    const focused = () => page.evaluate('document.activeElement.textContent')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    assert.equal(await focused(), await rows.nth(1).textContent())
    await page.keyboard.press('k')
    const title = await rows.first().textContent()
    assert.equal(await focused(), title)
    await page.keyboard.press('/')
    // In the field letters are letters.
    await page.keyboard.type('j')
    assert.equal(await page.getByRole('searchbox').inputValue(), '공사j')
    // Rows that are about to be replaced would take the focus with them.
    await rows.first().waitFor({ state: 'detached' })
    await page.keyboard.press('Backspace')
    await rows.first().waitFor()
    await rows.first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
    await page.getByRole('link', { name: '검색으로' }).focus()
    await page.keyboard.press('Enter')
    await rows.first().waitFor()
    assert.match(decodeURIComponent(page.url()), /keyword=공사/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('a wrong query points at the character', async () => {
    const visitor = await signIn(await arrive(), '/search')
    visitor.forgive(/400/)
    const { page } = visitor
    await page.getByRole('searchbox').fill('정비 (공사')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    assert.equal(await alert.locator('strong').textContent(), '(')
    assert.equal(await page.getByRole('searchbox').getAttribute('aria-invalid'), 'true')
    assert.deepEqual(visitor.faults(), [])
  })

  test('where nothing fits, each condition says how many fit it alone, and can be dropped', async () => {
    const visitor = await signIn(await arrive(), `/search?keyword=공사&agency=${AGENCY}&minAmt=900000000000`)
    const { page } = visitor
    await page.getByText('조건에 맞는 공고가 없습니다').waitFor()
    assert.equal(await page.getByText(/이 조건만으로는 [\d,]+건/).count(), 4)
    await page
      .getByRole('button', { name: /하한.* 조건 해제/ })
      .last()
      .click()
    await page.locator('a[data-row]').first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('saves the search as a keyword, and takes the result along as a file', async () => {
    const visitor = await signIn(await arrive(), '/search?keyword=북항 청사')
    const { page } = visitor
    const load = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV 내려받기' }).click()
    assert.match((await load).suggestedFilename(), /^gonggo-\d{4}-\d\d-\d\d\.csv$/)
    await page.getByRole('button', { name: '키워드로 저장' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/최근 90일 동안 일치 공고/).waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '저장', exact: true }).click()
    await dialog.getByText('저장했습니다').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('is told when the service cannot be reached, and when there were too many requests', async () => {
    const visitor = await signIn(await arrive(), '/search')
    visitor.forgive(/ERR_|429/)
    const { page } = visitor
    await page.locator('a[data-row]').first().waitFor()
    await page.route('**/v1/bids?*', (route) => route.abort())
    await page.getByRole('searchbox').fill('북항 청사')
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/bids?*')
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      detail: 'x',
      code: 'rate_limited',
      requestId: 'req_1',
    }
    const refusal = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/v1/bids?*', (route) => route.fulfill({ ...refusal, body: JSON.stringify(problem) }))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/v1/bids?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.locator('a[data-row]').first().waitFor()
    await visitor.context.setOffline(true)
    await page.getByText('인터넷에 연결되어 있지 않습니다').waitFor()
    await visitor.context.setOffline(false)
    assert.deepEqual(visitor.faults(), [])
  })

  test('the first view needs little script, that of the sign-in page included', async (t) => {
    const visitor = await signIn(await arrive(), '/search')
    await visitor.page.locator('a[data-row]').first().waitFor()
    const bytes = await visitor.scriptBytes()
    assert.ok(bytes > 0 && bytes <= MOST_SCRIPT_BYTES, `${bytes} bytes of script`)
    t.diagnostic(`${bytes} bytes of script, packed with gzip, up to the first results`)
  })
})

describe('today', () => {
  test('guides a company without keywords or profile through both', async () => {
    const visitor = await enterWith(await arrive(), room.demo.keys.enterprise)
    const { page } = visitor
    const guide = page.getByRole('region', { name: '두 단계로 시작하기' })
    await guide.getByLabel('검색어').fill('북항 청사 정비공사')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/최근 90일 동안 일치 공고 3건/).waitFor()
    await dialog.getByRole('button', { name: '저장', exact: true }).click()
    await dialog.getByRole('button', { name: '닫기' }).click()
    const [first, second] = [guide.getByRole('listitem').nth(0), guide.getByRole('listitem').nth(1)]
    await first.locator('p', { hasText: '완료' }).waitFor()
    await assertWellInAllLooks(visitor, () => page.getByRole('link', { name: /회사 정보로|Company profile/ }).waitFor())
    await visitor.wear({ width: 1280, language: 'ko' })
    await second.getByRole('link').click()
    await page.waitForURL(/view=profile/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('shows what my pursuits ask for, what became of them, and what changed', async () => {
    const [, preparing = '', changed = ''] = TITLES
    const notices = new Map((await published('pageSize=100')).map((one) => [one.title, one.noticeNo]))
    await call('PATCH', '/v1/account', { businessNo: WINNER })
    await call('POST', '/v1/keywords', { keyword: '북항 청사 정비공사' })
    for (const [title, wish] of [
      [AWARDED, { state: 'bid', bidAmount: 100_000_000 }],
      [preparing, { state: 'preparing' }],
      [changed, { state: 'bid', bidAmount: 110_000_000 }],
    ] as const)
      await call('POST', '/v1/pursuits', { noticeNo: notices.get(title), ...wish })
    await publish(room.demo, [changed], { agency: AGENCY, amount: 130_000_000, closeAt: CLOSE_AT })
    await eventually(async () =>
      (await published('pageSize=100')).some(({ estimatedPrice }) => estimatedPrice === 130_000_000),
    )
    const visitor = await signIn(await arrive())
    const { page } = visitor
    const section = (name: string) => page.getByRole('region', { name, exact: true })
    const agenda = section('내 입찰 건 일정')
    const closing = agenda.getByRole('listitem').filter({ hasText: preparing })
    await closing.getByText(/^D-[56]$/).waitFor()
    await closing.getByText('마감', { exact: true }).waitFor()
    await agenda.getByRole('listitem').filter({ hasText: changed }).getByText('개찰', { exact: true }).waitFor()
    const results = section('최근 30일 결과')
    await results.getByText('낙찰 1건 100,000,000원 · 탈락 0건').waitFor()
    await results.getByRole('row').filter({ hasText: AWARDED }).getByText('100,000,000원').first().waitFor()
    const news = section('내 입찰 건의 변경과 취소').getByRole('listitem')
    await news
      .filter({ hasText: changed })
      .getByText(/^추정가격: 120,000,000원 → 130,000,000원$/)
      .waitFor()
    assert.equal(await news.count(), 1)
    const matches = section('신규 일치 공고').getByRole('listitem')
    await matches
      .filter({ hasText: preparing })
      .getByText(/^D-[56]$/)
      .waitFor()
    assert.equal(await page.getByText('사용량').count(), 0)
    await assertWellInAllLooks(visitor, () => page.getByText(preparing).first().waitFor())
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('each page in both languages and themes, on a desktop and on a phone', () => {
  const pages: [name: string, address: () => Promise<string>][] = [
    ['today', async () => '/'],
    ['search', async () => `/search?keyword=공사&status=open&agency=${AGENCY}`],
    ['no result', async () => '/search?keyword=공사&minAmt=900000000000'],
    ['notice', async () => `/notices/${await awarded()}`],
    ['a notice that is not there', async () => '/notices/none'],
  ]
  for (const [name, address] of pages)
    test(`${name}: nobody is kept out (WCAG 2.2 AA), nothing stands beside the window`, async () => {
      const visitor = await signIn(await arrive())
      visitor.forgive(/404/)
      await visitor.page.goto(await address())
      await isWell(visitor)
      assert.deepEqual(visitor.faults(), [])
    })

  test('a withdrawn notice: when and why', async () => {
    const title = '철회될_방파제_보수공사'
    const noticeNo = `ocds-test-${title}`
    await publish(room.demo, [title], { agency: '서항관리청' })
    await command(room.demo, ['notice', 'withdraw', noticeNo, '--reason', '잘못 올린 공고'])
    const visitor = await signIn(await arrive())
    const { page } = visitor
    visitor.forgive(/410/)
    await page.goto(`/notices/${encodeURIComponent(noticeNo)}`)
    await page.getByText('철회된 공고입니다', { exact: true }).waitFor()
    await page.getByText(/에 철회된 공고입니다\. 사유: 잘못 올린 공고$/).waitFor()
    assert.equal(await page.getByRole('button', { name: '다시 시도' }).count(), 0)
    await isWell(visitor)
    assert.deepEqual(visitor.faults(), [])
  })

  test('sign-in', async () => {
    const visitor = await arrive()
    visitor.forgive(/401/)
    await visitor.page.goto('/sign-in')
    await isWell(visitor)
    assert.deepEqual(visitor.faults(), [])
  })
})

const isWell = (visitor: Visitor) => assertWellInAllLooks(visitor, () => visitor.page.waitForLoadState('networkidle'))

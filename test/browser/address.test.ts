import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { enterWith, typeDate, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

/** The address is the only source of what a field says, however slowly pages are drawn. */

/** So many times slower: drawing takes longer than a field waits for the next key. */
const SLOWER = 20
const TRIES = 3
const room = openConsole()

const open = async (path: string): Promise<Visitor> => enterWith(await room.visit(), room.demo.keys.enterprise, path)

async function slowed({ context, page }: Visitor): Promise<void> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** A timer of the page that is set now: those that fields have set before, of 300 ms, fire first. */
const settled = (page: Page) => page.evaluate('new Promise((done) => setTimeout(done, 300))')
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

describe('a slow machine', () => {
  test('a link of the statistics keeps its filters, also when it is followed again and again', async () => {
    const visitor = await open('/statistics')
    const { page } = visitor
    await page.getByRole('row').nth(1).waitFor()
    await slowed(visitor)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const link = page.getByRole('row').nth(1).getByRole('link').first()
      const href = (await link.getAttribute('href')) ?? ''
      const agency = new URLSearchParams(href.replace(/^.*\?/, '')).get('agency') ?? assert.fail(href)
      await link.click()
      await page.waitForURL(/agency=.+groupBy=winner/)
      await settled(page)
      assert.deepEqual(parameters(page), { agency, agencyRole: 'issuing', groupBy: 'winner' })
      assert.equal(await page.getByLabel('기관', { exact: true }).inputValue(), agency)
      await page.goBack()
      await page.waitForURL((url) => url.search === '')
      await settled(page)
      assert.deepEqual(parameters(page), {})
      assert.equal(await page.getByLabel('기관', { exact: true }).inputValue(), '')
    }
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('the history', () => {
  test('Forward and Back show what each address says, in every field of the search', async () => {
    const first = { region: '서울', agency: '구청', industry: '전기', minAmt: '1000', maxAmt: '900000000000' }
    const second = { region: '부산', agency: '교육청', minAmt: '2000' }
    const dates = { closeFrom: '2020-01-02', closeTo: '2090-03-04', postedFrom: '2020-05-06', postedTo: '2090-07-08' }
    const visitor = await open(`/search?${new URLSearchParams({ ...first, ...dates })}`)
    const { page } = visitor
    const go = (fields: object) =>
      page.evaluate(`history.pushState(null, '', '/search?${new URLSearchParams({ ...fields })}')`)
    await go(second)
    await go({})
    await page.goBack()
    await settled(page)
    assert.deepEqual(parameters(page), second)
    assert.deepEqual(await fieldsOf(page), { ...EMPTY, ...second, minAmt: '2,000' })
    await page.goBack()
    await settled(page)
    assert.deepEqual(parameters(page), { ...first, ...dates })
    assert.deepEqual(await fieldsOf(page), { ...first, ...dates, minAmt: '1,000', maxAmt: '900,000,000,000' })
    await page.goForward()
    await page.goForward()
    await settled(page)
    assert.deepEqual(parameters(page), {})
    assert.deepEqual(await fieldsOf(page), EMPTY)
    assert.deepEqual(visitor.faults(), [])
  })
})

const LABELS = {
  minAmt: '추정가격 하한(원)',
  maxAmt: '추정가격 상한(원)',
} as const
const DATES = {
  closeFrom: '마감일부터',
  closeTo: '마감일까지',
  postedFrom: '게시일부터',
  postedTo: '게시일까지',
} as const
/** Several values, each with a button. */
const CHOSEN = { region: '지역', agency: '기관', industry: '업종' } as const
const EMPTY = Object.fromEntries(
  [...Object.keys(CHOSEN), ...Object.keys(LABELS), ...Object.keys(DATES)].map((name) => [name, '']),
)

async function fieldsOf(page: Page): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const [name, label] of Object.entries(LABELS))
    fields[name] = await page.getByLabel(label, { exact: true }).inputValue()
  for (const [name, label] of Object.entries(DATES)) {
    const parts = ['년', '월', '일'].map((part) => page.getByLabel(`${label} ${part}`, { exact: true }).inputValue())
    fields[name] = (await Promise.all(parts)).filter(Boolean).join('-')
  }
  // Last: the fields above are waited for, and a list without entries is not there.
  for (const [name, label] of Object.entries(CHOSEN)) {
    const chosen = page.getByRole('list', { name: `선택한 ${label}` }).getByRole('button')
    fields[name] = (await chosen.allTextContents()).map((text) => text.replace('제외: ', '')).join()
  }
  return fields
}

describe('what somebody types', () => {
  test('goes into the address when the field is left, before a link is followed', async () => {
    const visitor = await open('/statistics')
    const { page } = visitor
    await page.getByLabel('기관', { exact: true }).pressSequentially('구청')
    await page.getByLabel('지역', { exact: true }).pressSequentially(' 서울 ')
    await page.getByRole('link', { name: '경쟁사' }).click()
    await page.waitForURL(/view=competitors/)
    assert.deepEqual(parameters(page), { view: 'competitors', agency: '구청', region: '서울' })
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('view'))
    await settled(page)
    assert.deepEqual(parameters(page), { agency: '구청', region: '서울' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('is forgotten when the user goes back before it rests, and never written into another entry', async () => {
    const visitor = await open('/search?region=%EC%84%9C%EC%9A%B8')
    const { page } = visitor
    await page.evaluate("history.pushState(null, '', '/search?region=%EC%84%9C%EC%9A%B8&status=open')")
    const field = page.getByLabel('추정가격 하한(원)', { exact: true })
    await field.waitFor()
    // In one task: no timer of the page fires in between.
    await field.fill('500')
    await page.evaluate('history.back()')
    await page.waitForURL((url) => !url.searchParams.has('status'))
    await settled(page)
    const { minAmt } = parameters(page)
    assert.equal(await field.inputValue(), minAmt ?? '')
    assert.deepEqual(visitor.faults(), [])
  })

  test('stays as typed while the field has the focus, blanks too', async () => {
    const visitor = await open('/pipeline?view=table')
    const { page } = visitor
    const field = page.getByRole('searchbox').first()
    await field.pressSequentially('관로 ')
    await page.waitForURL(/q=/)
    await settled(page)
    assert.equal(await field.inputValue(), '관로 ')
    await field.pressSequentially('공사')
    await page.waitForURL((url) => url.searchParams.get('q') === '관로 공사')
    await field.blur()
    assert.equal(await field.inputValue(), '관로 공사')
    await page.getByLabel('마감일', { exact: true }).selectOption({ label: '직접 입력' })
    await typeDate(page, '마감일부터', '2020-1-2')
    await page.waitForURL(/closeFrom=2020-01-02/)
    assert.equal(new URL(page.url()).searchParams.get('q'), '관로 공사')
    assert.deepEqual(visitor.faults(), [])
  })

  test('the fields that a button sends follow Back and Forward as well', async () => {
    const visitor = await open('/statistics?view=competitors&name=%EA%B1%B4%EC%84%A4')
    visitor.forgive(/40\d/)
    const { page } = visitor
    const field = page.getByLabel('업체 이름 또는 사업자등록번호')
    assert.equal(await field.inputValue(), '건설')
    await field.fill('전기')
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('name') === '전기')
    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get('name') === '건설')
    await settled(page)
    assert.equal(await field.inputValue(), '건설')
    assert.deepEqual(visitor.faults(), [])
  })
})

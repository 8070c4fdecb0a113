import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { DemoService } from '../demo-service.ts'
import { assertWell, LOOKS, newVisitor, signInWith, startChromium, type Visitor } from './browser.ts'
import { startConsoleDemo } from './demo.ts'

let demo: DemoService
let browser: Browser
before(async () => {
  demo = await startConsoleDemo()
  browser = await startChromium()
})
after(async () => {
  await browser?.close()
  await demo?.end()
})

const open = async (path = '/keywords') => signInWith(await newVisitor(browser, demo.baseUrl), demo.keys.pro, path)
const rowOf = ({ page }: Visitor, text: string) => page.locator('li[data-keyword]').filter({ hasText: text })

describe('keywords', () => {
  test('are written with the last 90 days beside them, paused, copied, changed and deleted', async () => {
    const visitor = await open()
    const { page } = visitor
    await page.getByText('아직 키워드가 없습니다').waitFor()
    await page.getByRole('button', { name: '새 키워드' }).click()
    // The first field has the focus.
    await page.keyboard.type('청사 시설물')
    const preview = page.getByRole('region', { name: '최근 90일로 시험' })
    await preview.getByText(/일치 공고 [\d,]+건, 전체 공고의 [\d.]+ %/).waitFor()
    assert.equal(await preview.locator('rect').count(), 90)
    await page.getByLabel('업무 구분').selectOption('용역')
    await page.getByLabel('메일').selectOption('daily')
    await page.getByLabel('마감 변경').check()
    await page.getByRole('button', { name: '저장' }).click()
    const row = rowOf(visitor, '청사 시설물')
    await row.getByText('업무 구분: 용역').waitFor()
    await row.getByText('메일 매일 아침 · 신규 일치 공고, 마감 변경').waitFor()
    await row.getByRole('button', { name: '멈추기' }).click()
    await row.getByText('멈춤', { exact: true }).waitFor()
    await row.getByRole('button', { name: '다시 시작' }).click()
    await row.getByText('동작 중').waitFor()
    await row.getByRole('button', { name: '복사' }).click()
    await page.getByLabel('검색어').fill('청사 승강기')
    await page.getByRole('button', { name: '저장' }).click()
    const copy = rowOf(visitor, '청사 승강기')
    await copy.getByText('메일 매일 아침 · 신규 일치 공고, 마감 변경').waitFor()
    await page.getByLabel('키워드 찾기').fill('승강기')
    await row.waitFor({ state: 'detached' })
    await page.waitForURL(/find=/)
    await copy.getByRole('button', { name: '고치기' }).click()
    await page.getByLabel('메일').selectOption('off')
    await page.getByRole('button', { name: '저장' }).click()
    await copy.getByText('메일 받지 않음').waitFor()
    await copy.getByRole('button', { name: '삭제' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('‘청사 승강기’ 키워드를 삭제하시겠습니까?').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '삭제' }).click()
    await page.getByText('찾으시는 키워드가 없습니다').waitFor()
    await page.getByRole('button', { name: '찾는 말 지우기' }).click()
    await row.waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('what the service refuses is told at its field, also while typing', async () => {
    const visitor = await open('/keywords?edit=new')
    visitor.forgive(/400/)
    const { page } = visitor
    const text = page.getByLabel('검색어')
    await text.fill('정비 (공사')
    await page.getByText('이 괄호의 짝이 없습니다').waitFor()
    assert.equal(await text.getAttribute('aria-invalid'), 'true')
    await text.fill('정비공사')
    await page.getByLabel('하한').fill('500')
    await page.getByLabel('상한').fill('200')
    await page.getByText('maxAmt 값은 minAmt 값보다 작을 수 없습니다.').waitFor()
    assert.equal(await page.getByLabel('상한').getAttribute('aria-invalid'), 'true')
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByText('저장하지 못했습니다. 표시된 항목을 확인해 주십시오.').waitFor()
    assert.equal(await page.getByLabel('상한').inputValue(), '200', 'what was typed is still there')
    assert.deepEqual(visitor.faults(), [])
  })

  test('is told when the service cannot be reached, and when there were too many requests', async () => {
    const visitor = await open('/')
    visitor.forgive(/ERR_|429/)
    const { page } = visitor
    await page.route('**/v1/keywords?*', (route) => route.abort())
    await page.goto('/keywords')
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/keywords?*')
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      detail: 'x',
      code: 'rate_limited',
      requestId: 'req_1',
    }
    const refusal = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/v1/keywords?*', (route) => route.fulfill({ ...refusal, body: JSON.stringify(problem) }))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/v1/keywords?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByLabel('키워드 찾기').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desk and on a telephone, listed and written', async () => {
    const visitor = await open()
    const { page } = visitor
    const arrival = () => page.locator('li[data-keyword]').first().waitFor()
    for (const look of LOOKS) await assertWell(visitor, look, arrival)
    const id = await page.locator('li[data-keyword]').first().getAttribute('data-keyword')
    await page.goto(`/keywords?edit=${id}`)
    const tried = () => page.locator('rect').first().waitFor({ state: 'attached' })
    for (const look of LOOKS) await assertWell(visitor, look, tried)
    assert.deepEqual(visitor.faults(), [])
  })
})

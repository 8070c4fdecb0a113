import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

/** A tab that stays open while the service is down, or is replaced by another version. */

const room = openConsole()

/** What is printed for requests that fail, and for the failure that the page shows instead. */
const EXPECTED = /ERR_|404|Failed to fetch dynamically imported|could not be loaded|preload|error occurred/

async function open(path: string): Promise<Visitor> {
  const visitor = await enterWith(await room.visit(), room.demo.keys.enterprise, path)
  visitor.forgive(EXPECTED)
  return visitor
}

/** Every request of the tab fails, as if the service had stopped. */
async function stopped(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**', (route) => route.abort('connectionrefused'))
  return () => context.unroute('**')
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menuOf = (page: Page) => page.getByRole('navigation', { name: '주요 메뉴' })
/** The part of the page of statistics. */
const STATISTICS = /\/assets\/statistics[^/]*\.js$/
const MISSING = '페이지를 불러오지 못했습니다'

describe('while the service is down', () => {
  test('a menu click says so, the menu stays, and the page comes by itself', async () => {
    const visitor = await open('/')
    const { page, context } = visitor
    await headingOf(page, '오늘').waitFor()
    const restore = await stopped(context)
    const menu = menuOf(page)
    await menu.getByRole('link', { name: '통계' }).click()
    await page.getByRole('alert').getByText(MISSING).waitFor()
    assert.deepEqual(await visitor.violations(), [])
    // A page that was loaded before is still there.
    await menu.getByRole('link', { name: '오늘' }).click()
    await headingOf(page, '오늘').waitFor()
    await menu.getByRole('link', { name: '통계' }).click()
    await page.getByText(MISSING).waitFor()
    await restore()
    await headingOf(page, '통계').waitFor()
    await page.getByRole('row').nth(1).waitFor()
    assert.match(page.url(), /\/statistics$/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('a button tries again at once, and a list says what is wrong', async () => {
    const visitor = await open('/')
    const { page, context } = visitor
    const restore = await stopped(context)
    await menuOf(page).getByRole('link', { name: '공고 검색' }).click()
    await page.getByText(MISSING).waitFor()
    await restore()
    await context.route('**/v1/**', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await headingOf(page, '공고 검색').waitFor()
    await page.getByText('서버에 연결할 수 없습니다').first().waitFor()
    await context.unroute('**/v1/**')
    await page.getByRole('button', { name: '다시 시도' }).first().click()
    await page.locator('a[data-row]').first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a script or style sheet that failed once is asked for again', async () => {
    const visitor = await open('/')
    const { page, context } = visitor
    const failed = new Set<string>()
    await context.route(/\/assets\/(?:search|pipeline)[^/]*\.(?:js|css)$/, (route) => {
      const url = route.request().url()
      if (failed.has(url)) return route.fallback()
      failed.add(url)
      return route.abort('connectionreset')
    })
    await menuOf(page).getByRole('link', { name: '공고 검색' }).click()
    await page.locator('a[data-row]').first().waitFor()
    const kinds = [...failed].map((url) => url.replace(/^.*\./, ''))
    assert.deepEqual([...new Set(kinds)].sort(), ['css', 'js'])
    const sheets =
      "[...document.querySelectorAll('link[rel=stylesheet]')].map(({ href, sheet }) => [href, sheet !== null])"
    const loaded = new Map((await page.evaluate(sheets)) as [string, boolean][])
    for (const url of failed) if (url.endsWith('.css')) assert.equal(loaded.get(url), true, url)
    assert.deepEqual(visitor.faults(), [])
  })
})

/** The service has another build: the old names are gone, and the page names new ones. */
async function upgrade(context: BrowserContext): Promise<void> {
  const renamed = (text: string) => text.replace(/-([\w-]{8})\.(js|css)\b/g, '-$1.v2.$2')
  await context.route('**', async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname.startsWith('/v1/')) return route.fallback()
    const isAsset = /\/assets\/.*\.(?:js|css)$/.test(url.pathname)
    if (isAsset && !url.pathname.includes('.v2.')) return route.fulfill({ status: 404, body: '' })
    const answer = await route.fetch({ url: url.href.replace('.v2.', '.') })
    const type = answer.headers()['content-type'] ?? ''
    if (!/javascript|html/.test(type)) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, body: renamed(await answer.text()) })
  })
}

describe('after an upgrade', () => {
  test('a menu click loads the new build, once, and shows what was clicked', async () => {
    const visitor = await open('/')
    const { page, context } = visitor
    await headingOf(page, '오늘').waitFor()
    await upgrade(context)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await menuOf(page).getByRole('link', { name: '공고 검색' }).click()
    await page.locator('a[data-row]').first().waitFor()
    // Rows may be there before all styles are.
    await page.waitForLoadState()
    assert.match(page.url(), /\/search$/)
    assert.equal(loads, 1)
    const entry = await page.locator('script[src^="/assets/index-"]').first().getAttribute('src')
    assert.match(entry ?? '', /\.v2\.js$/)
    await menuOf(page).getByRole('link', { name: '통계' }).click()
    await page.getByRole('row').nth(1).waitFor()
    assert.equal(loads, 1)
    assert.deepEqual(visitor.faults(), [])
  })

  test('a build of which a file is missing is not loaded again and again', async () => {
    const visitor = await open('/')
    const { page, context } = visitor
    await headingOf(page, '오늘').waitFor()
    await context.route(STATISTICS, (route) => route.fulfill({ status: 404, body: '' }))
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const reload = page.waitForEvent('load')
    await menuOf(page).getByRole('link', { name: '통계' }).click()
    await page.getByText(MISSING).waitFor()
    await reload
    await page.getByText(MISSING).waitFor()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText(MISSING).waitFor()
    assert.equal(loads, 1)
    await context.unroute(STATISTICS)
    await page.getByRole('row').nth(1).waitFor()
    assert.equal(loads, 1)
    assert.deepEqual(visitor.faults(), [])
  })

  test('a file that stays missing after the page was loaded again is shown once it is there', async () => {
    const visitor = await open('/')
    const { page, context } = visitor
    await headingOf(page, '오늘').waitFor()
    await context.route(STATISTICS, (route) => route.fulfill({ status: 404, body: '' }))
    const reload = page.waitForEvent('load')
    await menuOf(page).getByRole('link', { name: '통계' }).click()
    await reload
    let lookups = 0
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/') lookups += 1
    })
    // The page looks for another build after each of three attempts, and before it tries again. It does so twice.
    await eventually(() => lookups >= 2 * 4)
    await context.unroute(STATISTICS)
    await page.getByRole('row').nth(1).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

test('the failure in both languages and themes, on a desktop and on a phone', async () => {
  const visitor = await open('/')
  const { page, context } = visitor
  await context.route(STATISTICS, (route) => route.abort('connectionrefused'))
  // While the page cannot reach the service, it neither tries again nor loads itself again: what is checked stays as it is.
  await context.route('/', (route) => route.abort('connectionrefused'))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/statistics')
  await assertWellInAllLooks(visitor, () => page.locator('[role="alert"] strong').waitFor())
  assert.equal(loads, 2, 'once for each language, never by itself')
  assert.deepEqual(visitor.faults(), [])
})

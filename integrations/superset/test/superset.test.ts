import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import type { Browser, Locator, Page } from 'playwright-core'
import { createClient, type GonggoClient } from '../../../clients/typescript/src/index.ts'
import { mirror } from '../../../clients/typescript/src/mirror/index.ts'
import { startChromium } from '../../../test/browser/browser.ts'
import { publish } from '../../../test/demo-notices.ts'
import { type DemoService, startDemoService } from '../../../test/demo-service.ts'
import { eventually } from '../../../test/harness.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { ADMIN, type Superset, startSuperset, withoutSuperset } from './superset.ts'

/** High enough for all charts: Superset asks only for those that can be seen. */
const WINDOW = { width: 1440, height: 2_450 }
const CHARTS = 11
/** The first page of a Superset that has just started takes a while, and much longer beside others at work. */

const folder = mkdtempSync(join(tmpdir(), 'gonggo-superset-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const skip = withoutSuperset(folder)

/** Another database on the server of the demo, and its address. */
async function createMarket(demo: DemoService): Promise<string> {
  const { connection } = JSON.parse(readFileSync(join(demo.folder, '.gonggo/postgres.json'), 'utf8'))
  const { host, port, username: user, password } = connection
  const admin = new pg.Client({ host, port, user, password, database: connection.database })
  await admin.connect()
  await admin.query('create database market')
  await admin.end()
  return `postgresql://${user}:${encodeURIComponent(password)}@/market?${new URLSearchParams({ host, port: String(port) })}`
}

describe('the dashboard for Superset', { skip }, () => {
  let demo: DemoService
  let client: GonggoClient
  let market: string
  let superset: Superset
  let browser: Browser
  before(async () => {
    demo = await startDemoService()
    client = createClient({ baseUrl: demo.baseUrl, key: demo.keys.pro })
    for (const keyword of ['준설', '교량']) await client.keywords.create({ keyword, alert: { on: ['new'] } })
    await publish(demo, ['북항 준설 공사', '남항 준설 용역', '남항 교량 보수 공사'])
    await eventually(async () => (await client.events.list()).items.length === 3)
    market = await createMarket(demo)
    await mirror({ client, to: market })
    superset = await startSuperset(folder, market)
    browser = await startChromium()
  })
  after(async () => {
    await browser?.close()
    await demo?.end()
  })

  test('draws all charts in Korean with the figures of the service', async (t) => {
    t.diagnostic(`installed ${superset.megabytes} MB in ${superset.seconds.toFixed(0)} s`)
    const { page, figures } = await drawnAt('gonggo')
    await keepPicture(t, page, 'ko')
    assert.equal(await numberIn(page, '입찰 중인 공고'), figures.open)
    assert.equal(await numberIn(page, '입찰 중인 공고의 추정가격 합계'), eok(figures.estimated, 1))
    assert.equal(await numberIn(page, '최근 12개월 낙찰금액 합계'), eok(figures.awarded, 1))
    const { agency, firm } = figures
    assert.deepEqual(await rowIn(page, '공고기관별 낙찰률(최근 12개월)'), [
      agency?.group.agency?.name,
      String(agency?.awards),
      agency?.awardRate?.median?.toFixed(3),
      String(agency?.awardRate?.n),
      eok(agency?.totalAmount ?? 0, 2).toFixed(2),
    ])
    assert.deepEqual(await rowIn(page, '낙찰업체(최근 12개월)'), [
      firm?.group.winner?.name,
      firm?.group.winner?.businessNo,
      eok(firm?.totalAmount ?? 0, 2).toFixed(2),
      String(firm?.awards),
    ])
  })

  test('has an English version', async (t) => {
    const { page, figures } = await drawnAt('gonggo-en')
    await keepPicture(t, page, 'en')
    assert.equal(await numberIn(page, 'Open notices'), figures.open)
    const heads = await chart(page, 'Winners (last 12 months)').locator('thead').textContent()
    assert.match(heads ?? '', /Winner.*Business number.*Amount \(100 million won\).*Awards/)
  })

  /** The dashboard at a moment in which no notice came in and none was closed, and what the service says of it. */
  async function drawnAt(slug: string) {
    for (;;) {
      const figures = await figuresOf(client)
      await mirror({ client, to: market })
      const page = await openDashboard(browser, superset, slug)
      if (isDeepStrictEqual(await figuresOf(client), figures)) return { page, figures }
      await page.context().close()
    }
  }
})

/** What the service answers to the questions that the charts ask of its mirror. */
async function figuresOf(client: GonggoClient) {
  let estimated = 0
  let open = 0
  for await (const bid of client.bids.listAsNdjson({ status: ['open'] })) {
    estimated += bid.estimatedPrice ?? 0
    open++
  }
  const { items: categories } = await client.statistics.listWinners({ groupBy: ['bsnsDiv'] })
  const awarded = categories.reduce((sum, { totalAmount }) => sum + (totalAmount ?? 0), 0)
  const [agency] = (await client.statistics.listWinners({ groupBy: ['agency'], sort: '-awards', pageSize: 1 })).items
  const [firm] = (await client.statistics.listWinners({ groupBy: ['winner'], sort: '-totalAmount', pageSize: 1 })).items
  return { open, estimated, awarded, agency, firm }
}

const eok = (won: number, digits: number): number => Number((won / 1e8).toFixed(digits))

async function openDashboard(browser: Browser, { baseUrl }: Superset, slug: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: WINDOW, baseURL: baseUrl })).newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.url().startsWith(baseUrl)) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/login/')
  await page.locator('#username').fill(ADMIN.name)
  await page.locator('#password').fill(ADMIN.password)
  await page.locator('#password').press('Enter')
  await page.waitForURL(/\/welcome/)
  await page.goto(`/superset/dashboard/${slug}/?standalone=1`)
  const charts = page.locator('.dashboard-component-chart-holder')
  await eventually(async () => (await charts.count()) === CHARTS).catch(async (error) => {
    throw new Error(`${await charts.count()} charts at ${page.url()}: ${await page.locator('body').textContent()}`, {
      cause: error,
    })
  })
  // What has drawn shows a picture, a table or a number; one without rows or with an error shows none of them.
  const drawn = page.locator('.slice_container').locator('canvas, tbody tr, .header-line')
  for (const one of await charts.all())
    await one
      .locator('.slice_container')
      .and(page.locator(':has(canvas), :has(tbody tr), :has(.header-line)'))
      .waitFor()
  assert.ok((await drawn.count()) >= CHARTS)
  assert.deepEqual(refused, [])
  return page
}

const chart = (page: Page, title: string): Locator =>
  page.locator('.dashboard-component-chart-holder').filter({ has: page.getByText(title, { exact: true }) })

async function numberIn(page: Page, title: string): Promise<number> {
  return Number((await chart(page, title).locator('.header-line').textContent())?.replaceAll(',', ''))
}

/** The first row of a table. */
async function rowIn(page: Page, title: string): Promise<string[]> {
  const cells = await chart(page, title).locator('tbody tr').first().locator('td').allInnerTexts()
  return cells.map((text) => text.replaceAll(',', '').trim())
}

/** For whoever wants to look at it: `PICTURES` names the folder. */
async function keepPicture(t: TestContext, page: Page, name: string): Promise<void> {
  const path = join(process.env.PICTURES ?? folder, `superset-${name}.png`)
  await page.screenshot({ path })
  t.diagnostic(`picture: ${path}`)
}

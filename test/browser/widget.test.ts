import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { eventually } from '../harness.ts'
import { enterWith, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

/** Of any sandbox with both, whatever the origin of its page. */
const SANDBOX_WARNING = 'allow-scripts and allow-same-origin'
const DAY_MS = 86_400_000
const SEOUL_MS = 9 * 3_600_000

interface Bid {
  noticeNo: string
  title: string
  agency: string
  closeAt: string
}
interface Link {
  id: string
  url: string
}

const GUIDE = readFileSync(new URL('../../docs/widget.md', import.meta.url), 'utf8')
const [SCRIPT_SNIPPET = '', FRAME_SNIPPET = ''] = [...GUIDE.matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(
  ([, code = '']) => code,
)

const room = openConsole({}, async () => {
  bids = await pursueSome()
})
let bids: Bid[] = []

async function ask<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(`${room.demo.baseUrl}${path}`, { method, headers, ...sent })
  const text = await answer.text()
  assert.ok(answer.ok, text)
  return (text === '' ? null : JSON.parse(text)) as T
}

/** Three that stay open for the whole run. */
async function pursueSome(): Promise<Bid[]> {
  const closeFrom = encodeURIComponent(new Date(Date.now() + 2 * DAY_MS).toISOString())
  const { items } = await ask<{ items: Bid[] }>(`/v1/bids?status=open&closeFrom=${closeFrom}&pageSize=3`)
  assert.equal(items.length, 3)
  for (const { noticeNo } of items) await ask('/v1/pursuits', 'POST', { noticeNo })
  return items
}

const createWidget = (fields: object = {}) =>
  ask<Link>('/v1/links', 'POST', { kind: 'widget', of: 'pursued', language: 'ko', name: '우리 회사 공고', ...fields })

/** A site of somebody else, whose policy lets in only what the guide names. */
let portal: { origin: string; show(html: string): void; server: Server }
before(async () => {
  let shown = ''
  const server = createServer((_request, response) => {
    const { baseUrl } = room.demo
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${baseUrl}; frame-src ${baseUrl}; style-src-attr 'unsafe-inline'; img-src data:`,
    )
    response.end(
      `<!doctype html><html lang="ko"><head><title>포털</title><link rel="icon" href="data:,"></head><body><main><h1>포털</h1>${shown}</main></body></html>`,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  portal = {
    origin: `http://127.0.0.1:${port}`,
    server,
    show(html) {
      shown = html
    },
  }
})
after(() => portal.server.close())

const embedded = (snippet: string, url: string): string =>
  snippet.replaceAll('BASE', room.demo.baseUrl).replaceAll('URL', url)

async function visitPortal(snippet: string, url: string): Promise<Visitor> {
  const visitor = await room.visit()
  visitor.forgive(new RegExp(`^outside: ${portal.origin}|${SANDBOX_WARNING}`))
  portal.show(embedded(snippet, url))
  await visitor.page.goto(portal.origin)
  return visitor
}

const heightOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.height ?? 0
const frameIn = (page: Page) => page.frameLocator('iframe')

function badgesOf(closeAt: string): string[] {
  const day = (ms: number) => Math.floor((ms + SEOUL_MS) / DAY_MS)
  const now = Date.now()
  return [now - 3_600_000, now].map((at) => `D-${day(Date.parse(closeAt)) - day(at)}`)
}

describe('a widget in a page of another site', () => {
  test('the code of the guide shows the notices there, as high as they are, and stores nothing', async () => {
    const { url } = await createWidget({ origins: [portal.origin] })
    const visitor = await visitPortal(SCRIPT_SNIPPET, url)
    const { page } = visitor
    const frame = frameIn(page)
    for (const { title, agency, closeAt } of bids) {
      const row = frame.locator('li').filter({ hasText: title.slice(0, 20) })
      await row
        .first()
        .getByText(agency.split(' ')[0] ?? '')
        .first()
        .waitFor()
      const badge = (await row.first().locator('.left').textContent()) ?? ''
      assert.ok(badgesOf(closeAt).includes(badge), `${badge} ${closeAt}`)
    }
    await frame.getByText('진행 중 3건 중 최근 3건').waitFor()
    await frame.locator('#refreshed').filter({ hasText: /갱신$/ }).waitFor()
    await eventually(async () => {
      const [outer, inner] = [await heightOf(page.locator('iframe')), await heightOf(frame.locator('body'))]
      return inner > 0 && outer === Math.ceil(inner)
    })
    const link = frame.locator('a.title').first()
    await link.focus()
    assert.equal(await link.getAttribute('target'), '_blank')
    assert.deepEqual(await visitor.context.cookies(), [])
    const within = page.frames().find((one) => one.url().startsWith(url))
    assert.equal(await within?.evaluate('localStorage.length + sessionStorage.length'), 0)
    assert.deepEqual(visitor.faults(), [])
    assert.deepEqual(await visitor.violations(), [])
  })

  test('the frame of the guide does so without the script', async () => {
    const { url } = await createWidget({ origins: [portal.origin] })
    const visitor = await visitPortal(FRAME_SNIPPET, url)
    await frameIn(visitor.page).locator('li').nth(2).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('on a site that is not listed nothing is shown, and the page says so after a while', async () => {
    const { url } = await createWidget({ origins: ['https://intranet.example.com'] })
    const visitor = await room.visit()
    visitor.forgive(new RegExp(`^outside: ${portal.origin}|frame-ancestors|chrome-error|${SANDBOX_WARNING}`))
    const { page } = visitor
    await page.clock.install()
    portal.show(embedded(SCRIPT_SNIPPET, url))
    await page.goto(portal.origin)
    await eventually(async () => visitor.page.frames().some((frame) => frame.url().startsWith('chrome-error')))
    await page.clock.fastForward('00:25')
    await page.getByRole('status').getByText('공고를 표시할 수 없습니다.').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('messages from elsewhere, and places with other addresses, change nothing', async () => {
    const { url } = await createWidget({ origins: [portal.origin] })
    const visitor = await visitPortal(
      `${SCRIPT_SNIPPET}<div data-gonggo-widget="https://evil.example/links/x/widget" id="other"></div>`,
      url,
    )
    const { page } = visitor
    await frameIn(page).locator('li').nth(2).waitFor()
    await page.locator('#other').getByText('the address of a widget begins with').waitFor()
    const height = () => heightOf(page.locator('iframe'))
    await eventually(async () => (await height()) !== 320)
    const before = await height()
    await page.evaluate("postMessage({ gonggo: 'height', height: 3333 }, '*')")
    await page.evaluate('new Promise((done) => setTimeout(done))')
    assert.equal(await height(), before)
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('a widget that stays open', () => {
  test('asks again every few minutes, keeps its list while the service is away, and ends with its link', async () => {
    const { url, id } = await createWidget()
    const visitor = await room.visit()
    visitor.forgive(/net::ERR_FAILED|404/)
    const { page } = visitor
    await page.clock.install()
    const isIts = ({ href }: URL) => href.startsWith(url)
    const statuses: number[] = []
    page.on('response', (response) => {
      if (isIts(new URL(response.url()))) statuses.push(response.status())
    })
    await page.goto(url)
    const rows = page.locator('li')
    assert.equal(await rows.count(), 3)
    const later = async (count: number) => {
      await page.clock.fastForward('06:00')
      await eventually(() => statuses.length >= count)
    }
    await later(2)
    await later(3)
    assert.deepEqual(statuses, [200, 200, 304])
    await page.route(isIts, (route) => route.abort())
    await page.clock.fastForward('06:00')
    await page.getByRole('status').getByText('서비스에 연결할 수 없어').waitFor()
    assert.equal(await rows.count(), 3)
    await page.unroute(isIts)
    await page.getByRole('button', { name: '새로 고침' }).click()
    await eventually(async () => (await page.getByRole('status').textContent()) === '')
    await ask(`/v1/links/${id}`, 'DELETE')
    await page.clock.fastForward('06:00')
    await page.getByRole('heading', { name: '링크가 더 이상 동작하지 않습니다' }).waitFor()
    assert.equal(await rows.count(), 0)
    assert.ok(await page.getByRole('button', { name: '새로 고침' }).isHidden())
    assert.deepEqual(visitor.faults(), [])
  })

  test('nobody is kept out (WCAG 2.2 AA) in either language and theme, from 280 px up; nothing stands beside it', async () => {
    const [{ url }, { url: empty }] = [
      await createWidget(),
      await createWidget({ of: 'search', keyword: '없는낱말하나' }),
    ]
    const gone = url.replace(/ggr_.{6}/, 'ggr_AAAAAA')
    const visitor = await room.visit()
    visitor.forgive(/404/)
    const { page } = visitor
    for (const address of [url, empty, gone])
      for (const language of ['ko', 'en'])
        for (const theme of ['light', 'dark']) {
          await page.goto(`${address}?lang=${language}&theme=${theme}`)
          assert.equal(await page.locator('html').getAttribute('lang'), language)
          for (const width of [280, 600]) {
            await page.setViewportSize({ width, height: 700 })
            const wide = (await page.evaluate('document.documentElement.scrollWidth')) as number
            assert.ok(wide <= width, `${wide} in ${width}`)
            assert.deepEqual(await visitor.violations(), [], `${address} ${language} ${theme} ${width}`)
          }
        }
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('in the console', () => {
  test('a widget is created with its sites, seen, copied, moved to other sites, and revoked', async () => {
    const visitor = await enterWith(await room.visit(), room.demo.keys.enterprise, '/account?view=links')
    const { page } = visitor
    visitor.forgive(/400/)
    await page.getByRole('button', { name: '링크 만들기' }).click()
    await page.getByLabel('종류').selectOption('widget')
    await page.getByLabel('내용').selectOption('pursued')
    await page.getByLabel('이름').fill('포털 위젯')
    await page.getByLabel('표시할 사이트').fill('https://*.example.com')
    await page.getByRole('button', { name: '만들기', exact: true }).click()
    await page.getByRole('alert').getByText('와일드카드').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await page.getByLabel('표시할 사이트').fill('https://intranet.example.com\nhttp://portal:8080/')
    await page.getByRole('button', { name: '만들기', exact: true }).click()
    const made = page.getByRole('region', { name: '새 링크: 포털 위젯' })
    const code = await made.getByLabel('페이지에 넣을 코드', { exact: true }).inputValue()
    const [, url = ''] = /data-gonggo-widget="([^"]+)"/.exec(code) ?? []
    assert.match(url, /\/links\/ggr_[\w-]{43}\/widget$/)
    assert.ok(code.includes(`<script src="${room.demo.baseUrl}/widget.js" async></script>`), code)
    await page.frameLocator('iframe').getByRole('heading', { name: '포털 위젯' }).waitFor()
    // The tool asks the frame, which does not answer.
    visitor.forgive(/'postMessage' on 'DOMWindow'/)
    assert.deepEqual(await visitor.violations(), [])
    await made.getByRole('button', { name: '저장했습니다. 닫기' }).click()
    const row = page.getByRole('listitem').filter({ hasText: '포털 위젯' })
    await row.getByText('표시할 사이트: https://intranet.example.com, http://portal:8080').waitFor()
    await row.getByRole('button', { name: '사이트 변경: 포털 위젯' }).click()
    await row.getByRole('textbox', { name: '표시할 사이트' }).fill('https://groupware.example.com')
    await row.getByRole('button', { name: '저장' }).click()
    await row.getByText('표시할 사이트: https://groupware.example.com').waitFor()
    const policy = (await fetch(url)).headers.get('content-security-policy') ?? ''
    assert.match(policy, /frame-ancestors 'self' https:\/\/groupware\.example\.com;/)
    await row.getByRole('button', { name: '폐기: 포털 위젯' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '폐기' }).click()
    await row.waitFor({ state: 'detached' })
    assert.equal((await fetch(url)).status, 404)
    assert.deepEqual(visitor.faults(), [])
  })
})

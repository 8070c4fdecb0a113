import type { Page } from 'playwright-core'
import { LANGUAGES, newVisitor, startChromium, type Visitor } from '../../test/browser/browser.ts'
import { startConsoleDemo } from '../../test/browser/demo.ts'
import type { DemoService } from '../../test/demo-service.ts'
import { eventually } from '../../test/harness.ts'
import { atRest } from './draw.ts'

/** Stores a picture under this name; `shoot` may be called again with a lower quality. */
export type Keep = (name: string, shoot: (quality: number) => Promise<Buffer>) => Promise<void>

const WINDOW = { width: 1200, height: 750 }
/** The number of events in the picture of the inbox. */
const EVENTS = 5

interface Scene {
  address: string
  /** Actions before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

/** Pictures of the console for the README. */
export const readmeShots = (keep: Keep): Promise<number> =>
  shootConsole(keep, async () => ({ console: { address: '/search?keyword=정비 -감리&status=open&sort=closeAt' } }))

/** Pictures of the console for the guide for bid managers: the Enterprise account of the demo, with its history. */
export const guideShots = (keep: Keep): Promise<number> =>
  shootConsole(
    keep,
    async (demo) => {
      await eventually(async () => (await listed(demo, '/v1/events?type=bid.matched')).length >= EVENTS)
      const [won] = await eventually(async () => {
        const pursuits = await listed(demo, '/v1/pursuits?state=won')
        return pursuits.length > 0 && pursuits
      })
      const noticeNo = encodeURIComponent(won?.noticeNo ?? '')
      return {
        'sign-in': { address: '/sign-in' },
        keyword: { address: '/keywords?edit=new', act: typeKeyword },
        inbox: { address: '/inbox?type=bid.matched' },
        pipeline: { address: '/pipeline' },
        statistics: { address: '/statistics', act: chartsDrawn },
        price: { address: `/statistics?view=price&noticeNo=${noticeNo}`, act: chartsDrawn },
        notice: { address: `/notices/${noticeNo}` },
      }
    },
    { GONGGO_DEMO: '1' },
  )

async function typeKeyword(page: Page): Promise<void> {
  await page.getByLabel(/^(?:검색어|Search text)$/).fill('정비 -감리')
  await page.locator('main mark').first().waitFor()
}

/** Charts are loaded after the figures beside them. */
const chartsDrawn = (page: Page): Promise<void> => page.locator('[role="img"]:has(svg path)').first().waitFor()

async function listed({ baseUrl, keys }: DemoService, path: string): Promise<{ noticeNo?: string }[]> {
  const answer = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${keys.enterprise}` } })
  return ((await answer.json()) as { items: { noticeNo?: string }[] }).items
}

/** Each address in both languages. Only the sign-in page has no session. */
async function shootConsole(
  keep: Keep,
  furnished: (demo: DemoService) => Promise<Record<string, Scene>>,
  settings: Record<string, string> = {},
) {
  const demo = await startConsoleDemo(settings)
  const browser = await startChromium()
  try {
    const scenes = Object.entries(await furnished(demo))
    for (const language of LANGUAGES) {
      const visitor = await newVisitor(browser, demo.baseUrl)
      const { page } = visitor
      await page.setViewportSize(WINDOW)
      await page.addInitScript(`localStorage.setItem('gonggo.language', '${language}')`)
      for (const [name, { address, act }] of scenes) {
        if (name !== 'sign-in') {
          const headers = { 'x-gonggo-console': '1' }
          await page.request.post('/session', { data: { key: demo.keys.enterprise }, headers })
        }
        await page.goto(address)
        await atRest(page)
        if (act) await act(page)
        await atRest(page)
        await keep(`${name}.${language}`, (quality) => screenshot(visitor, quality))
      }
      await visitor.context.close()
    }
    return scenes.length * LANGUAGES.length
  } finally {
    await browser.close()
    await demo.end()
  }
}

/** Playwright does not support WebP. */
async function screenshot({ context, page }: Visitor, quality: number): Promise<Buffer> {
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await session.detach()
  return Buffer.from(data, 'base64')
}

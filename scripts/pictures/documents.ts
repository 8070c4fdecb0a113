import type { Page } from 'playwright-core'
import { LANGUAGES, newVisitor, startChromium, type Visitor } from '../../test/browser/browser.ts'
import { startConsoleDemo } from '../../test/browser/demo.ts'
import { command } from '../../test/demo-notices.ts'
import type { DemoService } from '../../test/demo-service.ts'
import { eventually } from '../../test/harness.ts'
import { furnish } from './console.ts'
import { atRest } from './draw.ts'

/** Keeps a picture under this name; it may have to be taken again in a lower quality. */
export type Keep = (name: string, shoot: (quality: number) => Promise<Buffer>) => Promise<void>

const WINDOW = { width: 1200, height: 750 }
/** Events of the inbox. */
const POSTS = 5

interface Scene {
  address: string
  /** What a person does before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

/** The console as the README shows it. */
export const readmeShots = (keep: Keep): Promise<number> =>
  shootConsole(keep, async () => ({ console: { address: '/search?keyword=정비 -감리&status=open&sort=closeAt' } }))

/** The console as the guide for bid managers shows it, with the data of an account that has been used. */
export const guideShots = (keep: Keep): Promise<number> =>
  shootConsole(keep, async (demo) => {
    const { noticeNo } = await furnish(demo)
    for (let posted = 0; posted < POSTS; posted++) await command(demo, ['demo', 'post'])
    await eventually(async () => (await eventCount(demo)) >= POSTS)
    return {
      'sign-in': { address: '/sign-in' },
      keyword: { address: '/keywords?edit=new', act: typeKeyword },
      inbox: { address: '/inbox' },
      pipeline: { address: '/pipeline' },
      statistics: { address: '/statistics' },
      notice: { address: `/notices/${noticeNo}` },
    }
  })

async function typeKeyword(page: Page): Promise<void> {
  await page.getByLabel(/^(?:검색어|Search text)$/).fill('정비 -감리')
  await page.locator('main mark').first().waitFor()
}

async function eventCount({ baseUrl, keys }: DemoService): Promise<number> {
  const answer = await fetch(`${baseUrl}/v1/events`, { headers: { authorization: `Bearer ${keys.pro}` } })
  const { items } = (await answer.json()) as { items: unknown[] }
  return items.length
}

/** Each address in both languages; the sign-in page is the only one without a session. */
async function shootConsole(keep: Keep, furnished: (demo: DemoService) => Promise<Record<string, Scene>>) {
  const demo = await startConsoleDemo()
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
          await page.request.post('/session', { data: { key: demo.keys.pro }, headers })
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

/** Playwright itself takes no WebP. */
async function screenshot({ context, page }: Visitor, quality: number): Promise<Buffer> {
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality })
  await session.detach()
  return Buffer.from(data, 'base64')
}

import type { Page } from 'playwright-core'
import { synthesise } from '../demo/synthesis.ts'
import { createApp } from '../src/app.ts'
import type { BidRecord } from '../src/bids/index.ts'
import { toConfig } from '../src/config.ts'
import { DAY, systemClock } from '../src/lib/clock.ts'
import { createLog } from '../src/lib/log.ts'
import { createSecrets } from '../src/lib/secret.ts'
import { newVisitor, signInWith, startChromium } from '../test/browser/browser.ts'
import { inBatches } from './data.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { startServer } from './server.ts'
import { ms, number, type Options, percentile, type Result } from './stats.ts'

const EVENTS = 10_000
const BATCH = 500
/** Every notice of the demo contains one of these. */
const KEYWORD = '구축 | 정비 | 공사 | 용역 | 구매 | 제조 | 설치 | 유지 | 임차 | 조사 | 설계 | 감리 | 운영 | 개발'
const FRAMES = 900
/** The distance per frame of a fast scroll wheel. */
const PIXELS = 60
/** A frame at 60 per second takes 16.7 ms; browser clocks are coarse. */
const MOST_MS = 18

interface Scrolled {
  frames: number[]
  rows: number
  height: number
}
/** No row is lower, so a shorter list does not contain all rows. */
const LOWEST_ROW = 50

/** Scrolls down from the middle of the list, one step per frame. */
const SCROLL = `new Promise((resolve) => {
  scrollTo(0, document.documentElement.scrollHeight / 2)
  const frames = []
  let last = 0
  const step = (now) => {
    if (last > 0) frames.push(now - last)
    last = now
    scrollBy(0, ${PIXELS})
    if (frames.length < ${FRAMES}) requestAnimationFrame(step)
    else resolve({ frames, rows: document.querySelectorAll('li[data-event]').length, height: document.documentElement.scrollHeight })
  }
  setTimeout(() => requestAnimationFrame(step), 1000)
})`

/** Scrolls through an inbox with the events of a month. */
export async function inbox({ progress }: Options): Promise<Result[]> {
  const database = await openDatabase({ notices: 0, data: null, progress })
  const server = await startServer('console', database.target)
  const browser = await startChromium()
  try {
    await watchEverything(server.origin, server.plainKey)
    progress(`making ${number(EVENTS)} events …`)
    const events = await makeEvents(database)
    const { page } = await signInWith(await newVisitor(browser, server.origin), server.plainKey, '/inbox')
    await readAll(page)
    const { frames, rows, height } = (await page.evaluate(SCROLL)) as Scrolled
    if (height < events * LOWEST_ROW) throw new Error(`the page is only ${height} high`)
    const p95 = percentile(frames, 0.95)
    return [
      {
        line: `scrolling the inbox, ${number(events)} events, ${PIXELS} px a frame`,
        figure: `frames p50 ${ms(percentile(frames, 0.5))}, p95 ${ms(p95)}, longest ${ms(Math.max(...frames))}; ${number((frames.length * 1000) / frames.reduce((sum, one) => sum + one, 0))} a second (${rows} rows in the page)`,
        rival: '–',
        ratio: '–',
        need: `60 frames a second: p95 ≤ ${MOST_MS} ms`,
        reached: p95 <= MOST_MS,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await database.stop()
  }
}

async function watchEverything(origin: string, key: string): Promise<void> {
  const { status } = await fetch(`${origin}/v1/keywords`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ keyword: KEYWORD, alert: { email: 'off' } }),
  })
  if (status !== 201) throw new Error(`the keyword was answered ${status}`)
}

/** Imported like notices of a source; the service creates their events. */
async function makeEvents({ db, sql }: BenchDatabase): Promise<number> {
  const app = createApp(toConfig({}), {
    infrastructure: {
      db,
      secrets: createSecrets(['only for measuring and long enough']),
      migrations: [],
      embedded: true,
    },
    log: createLog({ level: 'silent' }),
  })
  for (const batch of inBatches(newNotices(), BATCH)) await app.bids.upsert(batch, () => true)
  for (;;) {
    const [made] = await sql<{ events: number }[]>`select count(*)::int as events from events`
    if (made && made.events >= EVENTS) return made.events
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

function* newNotices(): Generator<BidRecord> {
  const now = systemClock.now()
  const recent = { notices: EVENTS * 2, days: 1 }
  for (const { states } of synthesise({ seed: 'inbox', now, recent, stock: { notices: 0, months: 1 } })) {
    const [first] = states
    if (first) yield { ...first, closeAt: now + 10 * DAY, openAt: now + 11 * DAY }
  }
}

/** Older events are loaded near the end of the list. */
async function readAll(page: Page): Promise<void> {
  await page.locator('li[data-event]').first().waitFor()
  await page.evaluate(`new Promise((resolve) => {
    let [height, still] = [0, 0]
    const timer = setInterval(() => {
      const now = document.documentElement.scrollHeight
      still = now === height ? still + 1 : 0
      height = now
      scrollTo(0, now)
      if (still < 20) return
      clearInterval(timer)
      resolve()
    }, 100)
  })`)
}

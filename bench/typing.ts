import type { Page } from 'playwright-core'
import { newVisitor, signInWith, startChromium } from '../test/browser/browser.ts'
import { openDatabase } from './database.ts'
import { startServer } from './server.ts'
import { ms, number, type Options, percentile, type Result } from './stats.ts'

const MOST_MS = 100
/** A fast typist: each keystroke sends a new search and cancels the previous one. */
const STROKE_MS = 120
/** Queries are never repeated, because recent results are shown from a cache. */
const WHAT = ['정보시스템', '도로', '하천', '청사', '통신장비', '(학교|병원)']
const DONE = ['구축', '정비', '보수공사', '청소 용역', '구매 -유지보수']
const TYPED = DONE.flatMap((done) => WHAT.map((what) => `${what} ${done}`))

/** The time of the last keystroke, stored in the only place that the page's policy allows. */
const WATCH = `addEventListener('input', () => { window.typedAt = performance.now() }, { capture: true })`

/** Milliseconds from the last keystroke until the page shows the results and is stable. */
const shownAfter = (text: string): string => `new Promise((resolve) => {
  const asked = (entry) => entry.responseEnd > 0 &&
    new URL(entry.name).pathname === '/v1/bids' &&
    new URL(entry.name).searchParams.get('keyword') === ${JSON.stringify(text)} &&
    !new URL(entry.name).searchParams.has('facets')
  const look = () => {
    const isThere = performance.getEntriesByType('resource').some(asked)
    if (isThere && document.querySelector('section[aria-busy=false]'))
      resolve(performance.now() - window.typedAt)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

/** Text for a keyword, letter by letter. */
const NAMES = [
  '정보시스템',
  '도로',
  '보수공사',
  '청소',
  '서울',
  '-유지',
  '하천 정비',
  '통신장비',
  '소프트웨어',
  '감리',
  '학교',
  '설계',
]

/** From a keystroke until the page is redrawn. */
const DRAWN = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.typedAt))))`

/** Types into the searches of the console in a real browser, key by key. */
export async function typing(options: Options): Promise<Result[]> {
  const database = await openDatabase(options)
  const server = await startServer('console', database.target)
  const browser = await startChromium()
  const open = async (key: string, path: string): Promise<Page> => {
    const visitor = await newVisitor(browser, server.origin)
    await visitor.page.addInitScript(WATCH)
    return (await signInWith(visitor, key, path)).page
  }
  try {
    const [search, keywords]: [number[], number[]] = [[], []]
    const searching = await open(server.plainKey, '/search')
    for (const text of TYPED) search.push(await typedIn(searching, text))
    const finding = await open(server.teamKey, '/keywords')
    for (const text of NAMES) keywords.push(...(await foundIn(finding, text)))
    const notices = number(options.notices)
    return [
      lineOf(`search, ${notices} notices, last stroke → list shown`, search),
      lineOf('search among 1,000 keywords, each stroke → list shown', keywords),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await database.stop()
  }
}

function lineOf(what: string, took: number[]): Result {
  const p95 = percentile(took, 0.95)
  return {
    line: `typing into the console: ${what}`,
    figure: `p50 ${ms(percentile(took, 0.5))}, p95 ${ms(p95)}, longest ${ms(Math.max(...took))} (${took.length} times, one keystroke every ${STROKE_MS} ms)`,
    rival: '–',
    ratio: '–',
    need: `p95 ≤ ${MOST_MS} ms`,
    reached: p95 <= MOST_MS,
  }
}

async function foundIn(page: Page, text: string): Promise<number[]> {
  const field = page.locator('input[type=search]')
  await field.fill('')
  await page.locator('p[role=status]', { hasText: '1,000' }).waitFor()
  // The emptied field is drawn before the next text is typed.
  await page.evaluate(DRAWN)
  const took: number[] = []
  for (const letter of text) {
    await field.pressSequentially(letter, { delay: STROKE_MS })
    took.push((await page.evaluate(DRAWN)) as number)
  }
  return took
}

async function typedIn(page: Page, text: string): Promise<number> {
  const field = page.locator('input[type=search]')
  await field.fill('')
  await page.waitForURL((url) => !url.searchParams.has('keyword'))
  await page.locator('section[aria-busy=false] a[data-row]').first().waitFor()
  await page.evaluate('performance.clearResourceTimings()')
  await field.pressSequentially(text, { delay: STROKE_MS })
  return (await page.evaluate(shownAfter(text))) as number
}

import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { type DemoService, startDemoService } from '../demo-service.ts'
import { eventually } from '../harness.ts'
import { newVisitor, startChromium, type Visitor } from './browser.ts'
import { printLogOfFailures } from './failure-log.ts'

/** The demo as `npm start` brings it up, once its console is there. */
export async function startConsoleDemo(settings: Record<string, string> = {}): Promise<DemoService> {
  const demo = await startDemoService({ GONGGO_CONSOLE: '1', ...settings })
  await eventually(async () => {
    const page = await fetch(demo.baseUrl, { headers: { accept: 'text/html' } })
    return (await page.text()).includes('id="root"')
  })
  return demo
}

type Settings = Record<string, string>

export interface ConsoleRoom {
  readonly demo: DemoService
  readonly browser: Browser
  /** Somebody with an empty browser of their own. */
  visit(): Promise<Visitor>
}

interface SharedDemo {
  demo: DemoService
  browser: Browser
}

/** By their settings: files that share a process share a demo and a browser. */
const shared = new Map<string, Promise<SharedDemo>>()
/** Files whose tests have not ended. */
let users = 0

function sharedWith(settings: Settings): Promise<SharedDemo> {
  const name = JSON.stringify(settings)
  const one = shared.get(name) ?? begin(settings)
  shared.set(name, one)
  return one
}

async function begin(settings: Settings): Promise<SharedDemo> {
  const demo = await startConsoleDemo(settings)
  return { demo, browser: await startChromium() }
}

async function leave(): Promise<void> {
  users--
  if (users > 0) return
  const all = [...shared.values()]
  shared.clear()
  // A start that failed has failed its tests, and the runner ends what it left.
  for (const one of await Promise.allSettled(all)) {
    if (one.status === 'rejected') continue
    await one.value.browser.close()
    await one.value.demo.end()
  }
}

/**
 * A demo with its console and a browser, for all tests of a file. `prepare` runs once both are there: hooks of a file begin
 * at the same time, so a second `before` would not wait for them.
 */
export function openConsole(
  settings: Settings | (() => Promise<Settings>) = {},
  prepare: () => Promise<void> = async () => {},
): ConsoleRoom {
  users++
  let demo: DemoService | undefined
  let browser: Browser | undefined
  before(async () => {
    ;({ demo, browser } = await sharedWith(typeof settings === 'function' ? await settings() : settings))
    await prepare()
  })
  after(leave)
  printLogOfFailures(() => demo?.output() ?? '')
  const started = <T>(one: T | undefined): T => one ?? assert.fail('the console is there in tests, not before them')
  return {
    get demo() {
      return started(demo)
    },
    get browser() {
      return started(browser)
    },
    visit: () => newVisitor(started(browser), started(demo).baseUrl),
  }
}

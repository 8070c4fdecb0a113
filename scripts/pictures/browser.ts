import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { endProcess, endsWithTests } from '../../test/processes.ts'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-headless-shell',
]
/** Disables requests of the browser itself, so that nothing leaves the machine. */
const QUIET = ['background-networking', 'component-update', 'sync', 'default-apps', 'extensions'].map(
  (name) => `--disable-${name}`,
)
/** Higher pictures show nothing new, and some browsers leave them blank. */
const MOST_HEIGHT = 8_000

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Shot {
  url: string
  width: number
  theme?: Theme
  /** Default: the whole page, up to the maximum. */
  height?: number
  format?: 'png' | 'webp'
  quality?: number
  scale?: number
}

export interface Browser {
  shoot(shot: Shot): Promise<Buffer>
  close(): Promise<void>
}

/** Finds a program in the PATH; `null` if none of the names exists. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isThere = (path: string) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isThere) ?? null
}

/** What is missing for pictures, as a sentence; `null` = nothing. */
export function missingForPictures(): string | null {
  if (findProgram(NAMES) === null)
    return `Pictures are drawn by Chromium or Chrome, and none of ${NAMES.join(', ')} is on the PATH. On Debian: apt-get install chromium fonts-noto-cjk`
  const list = findProgram(['fc-list'])
  const fonts = list === null ? null : spawnSync(list, [':lang=ko'], { encoding: 'utf8' })
  if (fonts?.status === 0 && fonts.stdout.trim() === '')
    return 'There is no font with Hangul: Korean would be empty boxes. On Debian: apt-get install fonts-noto-cjk'
  return null
}

export async function startBrowser(): Promise<Browser> {
  const program = findProgram(NAMES)
  if (program === null) throw new Error(missingForPictures() ?? '')
  const profile = mkdtempSync(join(tmpdir(), 'gonggo-browser-'))
  const words = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--hide-scrollbars', ...QUIET]
  const child = endsWithTests(
    spawn(program, [...words, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  const close = async () => {
    await endProcess(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const port = await listeningPort(child.stderr)
    const pages = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
      type: string
      webSocketDebuggerUrl: string
    }[]
    const socket = new WebSocket(pages.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '')
    const page = await speakTo(socket)
    await page.send('Page.enable')
    return {
      shoot: (shot) => shoot(page, shot),
      async close() {
        // Programs of Debian are scripts that start the browser, so a signal does not reach it. It closes the
        // connection, sometimes without a response.
        await Promise.race([page.closed, page.send('Browser.close').catch(() => page.closed)])
        socket.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function listeningPort(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr.on('data', (text) => {
      said += text
      const [, port] = /127\.0\.0\.1:(\d+)\//.exec(said) ?? []
      if (port) resolve(port)
    })
    stderr.once('end', () => reject(new Error(`the browser did not start:\n${said}`)))
  })
}

type Message = { id?: number; method?: string; result?: unknown; error?: { message: string } }

interface Page {
  send<Result>(method: string, parameters?: object): Promise<Result>
  /** Waits for the next event with this name. */
  next(event: string): Promise<void>
  /** Resolves when the browser has ended. */
  closed: Promise<void>
}

async function speakTo(socket: WebSocket): Promise<Page> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const events = new Map<string, PromiseWithResolvers<void>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error } = JSON.parse(String(data)) as Message
    if (method !== undefined) {
      events.get(method)?.resolve()
      events.delete(method)
    }
    if (id === undefined) return
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('error', () => opened.reject(new Error('the browser does not answer')))
  const closed = Promise.withResolvers<void>()
  socket.addEventListener('close', () => {
    for (const one of waiting.values()) one.reject(new Error('the browser has ended'))
    closed.resolve()
  })
  await opened.promise
  let last = 0
  return {
    closed: closed.promise,
    send<Result>(method: string, params: object = {}) {
      const answer = Promise.withResolvers<unknown>()
      waiting.set(++last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise as Promise<Result>
    },
    next(event) {
      const happened = Promise.withResolvers<void>()
      events.set(event, happened)
      return happened.promise
    },
  }
}

async function shoot(page: Page, shot: Shot): Promise<Buffer> {
  const { url, width, theme = 'light', format = 'png', quality, scale = 1.5 } = shot
  const size = { width, height: shot.height ?? 800, deviceScaleFactor: scale, mobile: width < 500 }
  await page.send('Emulation.setDeviceMetricsOverride', size)
  await page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: theme }] })
  const loaded = page.next('Page.loadEventFired')
  const { errorText } = await page.send<{ errorText?: string }>('Page.navigate', { url })
  if (errorText) throw new Error(`${url}: ${errorText}`)
  await loaded
  const { cssContentSize } = await page.send<{ cssContentSize: { height: number } }>('Page.getLayoutMetrics')
  const height = shot.height ?? Math.min(cssContentSize.height, MOST_HEIGHT)
  const clip = { x: 0, y: 0, width, height, scale: 1 }
  const { data } = await page.send<{ data: string }>('Page.captureScreenshot', {
    format,
    captureBeyondViewport: true,
    clip,
    ...(quality === undefined ? {} : { quality }),
  })
  return Buffer.from(data, 'base64')
}

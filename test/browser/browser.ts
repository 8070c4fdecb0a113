import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { clockShift, unshiftedEnv } from '../environment.ts'
import { eventually } from '../harness.ts'
import { PATIENCE_MS } from '../patience.ts'
import { shiftDate } from './shifted-date.ts'

export const WIDTHS = [1280, 360] as const
export const LANGUAGES = ['ko', 'en'] as const

export interface Look {
  width: (typeof WIDTHS)[number]
  language: (typeof LANGUAGES)[number]
}

/** Whatever a page is opened in: both languages, on a desktop and on a phone. It is looked at in both themes. */
export const LOOKS: readonly Look[] = LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ width, language })))

const HEIGHT = 900
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme can change. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** No name but that of this machine is looked up: a browser asks the host that a passkey names, for as long as it likes. */
const NOWHERE = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1'

/** That of the machine if `CHROMIUM` names it, else the one that npm brings. */
export async function startChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? (await broughtAlong())
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', NOWHERE], env: unshiftedEnv() })
}

async function broughtAlong(): Promise<string> {
  const { default: brought } = await import('@sparticuz/chromium')
  return brought.executablePath()
}

/** Somebody in front of the console, and all that must not happen while he works. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** What the console printed, what was asked of other hosts, and what the policy of the page refused. */
  faults(): string[]
  /** The next refusals are meant to happen. */
  forgive(pattern: RegExp): void
  wear(look: Look): Promise<void>
  /** Violations of WCAG 2.2 AA, each with its place; all, or those of certain rules. */
  violations(rules?: readonly string[]): Promise<string[]>
  /** Sizes of all scripts that were loaded, packed with gzip. */
  scriptBytes(): Promise<number>
}

export async function newVisitor(browser: Browser, baseUrl: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: WIDTHS[0], height: HEIGHT }, baseURL: baseUrl })
  // Of all its pages, and of what they load.
  context.setDefaultTimeout(PATIENCE_MS)
  const shift = clockShift()
  // Chromium keeps the true time; what it shows must have the time of the service.
  if (shift !== 0) await context.addInitScript(shiftDate, shift)
  const page = await context.newPage()
  const found: string[] = []
  const forgiven: RegExp[] = []
  const scripts = new Set<string>()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (request.resourceType() === 'script') scripts.add(request.url())
    if (origin !== baseUrl && protocol !== 'data:' && protocol !== 'blob:') found.push(`outside: ${request.url()}`)
  })
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))",
  )
  return {
    page,
    context,
    faults: () => found.filter((fault) => !forgiven.some((pattern) => pattern.test(fault))),
    forgive: (pattern) => void forgiven.push(pattern),
    async wear({ width, language }) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.evaluate(`localStorage.setItem('gonggo.language', '${language}')`)
      await page.reload()
    },
    async violations(rules = RULES) {
      // Not as a script of the page, which its policy would refuse; once for each page, since it takes long to read.
      if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(AXE)
      const { violations } = (await page.evaluate(
        `axe.run({ runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
      )) as { violations: { id: string; help: string; nodes: { target: string[] }[] }[] }
      return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join('; ')})`)
    },
    async scriptBytes() {
      let bytes = 0
      for (const url of scripts) bytes += gzipSync(await (await context.request.get(url)).body()).length
      return bytes
    },
  }
}

/** Gives the visitor a device that keeps passkeys. */
export async function deviceOf({ context, page }: Visitor): Promise<{ knows(isVerified: boolean): Promise<void> }> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the next finger is that of its owner. */
    knows: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

export async function signInWith(visitor: Visitor, key: string, path = '/'): Promise<Visitor> {
  const { page } = visitor
  // Who is not signed in is told so by a status that browsers print.
  visitor.forgive(/401/)
  await page.goto(path)
  await page.getByLabel('API 키').fill(key)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  const isIn = page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
  await isIn.catch(async (cause: unknown) => {
    const shown = await page.locator('body').textContent()
    throw new Error(`The page does not sign in. It shows: ${shown}\n${visitor.faults().join('\n')}`, { cause })
  })
  return visitor
}

/** With the session that `signInWith` makes by hand, in half of its processor time: the page is drawn once, not three times. */
export async function enterWith(visitor: Visitor, key: string, path = '/'): Promise<Visitor> {
  const { page, context } = visitor
  // A test that ends the session is told so by a status that browsers print.
  visitor.forgive(/401/)
  // While it is overloaded, the service asks those without a key to come again.
  const answer = await eventually(async () => {
    const one = await context.request.post('/session', { data: { key } })
    return one.status() === 503 && one.headers()['retry-after'] ? null : one
  })
  assert.equal(answer.status(), 200, await answer.text())
  // Until its first request with a session, the service refuses pages and their files too.
  await context.request.get('/v1/usage')
  await page.goto(path)
  await page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
  return visitor
}

const PARTS_OF_DATE = ['년', '월', '일', '시', '분']

/** As a hand types it, each number in its field, and leaves: `2026-3-5`, or `2026-3-5 9:30`. */
export async function typeDate(place: Page | Locator, label: string, date: string): Promise<void> {
  for (const [index, digits] of date.split(/\D/).entries()) {
    const field = place.getByLabel(`${label} ${PARTS_OF_DATE[index]}`, { exact: true })
    await field.fill(digits)
    await field.blur()
  }
}

/**
 * In both languages and both widths. What is open already is looked at as it is; the other language is loaded, in the
 * other width. Each is then brought to the width in which it was not loaded.
 */
export async function assertWellInAllLooks(visitor: Visitor, arrival: () => Promise<unknown>): Promise<void> {
  const [wide, narrow] = WIDTHS
  await assertWellInWidths(visitor, 'ko', [wide, narrow], arrival)
  await assertWellInWidths(visitor, 'en', [narrow, wide], arrival)
}

async function assertWellInWidths(
  visitor: Visitor,
  language: Look['language'],
  [loaded, other]: [Look['width'], Look['width']],
  arrival: () => Promise<unknown>,
): Promise<void> {
  const { page } = visitor
  const shown = (await page.evaluate("localStorage.getItem('gonggo.language')")) ?? LANGUAGES[0]
  if (shown !== language || page.viewportSize()?.width !== loaded) await visitor.wear({ width: loaded, language })
  await arrival()
  await assertLook(visitor, { width: loaded, language })
  await page.setViewportSize({ width: other, height: HEIGHT })
  await arrival()
  await assertLook(visitor, { width: other, language })
}

/** Nobody is kept out (WCAG 2.2 AA) in either theme, and nothing stands beside the window. The page is loaded for it. */
export async function assertWell(visitor: Visitor, look: Look, arrival: () => Promise<unknown>): Promise<void> {
  await visitor.wear(look)
  await arrival()
  await assertLook(visitor, look)
}

async function assertLook(visitor: Visitor, look: Look): Promise<void> {
  const { page } = visitor
  assert.equal(await page.locator('html').getAttribute('lang'), look.language)
  if (look.language === 'ko') assert.deepEqual(await rawNames(page), [], `names of the API on ${page.url()}`)
  await assertNoOverflow(page)
  assert.deepEqual(await visitor.violations(), [], `${look.language} light ${look.width}`)
  // The colours of a page are the same in every language.
  if (look.language !== LANGUAGES[0]) return
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await visitor.violations(RULES_OF_COLOURS), [], `${look.language} dark ${look.width}`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Fields and values by their names in the API. Code, links to documents and what is typed may hold them. */
async function rawNames(page: Page): Promise<string[]> {
  const text = (await page.evaluate(
    `(() => {
      const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
      const texts = []
      while (walker.nextNode())
        if (!walker.currentNode.parentElement.closest('code, pre, textarea, [lang="en"]'))
          texts.push(walker.currentNode.data)
      return texts.join('\\n')
    })()`,
  )) as string
  return (
    // The shown start of a key or secret is random.
    text
      .replace(/\b(?:gg_live|gg[a-z]|whsec|whpk)_\w+/g, '')
      .match(/\b[a-z]{2,}[A-Z][A-Za-z]*\b|\b[a-z]+_[a-z_]+\b|\b(?:bid|pursuit|webhook|report|security)\.[a-z]+\b/g) ??
    []
  )
}

/** Nothing of the page stands beside the window: whoever reads on a telephone need not push it about. */
async function assertNoOverflow(page: Page): Promise<void> {
  let [content = 0, window = 0]: number[] = []
  // What is drawn to a measured width, such as charts, follows a window that became narrower.
  const fits = eventually(async () => {
    ;[content = 0, window = 0] = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as number[]
    return content <= window
  })
  await fits.catch((cause: unknown) => {
    throw new Error(`the page is ${content} wide in a window of ${window}`, { cause })
  })
}

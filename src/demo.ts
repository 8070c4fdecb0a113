import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { App } from './app.ts'
import { DEMO_ACCOUNTS, type Infrastructure } from './boot.ts'
import { type Config, isReachedFromElsewhere } from './config.ts'
import { beginHistory, connectReceiver, continueHistory, HISTORY_MS } from './demo-history.ts'
import { portOfReceiver, startDemoReceiver } from './demo-receiver.ts'
import { systemClock } from './lib/clock.ts'
import { codeOf, readSetting, writeSetting } from './lib/db/index.ts'
import { readHead } from './lib/feed.ts'
import { makePrivateFolderSync } from './lib/folders.ts'
import type { Log } from './lib/log.ts'
import type { Screen } from './lib/screen.ts'

type Account = NonNullable<Awaited<ReturnType<App['accounts']['find']>>>

export interface DemoAccount {
  id: string
  name: string
  plan: Account['plan']
  email: string
  key: string
}

interface DemoFile {
  baseUrl: string
  accounts: DemoAccount[]
}

/** Stored in the database. Moment and seed allow an interrupted start to continue with the same data. */
interface DemoState {
  on: boolean
  moment: number
  filled: boolean
  /** Whether the accounts have keywords, events and pursuits; demos of older versions have none. */
  history?: boolean
}

/** The state of the demo in this database, as of its last start. */
export type DemoReport =
  | { state: 'none' | 'off' | 'keys_lost' }
  | { state: 'on'; baseUrl: string; file: string; accounts: DemoAccount[]; text: string }

/** The parts of the service that the demo needs. */
export interface DemoHouse {
  config: Config
  infrastructure: Pick<Infrastructure, 'db' | 'embedded'>
  app: Pick<
    App,
    'access' | 'accounts' | 'bids' | 'http' | 'keywords' | 'publicUrl' | 'sessions' | 'sources' | 'teams' | 'webhooks'
  >
  log: Pick<Log, 'warn'>
  screen: Screen
}

/** Without company names: each account becomes a firm of the demo notices, which has its own name. */
const ACCOUNTS = [
  { name: '데모 계정 (Pro)', ownerName: '정하준', plan: 'pro', email: 'demo-pro@example.invalid' },
  { name: '데모 계정 (Enterprise)', ownerName: '이도윤', plan: 'enterprise', email: 'demo-enterprise@example.invalid' },
] as const

const SETTING = 'demo'
const KEY_NAME = 'demo'
/** The source of notices that arrive while the demo is running. */
const FEED = 'demo'
/** Imported when their results are published, after about 7,200 others of a realistic market. */
export const DEMO_STOCK = { notices: 2_800, months: 22 }
const ALL_NOTICES = 10_000

const fileOf = ({ dataFolder }: Config) => join(dataFolder, 'demo.json')

/** Runs before requests are accepted: turns the demo on or off. When it is off, its accounts are suspended. */
export async function settleDemo(house: DemoHouse): Promise<DemoState> {
  const { config, infrastructure, app } = house
  const { sql } = infrastructure.db
  const remembered = await readSetting<DemoState>(sql, SETTING)
  const state = await stateOf(house, remembered)
  const ids = await accountIds(house)
  const setAll = async (to: Account['state']) => {
    for (const id of ids) await app.accounts.setState(id, to)
  }
  // Stored so that the next start completes an interrupted one: "off" before the change, "on" after it.
  if (state.on && remembered?.on === false) await setAll('active')
  await writeSetting(sql, SETTING, { ...state })
  if (!state.on) {
    await setAll('suspended')
    rmSync(fileOf(config), { force: true })
    await app.webhooks.demoReceiver.shut()
    await app.sources.rest(FEED)
  }
  return state
}

/**
 * Fills a new installation with notices and two accounts, and updates the file with their keys. The sign-in link is
 * shown as soon as the console is available.
 */
export async function startDemo(
  house: DemoHouse,
  state: DemoState,
  opening: Promise<void> = Promise.resolve(),
): Promise<void> {
  const { config, infrastructure, app, log, screen } = house
  if (!state.on) return
  // Keys first, so that users can begin while the notices are still being created.
  const accounts = await accountsWithKeys(house, state)
  const file = fileOf(config)
  writeDemo(file, { baseUrl: app.publicUrl(), accounts })
  const isExposed = isReachedFromElsewhere(config)
  if (isExposed) log.warn({ host: config.host, accounts: accounts.map(({ id }) => id) }, EXPOSED)
  const shown: Shown = { baseUrl: app.publicUrl(), accounts, file: screen.isTerminal ? null : file }
  screen.print(greeting(shown, isExposed))
  if (state.history) await startReceiver(app, accounts, !state.filled)
  if (!state.filled) {
    if (state.history) await beginHistory(app, accounts)
    await fill(house, state)
    await app.bids.follower.tick()
    if (state.history) {
      screen.progress('Making alerts and pursuits …')
      await continueHistory(app, accounts, systemClock.now())
    }
    await writeSetting(infrastructure.db.sql, SETTING, { ...state, filled: true })
  }
  // Started last, so that live notices arrive after the stock is complete.
  await app.sources.ensure(FEED, 'demo')
  // Users open what is printed below at once, so everything created must be searchable by then.
  await app.bids.follower.tick()
  if (screen.isTerminal) {
    screen.progress('Building the console …')
    await opening
  }
  screen.print(suggestions(shown, await signInLink(house, accounts)))
}

/** Prints the output of the start again. A file of other accounts is ignored. */
export async function reportDemo(
  { config, infrastructure }: { config: Config; infrastructure: Pick<Infrastructure, 'db'> },
  isTerminal: boolean,
): Promise<DemoReport> {
  const { sql } = infrastructure.db
  const remembered = await readSetting<DemoState>(sql, SETTING)
  const ids = (await readSetting<string[]>(sql, DEMO_ACCOUNTS)) ?? []
  if (!remembered?.on) return { state: ids.length === 0 ? 'none' : 'off' }
  const file = fileOf(config)
  const kept = readDemo(file)
  if (kept?.accounts.map(({ id }) => id).join() !== ids.join()) return { state: 'keys_lost' }
  const { baseUrl, accounts } = kept
  const shown: Shown = { baseUrl, accounts, file: isTerminal ? null : file }
  const end = remembered.filled ? suggestions(shown, null) : 'Its notices are still being made.\n'
  return { state: 'on', ...kept, file, text: `${greeting(shown, isReachedFromElsewhere(config))}${end}` }
}

/** A link that signs in to the console with one click; shown only where keys are shown. */
async function signInLink({ infrastructure, app, screen }: DemoHouse, accounts: DemoAccount[]): Promise<URL | null> {
  const account = accounts.find(({ plan }) => plan === 'enterprise')
  if (!screen.isTerminal || !account) return null
  return infrastructure.db.transaction(async (tx) => {
    const [owner] = await app.teams.membersOf(tx, account.id)
    return owner ? (await app.sessions.links.issue(tx, { accountId: account.id, memberId: owner.id })).url : null
  })
}

/** Started before the notices are created, so that their events are delivered to it. */
async function startReceiver(app: DemoHouse['app'], accounts: DemoAccount[], isNew: boolean): Promise<void> {
  const { demoReceiver } = app.webhooks
  const { url: before, secret } = await demoReceiver.read()
  // Demos of older versions have no receiver.
  if (before === null && !isNew) return
  const { url } = await startDemoReceiver({ secret, port: portOfReceiver(before) })
  await demoReceiver.open({ url, secret })
  await connectReceiver(app, accounts, { before, url, secret, isNew })
}

async function fill({ app, screen: { progress } }: DemoHouse, { moment, history }: DemoState): Promise<void> {
  let shownTenths = 0
  progress('Making demo notices …')
  const now = systemClock.now()
  const liveFrom = history ? now - HISTORY_MS : null
  await app.sources.fillDemo({ now, before: moment, stock: DEMO_STOCK, liveFrom }, ({ notices }) => {
    const tenths = Math.min(Math.floor((10 * notices) / ALL_NOTICES), 9)
    if (tenths <= shownTenths) return
    shownTenths = tenths
    progress(`Making demo notices … ${tenths}0 %, ${notices.toLocaleString('en')} notices`)
  })
}

const EXPOSED =
  'demo accounts are open on a service that others can reach: GONGGO_DEMO=0 suspends them and removes their keys'

async function stateOf({ config, infrastructure }: DemoHouse, remembered: DemoState | null): Promise<DemoState> {
  const fresh = { on: false, moment: systemClock.now(), filled: false, history: !config.demoIsEmpty }
  if (config.demo !== null) return { ...(remembered ?? fresh), on: config.demo }
  if (remembered) return remembered
  const isNew = infrastructure.embedded && (await readHead(infrastructure.db.sql)).position === 0
  return { ...fresh, on: isNew }
}

/** Older versions stored the accounts only in the file. */
async function accountIds({ config, infrastructure: { db }, app }: DemoHouse): Promise<string[]> {
  const named = await readSetting<string[]>(db.sql, DEMO_ACCOUNTS)
  if (named) return named
  const ids: string[] = []
  for (const { id } of readDemo(fileOf(config))?.accounts ?? []) if (await app.accounts.find(id)) ids.push(id)
  if (ids.length > 0) await writeSetting(db.sql, DEMO_ACCOUNTS, ids)
  return ids
}

/** The accounts of the file; if it is missing, the same accounts get new keys. */
async function accountsWithKeys(house: DemoHouse, state: DemoState): Promise<DemoAccount[]> {
  const { config, app } = house
  const ids = await ensureAccounts(house, state)
  const kept = readDemo(fileOf(config))?.accounts ?? []
  if (kept.map(({ id }) => id).join() === ids.join()) return kept
  const made: DemoAccount[] = []
  for (const id of ids) {
    const account = await app.accounts.find(id)
    if (!account) continue
    const { name, plan, email } = account
    made.push({ id, name, plan, email, key: await freshKey(app, id) })
  }
  return made
}

/** Created and stored in one transaction, so that no unknown accounts remain. */
const ensureAccounts = ({ infrastructure: { db }, app }: DemoHouse, state: DemoState): Promise<string[]> =>
  db.transaction(async (tx) => {
    // If two processes start at the same moment, the second one waits here and finds the accounts of the first.
    await writeSetting(tx, SETTING, { ...state })
    const named = await readSetting<string[]>(tx, DEMO_ACCOUNTS)
    if (named) return named
    const ids: string[] = []
    for (const account of ACCOUNTS) {
      const { id } = await app.accounts.createIn(tx, { ...account, language: 'ko', zone: 'Asia/Seoul', beta: true })
      ids.push(id)
    }
    await writeSetting(tx, DEMO_ACCOUNTS, ids)
    return ids
  })

/** Revokes the old keys at once, because they were in a file that is lost. */
async function freshKey({ access: { keys } }: DemoHouse['app'], accountId: string): Promise<string> {
  const before = (await keys.list(accountId)).find(
    ({ name, createdBy, state }) => name === KEY_NAME && createdBy === null && state !== 'revoked',
  )
  const wish = { accountId, name: KEY_NAME, scopes: null, expiresAt: null, createdBy: null }
  const { key } = (before && (await keys.rotate(before.id, 0))) ?? (await keys.issue(wish))
  return key
}

function readDemo(file: string): DemoFile | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoFile
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Renamed into place, so that a waiting process never reads half of the file. */
function writeDemo(file: string, demo: DemoFile): void {
  // With an external database, the data folder may not exist yet.
  makePrivateFolderSync(dirname(file))
  writeFileSync(`${file}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

interface Shown {
  baseUrl: string
  accounts: DemoAccount[]
  /** The file with the keys, for output that must not show them. */
  file: string | null
}

function greeting({ baseUrl, accounts, file }: Shown, isExposed: boolean): string {
  const keys =
    file === null
      ? accounts.map(({ plan, key }) => `  ${plan.padEnd(10)} ${key}`)
      : [`Keys of the demo accounts are in ${file}`]
  return [
    '',
    `Gonggo serves demo notices at ${baseUrl}`,
    '',
    ...keys,
    ...(isExposed ? ['', `WARNING: ${EXPOSED}.`] : []),
    '',
    '',
  ].join('\n')
}

function suggestions({ baseUrl, accounts, file }: Shown, link: URL | null): string {
  const key = file === null ? (accounts[0]?.key ?? '') : '$KEY'
  const curl = (path: string, ...parameters: string[]) =>
    [
      `curl -sG '${baseUrl}${path}' -H "Authorization: Bearer ${key}"`,
      ...parameters.map((one) => `--data-urlencode '${one}'`),
    ].join(' ')
  const signIn =
    link === null
      ? [`Open the console at ${baseUrl} and sign in with a key.`]
      : ['Open the console. This link signs you in once, within 15 minutes:', `  ${link.href}`]
  return [
    '',
    'All notices of the demo are there.',
    '',
    ...signIn,
    '',
    'Search by API:',
    ...(file === null ? [] : [`  KEY=$(node -p "require('${file}').accounts[0].key")`]),
    `  ${curl('/v1/bids', 'keyword=정비 -감리', 'status=open', 'pageSize=1')}`,
    '',
    `Guides and reference: ${baseUrl}/docs`,
    '',
    '',
  ].join('\n')
}

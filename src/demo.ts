import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from './app.ts'
import type { Ground } from './boot.ts'
import type { Config } from './config.ts'
import { systemClock } from './lib/clock.ts'
import { codeOf } from './lib/db.ts'
import { readSetting, writeSetting } from './lib/db-settings.ts'
import { readHead } from './lib/feed.ts'

interface DemoAccount {
  id: string
  name: string
  plan: 'pro' | 'enterprise'
  email: string
  key: string
}

interface DemoFile {
  baseUrl: string
  accounts: DemoAccount[]
}

/** Remembered in the database; with the same moment and seed a filling that was cut off goes on where it was. */
interface DemoState {
  on: boolean
  moment: number
  filled: boolean
}

const ACCOUNTS = [
  { name: '한빛기업 (데모)', plan: 'pro', email: 'demo-pro@example.invalid' },
  { name: '대한종합건설 (데모)', plan: 'enterprise', email: 'demo-enterprise@example.invalid' },
] as const

const SETTING = 'demo'
const SEED = 'demo'
/** The source of notices that come while one watches. */
const FEED = 'demo'
const NOTICES = { recent: { notices: 3_000, days: 60 }, stock: { notices: 20_000, months: 24 } }

/** Fills a new embedded database with notices and two accounts, and keeps the file that names them true. */
export async function startDemo(
  config: Config,
  ground: Ground,
  app: App,
  print: (text: string) => void,
): Promise<void> {
  const { sql } = ground.db
  const state = await stateOf(config, ground)
  await writeSetting(sql, SETTING, { ...state })
  if (!state.on) {
    await app.sources.rest(FEED)
    return
  }
  if (!state.filled) {
    print('Making demo notices …\n')
    await app.sources.generate({ seed: SEED, now: state.moment, ...NOTICES }, () => {})
    await writeSetting(sql, SETTING, { ...state, filled: true })
  }
  // Only now: what comes alive from here on is seen beside a stock that is whole.
  await app.sources.ensure(FEED, 'demo')
  // What is printed below is asked at once: all that was made must be found by then.
  await app.bids.keeper.tick()
  const file = join(config.dataFolder, 'demo.json')
  const accounts = readDemo(file)?.accounts ?? (await createAccounts(app))
  writeDemo(file, { baseUrl: app.publicUrl(), accounts })
  print(greeting(app.publicUrl(), accounts))
}

async function stateOf(config: Config, { db, embedded }: Ground): Promise<DemoState> {
  const fresh = { on: false, moment: systemClock.now(), filled: false }
  const remembered = await readSetting<DemoState>(db.sql, SETTING)
  if (config.demo !== null) return { ...(remembered ?? fresh), on: config.demo }
  if (remembered) return remembered
  const isNew = embedded && (await readHead(db.sql)).position === 0
  return { ...fresh, on: isNew }
}

async function createAccounts(app: App): Promise<DemoAccount[]> {
  const made: DemoAccount[] = []
  for (const { name, plan, email } of ACCOUNTS) {
    const account = await app.accounts.create({ name, plan, email, language: 'ko', zone: 'Asia/Seoul', beta: true })
    const { key } = await app.access.keys.issue({
      accountId: account.id,
      name: 'demo',
      scopes: null,
      expiresAt: null,
      createdBy: null,
    })
    made.push({ id: account.id, name, plan, email, key })
  }
  return made
}

function readDemo(file: string): DemoFile | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoFile
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** By rename, so that whoever waits for the file never reads half of it. */
function writeDemo(file: string, demo: DemoFile): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function greeting(baseUrl: string, accounts: DemoAccount[]): string {
  const key = accounts.find(({ plan }) => plan === 'pro')?.key ?? ''
  const curl = (path: string, ...parameters: string[]) =>
    [
      `curl -sG '${baseUrl}${path}' -H 'Authorization: Bearer ${key}'`,
      ...parameters.map((one) => `--data-urlencode '${one}'`),
    ].join(' ')
  return [
    '',
    `Gonggo serves demo notices at ${baseUrl}  (reference: ${baseUrl}/docs)`,
    '',
    ...accounts.map(({ plan, key }) => `  ${plan.padEnd(10)} ${key}`),
    '',
    'Try:',
    `  ${curl('/v1/bids', 'keyword=정보시스템 (구축|고도화)', 'pageSize=3')}`,
    `  ${curl('/v1/bids', 'region=경기도', 'status=open', 'maxAmt=300000000', 'sort=closeAt')}`,
    `  ${curl('/v1/codes/agencies', 'q=교육청')}`,
    '',
    '',
  ].join('\n')
}

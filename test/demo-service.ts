import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passedOn } from './environment.ts'
import { PATIENCE_MS } from './patience.ts'
import { endProcess, endsWithTests } from './processes.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
/** The demo makes some 10,000 notices; on a machine with much else to do that takes its time. */
const WHOLE_MS = 4 * PATIENCE_MS
const READY = 'All notices of the demo are there'
/** Names a folder whose demo was made before: a service begins with a copy of it. */
export const DEMO_VARIABLE = 'GONGGO_TEST_DEMO'

export interface DemoService {
  baseUrl: string
  /** As the folder of a first try: its data are in `.gonggo`. */
  folder: string
  keys: { pro: string; enterprise: string }
  /** All it has printed and logged so far. */
  output(): string
  end(): Promise<void>
}

/**
 * The service as `npm start` starts it for the first time, in an empty folder, once its demo is whole. Scripts use it too.
 * Its accounts are empty: a test makes what it needs.
 */
export async function startDemoService(
  settings: Record<string, string> = {},
  { keepsFolder = false } = {},
): Promise<DemoService> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-first-try-'))
  const made = process.env[DEMO_VARIABLE]
  // As it is, owners and rights too: the database may belong to another user.
  if (made !== undefined) execFileSync('cp', ['-a', join(made, '.gonggo'), folder])
  const env = { ...passedOn(), GONGGO_PORT: '0', GONGGO_DEMO: 'empty', GONGGO_CONSOLE: '0', ...settings }
  const child = endsWithTests(spawn(process.execPath, [MAIN], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }))
  const end = async () => {
    await endProcess(child)
    if (!keepsFolder) rmSync(folder, { recursive: true, force: true })
  }
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes(READY)) resolve()
    })
  child.once('close', () => reject(new Error(`the service ended before its demo was whole:\n${said}`)))
  const late = setTimeout(() => reject(new Error(`no whole demo within ${WHOLE_MS} ms:\n${said}`)), WHOLE_MS)
  try {
    await ready
  } catch (error) {
    await end()
    throw error
  } finally {
    clearTimeout(late)
  }
  const { baseUrl, accounts } = JSON.parse(readFileSync(join(folder, '.gonggo/demo.json'), 'utf8')) as {
    baseUrl: string
    accounts: { plan: string; key: string }[]
  }
  const keyOf = (plan: string) => accounts.find((account) => account.plan === plan)?.key ?? ''
  return { baseUrl, folder, keys: { pro: keyOf('pro'), enterprise: keyOf('enterprise') }, output: () => said, end }
}

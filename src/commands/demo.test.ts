import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { startWithDemo } from '../../test/demo-start.ts'
import { writeSetting } from '../lib/db/index.ts'
import type { CommandAnswer, CommandHouse, CommandPlace } from './command.ts'
import { demoOn } from './demo.ts'
import { failureOf } from './failures.ts'
import { findAction, readGiven } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'gonggo-demo-command-'))
const file = join(folder, 'demo.json')
let app: TestApp
before(async () => {
  app = await startTestApp({ role: 'api', env: { GONGGO_DATA: folder } })
})
after(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function show({ isTerminal = false } = {}): Promise<CommandAnswer> {
  const { action } = findAction({ demo: demoOn({ isTerminal }) }, ['demo'])
  assert.ok(action)
  const house = { app, infrastructure: { db: app.db } } as unknown as CommandHouse
  const place: Pick<CommandPlace, 'config' | 'open'> = { config: app.config, open: async () => house }
  return action.action.run(readGiven(action), place as CommandPlace)
}
const refused = () =>
  show().then(
    () => assert.fail('it showed something'),
    (error: unknown) => failureOf(error),
  )

/** As a start of the service does. */
async function start(demo: boolean, isFilled = true): Promise<string> {
  await writeSetting(app.db.sql, 'demo', { on: demo, moment: app.clock.now(), filled: true })
  const { text } = await startWithDemo(app, demo, { isTerminal: true })
  if (!isFilled) await writeSetting(app.db.sql, 'demo', { on: demo, moment: app.clock.now(), filled: false })
  return text
}

test('shows what the start has shown: with the keys on a terminal, and nowhere else', async () => {
  const first = await start(true)
  const seen = await show({ isTerminal: true })
  // A link that works once is for the person who started the service.
  const fromLink = /Open the console[\s\S]*?\n\n/
  assert.match(first, /\/sign-in#token=ggl_/)
  assert.equal(seen.text.replace(fromLink, ''), first.trim().replace(fromLink, ''))
  assert.doesNotMatch(seen.text, /ggl_/)
  assert.equal(seen.text.match(/gg_live_\w{38}/g)?.length, 2 + 1)
  const kept = await show()
  assert.doesNotMatch(kept.text, /gg_live_/)
  assert.ok(kept.text.includes(`Keys of the demo accounts are in ${file}`))
  for (const { document } of [seen, kept]) {
    assert.deepEqual(Object.keys(document), ['baseUrl', 'file', 'accounts'])
    assert.doesNotMatch(JSON.stringify(document), /gg_live_|"key"/, 'with --json neither')
  }
})

test('says that notices are still being made', async () => {
  await start(true, false)
  const { text } = await show()
  assert.match(text, /still being made\.$/)
  assert.doesNotMatch(text, /curl/)
})

test('says when there is none, when it was turned off, and when its keys are lost', async () => {
  await start(true)
  writeFileSync(file, JSON.stringify({ baseUrl: 'http://127.0.0.1:1', accounts: [] }))
  assert.match((await refused()).detail, /demo is on, but demo\.json .* next start .* creates new keys/)
  await start(false)
  const off = await refused()
  assert.match(off.detail, /turned off: .* GONGGO_DEMO=1/)
  assert.equal(off.exit, 3)
  await app.db.sql`delete from settings where name in ('demo', 'demo accounts')`
  assert.match((await refused()).detail, /has no demo/)
})

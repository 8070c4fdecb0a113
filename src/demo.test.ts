import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../test/app-harness.ts'
import { type DemoStart, startWithDemo } from '../test/demo-start.ts'
import { createSessionHands } from '../test/session.ts'
import { demo as lookAtDemo } from './commands/doctor-database.ts'
import { writeSetting } from './lib/db/index.ts'

interface DemoFile {
  baseUrl: string
  accounts: { id: string; name: string; plan: string; email: string; key: string }[]
}

describe('the accounts of the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-demo-'))
  const file = join(folder, 'demo.json')
  let app: TestApp
  before(async () => {
    app = await startTestApp({ role: 'api', env: { GONGGO_DATA: folder } })
  })
  after(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    // The stock is not what is looked at here.
    await writeSetting(app.db.sql, 'demo', { on: true, moment: app.clock.now(), filled: true })
    await app.db.sql`delete from settings where name = 'demo accounts'`
    rmSync(file, { force: true })
  })

  async function start(demo: boolean | null, how: DemoStart = {}) {
    const start = await startWithDemo(app, demo, how)
    await app.access.auth.pollChanges()
    return start
  }
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as DemoFile
  const keys = () => read().accounts.map(({ key }) => key)
  const ask = async (key: string) => (await app.get<{ code?: string }>('/v1/keywords', {}, { key })).body.code ?? 'open'
  const answers = async (those: string[]) => [...new Set(await Promise.all(those.map(ask)))].join()

  test('are two, whose keys the file of their owner names and no other start changes', async () => {
    await start(null)
    const first = read()
    assert.deepEqual(
      first.accounts.map(({ plan, email }) => [plan, email]),
      [
        ['pro', 'demo-pro@example.invalid'],
        ['enterprise', 'demo-enterprise@example.invalid'],
      ],
    )
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.equal(await answers(keys()), 'open')
    await start(null)
    assert.deepEqual(read(), first)
  })

  test('have the name of no firm, since each is the firm whose award it shows', async () => {
    await start(null)
    assert.deepEqual(
      read().accounts.map(({ name }) => name),
      ['데모 계정 (Pro)', '데모 계정 (Enterprise)'],
    )
  })

  test('have owners with a name, which pages show in place of the mail address', async () => {
    await start(true)
    for (const key of keys()) {
      const { body } = await app.get<{ items: { name: string }[] }>('/v1/pursuits/assignees', {}, { key })
      assert.match(body.items[0]?.name ?? '', /^[가-힣]{3}$/)
    }
  })

  test('are shut when the demo is turned off, stay shut, and come back with new secrets', async () => {
    await start(true)
    const before = read()
    const opened = keys()
    for (const demo of [false, null]) {
      await start(demo)
      assert.equal(existsSync(file), false)
      assert.equal(await answers(opened), 'access_blocked')
    }
    await start(true)
    const { accounts } = read()
    assert.deepEqual(
      accounts.map(({ key, ...account }) => account),
      before.accounts.map(({ key, ...account }) => account),
    )
    assert.equal(await answers(keys()), 'open')
    assert.equal(await answers(opened), 'expired_key')
  })

  test('are not made twice when their file is lost, and what it held opens nothing', async () => {
    await start(true)
    const [ids, lost] = [read().accounts.map(({ id }) => id), keys()]
    rmSync(file)
    await start(true)
    assert.deepEqual(
      read().accounts.map(({ id }) => id),
      ids,
    )
    assert.equal(await answers(lost), 'expired_key')
    assert.equal(await answers(keys()), 'open')
  })

  test('of an older version, which only the file names, are shut as well', async () => {
    await start(true)
    const opened = keys()
    await app.db.sql`delete from settings where name = 'demo accounts'`
    await start(false)
    assert.equal(await answers(opened), 'access_blocked')
  })

  test('of another database are not taken for those of this one', async () => {
    const strange = { id: 'acc_strange', name: 'x', plan: 'pro', email: 'x@example.invalid', key: 'gg_live_x' }
    writeFileSync(file, JSON.stringify({ baseUrl: 'http://127.0.0.1:1', accounts: [strange] }))
    await start(true)
    assert.equal(read().accounts.length, 2)
    assert.equal(await answers(keys()), 'open')
  })

  test('that the operator has suspended stay so while the demo goes on', async () => {
    await start(true)
    const [{ id = '', key = '' } = {}] = read().accounts
    await app.accounts.setState(id, 'suspended')
    await start(true)
    assert.equal(await ask(key), 'access_blocked')
  })

  test('have their keys shown on a terminal, and nowhere else', async () => {
    const kept = await start(true)
    assert.doesNotMatch(kept.text, /gg_live_/)
    assert.ok(kept.text.includes(file), kept.text)
    const seen = await start(true, { isTerminal: true })
    for (const key of keys()) assert.ok(seen.text.includes(key))
    assert.equal(seen.text.match(/^ {2}curl /gm)?.length, 1)
  })

  test('are opened by a link that is shown once the console is there', async () => {
    const [console, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
    const printed: string[] = []
    const how = { isTerminal: true, console: console.promise, progress: waiting.resolve, printed }
    const starting = start(true, how)
    assert.equal(await waiting.promise, 'Building the console …')
    assert.doesNotMatch(printed.join(''), /sign-in/)
    console.resolve()
    await starting
    assert.match(printed.join(''), /sign-in#token=/)
  })

  test('are opened by a link on a terminal, which signs the owner in once', async () => {
    assert.doesNotMatch((await start(true)).text, /ggl_/)
    const { text } = await start(true, { isTerminal: true })
    const token = /\/sign-in#token=(ggl_[\w-]+)\n/.exec(text)?.[1] ?? assert.fail(text)
    const { signIn } = createSessionHands(() => app)
    const { body, outcome } = await signIn({ token })
    assert.deepEqual([outcome, body.account.id, body.role], ['200', read().accounts[1]?.id, 'owner'])
    assert.equal((await signIn({ token })).outcome, '401 invalid_link')
  })

  test('are told loudly of where others can reach them, at the start and by the doctor', async () => {
    const quiet = await start(true)
    assert.deepEqual(quiet.warned, [])
    assert.doesNotMatch(quiet.text, /WARNING/)
    const near = { host: '127.0.0.1', publicUrl: null }
    const far = { host: '0.0.0.0', publicUrl: null }
    assert.equal((await lookAtDemo(app.db.sql, near)).ok, true)
    assert.equal((await lookAtDemo(app.db.sql, { ...near, publicUrl: 'https://api.example.kr' })).ok, false)
    const loud = await start(true, { host: '0.0.0.0' })
    assert.equal(loud.warned.length, 1)
    assert.match(loud.text, /^WARNING: demo accounts are open/m)
    assert.doesNotMatch(JSON.stringify(loud.warned), /gg_live_/)
    assert.match((await lookAtDemo(app.db.sql, far)).detail, /2 demo accounts are open, and others can reach/)
    await start(false, { host: '0.0.0.0' })
    assert.deepEqual(await lookAtDemo(app.db.sql, far), { ok: true, detail: 'its accounts are suspended' })
  })
})

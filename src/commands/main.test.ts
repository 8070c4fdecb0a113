import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { endsWithTests, eventually, openTestDatabase } from '../../test/harness.ts'
import { type Service, startService } from '../../test/services.ts'

/** The commands as operators run them: processes of their own, beside a running service and without one. */
const ROOT = join(import.meta.dirname, '../..')
const SECRET = 'a secret of some length'
const KEY = /^gg_live_[0-9A-Za-z]{38}$/

type Env = Record<string, string>
type Document = Record<string, unknown>

interface Ran {
  code: number | null
  out: string
  err: string
}

interface RunOptions {
  env: Env
  cwd?: string
  /** Told what is on stderr so far. */
  watch?: (child: ChildProcess, err: string) => void
}

async function run(line: string, { env, cwd = tmpdir(), watch }: RunOptions): Promise<Ran> {
  const args = line.split(' ').filter(Boolean)
  const child = endsWithTests(spawn(join(ROOT, 'gonggo'), args, { cwd, env: { ...BARE, ...env } }))
  const ran: Ran = { code: null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    ran.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    ran.err += text
    watch?.(child, ran.err)
  })
  await once(child, 'close')
  return { ...ran, code: child.exitCode }
}

/** With --json: exactly one document and nothing beside it, whatever came of the command. */
async function ask(line: string, options: RunOptions, expected = 0): Promise<Document> {
  const { code, out, err } = await run(`${line} --json`, options)
  assert.equal(code, expected, `${line}: ${out}${err}`)
  assert.match(out, /^\{.*\}\n$/, line)
  return JSON.parse(out) as Document
}

/** With exactly these fields; returned as text. */
function fields(document: Document, ...names: string[]): Record<string, string> {
  assert.deepEqual(Object.keys(document).sort(), names.sort())
  return document as Record<string, string>
}

async function refusal(line: string, options: RunOptions, exit: number): Promise<Record<string, string>> {
  const { error } = await ask(line, options, exit)
  return fields(error as Document, 'code', 'detail')
}

const ACCOUNT = ['id', 'name', 'plan', 'state', 'email', 'createdAt']
const ISSUED = ['id', 'accountId', 'key', 'scopes', 'expiresAt']

const folders: string[] = []
// Taking the types off a hundred files is most of what a command costs: the run of tests may have done that already.
const cache = process.env.NODE_COMPILE_CACHE || newFolder()
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-commands-'))
  folders.push(folder)
  return folder
}

/** An installation of its own, where nothing has run yet. */
function newPlace(): { env: Env; data: string } {
  const data = join(newFolder(), 'data')
  return { data, env: { GONGGO_DATA: data, GONGGO_PORT: '0', GONGGO_DEMO: '0' } }
}

const serverRuns = (data: string) => existsSync(join(data, 'postgres/postmaster.pid'))

const BARE = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: cache }

describe('beside a running service', () => {
  const { env } = newPlace()
  const here = { env }
  let service: Service
  let baseUrl = ''

  before(async () => {
    service = startService({ env: { ...BARE, ...env } })
    baseUrl = await service.listening()
  })
  after(() => service.end())

  const bids = (key: unknown) =>
    fetch(`${baseUrl}/v1/bids?sort=closeAt`, { headers: { authorization: `Bearer ${key}` } })

  /** The service must follow a change within a second of the command's end. */
  const follows = (key: unknown, status: number) =>
    eventually(async () => {
      const response = await bids(key)
      await response.body?.cancel()
      return response.status === status
    })

  const newAccount = (plan = 'pro') =>
    ask(`account create --name=Hanbit --plan ${plan} --email owner@example.invalid`, here)

  test('what is changed in accounts and keys, the service follows within a second', async () => {
    const account = fields(await newAccount(), ...ACCOUNT)
    const issued = fields(await ask(`key issue --account ${account.id}`, here), ...ISSUED)
    assert.match(issued.key ?? '', KEY)
    await follows(issued.key, 200)
    assert.deepEqual(await ask(`account suspend ${account.id}`, here), { ...account, state: 'suspended' })
    await follows(issued.key, 403)
    assert.deepEqual(await ask(`account resume ${account.id}`, here), account)
    await follows(issued.key, 200)
    const rotated = fields(await ask(`key rotate ${issued.id} --grace-seconds 0`, here), ...ISSUED)
    await follows(issued.key, 401)
    await follows(rotated.key, 200)
    assert.equal((await ask(`key revoke ${issued.id}`, here)).state, 'revoked')
    await follows(rotated.key, 401)
  })

  test('a key stands alone on its line, with a word of warning; everything else is said in short', async () => {
    const { id } = await newAccount('enterprise')
    const { code, out, err } = await run(`key issue --account ${id} --name=erp`, here)
    assert.deepEqual([code, err], [0, ''])
    const lines = out.split('\n')
    assert.equal(lines.filter((line) => line.includes('gg_live_')).length, 1)
    await follows(
      lines.find((line) => KEY.test(line)),
      200,
    )
    assert.match(out, /^Key key_\w+ for Hanbit \(enterprise\)\. It does not expire\.\n/)
    assert.match(out, /Store it now: it cannot be shown again\.\n$/)
    const list = await run('account list', here)
    assert.match(list.out, /^ID +NAME +PLAN +STATE +EMAIL +CREATED\nacc_/)
  })

  test('notices are made by the same path as all others, the same for the same seed', async () => {
    const { id } = await newAccount()
    const { key } = await ask(`key issue --account ${id}`, here)
    const generated = await ask('generate --notices 400 --awards 150 --seed spring', here)
    const { ms, ...made } = fields(generated, 'notices', 'awards', 'keywords', 'ms')
    assert.deepEqual(made, { notices: 400, awards: 150, keywords: 0 })
    assert.equal(typeof ms, 'number')
    const found = async () => (await (await bids(key)).json()) as { total: number; items: { noticeNo: string }[] }
    const first = await eventually(async () => {
      const page = await found()
      return page.total === 400 && page
    })
    const again = await run('generate --notices 400 --awards 150 --seed spring', here)
    assert.match(again.out, /^Made 400 notices and 150 results in \d+\.\d s\.\n$/)
    assert.match(again.err, /400 of 400 notices \(100 %\), 150 results; [\d,]+ notices\/s\n$/)
    const second = await found()
    assert.equal(second.total, 400)
    const numbers = (page: typeof first) => page.items.map(({ noticeNo }) => noticeNo)
    assert.deepEqual(numbers(second), numbers(first))
  })

  test('the doctor finds everything in order and says what it looked at', async () => {
    const { port } = new URL(baseUrl)
    const { ok, checks } = fields(await ask('doctor', { env: { ...env, GONGGO_PORT: port } }), 'ok', 'checks')
    const found = (checks as unknown as { name: string; ok: boolean; detail: string }[]).map((check) => {
      assert.deepEqual(Object.keys(check), ['name', 'ok', 'detail'])
      return [check.name, check]
    })
    const by = Object.fromEntries(found)
    assert.deepEqual(Object.keys(by), [
      'node',
      'database',
      'version',
      'encoding',
      'letters',
      'schema',
      'rights',
      'secret',
      'feed',
      'sources',
      'keys',
      'demo',
      'clock',
      'redis',
      'smtp',
      'data folder',
      'disk',
      'port',
      'proxy',
    ])
    assert.equal(ok, true)
    assert.match(by.database.detail, /of the running service/)
    assert.match(by.port.detail, /is served by Gonggo/)
  })

  test('migrating finds nothing to do', async () => {
    assert.deepEqual(await ask('migrate', here), { applied: [], state: 'current' })
  })

  test('a wrong secret is refused by every command and named by the doctor', async () => {
    const wrong = { env: { ...env, GONGGO_SECRET: SECRET } }
    const [refused, seen] = await Promise.all([refusal('account list', wrong, 1), ask('doctor', wrong, 1)])
    assert.equal(refused.code, 'wrong_secret')
    const failing = (seen.checks as { name: string; ok: boolean }[]).filter(({ ok }) => !ok)
    assert.deepEqual([seen.ok, failing.map(({ name }) => name)], [false, ['secret']])
  })

  test('what is not there ends a command with 3', async () => {
    assert.equal((await refusal('account show acc_x', here, 3)).code, 'not_found')
    const { code, out, err } = await run('key revoke key_x', here)
    assert.deepEqual([code, out, err], [3, '', 'There is no key "key_x".\n'])
  })
})

describe('without a service', () => {
  const { env, data } = newPlace()

  test('commands at once on one stopped database wait for each other, and leave it stopped', async () => {
    // Counted from the folder of Gonggo, wherever the command is called.
    const named = { env: { ...env, GONGGO_DATA: relative(ROOT, data) }, cwd: '/' }
    const create = (name: string, options: RunOptions) =>
      ask(`account create --name=${name} --plan=pro --email=${name}@example.invalid`, options)
    const { applied, state } = fields(await ask('migrate', named), 'applied', 'state')
    const files = readdirSync(join(ROOT, 'migrations')).filter((name) => name.endsWith('.sql'))
    assert.deepEqual([applied?.length, state, serverRuns(data)], [files.length, 'current', false])
    await Promise.all([create('one', named), create('two', { env }), create('three', { env })])
    const { items } = await ask('account list', { env })
    assert.deepEqual((items as { name: string }[]).map(({ name }) => name).sort(), ['one', 'three', 'two'])
    assert.equal(serverRuns(data), false)
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`${signal} stops the making of notices after the batch in hand, and the database with it`, async () => {
      const stopped = { signalled: false }
      const watch = (child: ChildProcess, err: string) => {
        if (stopped.signalled || !err.includes('of 100,000 notices')) return
        stopped.signalled = true
        child.kill(signal)
      }
      const { code, detail } = await refusal('generate --notices 100000', { env, watch }, 1)
      assert.equal(code, 'interrupted')
      assert.match(detail ?? '', /^Stopped after [\d,]+ of 100,000 notices/)
      assert.equal(serverRuns(data), false)
    })
  }

  test('a secret that is missing beside a filled database is named, and no new one is written', async () => {
    const file = join(data, 'secret')
    renameSync(file, `${file}.away`)
    const { code, detail } = await refusal('account list', { env }, 1)
    assert.equal(code, 'secret_missing')
    assert.ok(detail?.includes(file), detail)
    const { checks } = await ask('doctor', { env }, 1)
    const failing = (checks as { name: string; ok: boolean }[]).filter(({ ok }) => !ok)
    assert.deepEqual([failing.map(({ name }) => name), existsSync(file), serverRuns(data)], [['secret'], false, false])
    renameSync(`${file}.away`, file)
    await ask('account list', { env })
  })

  test('a database that is not reachable ends a command with 4, for the doctor too', async () => {
    const closed = { env: { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x', GONGGO_SECRET: SECRET } }
    const [refused, seen, text] = await Promise.all([
      refusal('account list', closed, 4),
      ask('doctor', closed, 4),
      run('account list', closed),
    ])
    assert.equal(refused.code, 'database_unreachable')
    assert.equal(seen.ok, false)
    assert.deepEqual([text.code, text.out], [4, ''])
    assert.match(text.err, /^The database cannot be reached: .*127\.0\.0\.1:1\n$/)
    assert.ok(!`${JSON.stringify([refused, seen])}${text.err}`.includes('hidden'))
  })

  test('the doctor changes nothing in a database of the operator', async (t) => {
    const { db, owner: target, close } = await openTestDatabase()
    t.after(close)
    await db.sql`drop schema public cascade`
    await db.sql`create schema public`
    const way = {
      PGHOST: target.host,
      PGPORT: String(target.port),
      PGUSER: target.username,
      PGPASSWORD: target.password,
    }
    const theirs = { ...way, DATABASE_URL: `postgres:///${target.database}`, GONGGO_SECRET: SECRET }
    const { ok, checks } = await ask('doctor', { env: { ...newPlace().env, ...theirs } })
    assert.equal(ok, true, JSON.stringify(checks))
    assert.match(JSON.stringify(checks), /migrations are pending/)
    assert.deepEqual([...(await db.sql`select from pg_class where relnamespace = 'public'::regnamespace`)], [])
  })
})

describe('before anything is opened', () => {
  const { env } = newPlace()

  test('wrong usage ends with 2 and a sentence with the nearest command', async () => {
    const [bare, unknown, verbless, verb, config] = await Promise.all([
      run('', { env }),
      run('acount list', { env }),
      run('account foo', { env }),
      refusal('key isue', { env }, 2),
      refusal('account list', { env: { ...env, GONGGO_PORT: 'x' } }, 2),
    ])
    assert.deepEqual([bare.code, bare.out, unknown.code, unknown.out], [2, '', 2, ''])
    assert.match(
      bare.err,
      /Known commands: account, key, incident, consultation, operator, mail, source, notice, import, generate, listen, migrate, backup, restore, scale, doctor, demo\.\nSee: \.\/gonggo --help\n$/,
    )
    assert.match(unknown.err, /^There is no command "acount"\. Did you mean "account"\?\nSee: \.\/gonggo --help\n$/)
    assert.match(verbless.err, /^There is no "account foo"\. .*\nSee: \.\/gonggo account --help\n$/)
    assert.match(verb.detail ?? '', /Did you mean "issue"\?/)
    assert.deepEqual(config, { code: 'wrong_configuration', detail: 'GONGGO_PORT must be 0 to 65535; it is "x"' })
  })

  test('help is printed on stdout, in one document if that is wished, and needs no database', async () => {
    const nothing = { env: { DATABASE_URL: 'nonsense' } }
    const [all, one, document] = await Promise.all([
      run('--help', nothing),
      run('key issue --help', nothing),
      ask('generate --help', nothing),
    ])
    assert.deepEqual([all.code, all.err, one.code, one.err], [0, '', 0, ''])
    assert.match(all.out, /^Usage: \.\/gonggo <command>/)
    assert.match(one.out, /--scopes A,B {2}/)
    assert.match(fields(document, 'help').help ?? '', /--seed S/)
  })

  test('what one command has compiled, the next reads', async () => {
    const uncached = { env: { NODE_COMPILE_CACHE: '', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' } }
    await run('--help', uncached)
    const { code, err } = await run('--help', uncached)
    assert.equal(code, 0, err)
    for (const file of ['commands/program.ts', 'boot.ts'])
      assert.match(err, new RegExp(`/node_modules/\\.cache/gonggo/.* ESM file://.*/src/${file}\\.\\.\\..*success`))
  })

  test('the documents for operators name every command of the help, and no others', async () => {
    const { help = '' } = fields(await ask('--help', { env: {} }), 'help')
    const [overview = ''] = help.split('Options of every command')
    const commands = [...overview.matchAll(/^ {2}([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)(?= |$)/gm)].map(([, name]) => name)
    assert.ok(commands.length > 30, String(commands))
    const documents = globSync('docs/*.md', { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'))
    const isNamed = (name = '') =>
      documents.some((text) => text.includes(`\`${name}\``) || text.includes(`./gonggo ${name}`))
    assert.deepEqual(
      commands.filter((name) => !isNamed(name)),
      [],
    )
    for (const [page, heading] of [
      ['docs/operating.md', 'Commands'],
      ['docs/ko/operating.md', '명령'],
    ] as const) {
      const text = readFileSync(join(ROOT, page), 'utf8')
      const [, table = ''] = new RegExp(`^## ${heading}\n(.*?)^## `, 'ms').exec(text) ?? []
      const rows = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) => names.split(', '))
      assert.deepEqual(rows.map((name) => name.slice(1, -1)).sort(), commands.toSorted(), page)
    }
  })
})

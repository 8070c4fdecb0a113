import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import {
  copyCluster,
  crash,
  isAlive,
  isRoot,
  leaveServer,
  makeCheckout,
  makeRoom,
  makeUsedRoom,
  needsSignals,
  nobody,
  quick,
  start,
  startOther,
  until,
  withSql,
} from '../../../test/embedded-servers.ts'
import { endsWithTests } from '../../../test/harness.ts'
import {
  EmbeddedPostgresError,
  type EmbeddedPostgresErrorCode,
  findPostgresPackage,
  provideBinaries,
} from './binaries.ts'
import { readConnectionFile } from './connection.ts'
import { boundServerLog, serverUserFor } from './folder.ts'

// Every test has a folder and servers of its own, and waits half of its time.
const concurrency = 2
const needsRoot = isRoot ? false : 'only root can become somebody else'

const refusal = (code: EmbeddedPostgresErrorCode, words: RegExp) => (error: unknown) => {
  assert(error instanceof EmbeddedPostgresError, String(error))
  assert.equal(error.code, code)
  assert.match(error.message, words)
  return true
}

describe('a new database', { concurrency }, () => {
  test('speaks UTF-8 and Korean, keeps its secrets, and is there again after a restart', async (t) => {
    const room = makeRoom(t)
    const connectionFile = join(room, 'postgres.json')
    const first = await start(t, room, { connectionFile, settings: {} })
    assert.equal(first.adopted, false)
    const found = await withSql(first.connection, async (sql) => {
      await sql`create table kept (word text)`
      await sql`insert into kept values ('하수관로')`
      const [row] = await sql`
        select current_setting('server_encoding') as encoding, lower('Ї') = 'ї' as lower, datlocprovider as provider,
          datlocale as locale, datcollate as collate, datctype as ctype, current_user as name,
          (select rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolname = current_user) as scram,
          current_setting('fsync') as fsync, current_setting('TimeZone') as zone, current_setting('jit') as jit,
          current_setting('max_connections') as connections, current_setting('lc_messages') as messages,
          current_setting('listen_addresses') as listen,
          (select array_agg(word collate "default" order by word) from (values ('나'), ('가'), ('Б'), ('а')) as v (word)) as sorted
        from pg_database where datname = current_database()`
      return row
    })
    const platform = process.platform
    assert.deepEqual(found, {
      encoding: 'UTF8',
      lower: true,
      provider: 'i',
      locale: 'ko',
      collate: 'C',
      name: 'gonggo',
      scram: true,
      ctype: platform === 'darwin' ? 'UTF-8' : platform === 'win32' ? 'C' : 'C.UTF-8',
      fsync: 'on',
      zone: 'UTC',
      jit: 'off',
      connections: '50',
      messages: 'C',
      listen: platform === 'win32' ? '127.0.0.1' : '',
      sorted: ['가', '나', 'а', 'Б'],
    })
    const running = JSON.parse(fs.readFileSync(connectionFile, 'utf8'))
    assert.deepEqual(running, { connection: first.connection, url: first.url, pid: first.pid })
    assert.deepEqual(await readConnectionFile(connectionFile), running)
    for (const file of [connectionFile, join(room, 'postgres', 'gonggo.password'), join(room, 'postgres.lock')]) {
      if (platform !== 'win32') assert.equal(fs.statSync(file).mode & 0o777, 0o600, file)
    }
    await first.stop()
    await first.stop()
    assert.equal(isAlive(first.pid), false)
    assert.equal(await readConnectionFile(connectionFile), null)
    assert.deepEqual(fs.readdirSync(room).sort(), ['postgres', 'postgres.lock', 'postgres.log'])

    const second = await start(t, room)
    const [kept] = await withSql(second.connection, (sql) => sql`select word from kept`)
    assert.equal(kept?.word, '하수관로')
    assert.equal(second.connection.password, first.connection.password)
    await second.stop()
    const words = JSON.stringify([first.heard, second.heard]) + fs.readFileSync(join(room, 'postgres.log'), 'utf8')
    assert.equal(words.includes(first.connection.password), false)
    assert.equal(words.includes('postgresql://'), false)
  })

  test('leaves nothing half-made when it is killed in the middle', { skip: needsSignals }, async (t) => {
    const room = makeRoom(t)
    const dataFolder = join(room, 'postgres')
    const other = startOther(t, { dataFolder })
    await until(() => fs.readdirSync(room).some((name) => fs.existsSync(join(room, name, 'data', 'base'))))
    const { pid } = other.process
    const orphans = process.platform === 'linux' ? fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') : ''
    await crash(other)
    assert.equal(fs.existsSync(dataFolder), false)
    await (await start(t, room)).stop()
    // What the killed one had begun may have written on meanwhile; the next start finds it at rest.
    await until(() => !orphans.split(' ').filter(Boolean).map(Number).some(isAlive))
    await (await start(t, room)).stop()
    assert.deepEqual(fs.readdirSync(room).sort(), ['postgres', 'postgres.lock', 'postgres.log'])
  })

  test('may lie deeper than a socket path reaches', { skip: needsSignals }, async (t) => {
    const room = join(makeRoom(t), '깊은'.repeat(20), 'a folder with blanks')
    fs.mkdirSync(join(room, 'postgres'), { recursive: true })
    const server = await start(t, room)
    assert.notEqual(server.connection.host, server.dataFolder)
    assert.equal((await withSql(server.connection, (sql) => sql`select 1 as one`)).length, 1)
    if (!isRoot) assert.equal(fs.statSync(dirname(server.connection.host)).mode & 0o777, 0o700)
    await server.stop()
    assert.equal(fs.existsSync(dirname(server.connection.host)), false)
  })
})

describe('stopping', { skip: needsSignals, concurrency }, () => {
  test('is orderly for us although an interrupt at the terminal reaches the whole group', async (t) => {
    const room = await makeUsedRoom(t)
    const other = startOther(t, { dataFolder: join(room, 'postgres') }, { detached: true })
    const { pid } = await other.outcome
    assert(other.process.pid)
    process.kill(-other.process.pid, 'SIGINT')
    await once(other.process, 'exit')
    assert.equal(other.process.exitCode, 0)
    assert.equal(isAlive(pid), false)
    assert.match(fs.readFileSync(join(room, 'postgres.log'), 'utf8'), /received fast shutdown request/)
  })

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const) {
    test(`resolves when the server itself got ${signal} first`, async (t) => {
      const server = await start(t, await makeUsedRoom(t))
      await withSql(server.connection, async (sql) => {
        await sql`select 1`
        process.kill(server.pid, signal)
        // After SIGTERM the server would wait for this session to end.
        await server.stop()
        assert.equal(isAlive(server.pid), false)
        assert.deepEqual(server.heard.map(({ message }) => message).slice(1), ['stopped PostgreSQL'])
      })
    })
  }

  test('does not wait for ever for a server that hangs', async (t) => {
    const server = await start(t, await makeUsedRoom(t), { patienceMs: 100 })
    process.kill(server.pid, 'SIGSTOP')
    await server.stop()
    assert.equal(isAlive(server.pid), false)
    const signals = server.heard.map(({ detail }) => detail && 'signal' in detail && detail.signal).filter(Boolean)
    assert.deepEqual(signals, ['SIGQUIT', 'SIGKILL'])
  })
})

describe('after a crash', { skip: needsSignals, concurrency }, () => {
  test('the server that was left is taken over', async (t) => {
    const room = await makeUsedRoom(t)
    const { connectionFile, ...left } = await leaveServer(t, room)
    assert.equal((await readConnectionFile(connectionFile))?.pid, left.pid)
    const server = await start(t, room, { connectionFile })
    assert.equal(server.adopted, true)
    assert.equal(server.pid, left.pid)
    await withSql(server.connection, (sql) => sql`select from kept`)
    await server.stop()
    assert.equal(isAlive(left.pid), false)
    assert.equal(fs.existsSync(connectionFile), false)
  })

  test('a server left with other settings is replaced', async (t) => {
    const room = await makeUsedRoom(t)
    const left = await leaveServer(t, room)
    const server = await start(t, room, { settings: { ...quick, max_connections: '20' } })
    assert.equal(server.adopted, false)
    assert.equal(isAlive(left.pid), false)
    assert.notEqual(server.pid, left.pid)
  })

  test('a server that was left and hangs is replaced', async (t) => {
    const room = await makeUsedRoom(t)
    const left = await leaveServer(t, room)
    process.kill(left.pid, 'SIGSTOP')
    const server = await start(t, room, { patienceMs: 100 })
    assert.equal(server.adopted, false)
    assert.equal(isAlive(left.pid), false)
  })

  test('sessions that outlive their killed server hold a new one back until they end', async (t) => {
    const room = await makeUsedRoom(t)
    const first = await start(t, room)
    await withSql(first.connection, async (sql) => {
      const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
      const busy = sql`select count(*) from generate_series(1, 4000000)`.catch(() => {})
      await until(() => fs.readFileSync(`/proc/${session?.pid}/stat`, 'latin1').includes(') R'))
      process.kill(first.pid, 'SIGKILL')
      await first.stop()
      const second = await start(t, room)
      assert.equal(isAlive(session?.pid ?? 0), false)
      assert.equal(second.adopted, false)
      await busy
    })
  })

  test('a stranger that got the process id of the old server is left alone', async (t) => {
    const room = await makeUsedRoom(t)
    const dataFolder = join(room, 'postgres')
    const first = await start(t, room)
    const pidFile = fs.readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8')
    await first.stop()
    // Of the server's own user: PostgreSQL by itself would take it for its predecessor and refuse to start.
    // By its place: that user may not be let into the folders of this one's PATH.
    const stranger = endsWithTests(spawn('/bin/sleep', ['60'], { ...serverUserFor(dataFolder), stdio: 'ignore' }))
    await once(stranger, 'spawn')
    fs.writeFileSync(join(dataFolder, 'postmaster.pid'), pidFile.replace(/^\d+/, String(stranger.pid)))
    const second = await start(t, room)
    assert.equal(second.adopted, false)
    await second.stop()
    assert.equal(stranger.exitCode ?? stranger.signalCode, null)
  })
})

describe('two at once', { concurrency }, () => {
  test('one wins; the other hears so, may join, and may start when the first is done', async (t) => {
    const room = makeRoom(t)
    const connectionFile = join(room, 'postgres.json')
    const options = { dataFolder: join(room, 'postgres'), connectionFile }
    const others = [startOther(t, options), startOther(t, options), startOther(t, options)]
    const outcomes = await Promise.all(others.map((other) => other.outcome))
    assert.deepEqual(outcomes.map(({ code }) => code ?? 'won').sort(), ['in_use', 'in_use', 'won'])
    await assert.rejects(start(t, room), refusal('in_use', /Another process is using/))
    const winner = outcomes.findIndex(({ pid }) => pid !== undefined)
    const joined = await readConnectionFile(connectionFile)
    assert.equal(joined?.pid, outcomes[winner]?.pid)
    assert.equal(await others[winner]?.end(), 0)
    const next = await start(t, room)
    assert.equal(next.adopted, false)
  })

  test('within one process too', async (t) => {
    const room = await makeUsedRoom(t)
    const outcomes = await Promise.allSettled([start(t, room), start(t, room)])
    assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })
})

describe('the connection file', { concurrency }, () => {
  test('that is missing, unreadable as such, or of another server leads nowhere', async (t) => {
    const room = await makeUsedRoom(t)
    const path = join(room, 'postgres.json')
    assert.equal(await readConnectionFile(path), null)
    for (const text of ['', '{', '{}', '{"pid":1,"url":"","connection":{}}']) {
      fs.writeFileSync(path, text)
      assert.equal(await readConnectionFile(path), null)
    }
    const server = await start(t, room)
    const { url, pid, connection } = server
    fs.writeFileSync(path, JSON.stringify({ url, pid: pid + 1, connection }))
    assert.equal(await readConnectionFile(path), null)
    fs.writeFileSync(path, JSON.stringify({ url, pid, connection: { ...connection, password: 'guess' } }))
    assert.equal(await readConnectionFile(path), null)
    fs.writeFileSync(path, JSON.stringify({ url, pid, connection }))
    assert.equal((await readConnectionFile(path))?.pid, pid)
  })

  test('of somebody else is not removed', async (t) => {
    const room = await makeUsedRoom(t)
    const connectionFile = join(room, 'postgres.json')
    const server = await start(t, room, { connectionFile })
    const text = fs.readFileSync(connectionFile, 'utf8').replace(`"pid": ${server.pid}`, '"pid": 1')
    fs.writeFileSync(connectionFile, text)
    await server.stop()
    assert.equal(fs.readFileSync(connectionFile, 'utf8'), text)
  })
})

describe('what it refuses, in clear words', { concurrency }, () => {
  test('a folder of another major version', async (t) => {
    const room = await makeUsedRoom(t)
    fs.writeFileSync(join(room, 'postgres', 'PG_VERSION'), '17\n')
    await assert.rejects(start(t, room), refusal('wrong_version', /created by PostgreSQL 17; this is PostgreSQL 18/))
  })

  test('a folder with something else in it', async (t) => {
    const room = makeRoom(t)
    fs.mkdirSync(join(room, 'postgres'))
    fs.writeFileSync(join(room, 'postgres', 'thesis.txt'), 'mine')
    await assert.rejects(start(t, room), refusal('not_a_data_folder', /not empty/))
    assert.equal(fs.readFileSync(join(room, 'postgres', 'thesis.txt'), 'utf8'), 'mine')
  })

  test('a folder that cannot be written', async (t) => {
    const room = makeRoom(t)
    fs.writeFileSync(join(room, 'file'), '')
    await assert.rejects(start(t, join(room, 'file')), refusal('not_writable', /cannot be used/))
    if (!isRoot) return
    fs.chmodSync(room, 0o755)
    const { from, node } = makeCheckout(room)
    const other = startOther(t, { dataFolder: join(room, 'postgres') }, { from, node, user: nobody })
    const { code, message } = await other.outcome
    assert.equal(code, 'not_writable')
    assert.match(message ?? '', /EACCES/)
  })

  test('a folder that is open to others, with the words that close it', { skip: needsSignals }, async (t) => {
    const room = await makeUsedRoom(t)
    const path = join(room, 'postgres')
    for (const mode of [0o755, 0o770, 0o701]) {
      fs.chmodSync(path, mode)
      await assert.rejects(start(t, room), refusal('open_folder', /\(mode 07\d\d\).* chmod 700 '.*postgres'$/))
    }
    fs.chmodSync(path, 0o750)
    await (await start(t, room)).stop()
  })

  test('a server that does not start, with its last words', async (t) => {
    const room = makeRoom(t)
    await assert.rejects(
      start(t, room, { settings: { ...quick, shared_buffers: 'plenty' } }),
      refusal('start_failed', /DATABASE_URL.*invalid value for parameter "shared_buffers": "plenty"/s),
    )
    await (await start(t, room)).stop()
    fs.rmSync(join(room, 'postgres', 'global', 'pg_control'))
    await assert.rejects(start(t, room), refusal('start_failed', /pg_control/))
  })

  test('a lost password', async (t) => {
    const room = await makeUsedRoom(t)
    fs.writeFileSync(join(room, 'postgres', 'gonggo.password'), 'another')
    await assert.rejects(start(t, room), refusal('start_failed', /password/))
    assert.equal(fs.existsSync(join(room, 'postgres', 'postmaster.pid')), false)
  })

  test('a database in another encoding', async (t) => {
    const room = await makeUsedRoom(t)
    const server = await start(t, room)
    await withSql({ ...server.connection, database: 'postgres' }, async (sql) => {
      await sql`drop database gonggo`
      await sql`create database gonggo template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`
    })
    await server.stop()
    await assert.rejects(start(t, room), refusal('wrong_locale', /must be UTF8.*SQL_ASCII/))
    assert.equal(fs.existsSync(join(room, 'postgres', 'postmaster.pid')), false)
  })

  test('a platform without binaries', () => {
    assert.throws(() => findPostgresPackage('sunos', 'sparc'), refusal('no_binaries', /sunos-sparc.*DATABASE_URL/))
    assert.throws(() => findPostgresPackage('win32', 'mips'), refusal('no_binaries', /windows-mips/))
  })
})

test('the log of the server stays within its limit while the server writes it', async (t) => {
  const room = await makeUsedRoom(t)
  const log = join(room, 'postgres.log')
  const { connection } = await start(t, room, { settings: { ...quick, log_statement: 'all' } })
  await withSql(connection, async (sql) => {
    await sql`select 'before'`
    boundServerLog(join(room, 'postgres'), 100)
    assert.equal(fs.statSync(log).size, 0)
    assert.match(fs.readFileSync(`${log}.1`, 'utf8'), /before/)
    await sql`select 'after'`
    await until(() => fs.readFileSync(log, 'utf8').includes('after'))
    assert(fs.statSync(log).size < 1000, 'no hole where the old text was')
  })
})

describe('as root', { skip: needsRoot, concurrency }, () => {
  async function copyClusterInto(folder: string): Promise<void> {
    fs.mkdirSync(folder, { mode: 0o700 })
    await copyCluster(join(folder, 'postgres'))
  }

  const userOf = (pid: number) => fs.statSync(`/proc/${pid}`).uid

  test('the server runs as nobody on the binaries of the package, which get their links, by three at once', async (t) => {
    const room = makeRoom(t)
    fs.chmodSync(room, 0o755)
    const { from, native } = makeCheckout(room)
    for (const name of ['b', 'c']) await copyClusterInto(join(room, name))
    const others = ['a', 'b', 'c'].map((name) => startOther(t, { dataFolder: join(room, name, 'postgres') }, { from }))
    for (const other of others) {
      const { pid } = await other.outcome
      assert.equal(userOf(pid), nobody.uid)
      assert.equal(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0], join(native, 'bin', 'postgres'))
    }
    for (const other of others) assert.equal(await other.end(), 0)
  })

  test('closed folders of root keep the server neither from its programs nor from its data', async (t) => {
    const room = makeRoom(t)
    const closed = join(room, 'closed')
    const shared = join(room, 'shared')
    fs.mkdirSync(closed, { mode: 0o700 })
    fs.mkdirSync(shared)
    fs.chmodSync(room, 0o755)
    const { from } = makeCheckout(closed)
    await copyClusterInto(join(closed, 'b'))
    const others = ['a', 'b'].map((name) => {
      const dataFolder = join(closed, name, 'postgres')
      return startOther(t, { dataFolder }, { from, env: { TMPDIR: shared } })
    })
    for (const other of others) {
      const { pid, connection, message } = await other.outcome
      assert(pid, message)
      assert.equal(userOf(pid), nobody.uid)
      await withSql(connection, (sql) => sql`select lower('Ї')`)
    }
    for (const other of others) assert.equal(await other.end(), 0)
    assert.equal(fs.readdirSync(shared).length, 1, 'one copy for both')
    for (const name of ['', 'a', 'a/postgres']) assert.equal(fs.statSync(join(closed, name)).mode & 0o777, 0o700)
  })

  test('data of another user are served as that user', async (t) => {
    const room = await makeUsedRoom(t)
    execFileSync('chown', ['-R', 'daemon', join(room, 'postgres')])
    const server = await start(t, room)
    assert.equal(userOf(server.pid), serverUserFor(server.dataFolder)?.uid)
    assert.notEqual(userOf(server.pid), nobody.uid)
    await server.stop()
    execFileSync('chown', ['-R', 'root', join(room, 'postgres')])
    await assert.rejects(start(t, room), refusal('not_writable', /belongs to root.*chown -R 65534:65534/))
  })

  test('nothing below the data folder is followed out of it', async (t) => {
    const room = makeRoom(t)
    execFileSync('ln', ['-s', '/etc/passwd', join(room, 'postgres.log')])
    const before = fs.readFileSync('/etc/passwd', 'utf8')
    await assert.rejects(start(t, room), refusal('not_writable', /ELOOP/))
    assert.equal(fs.readFileSync('/etc/passwd', 'utf8'), before)
  })

  test('a plain user needs nothing of this, and copies the programs beside the data if it must', async (t) => {
    const room = makeRoom(t)
    fs.chmodSync(room, 0o755)
    const { from, native, node } = makeCheckout(room)
    const own = join(room, 'own')
    fs.mkdirSync(own)
    fs.chownSync(own, nobody.uid, nobody.gid)
    const serve = async () => {
      const other = startOther(t, { dataFolder: join(own, 'data', 'postgres') }, { from, node, user: nobody })
      const { pid, connection, message } = await other.outcome
      assert(pid, message)
      assert.equal(connection.host, join(own, 'data', 'postgres'))
      const [path] = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      assert.equal(await other.end(), 0)
      return path ?? ''
    }
    assert.match(await serve(), /^.*\/own\/data\/postgres-binaries-18[^/]*\/bin\/postgres$/)
    const source = findPostgresPackage()
    await provideBinaries({ ...source, folder: native }, join(room, 'unused'), undefined, () => {})
    assert.equal(await serve(), join(native, 'bin', 'postgres'), 'the links are there now')
  })
})

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { installPackage, isRoot, nobody } from '../../../test/embedded-servers.ts'
import { EmbeddedPostgresError, findPostgresPackage, type PostgresPackage, provideBinaries } from './binaries.ts'

interface Room {
  /** A package as installed: no links between its libraries. In a room of stand-ins, the names without the 60 MB. */
  source: PostgresPackage
  closed: string
  /** What the system takes for its folder of temporary files. */
  shared: string
  provide(): Promise<string>
  said: string[]
}

function installStandIn(native: string): PostgresPackage {
  const { folder, ...rest } = findPostgresPackage()
  for (const name of ['bin', 'lib']) fs.mkdirSync(join(native, name), { recursive: true })
  for (const entry of fs.readdirSync(join(folder, 'lib'), { withFileTypes: true })) {
    if (entry.isFile()) fs.writeFileSync(join(native, 'lib', entry.name), 'not a library')
  }
  fs.writeFileSync(join(native, 'bin', 'postgres'), '#!/bin/sh\n', { mode: 0o755 })
  return { ...rest, folder: native }
}

function makeRoom(t: TestContext, install: (native: string) => PostgresPackage = installPackage): Room {
  const room = fs.mkdtempSync(join(tmpdir(), 'gonggo-binaries-'))
  const closed = join(room, 'closed')
  const shared = join(room, 'shared')
  fs.chmodSync(room, 0o755)
  fs.mkdirSync(closed)
  fs.mkdirSync(shared)
  const source = install(join(closed, 'native'))
  const before = process.env.TMPDIR
  process.env.TMPDIR = shared
  t.after(() => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    fs.rmSync(room, { recursive: true, force: true })
  })
  const said: string[] = []
  const user = isRoot ? nobody : undefined
  const provide = () => provideBinaries(source, join(room, 'data', 'postgres'), user, (message) => said.push(message))
  return { source, closed, shared, provide, said }
}

test('the package is used where it lies, with the links its install script would have made', async (t) => {
  const { source, closed, provide } = makeRoom(t)
  assert.equal(await provide(), source.folder)
  for (const link of source.links) {
    assert.equal(fs.realpathSync(join(closed, link.target)), fs.realpathSync(join(closed, link.source)))
  }
  assert.equal(await provide(), source.folder)
})

test('what does not run is refused in clear words', async (t) => {
  const { source, shared, provide } = makeRoom(t)
  for (const name of fs.readdirSync(join(source.folder, 'lib'))) {
    if (name.startsWith('libxml2.')) fs.rmSync(join(source.folder, 'lib', name))
  }
  fs.rmSync(join(source.folder, 'bin', 'postgres'))
  fs.writeFileSync(join(source.folder, 'bin', 'postgres'), 'no program', { mode: 0o755 })
  await assert.rejects(provide(), (error) => {
    assert(error instanceof EmbeddedPostgresError)
    assert.equal(error.code, 'no_binaries')
    assert.match(error.message, /does not run here: .*DATABASE_URL/s)
    return true
  })
  assert.deepEqual(fs.readdirSync(shared), [])
})

describe('a copy for a user who cannot reach the package', { skip: isRoot ? false : 'needs root' }, () => {
  test('is whole, closed to changes, safe from the ageing of temporary files, and used again', async (t) => {
    const { closed, shared, provide, said } = makeRoom(t)
    fs.chmodSync(closed, 0o700)
    const umask = process.umask(0o077)
    t.after(() => process.umask(umask))
    const copy = await provide()
    assert.equal(dirname(copy), shared)
    assert.deepEqual(said, ['copied the PostgreSQL binaries to where the server can reach them'])
    for (const entry of fs.readdirSync(copy, { recursive: true, withFileTypes: true })) {
      const { uid, mode } = fs.lstatSync(join(entry.parentPath, entry.name))
      assert.equal(uid, 0)
      if (entry.isDirectory()) assert.equal(mode & 0o7777, 0o755)
      else assert.equal(mode & 0o7666, 0o1644, entry.name)
    }
    const { ino } = fs.statSync(copy)
    assert.equal(await provide(), copy)
    assert.equal(fs.statSync(copy).ino, ino)
    assert.equal(said.length, 1)
  })

  const identityOf = (file: string) => {
    const { ino, birthtimeMs } = fs.statSync(file)
    return `${ino} ${birthtimeMs}`
  }

  const spoilers: Record<string, (copy: string) => void> = {
    'a file is missing': (copy) => fs.rmSync(join(copy, 'lib', 'libxml2.so.2')),
    'a file is cut short': (copy) => fs.truncateSync(join(copy, 'lib', 'libxml2.so.2'), 10),
    'it belongs to another': (copy) => fs.chownSync(copy, nobody.uid, nobody.gid),
    'another may change it': (copy) => fs.chmodSync(copy, 0o777),
    'a program in it belongs to another': (copy) => fs.chownSync(join(copy, 'bin', 'postgres'), nobody.uid, nobody.gid),
    'another may change a program in it': (copy) => fs.chmodSync(join(copy, 'bin', 'postgres'), 0o757),
    'it is a link': (copy) => {
      fs.renameSync(copy, `${copy}.elsewhere`)
      fs.symlinkSync(`${copy}.elsewhere`, copy)
    },
    'it is a file': (copy) => {
      fs.rmSync(copy, { recursive: true })
      fs.writeFileSync(copy, '')
    },
  }
  for (const [name, spoil] of Object.entries(spoilers)) {
    test(`is made anew when ${name}`, async (t) => {
      const { closed, shared, provide } = makeRoom(t, installStandIn)
      fs.chmodSync(closed, 0o700)
      fs.chmodSync(shared, 0o1777)
      const copy = await provide()
      const before = identityOf(join(copy, 'bin', 'postgres'))
      spoil(copy)
      assert.equal(await provide(), copy)
      const { uid, mode } = fs.lstatSync(copy)
      assert.deepEqual([uid, mode & 0o7777], [0, 0o755])
      assert.notEqual(identityOf(join(copy, 'bin', 'postgres')), before)
      execFileSync(join(copy, 'bin', 'postgres'), ['--version'], nobody)
    })
  }

  test('is made once by several at a time', async (t) => {
    const { closed, shared, provide } = makeRoom(t)
    fs.chmodSync(closed, 0o700)
    const copies = await Promise.all([provide(), provide(), provide()])
    assert.equal(new Set(copies).size, 1)
    assert.equal(fs.readdirSync(shared).length, 1)
  })

  test('is not put where others may rename what root has made', async (t) => {
    const { closed, shared, provide } = makeRoom(t, installStandIn)
    fs.chmodSync(closed, 0o700)
    fs.chmodSync(shared, 0o777)
    const before = fs.readdirSync('/var/tmp')
    const copy = await provide()
    if (!before.includes(basename(copy))) t.after(() => fs.rmSync(copy, { recursive: true, force: true }))
    assert.equal(dirname(copy), '/var/tmp')
    assert.deepEqual(fs.readdirSync(shared), [])
  })
})

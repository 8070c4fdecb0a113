import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { asked } from '../../../test/catalog-answers.ts'
import {
  openSnapshotWorld,
  SIGNING_KEYS,
  type SnapshotWorld,
  someQuestions,
  someSteps,
} from '../../../test/snapshot-world.ts'
import { type Manifest, manifestText, SNAPSHOT_FORMAT } from '../rules/snapshot.ts'

describe('a snapshot in doubt', () => {
  let world: SnapshotWorld
  const questions = someQuestions(asked)
  before(async () => {
    world = await openSnapshotWorld()
    for (const one of someSteps(20, 7)) await world.take(one)
    const { follower } = await world.start()
    await follower.keep(1)
    // Something has changed since, as mostly.
    for (const one of someSteps(3, 8)) await world.take(one)
  })
  after(() => world.close())

  const pathOf = (name: string) => join(world.folder, name)
  const named = () => {
    const manifest = world.manifest()
    assert.ok(manifest && manifest.blocks.length > 1)
    return ['manifest', manifest.state.name, ...manifest.blocks.map(({ name }) => name)]
  }

  async function expectDoubt(reason: RegExp): Promise<void> {
    const { follower, isRecalled, doubt } = await world.start()
    assert.equal(isRecalled, false)
    assert.match(doubt ?? 'none', reason)
    await world.expectRight(follower.catalog(), questions)
  }

  async function expectRecalled(): Promise<void> {
    const { follower, isRecalled, doubt } = await world.start()
    assert.ok(isRecalled, `${doubt}`)
    await world.expectRight(follower.catalog(), questions)
  }

  /** Each file as it was, whatever becomes of it meanwhile. */
  async function spoiled(names: string[], spoil: () => void | Promise<void>, reason: RegExp): Promise<void> {
    const before = names.map((name) => [name, readFileSync(pathOf(name))] as const)
    await spoil()
    await expectDoubt(reason)
    for (const [name, bytes] of before) writeFileSync(pathOf(name), bytes)
    await expectRecalled()
  }

  test('without a reason it is used', expectRecalled)

  test('one byte anywhere is another one', async () => {
    const names = named()
    const place = fc.record({
      name: fc.nat(names.length - 1),
      share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      bit: fc.nat(7),
    })
    const trial = fc.asyncProperty(place, async ({ name: which, share, bit }) => {
      const name = names[which] ?? ''
      const bytes = readFileSync(pathOf(name))
      const at = Math.floor(share * bytes.length)
      const wrong = Buffer.from(bytes)
      wrong[at] = (wrong[at] ?? 0) ^ (1 << bit)
      writeFileSync(pathOf(name), wrong)
      await expectDoubt(/manifest is damaged|another checksum/)
      writeFileSync(pathOf(name), bytes)
    })
    await fc.assert(trial, { numRuns: 40 })
    await expectRecalled()
  })

  test('each file is cut short, empty, longer or gone', async () => {
    for (const name of named()) {
      const { size } = statSync(pathOf(name))
      const wrong = name === 'manifest' ? /manifest is damaged/ : /another size/
      for (const length of [0, 1, size >> 1, size - 1, size + 8]) {
        await spoiled([name], () => truncateSync(pathOf(name), length), wrong)
      }
      if (name !== 'manifest') await spoiled([name], () => rmSync(pathOf(name)), /ENOENT/)
    }
  })

  test('a file stands for another', async () => {
    const [, state = '', block = '', other = ''] = named()
    await spoiled([state], () => writeFileSync(pathOf(state), readFileSync(pathOf(block))), /another (?:size|checksum)/)
    await spoiled([block], () => writeFileSync(pathOf(block), readFileSync(pathOf(other))), /another (?:size|checksum)/)
  })

  const rewritten = (change: (manifest: Record<string, unknown>) => void) => () => {
    const manifest = JSON.parse(readFileSync(pathOf('manifest'), 'utf8').split('\n')[0] ?? '') as Record<
      string,
      unknown
    >
    change(manifest)
    writeFileSync(pathOf('manifest'), manifestText(manifest as unknown as Manifest, SIGNING_KEYS[0] as Uint8Array))
  }
  const rules: [string, (manifest: Record<string, unknown>) => void, RegExp][] = [
    ['another format', (one) => Object.assign(one, { format: SNAPSHOT_FORMAT + 1 }), /another format/],
    ['another program', (one) => Object.assign(one, { program: 'f00' }), /another program/],
    ['another epoch', (one) => Object.assign(one, { epoch: 'other' }), /another feed/],
    ['another schema', (one) => Object.assign(one, { schema: 3 }), /schema/],
    ['a position too new', (one) => Object.assign(one, { position: 1e9 }), /newer than the database/],
    ['files from elsewhere', (one) => Object.assign(one, { state: { name: '../x', size: 1, sha256: '' } }), /damaged/],
    ['more notices than the feed has changes', (one) => Object.assign(one, { notices: 1e6 }), /implausible/],
    ['notices below zero', (one) => Object.assign(one, { notices: -1 }), /implausible/],
    ['half a notice', (one) => Object.assign(one, { notices: 0.5 }), /implausible/],
    ['another number of notices', (one) => Object.assign(one, { notices: 1 }), /another number of notices/],
    ['a file of no bytes', (one) => Object.assign(one.state as object, { size: 0 }), /implausible/],
    ['a block too few', (one) => Object.assign(one, { blocks: (one.blocks as object[]).slice(1) }), /number of blocks/],
  ]
  for (const [name, change, reason] of rules) {
    test(`its manifest says ${name}`, () => spoiled(['manifest'], rewritten(change), reason))
  }

  test('the epoch of the database is another one', async () => {
    const [{ epoch } = { epoch: '' }] = await world.db.sql<{ epoch: string }[]>`select epoch from feed_head`
    await world.db.sql`update feed_head set epoch = 'restored'`
    await expectDoubt(/another feed/)
    await world.db.sql`update feed_head set epoch = ${epoch}`
    await expectRecalled()
  })

  test('the schema has gone on', async () => {
    await world.db.sql`insert into migrations (version, name, breaking) values (9999, 'of a newer program', false)`
    await expectDoubt(/schema/)
    await world.db.sql`delete from migrations where version = 9999`
    await expectRecalled()
  })

  test('the feed since then has a hole', async () => {
    const at = (world.manifest()?.position ?? 0) + 1
    await world.db.sql`update changes set position = -position where position = ${at}`
    await expectDoubt(/not whole/)
    await world.db.sql`update changes set position = -position where position = ${-at}`
    await expectRecalled()
  })
})

describe('a database that went back, under the same name', () => {
  const questions = someQuestions(asked)
  for (const [name, count] of [
    ['to before the snapshot', 0],
    ['and went on another way, to beyond it', 25],
  ] as const) {
    test(name, async () => {
      const world = await openSnapshotWorld()
      for (const one of someSteps(10, 1)) await world.take(one)
      const goBack = await world.backUp()
      for (const one of someSteps(6, 2)) await world.take(one)
      const { follower } = await world.start()
      await follower.keep(1)
      await goBack()
      for (const one of someSteps(count, 3)) await world.take(one)
      const { follower: second, isRecalled, doubt } = await world.start()
      assert.equal(isRecalled, false)
      assert.match(doubt ?? '', count === 0 ? /newer than the database/ : /another way/)
      await world.expectRight(second.catalog(), questions)
      await world.close()
    })
  }
})

describe('a folder that cannot be written', () => {
  test('costs nothing but the next start its speed, and is told once', async () => {
    const world = await openSnapshotWorld()
    for (const one of someSteps(12, 1)) await world.take(one)
    // Where the folder should be there is a file; nobody, root neither, can write into that.
    writeFileSync(world.folder, 'a file')
    const { follower, said } = await world.start()
    for (const seed of [2, 3, 4]) {
      await follower.keep(1)
      for (const one of someSteps(2, seed)) await world.take(one)
      await follower.tick()
    }
    await world.expectRight(follower.catalog(), someQuestions(asked))
    assert.equal(said.filter(({ message }) => message.includes('cannot be written')).length, 1)
    rmSync(world.folder)
    await follower.keep(1)
    assert.ok((await world.start()).isRecalled)
    await world.close()
  })
})

describe('what lies in the folder', () => {
  test('is removed when it is old and named by no snapshot, and nothing else', async () => {
    const world = await openSnapshotWorld()
    for (const one of someSteps(12, 1)) await world.take(one)
    mkdirSync(world.folder)
    const left = ['block-00-11.bin', 'state-00-11.bin', 'manifest-00-11.tmp', 'block-22.bin', 'notes.txt']
    for (const name of left) writeFileSync(join(world.folder, name), 'half')
    // Of files that are written, the system says by the true time how old they are.
    const now = Date.now() / 1000
    for (const name of left) {
      const at = name === 'block-22.bin' ? now : now - 3_600
      utimesSync(join(world.folder, name), at, at)
    }
    const { follower } = await world.start()
    await follower.keep(1)
    const manifest = world.manifest()
    assert.ok(manifest)
    const kept = [manifest.state, ...manifest.blocks].map(({ name }) => name)
    assert.deepEqual(world.files(), ['block-22.bin', 'manifest', 'notes.txt', ...kept].sort())
    assert.equal(statSync(join(world.folder, manifest.state.name)).mode & 0o777, 0o600)
    chmodSync(world.folder, 0o700)
    await world.close()
  })
})

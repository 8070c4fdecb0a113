import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { chmodSync, chownSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { asked } from '../../../test/catalog-answers.ts'
import {
  openSnapshotWorld,
  SIGNING_KEYS,
  type SnapshotWorld,
  someQuestions,
  someSteps,
} from '../../../test/snapshot-world.ts'
import { createSecrets } from '../../lib/secret.ts'
import { filesOf, type Manifest } from '../rules/snapshot.ts'

/** Both take three bytes; no notice of the world has the second. */
const [TRUE, PLANTED] = [Buffer.from('가'), Buffer.from('뻥')]

function planted(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(TRUE); at >= 0; at = copy.indexOf(TRUE, at)) PLANTED.copy(copy, at)
  return copy
}

const hmac = (json: string, key: Uint8Array | string) => createHmac('sha256', key).update(json).digest('hex')

/** What somebody may write behind a manifest who does not have the secret. */
const FORGERIES: [name: string, sign: (json: string, before: string) => string][] = [
  ['the signature before', (_json, before) => before],
  ['no signature', () => ''],
  ['a CRC', (json) => crc32(json).toString(16)],
  ['a SHA-256', (json) => createHash('sha256').update(json).digest('hex')],
  ['an HMAC with an empty key', (json) => hmac(json, '')],
  [
    'an HMAC with another secret',
    (json) => hmac(json, createSecrets(['another one that is long enough']).derive('catalog snapshot')),
  ],
]

describe('a snapshot that somebody else wrote', () => {
  let world: SnapshotWorld
  const questions = someQuestions(asked)
  const pathOf = (name: string) => join(world.folder, name)
  before(async () => {
    world = await openSnapshotWorld()
    for (const one of someSteps(20, 7)) await world.take(one)
    const { follower } = await world.start()
    await follower.keep(1)
  })
  after(() => world.close())

  async function plantedTitles({ follower }: Awaited<ReturnType<SnapshotWorld['start']>>): Promise<number> {
    const rows = await world.db.sql<{ noticeNo: string }[]>`select notice_no from bids`
    const titles = rows.map(({ noticeNo }) => {
      const found = follower.catalog().find(noticeNo)
      return found === null ? '' : follower.catalog().read(found).title
    })
    return titles.filter((title) => title.includes(PLANTED.toString())).length
  }

  /** Plants titles in these files and names them in the manifest; the answer puts everything back. */
  function plant(names: readonly string[], sign: (json: string, before: string) => string): () => void {
    const files = ['manifest', ...names].map((name) => [name, readFileSync(pathOf(name))] as const)
    const [json = '', signature = ''] = readFileSync(pathOf('manifest'), 'utf8').split('\n')
    const manifest = JSON.parse(json) as Manifest
    for (const file of filesOf(manifest).filter(({ name }) => names.includes(name))) {
      const bytes = planted(readFileSync(pathOf(file.name)))
      writeFileSync(pathOf(file.name), bytes)
      file.sha256 = createHash('sha256').update(bytes).digest('hex')
    }
    const text = JSON.stringify(manifest)
    writeFileSync(pathOf('manifest'), `${text}\n${sign(text, signature)}\n`)
    return () => {
      for (const [name, bytes] of files) writeFileSync(pathOf(name), bytes)
    }
  }

  test('whatever part is planted and checksummed anew, none of it is served', async () => {
    const manifest = world.manifest()
    assert.ok(manifest && manifest.blocks.length > 1)
    const names = filesOf(manifest).map(({ name }) => name)
    for (const parts of [names, ...names.map((name) => [name])]) {
      for (const [forgery, sign] of FORGERIES) {
        const putBack = plant(parts, sign)
        const started = await world.start()
        assert.equal(started.isRecalled, false, forgery)
        assert.match(started.doubt ?? '', /not signed with the secret/, forgery)
        assert.equal(await plantedTitles(started), 0, forgery)
        await world.expectRight(started.follower.catalog(), questions)
        putBack()
      }
    }
    assert.ok((await world.start()).isRecalled)
  })

  test('and with the secret it would be: the titles above were planted well', async () => {
    const manifest = world.manifest()
    assert.ok(manifest)
    const [key] = SIGNING_KEYS
    const names = filesOf(manifest).map(({ name }) => name)
    const putBack = plant(names, (json) => hmac(json, key ?? ''))
    const started = await world.start()
    assert.ok(started.isRecalled, started.doubt)
    assert.ok((await plantedTitles(started)) > 0)
    putBack()
  })

  test('is read while the secret is changed, and not after', async () => {
    const own = 'only for tests and long enough'
    const during = await world.start({ secret: `a new one that is long enough,${own}` })
    assert.ok(during.isRecalled, during.doubt)
    const later = await world.start({ secret: 'a new one that is long enough' })
    assert.match(later.doubt ?? '', /not signed with the secret/)
    await world.expectRight(later.follower.catalog(), questions)
  })

  test('a folder that others can write to is neither read nor written, and the log says why', async () => {
    for (const mode of [0o770, 0o702, 0o777, 0o1777]) {
      const before = world.manifest()
      chmodSync(world.folder, mode)
      const started = await world.start()
      assert.equal(started.isRecalled, false)
      assert.match(started.doubt ?? '', /others can write to its folder \(mode \d+\): run chmod go-w/)
      await world.expectRight(started.follower.catalog(), questions)
      await started.follower.keep(1)
      assert.deepEqual(world.manifest(), before)
      const told = started.said.find(({ message }) => message.includes('cannot be written'))
      assert.match(String(told?.detail.err), /others can write/)
      chmodSync(world.folder, 0o750)
      assert.ok((await world.start()).isRecalled)
    }
  })

  test('neither is a folder of another user', { skip: process.geteuid?.() !== 0 && 'needs root' }, async () => {
    const { uid, gid } = statSync(world.folder)
    chownSync(world.folder, uid + 1, gid)
    const started = await world.start()
    assert.match(started.doubt ?? '', /belongs to user \d+, and the service runs as \d+/)
    await world.expectRight(started.follower.catalog(), questions)
    chownSync(world.folder, uid, gid)
    assert.ok((await world.start()).isRecalled)
  })
})

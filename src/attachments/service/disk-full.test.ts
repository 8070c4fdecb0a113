import assert from 'node:assert/strict'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startAttachmentApp, startPortal } from '../../../test/attachments.ts'
import { isRoot, mountDisk } from '../../../test/embedded-servers.ts'
import { bidRecord } from '../../../test/factories.ts'
import type { AttachmentFile } from '../schema.ts'

test('with a full disk, files wait and report it; none is lost or partial', {
  skip: isRoot ? false : 'mounting a small disk needs root',
}, async (t) => {
  const disk = mountDisk(t, '4m')
  // Skipped, with the reason.
  if (disk === null) return
  const portal = await startPortal()
  const app = await startAttachmentApp({ env: { GONGGO_DATA: disk } })
  const first = { name: 'first.txt', url: portal.offer('/first.txt', 'first') }
  const large = { name: 'large.txt', url: portal.offer('/large.txt', 'large '.repeat(100_000)) }
  const bring = (attachments: { name: string; url: string }[], revision: number) =>
    app.bids.upsert([bidRecord({ number: 'FULL', attachments, revision })], () => false)
  const listed = async () => {
    const { body } = await app.get<{ items: AttachmentFile[] }>('/v1/bids/FULL/attachments')
    return body.items.map(({ state, reason, text }) => `${state} ${reason} ${text.state}`)
  }
  await bring([first], 0)
  await app.worked()
  assert.deepEqual(await listed(), ['fetched null text'])
  const ballast = join(disk, 'ballast')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(Math.max(bavail * bsize - 64 * 1024, 0)))

  await bring([first, large], 1)
  await app.worked()
  assert.deepEqual(await listed(), ['fetched null text', 'pending diskFull none'])
  const [row] = await app.db.sql<{ attempts: number }[]>`
    select attempts from attachment_files where reason = 'diskFull'`
  assert.equal(row?.attempts, 0, 'the portal is not to blame')
  assert.equal(app.kept().length, 1, 'no draft is left')

  rmSync(ballast)
  await app.makeDue()
  await app.worked()
  assert.deepEqual(await listed(), ['fetched null text', 'fetched null text'])
  await app.close()
  await portal.close()
})

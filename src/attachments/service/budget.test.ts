import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { type AttachmentApp, type Portal, startAttachmentApp, startPortal } from '../../../test/attachments.ts'
import { bidRecord } from '../../../test/factories.ts'
import { closesWithTests } from '../../../test/harness.ts'
import { MINUTE, systemClock } from '../../lib/clock.ts'
import { parseRange } from '../../lib/net.ts'
import { createOutbound } from '../../lib/outbound/index.ts'
import { createDownload, type DownloadGuide } from './download.ts'

const MB = 1024 * 1024
const HERE = parseRange('127.0.0.1')

let app: AttachmentApp
let portal: Portal
before(async () => {
  portal = await startPortal()
  app = await startAttachmentApp({ env: { GONGGO_ATTACHMENTS_FILE_MB: '2', GONGGO_ATTACHMENTS_DAILY_MB: '20' } })
})
after(async () => {
  await app.close()
  await portal.close()
})

async function spent(): Promise<number> {
  const [row] = await app.db.sql<
    { bytes: number }[]
  >`select coalesce(sum(bytes), 0)::bigint as bytes from attachment_days`
  return row?.bytes ?? 0
}

/** What the file adds to the traffic of the day. */
async function trafficOf(number: string, url: string): Promise<number> {
  const before = await spent()
  await app.bids.upsert([bidRecord({ number, attachments: [{ name: 'a.bin', url }] })], () => false)
  await app.worked()
  return (await spent()) - before
}

test('a failed transfer counts with the bytes received', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': String(2 * MB) })
    response.write(new Uint8Array(MB), () => setTimeout(() => response.destroy(), 50))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = closesWithTests(async () => void server.close())
  const { port } = server.address() as AddressInfo
  const bytes = await trafficOf('CUT', `http://127.0.0.1:${port}/cut.bin`)
  assert.ok(bytes > 0 && bytes <= MB, String(bytes))
  await close()
})

test('only the beginning of redirects and errors is read, and counts', async () => {
  const body = new Uint8Array(8 * MB)
  portal.offer('/there.bin', 'there')
  const moved = portal.offer('/moved.bin', { status: 302, headers: { location: '/there.bin' }, body })
  const broken = portal.offer('/broken.bin', { status: 500, body })
  for (const [number, url] of [
    ['MOVED', moved],
    ['BROKEN', broken],
  ] as const) {
    const bytes = await trafficOf(number, url)
    assert.ok(bytes > 4096 && bytes < MB, `${number} ${bytes}`)
  }
})

test('a killed fetch reserves its part of the budget only until its lease ends', async () => {
  const { sql } = app.db
  await sql`
    insert into attachment_notices (notice_no, version, ends_at) values ('KILLED', 1, now() + interval '1 day')`
  await sql`
    insert into attachment_files (id, notice_no, url, name, host, due_at, lease_until, lease_token)
    values ('killed', 'KILLED', 'https://a.example', 'a', 'a.example', now() + interval '1 day', now() + interval '1 hour', 'token')`
  await sql`insert into attachment_grants (id, holder, bytes) values ('killed', 'token', ${20 * MB})`
  const url = portal.offer('/waits.bin', 'waits')
  await app.bids.upsert([bidRecord({ number: 'WAITS', attachments: [{ name: 'a.bin', url }] })], () => false)
  await app.attachments.selection.follow()
  const [fetching] = app.attachments.workers()
  await fetching?.tick()
  assert.equal(portal.timesAsked('/waits.bin'), 0, 'all of the budget is taken')
  await sql`update attachment_files set lease_until = now() where id = 'killed'`
  await app.worked()
  assert.equal(portal.timesAsked('/waits.bin'), 1)
})

function downloading(clock = systemClock) {
  const outbound = createOutbound({ version: 'test', alsoPublic: HERE ? [HERE] : [] })
  const download = createDownload({ clock, request: outbound.request })
  return {
    close: outbound.close,
    get(url: string, guide: Partial<DownloadGuide> = {}) {
      const all = { maxBytes: MB, signal: new AbortController().signal, takeTurn: async () => true, received: () => {} }
      return download({ url, name: 'a.bin', host: new URL(url).host }, { ...all, ...guide })
    },
  }
}

test('all redirects together have one deadline, and each waits for the turn of its host', async () => {
  let steady = 0
  const { get, close } = downloading({ ...systemClock, steady: () => steady })
  const url = portal.offer('/first.bin', { status: 302, headers: { location: '/second.bin' } })
  portal.offer('/second.bin', { status: 302, headers: { location: '/third.bin' } })
  portal.offer('/third.bin', 'third')
  const turns: string[] = []
  const takeTurn = async (host: string) => turns.push(host) > 0
  const { host } = new URL(portal.base)
  assert.equal((await get(url, { takeTurn })).reason, null)
  assert.deepEqual(turns, [host, host])
  const late = await get(url, {
    takeTurn: async () => {
      steady += 1.5 * MINUTE
      return true
    },
  })
  assert.deepEqual([late.reason, late.host], ['timeout', host])
  assert.equal(portal.timesAsked('/third.bin'), 1)
  const rests = await get(url, { takeTurn: async () => false })
  assert.deepEqual([rests.reason, rests.host], ['busy', host])
  close()
})

test('the pause that a redirect’s host asks for applies to that host', async () => {
  const other = await startPortal()
  const busy = other.offer('/busy.bin', { status: 429, headers: { 'retry-after': '600' } })
  const url = portal.offer('/elsewhere.bin', { status: 302, headers: { location: busy } })
  await trafficOf('ELSEWHERE', url)
  const rests = await app.db.sql<{ host: string }[]>`
    select host from attachment_hosts where next_at > statement_timestamp() + interval '1 minute'`
  assert.deepEqual(
    rests.map(({ host }) => host),
    [new URL(other.base).host],
  )
  await other.close()
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { lockedPdf, pdfOf, scannedPdf } from '../../../test/attachments/pdf-files.ts'
import { zipOf } from '../../../test/attachments/zips.ts'
import { type AttachmentApp, type Portal, startAttachmentApp, startPortal } from '../../../test/attachments.ts'
import { ATTEMPT, bidRecord, makeAccount, makeKey, NOW } from '../../../test/factories.ts'
import { openTestDatabase } from '../../../test/harness.ts'
import { DAY, HOUR } from '../../lib/clock.ts'
import { createDisk } from '../adapters/disk.ts'
import type { FileReading } from '../rules/reading.ts'
import type { AttachmentFile, AttachmentText } from '../schema.ts'
import { createTextReading } from './read.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

let count = 0
const nextNumber = () => `ATT${++count}`

/** A notice with these files. */
async function post(app: AttachmentApp, attachments: { name: string; url: string }[], changes = {}): Promise<string> {
  const number = nextNumber()
  await app.bids.upsert([bidRecord({ number, attachments, ...changes })], () => true)
  return number
}

async function listed(app: AttachmentApp, noticeNo: string): Promise<AttachmentFile[]> {
  const { status, body } = await app.get<{ items: AttachmentFile[] }>(`/v1/bids/${noticeNo}/attachments`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.items
}

async function only(app: AttachmentApp, noticeNo: string): Promise<AttachmentFile> {
  const [file] = await listed(app, noticeNo)
  return file ?? assert.fail('there is no file')
}

const standing = ({ state, reason, text }: AttachmentFile) => [state, reason, text.state]

describe('attachments of all notices', () => {
  let app: AttachmentApp
  let portal: Portal
  before(async () => {
    portal = await startPortal()
    app = await startAttachmentApp({
      env: { GONGGO_ATTACHMENTS_FILE_MB: '1', GONGGO_ATTACHMENTS_KEEP_DAYS: '30' },
    })
  })
  after(async () => {
    await app.close()
    await portal.close()
  })
  beforeEach(() => app.clock.set(NOW))

  test('are fetched, stored under the hash of their content, read and shown', async () => {
    const url = portal.offer('/one.txt', '입찰공고 내용\n두 번째 줄')
    const number = await post(app, [{ name: '공고문.txt', url }])
    const waiting = await only(app, number)
    assert.deepEqual(standing(waiting), ['notSelected', null, 'none'])
    await app.worked()
    const file = await only(app, number)
    assert.equal(file.id, waiting.id)
    assert.deepEqual(standing(file), ['fetched', null, 'text'])
    assert.deepEqual(
      [file.name, file.url, file.bytes],
      ['공고문.txt', url, Buffer.byteLength('입찰공고 내용\n두 번째 줄')],
    )
    assert.deepEqual([file.text.kind, file.text.characters, file.text.parts], ['text', 14, 1])
    const hash = hashOf('입찰공고 내용\n두 번째 줄')
    const path = join(app.folder, 'attachments', hash.slice(0, 2), hash)
    assert.equal(readFileSync(path, 'utf8'), '입찰공고 내용\n두 번째 줄')
    const { body } = await app.get<AttachmentText>(`/v1/bids/${number}/attachments/${file.id}/text`)
    assert.deepEqual(body, {
      total: 1,
      page: 1,
      items: [{ part: 1, entry: null, page: null, text: '입찰공고 내용\n두 번째 줄' }],
      attachment: file,
    })
  })

  test('with the same content are stored and read once', async () => {
    const [one, other] = [portal.offer('/a.txt', 'the same'), portal.offer('/b.txt', 'the same')]
    const numbers = [await post(app, [{ name: 'a.txt', url: one }]), await post(app, [{ name: 'b.txt', url: other }])]
    await app.worked()
    for (const number of numbers) assert.deepEqual(standing(await only(app, number)), ['fetched', null, 'text'])
    assert.equal(app.kept().filter((name) => name === hashOf('the same')).length, 1)
    const [row] = await app.db.sql<{ attempts: number }[]>`
      select attempts from attachment_texts where hash = ${hashOf('the same')}`
    assert.equal(row?.attempts, 1)
  })

  test('of a new version follow its list; those of a withdrawn notice are deleted', async () => {
    const [first, second] = [portal.offer('/v1.txt', 'first'), portal.offer('/v2.txt', 'second')]
    const number = await post(app, [{ name: 'first.txt', url: first }])
    await app.worked()
    const attachments = [{ name: 'second.txt', url: second }]
    await app.bids.upsert([bidRecord({ number, attachments, revision: 1, changedAt: NOW })], () => true)
    await app.worked()
    const files = await listed(app, number)
    assert.deepEqual(
      files.map(({ name, state }) => [name, state]),
      [['second.txt', 'fetched']],
    )
    await app.sweepAll()
    assert.equal(app.kept().includes(hashOf('first')), false)
    assert.equal(app.kept().includes(hashOf('second')), true)
    await app.operators.notices.withdraw({ noticeNo: number, reason: 'Posted by mistake', sameAs: null })
    await app.worked()
    await app.sweepAll()
    assert.equal(app.kept().includes(hashOf('second')), false)
    assert.equal((await app.get(`/v1/bids/${number}/attachments`)).status, 410)
  })

  test('that the portal does not have are retried, then gone', async () => {
    const number = await post(app, [{ name: 'lost.hwp', url: `${portal.base}/lost.hwp` }])
    await app.worked()
    const file = await only(app, number)
    assert.deepEqual(standing(file), ['pending', 'notFound', 'none'])
    assert.ok(file.nextTryAt !== null)
    for (let tries = 1; tries < 6; tries++) {
      await app.makeDue()
      await app.worked()
    }
    assert.deepEqual(standing(await only(app, number)), ['gone', 'notFound', 'none'])
    assert.equal(portal.timesAsked('/lost.hwp'), 6)
  })

  test('of a portal that asks for a pause wait for it, and then after other files', async () => {
    const busy = portal.offer('/busy.txt', { status: 429, headers: { 'retry-after': '1800' } })
    const quiet = portal.offer('/quiet.txt', 'quiet')
    const [one, other] = [await post(app, [{ name: 'busy.txt', url: busy }]), nextNumber()]
    await app.worked()
    assert.deepEqual(standing(await only(app, one)), ['pending', 'busy', 'none'])
    await app.bids.upsert([bidRecord({ number: other, attachments: [{ name: 'quiet.txt', url: quiet }] })], () => true)
    await app.worked()
    assert.equal(portal.timesAsked('/quiet.txt'), 0, 'the whole host rests')
    const [row] = await app.db.sql<{ attempts: number; restSeconds: number }[]>`
      select f.attempts, extract(epoch from h.next_at - statement_timestamp())::integer as rest_seconds
      from attachment_files f join attachment_hosts h using (host) where f.notice_no = ${one}`
    assert.equal(row?.attempts, 1)
    assert.ok(row.restSeconds > 1500 && row.restSeconds <= 1800, String(row.restSeconds))
    portal.offer('/busy.txt', 'not busy any more')
    await app.makeDue()
    await app.worked()
    for (const number of [one, other]) assert.equal((await only(app, number)).state, 'fetched')
  })

  test('of a portal that always asks for a pause finally fail, and others are fetched', async () => {
    const busy = portal.offer('/always-busy.txt', { status: 503 })
    const quiet = portal.offer('/unlike-busy.txt', 'unlike busy')
    const number = await post(app, [
      { name: 'busy.txt', url: busy },
      { name: 'quiet.txt', url: quiet },
    ])
    for (let tries = 0; tries < 6; tries++) {
      await app.worked()
      const [file] = await listed(app, number)
      assert.deepEqual(file && [file.state, file.reason], [tries < 5 ? 'pending' : 'failed', 'busy'])
      await app.makeDue()
    }
    await app.worked()
    assert.deepEqual(
      (await listed(app, number)).map(({ state }) => state),
      ['failed', 'fetched'],
    )
    assert.equal(portal.timesAsked('/always-busy.txt'), 6)
  })

  test('have a reason if there is no file', async () => {
    const large = portal.offer('/large.bin', new Uint8Array(1024 * 1024 + 1))
    const moved = portal.offer('/moved.bin', { status: 302, headers: { location: '/one-more.bin' } })
    portal.offer('/one-more.bin', { status: 302, headers: { location: '/there.txt' } })
    portal.offer('/there.txt', 'moved here')
    const inward = portal.offer('/inward.bin', { status: 302, headers: { location: 'http://10.1.2.3/secret' } })
    const round = portal.offer('/round.bin', { status: 302, headers: { location: '/round.bin' } })
    const page = portal.offer('/page.hwp', { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>sorry' })
    const packed = portal.offer('/packed.hwp', { status: 200, headers: { 'content-encoding': 'gzip' }, body: 'bomb' })
    const empty = portal.offer('/empty.hwp', '')
    const broken = portal.offer('/broken.hwp', { status: 500 })
    const asList = Object.entries({ large, moved, inward, round, page, packed, empty, broken })
    const inside = 'https://192.168.0.1/notice.hwp'
    const number = await post(app, [
      ...asList.map(([name, url]) => ({ name, url })),
      { name: 'private', url: inside },
      { name: 'ftp', url: 'ftp://portal.example/notice.hwp' },
    ])
    await app.worked()
    const files = await listed(app, number)
    assert.deepEqual(Object.fromEntries(files.map(({ name, state, reason }) => [name, `${state} ${reason}`])), {
      large: 'failed tooLarge',
      moved: 'fetched null',
      inward: 'failed refusedAddress',
      round: 'failed redirects',
      page: 'pending notAFile',
      packed: 'failed encoded',
      empty: 'pending empty',
      broken: 'pending status',
      private: 'failed refusedAddress',
      ftp: 'failed invalidUrl',
    })
    assert.equal(
      files.every(({ state, text }) => state === 'fetched' || (text.state === 'none' && text.parts === 0)),
      true,
    )
  })

  test('that cannot be read have a reason, and no text', async () => {
    const url = portal.offer('/drawing.bin', Uint8Array.of(0xff, 0xfe, 0xfd))
    const number = await post(app, [{ name: 'drawing.pdf', url }])
    await app.worked()
    const file = await only(app, number)
    assert.deepEqual(standing(file), ['fetched', null, 'unsupported'])
    assert.equal(file.text.reason, 'unknownFormat')
    const { status, body } = await app.get<AttachmentText>(`/v1/bids/${number}/attachments/${file.id}/text`)
    assert.deepEqual([status, body.total, body.items, body.attachment.text.state], [200, 0, [], 'unsupported'])
  })

  test('have the pages of a PDF, and the reason of each unreadable file', async () => {
    const zip = zipOf([
      { name: '안/공고문.pdf', content: pdfOf({ pages: [['압축된 공고문']] }) },
      { name: '안/도면.dwg', content: Buffer.of(0xff, 0xfe, 0xfd) },
    ])
    const number = await post(app, [
      { name: '공고문.pdf', url: portal.offer('/pages.pdf', pdfOf({ pages: [['입찰참가자격'], ['현장설명 생략']] })) },
      { name: '스캔.pdf', url: portal.offer('/scan.pdf', scannedPdf(2)) },
      { name: '암호.pdf', url: portal.offer('/locked.pdf', lockedPdf()) },
      { name: '붙임.zip', url: portal.offer('/all.zip', zip) },
    ])
    await app.worked()
    const files = await listed(app, number)
    assert.deepEqual(
      files.map(({ text }) => `${text.kind} ${text.state} ${text.reason} ${text.pages}`),
      ['pdf text null 2', 'pdf scanned noTextLayer null', 'pdf protected password null', 'zip partial entryUnread 1'],
    )
    assert.deepEqual(files.at(-1)?.text.unread, [
      { entry: '안/도면.dwg', kind: 'unknown', state: 'unsupported', reason: 'unknownFormat' },
    ])
    const textOf = async ({ id }: AttachmentFile, query = {}) =>
      (await app.get<AttachmentText>(`/v1/bids/${number}/attachments/${id}/text`, query)).body
    const [first, , , last] = files
    assert.ok(first && last)
    const second = await textOf(first, { page: 2, pageSize: 1 })
    assert.deepEqual([second.total, second.page], [2, 2])
    assert.deepEqual(
      second.items.map(({ page, text }) => [page, text.trim()]),
      [[2, '현장설명 생략']],
    )
    assert.deepEqual(
      (await textOf(last)).items.map(({ entry, text }) => [entry, text.trim()]),
      [['안/공고문.pdf', '압축된 공고문']],
    )
  })

  test('name some unread files of an archive in the list, and all of them with the text', async () => {
    const entries = Array.from({ length: 130 }, (_, index) => ({
      name: `${'긴 이름 '.repeat(150)}${index}.dwg`,
      content: Buffer.of(0xff, 0xfe, 0xfd),
    }))
    const url = portal.offer('/drawings.zip', zipOf(entries))
    const number = await post(app, [{ name: 'drawings.zip', url }])
    await app.worked()
    const { id, text } = await only(app, number)
    assert.deepEqual([text.unread.length, text.unreadCount], [5, 130])
    const { body } = await app.get<AttachmentText>(`/v1/bids/${number}/attachments/${id}/text`)
    assert.deepEqual([body.attachment.text.unread.length, body.attachment.text.unreadCount], [100, 130])
    assert.ok(body.attachment.text.unread.every(({ entry }) => entry.length <= 300))
  })

  test('are fetched again from the portal if their file is lost', async () => {
    const url = portal.offer('/lost-later.txt', 'lost later')
    const number = await post(app, [{ name: 'lost-later.txt', url }])
    await app.attachments.selection.follow()
    const [fetching] = app.attachments.workers()
    await fetching?.tick()
    const hash = hashOf('lost later')
    rmSync(join(app.folder, 'attachments', hash.slice(0, 2), hash))
    await app.worked()
    assert.deepEqual(standing(await only(app, number)), ['fetched', null, 'text'])
    assert.equal(portal.timesAsked('/lost-later.txt'), 2)
  })

  test('whose reading ended early are read twice more, later, and not a third time', async () => {
    let readings = 0
    const reason = () => (['timeLimit', 'memoryLimit', 'crashed'] as const)[readings++] ?? 'damaged'
    const reader = {
      read: async () => ({ kind: 'text', state: 'failed', reason: reason(), parts: [] }) as FileReading,
      stop: async () => {},
    }
    const disk = createDisk(join(app.folder, 'attachments'))
    const reading = createTextReading({ ...app, log: () => {}, reader }, disk, async () => true).worker()
    const url = portal.offer('/ends-early.txt', 'ends early')
    const number = await post(app, [{ name: 'ends-early.txt', url }])
    await app.attachments.selection.follow()
    const [fetching] = app.attachments.workers()
    await fetching?.tick()
    const seen: unknown[] = []
    for (let times = 0; times < 4; times++) {
      await reading.tick()
      const [row] = await app.db.sql<{ laterMinutes: number | null }[]>`
        select round(extract(epoch from due_at - statement_timestamp()) / 60)::integer as later_minutes
        from attachment_texts where hash = ${hashOf('ends early')}`
      const { text } = await only(app, number)
      seen.push([text.state, text.reason, row?.laterMinutes, readings])
      await app.db.sql`
        update attachment_texts set due_at = statement_timestamp() where hash = ${hashOf('ends early')} and due_at is not null`
    }
    assert.deepEqual(seen, [
      ['failed', 'timeLimit', 10, 1],
      ['failed', 'memoryLimit', 120, 2],
      ['failed', 'crashed', null, 3],
      ['failed', 'crashed', null, 3],
    ])
  })

  test('that an older version could not read are read again', async () => {
    const url = portal.offer('/older.txt', 'read by an older version')
    const number = await post(app, [{ name: 'older.txt', url }])
    await app.worked()
    await app.db.sql`
      update attachment_texts set state = 'unsupported', reason = 'unknownFormat', reader_version = 0
      where hash = ${hashOf('read by an older version')}`
    assert.equal(await app.attachments.readOlder(), 1)
    assert.equal(await app.attachments.readOlder(), 0)
    assert.equal((await only(app, number)).text.state, 'unsupported', 'until it is read')
    await app.worked()
    assert.equal((await only(app, number)).text.state, 'text')
    assert.equal(await app.attachments.readOlder(), 0)
  })

  test('are stored for some days after the end of bidding, with their text', async () => {
    const [early, late] = [portal.offer('/early.txt', 'early'), portal.offer('/late.txt', 'late')]
    const one = await post(app, [{ name: 'early.txt', url: early }], { closeAt: NOW + HOUR })
    const other = await post(app, [{ name: 'late.txt', url: late }], { closeAt: NOW + 5 * DAY })
    await app.worked()
    app.clock.set(NOW + 31 * DAY)
    await app.attachments.sweep()
    assert.deepEqual(standing(await only(app, one)), ['notSelected', null, 'none'])
    assert.deepEqual(standing(await only(app, other)), ['fetched', null, 'text'])
    assert.equal(app.kept().includes(hashOf('early')), false)
    assert.equal(app.kept().includes(hashOf('late')), true)
    const rows = await app.db.sql`select from attachment_texts where hash = ${hashOf('early')}`
    assert.equal(rows.length, 0)
  })

  test('without a row are removed', async () => {
    const hash = hashOf('nobody knows')
    const url = portal.offer('/known.txt', 'known')
    await post(app, [{ name: 'known.txt', url }])
    await app.worked()
    mkdirSync(join(app.folder, 'attachments', hash.slice(0, 2)), { recursive: true })
    writeFileSync(join(app.folder, 'attachments', hash.slice(0, 2), hash), 'nobody knows')
    await app.sweepAll()
    assert.equal(app.kept().includes(hash), false)
    assert.equal(app.kept().includes(hashOf('known')), true)
  })

  test('are compared with rows once a day, by one process; a file that cannot be deleted does not stop the others', async () => {
    const [stuck, loose] = [hashOf('cannot be deleted 13'), hashOf('can be deleted')]
    const pathOf = (hash: string) => join(app.folder, 'attachments', hash.slice(0, 2), hash)
    mkdirSync(join(pathOf(stuck), 'a folder'), { recursive: true })
    await app.sweepAll()
    mkdirSync(join(app.folder, 'attachments', loose.slice(0, 2)), { recursive: true })
    writeFileSync(pathOf(loose), 'can be deleted')
    await app.db.sql`insert into attachment_texts (hash, state, due_at) values (${loose}, 'text', null)`
    await app.attachments.sweep()
    assert.equal(app.kept().includes(loose), true, 'it was done today')
    await app.sweepAll()
    assert.equal(app.kept().includes(loose), false)
    assert.equal((await app.db.sql`select from attachment_texts where hash = ${loose}`).length, 0)
    rmSync(pathOf(stuck), { recursive: true })
  })

  test('of closed notices are not fetched', async () => {
    const number = await post(app, [{ name: 'old.txt', url: portal.offer('/old.txt', 'old') }], { closeAt: NOW - HOUR })
    await app.worked()
    assert.deepEqual(standing(await only(app, number)), ['notSelected', null, 'none'])
  })

  test('are 404 under another notice, and for an unknown id', async () => {
    const [one, other] = [
      await post(app, [{ name: 'own.txt', url: portal.offer('/own.txt', 'own') }]),
      await post(app, []),
    ]
    const { id } = await only(app, one)
    assert.equal((await app.get(`/v1/bids/${other}/attachments/${id}/text`)).status, 404)
    assert.equal((await app.get(`/v1/bids/${one}/attachments/att_none/text`)).status, 404)
    assert.equal((await app.get('/v1/bids/NONE/attachments')).status, 404)
  })

  test('are fetched once, with any number of workers', async () => {
    const files = Array.from({ length: 12 }, (_, index) => {
      const path = `/many-${index}.txt`
      return { name: `${index}.txt`, url: portal.offer(path, `file ${index}`), path }
    })
    const number = await post(
      app,
      files.map(({ name, url }) => ({ name, url })),
    )
    await app.attachments.selection.follow()
    const workers = Array.from({ length: 4 }, () => app.attachments.workers()).flat()
    for (let rounds = 0; rounds < 6; rounds++) await Promise.all(workers.map((worker) => worker.tick()))
    await app.worked()
    const { body } = await app.get<{ items: AttachmentFile[] }>(`/v1/bids/${number}/attachments`)
    assert.equal(
      body.items.every(({ text }) => text.state === 'text'),
      true,
    )
    for (const { path } of files) assert.equal(portal.timesAsked(path), 1, path)
  })
})

describe('limits of attachments', () => {
  let app: AttachmentApp
  let portal: Portal
  before(async () => {
    portal = await startPortal()
    app = await startAttachmentApp({
      env: { GONGGO_ATTACHMENTS_FILE_MB: '2', GONGGO_ATTACHMENTS_DAILY_MB: '3' },
    })
  })
  after(async () => {
    await app.close()
    await portal.close()
  })

  test('fetching stops at the day’s budget and continues the next day', async () => {
    const files = [1, 2, 3].map((index) => ({
      name: `${index}.bin`,
      url: portal.offer(`/${index}.bin`, new Uint8Array(1024 * 1024 + index * 1000)),
    }))
    const number = await post(app, files)
    await app.attachments.selection.follow()
    const [fetching] = app.attachments.workers()
    for (let rounds = 0; rounds < 4; rounds++) {
      await app.makeDue()
      await fetching?.tick()
    }
    const states = async () => (await listed(app, number)).map(({ state }) => state).sort()
    assert.deepEqual(await states(), ['fetched', 'fetched', 'pending'])
    const [spent] = await app.db.sql<{ bytes: number }[]>`select bytes from attachment_days`
    assert.equal((await app.db.sql`select from attachment_grants`).length, 0)
    const { bytes = 0 } = spent ?? {}
    assert.ok(bytes > 2 * 1024 * 1024 && bytes <= 3 * 1024 * 1024, String(bytes))
    await app.makeDue()
    await fetching?.tick()
    assert.deepEqual(await states(), ['fetched', 'fetched', 'pending'])
    app.clock.advance(DAY)
    await app.makeDue()
    await fetching?.tick()
    assert.deepEqual(await states(), ['fetched', 'fetched', 'fetched'])
  })
})

describe('attachments of notices that accounts were notified of or pursue', () => {
  let app: AttachmentApp
  let portal: Portal
  before(async () => {
    portal = await startPortal()
    app = await startAttachmentApp({ env: { GONGGO_ATTACHMENTS: 'matched' } })
  })
  after(async () => {
    await app.close()
    await portal.close()
  })

  test('are fetched from then on, also of later versions', async () => {
    const [one, other, later] = ['/pursued.txt', '/ignored.txt', '/later.txt'].map((path) =>
      portal.offer(path, `text of ${path}`),
    ) as [string, string, string]
    const pursued = await post(app, [{ name: 'pursued.txt', url: one }])
    const ignored = await post(app, [{ name: 'ignored.txt', url: other }])
    await app.worked()
    assert.deepEqual(standing(await only(app, pursued)), ['notSelected', null, 'none'])
    const { id: accountId } = await makeAccount(app, { plan: 'enterprise' })
    const { id: keyId } = await makeKey(app, accountId)
    const caller = { accountId, keyId, requestId: 'req_0' }
    await app.pursuits.create(ATTEMPT, caller, { noticeNo: pursued, state: 'watching' })
    await app.worked()
    assert.deepEqual(standing(await only(app, pursued)), ['fetched', null, 'text'])
    assert.deepEqual(standing(await only(app, ignored)), ['notSelected', null, 'none'])
    const attachments = [
      { name: 'pursued.txt', url: one },
      { name: 'later.txt', url: later },
    ]
    await app.bids.upsert([bidRecord({ number: pursued, attachments, revision: 1, changedAt: NOW })], () => true)
    await app.worked()
    assert.deepEqual(
      (await listed(app, pursued)).map(({ state }) => state),
      ['fetched', 'fetched'],
    )
    assert.equal(portal.timesAsked('/pursued.txt'), 2, 'its content may be another now')
    assert.equal(portal.timesAsked('/ignored.txt'), 0)
  })

  test('are fetched when a keyword matches', async () => {
    const url = portal.offer('/matched.txt', 'matched')
    const { id: accountId } = await makeAccount(app)
    const number = await post(app, [{ name: 'matched.txt', url }])
    await app.db.transaction((tx) =>
      tx`insert into events (account_id, position, id, type, at, notice_no, version, data)
        values (${accountId}, 1, 'evt_1', 'bid.matched', ${new Date(app.clock.now())}, ${number}, 1, '[]')`.then(
        () => {},
      ),
    )
    await app.worked()
    assert.deepEqual(standing(await only(app, number)), ['fetched', null, 'text'])
  })
})

test('are fetched for all open notices after a change to “all”, including those skipped before', async () => {
  const database = await openTestDatabase()
  const portal = await startPortal()
  const some = await startAttachmentApp({ database, env: { GONGGO_ATTACHMENTS: 'matched' } })
  const number = await post(some, [{ name: 'open.txt', url: portal.offer('/open.txt', 'open') }])
  await some.worked()
  assert.deepEqual(standing(await only(some, number)), ['notSelected', null, 'none'])
  await some.close()
  const all = await startAttachmentApp({ database, env: { GONGGO_DATA: some.folder } })
  await all.worked()
  assert.deepEqual(standing(await only(all, number)), ['fetched', null, 'text'])
  await all.close()
  await portal.close()
  await database.close()
})

test('a service that fetches nothing deletes expired files, but no files in the folder of another', async () => {
  const database = await openTestDatabase()
  const portal = await startPortal()
  const all = await startAttachmentApp({ database })
  const url = portal.offer('/kept.txt', 'kept')
  const number = await post(all, [{ name: 'kept.txt', url }], { closeAt: NOW + HOUR })
  await all.worked()
  await all.close()
  const env = { GONGGO_ATTACHMENTS: 'none', GONGGO_DATA: all.folder }
  const none = await startAttachmentApp({ database, env })
  none.clock.set(NOW + 400 * DAY)
  const idFile = join(all.folder, 'attachments/folder-id')
  const id = readFileSync(idFile)
  writeFileSync(idFile, 'of another service')
  await none.sweepAll()
  assert.deepEqual(standing(await only(none, number)), ['notSelected', null, 'none'])
  assert.equal((await none.db.sql`select from attachment_texts`).length, 0)
  assert.deepEqual(none.kept(), [hashOf('kept')])
  writeFileSync(idFile, id)
  await none.sweepAll()
  assert.deepEqual(none.kept(), [])
  await none.close()
  await portal.close()
  await database.close()
})

test('nothing is fetched unless an operator enables it', async () => {
  const app = await startAttachmentApp({ env: { GONGGO_ATTACHMENTS: 'none' } })
  assert.equal(app.attachments.isOn, false)
  const number = await post(app, [{ name: 'a.txt', url: 'https://portal.example/a.txt' }])
  await app.attachments.sweep()
  assert.deepEqual(standing(await only(app, number)), ['notSelected', null, 'none'])
  const rows = await app.db.sql`select from attachment_files`
  assert.equal(rows.length, 0)
  await app.close()
})

test('are not fetched from private addresses that webhooks may use, and not over http', async () => {
  const portal = await startPortal()
  const env = { GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' }
  const app = await startAttachmentApp({ alsoPublic: [], env })
  const inside = portal.offer('/secret.txt', 'secret')
  const number = await post(app, [
    { name: 'plain', url: inside },
    { name: 'secure', url: inside.replace('http:', 'https:') },
    { name: 'named', url: 'http://localhost/secret' },
    { name: 'public', url: 'http://192.0.2.1/secret' },
  ])
  await app.worked()
  const files = await listed(app, number)
  assert.deepEqual(
    files.map(({ name, state, reason }) => `${name} ${state} ${reason}`),
    ['plain failed invalidUrl', 'secure failed refusedAddress', 'named failed invalidUrl', 'public failed invalidUrl'],
  )
  assert.deepEqual(portal.asked, [])
  await app.close()
  await portal.close()
})

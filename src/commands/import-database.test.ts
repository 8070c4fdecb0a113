import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { createApp } from '../app.ts'
import { toConfig } from '../config.ts'
import { createLog } from '../lib/log.ts'
import { createSecrets } from '../lib/secret.ts'
import type { CommandHouse } from './command.ts'
import { importFiles } from './import.ts'
import { findAction, readGiven } from './words.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00Z`
const tender = (id: string, date: string, told: object = {}) => ({
  ocid: 'ocds-x1-1',
  id,
  date,
  tag: ['tender'],
  buyer: { id: 'b', name: 'Northford Council' },
  tender: { title: 'Road repairs', value: { amount: 1000.5, currency: 'GBP' }, ...told },
})
const awarded = (date: string, amount: number) => ({
  ocid: 'ocds-x1-1',
  id: 'award',
  date,
  tag: ['award'],
  awards: [{ id: 1, status: 'active', date, value: { amount, currency: 'GBP' }, suppliers: [{ name: 'Alder Ltd' }] }],
})

describe('files in a database', () => {
  let opened: TestDatabase
  let house: CommandHouse
  let folder = ''

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gonggo-import-'))
    opened = await openTestDatabase()
    const [config, log] = [toConfig({}), createLog({ level: 'silent' })]
    const secrets = createSecrets(['a secret of some length'])
    const infrastructure = { db: opened.db, secrets, migrations: [], applied: [], embedded: true, stop: async () => {} }
    house = { infrastructure, app: createApp(config, { infrastructure, log, hasRoutes: false }) }
  })
  after(async () => {
    await opened.close()
    await rm(folder, { recursive: true })
  })

  const take = (...releases: object[]) => takeText('ocds', JSON.stringify({ releases }))
  const takeLines = (kind: 'ocds' | 'koneps', ...records: object[]) =>
    takeText(kind, records.map((record) => `${JSON.stringify(record)}\n`).join(''))

  async function takeText(kind: 'ocds' | 'koneps', text: string) {
    const path = join(folder, 'records.json')
    await writeFile(path, text)
    const { action } = findAction({ import: importFiles }, ['import', kind, path])
    assert.ok(action)
    const place = {
      config: toConfig({}),
      log: createLog({ level: 'silent' }),
      open: async () => house,
      tell: async () => {},
      progress: () => {},
      stopping: new AbortController().signal,
    }
    const { document } = await action.action.run(readGiven(action), place)
    const { ms: _ms, ...summary } = document as { ms: number; changed: number }
    return summary
  }

  const stored = async () => ({
    notices: await opened.db.sql`
      select notice_no, revision, kind, title, estimated_price::int as price from bids order by notice_no`,
    rounds: await opened.db.sql`select lot, state, amount::int as amount from award_rounds order by lot`,
    releases: (await opened.db.sql`select id from source_releases order by id`).map(({ id }) => id),
  })

  test('a process told in pieces, late and twice, is one notice with its award', async () => {
    assert.deepEqual(await take(tender('a', day(1)), awarded(day(20), 900)), {
      new: 1,
      changed: 1,
      unchanged: 0,
      quarantined: 0,
      waiting: 0,
    })
    const late = await take(tender('b', day(5), { value: { amount: 2000, currency: 'GBP' } }))
    assert.deepEqual(
      [late, (await stored()).releases],
      [{ new: 0, changed: 1, unchanged: 1, quarantined: 0, waiting: 0 }, ['a', 'award', 'b']],
    )
    const { notices, rounds } = await stored()
    assert.deepEqual(
      [...notices],
      [{ noticeNo: 'ocds-x1-1', revision: 2, kind: 'changed', title: 'Road repairs', price: 2000 }],
    )
    assert.deepEqual([...rounds], [{ lot: '0', state: 'awarded', amount: 900 }])
    const again = await take(
      awarded(day(20), 900),
      tender('a', day(1)),
      tender('b', day(5), { value: { amount: 2000, currency: 'GBP' } }),
    )
    assert.deepEqual(again, { new: 0, changed: 0, unchanged: 1, quarantined: 0, waiting: 0 })
    await take({ ...awarded(day(21), 950), tag: ['awardUpdate'] })
    assert.deepEqual([...(await stored()).rounds], [{ lot: '0', state: 'awarded', amount: 950 }])
  })

  describe('withdrawals', () => {
    const release = (ocid: string, id: string, date: string) => ({ ...tender(id, date), ocid })
    const gone = (noticeNo: string, date: string) => ({ op: 'delete', noticeNo, date, reason: 'Published twice' })
    const there = async (prefix: string) =>
      (
        await opened.db.sql<{ noticeNo: string }[]>`
        select notice_no from bids where starts_with(notice_no, ${prefix}) order by 1`
      ).map(({ noticeNo }) => noticeNo)
    const counts = (fresh: number, changed: number, unchanged: number, quarantined = 0) => ({
      new: fresh,
      changed,
      unchanged,
      quarantined,
      waiting: 0,
    })

    test('take back what stands before them in the file, and the file again changes nothing', async () => {
      const file = [release('w-1', 'a', day(1)), gone('w-1', day(2)), release('w-2', 'a', day(1))]
      assert.deepEqual(await takeLines('ocds', ...file), counts(2, 1, 0))
      assert.deepEqual(await there('w-'), ['w-2'])
      const [row] = await opened.db.sql<{ reason: string }[]>`select reason from withdrawals where notice_no = 'w-1'`
      assert.equal(row?.reason, 'Published twice')
      const [head] = await opened.db.sql`select position from feed_head`
      assert.equal((await takeLines('ocds', ...file)).changed, 0)
      assert.deepEqual(await opened.db.sql`select position from feed_head`, [head])
    })

    test('hold until a release with a later date, in any order of the records', async () => {
      await takeLines('ocds', gone('w-2', day(5)), release('w-2', 'b', day(4)))
      assert.deepEqual(await there('w-2'), [])
      assert.equal((await takeLines('ocds', release('w-2', 'c', day(6)), gone('w-2', day(5)))).changed, 1)
      assert.deepEqual(await there('w-2'), ['w-2'])
    })

    test('of the portal are written the same', async () => {
      const row = {
        bidNtceNo: 'R26BK00077777',
        bidNtceOrd: '000',
        bidNtceNm: '도로 정비공사',
        ntceKindNm: '등록공고',
        bidNtceDt: '2026-11-02 09:00:00',
        ntceInsttNm: '종로구청',
        dminsttNm: '종로구청',
        bidNtceDtlUrl: 'https://www.g2b.go.kr/1',
        mainCnsttyNm: '토목공사',
      }
      await takeLines('koneps', row)
      assert.deepEqual(await there('R26BK00077777'), ['R26BK00077777'])
      assert.equal((await takeLines('koneps', gone('R26BK00077777', '2026-11-03'))).changed, 1)
      assert.deepEqual(await there('R26BK00077777'), [])
    })

    const unknown = async (noticeNo: string) =>
      (
        await opened.db.sql`
          select id from source_rejects where reason = 'unknown_notice' and record ->> 'noticeNo' = ${noticeNo}`
      ).length

    test('that come before their notice wait for it, and then withdraw it', async () => {
      const withdrawal = gone('w-late', day(3))
      assert.deepEqual(await takeLines('ocds', withdrawal), counts(0, 0, 0, 1))
      assert.deepEqual(await takeLines('ocds', withdrawal), counts(0, 0, 0, 1))
      assert.equal(await unknown('w-late'), 1)
      assert.deepEqual(await takeLines('ocds', release('w-other', 'a', day(1))), counts(1, 0, 0))
      assert.equal(await unknown('w-late'), 1)
      assert.deepEqual(await takeLines('ocds', release('w-late', 'a', day(1))), counts(1, 1, 0))
      assert.deepEqual(await there('w-late'), [])
      const [row] = await opened.db.sql<{ reason: string; asOf: number }[]>`
        select reason, as_of from withdrawals where notice_no = 'w-late'`
      assert.deepEqual(row, { reason: 'Published twice', asOf: Date.parse(day(3)) })
      assert.equal(await unknown('w-late'), 0)
      assert.deepEqual(await takeLines('ocds', withdrawal), counts(0, 0, 1))
      assert.equal((await takeLines('ocds', release('w-late', 'b', day(4)))).changed, 1)
      assert.deepEqual(await there('w-late'), ['w-late'])
    })

    test('that come before a later state of their notice leave it, and the quarantine', async () => {
      await takeLines('ocds', gone('w-newer', day(2)))
      await takeLines('ocds', gone('w-twice', day(2)), gone('w-twice', day(4)))
      assert.deepEqual(await takeLines('ocds', release('w-newer', 'a', day(3))), counts(1, 0, 1))
      assert.deepEqual(await takeLines('ocds', release('w-twice', 'a', day(3))), counts(1, 1, 0))
      assert.deepEqual(await there('w-newer'), ['w-newer'])
      assert.deepEqual(await there('w-twice'), [])
      assert.deepEqual([await unknown('w-newer'), await unknown('w-twice')], [0, 0])
    })

    test('of no stored notice, or without number or date, are in quarantine with the reason', async () => {
      const bad = [gone('w-nobody', day(1)), { op: 'delete', noticeNo: 'w-2' }, { op: 'delete', date: day(1) }]
      assert.deepEqual(await takeLines('ocds', ...bad), counts(0, 0, 0, 3))
      const rows = await opened.db.sql<{ reason: string; line: number | null }[]>`
        select reason, (record ->> 'line')::int as line from source_rejects
        where reason = 'unknown_notice' or reason like 'withdrawal:%' order by reason`
      assert.deepEqual(
        rows.map(({ reason, line }) => [reason, line]),
        [
          ['unknown_notice', null],
          ['withdrawal: date is no time', 2],
          ['withdrawal: noticeNo is no text', 3],
        ],
      )
    })
  })
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { startTestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'
import { forgetNotices } from '../../../test/harness.ts'
import { createClient } from '../src/index.ts'
import { mirror } from '../src/mirror/index.ts'
import { type MirrorSchema, SCHEMA } from '../src/mirror/schema.ts'
import { PLACES, sqlitePlace } from './mirror-places.ts'
import { json, play, refusal, type Scene } from './scripted-server.ts'

const LIVE = () => true

const award = (lot: string, winners: string[] = []) => ({
  revision: 0,
  lot,
  rebid: 0,
  state: 'awarded',
  winners: winners.map((name) => ({ name, businessNo: null, amount: null, share: null })),
})
const upsert = (noticeNo: string, bid: object = {}, awards: object[] = []) => {
  const whole = Object.assign({ noticeNo, title: noticeNo, status: 'open' }, bid)
  return { op: 'upsert', noticeNo, version: 1, bid: whole, awards }
}
const page = (nextCursor: string, items: object[], hasMore = false): Scene => json({ items, nextCursor, hasMore })

async function scripted(...scenes: Scene[]) {
  const { baseUrl, asked } = await play(...scenes)
  return { asked, client: createClient({ baseUrl, retryDelayMs: 1 }) }
}

/** A version of the tables that this program does not know yet. */
const NEWER: MirrorSchema = {
  schemaVersion: SCHEMA.schemaVersion + 1,
  tables: Object.fromEntries(
    Object.entries(SCHEMA.tables).map(([name, table]) => {
      const more = name === 'notices' ? [{ name: 'colour', type: 'text' as const, path: 'bid.colour' }] : []
      return [name, { list: table.list, key: table.key, columns: [...table.columns, ...more] }]
    }),
  ),
}

describe('the tables of a mirror', () => {
  test('are those of the specification, each column with a description in both languages', () => {
    const text = readFileSync(new URL('../../../integrations/mirror/tables.json', import.meta.url), 'utf8')
    const { tables } = JSON.parse(text) as {
      tables: Record<string, { columns: { name: string; en: string; ko: string }[] }>
    }
    for (const [name, { columns }] of Object.entries(tables)) {
      assert.deepEqual(
        SCHEMA.tables[name]?.columns.map((column) => column.name),
        columns.map((column) => column.name),
      )
      for (const column of columns) assert.match(`${column.en}|${column.ko}`, /^[^|]{3,}\|.*[가-힣]/, column.name)
    }
  })

  for (const [name, open] of Object.entries(PLACES)) {
    test(`${name} keeps withdrawn notices, and accepts unknown values`, async () => {
      const place = await open()
      const strange = {
        status: 'paused',
        floorRate: 'many',
        closeAt: 'soon',
        urgent: 'yes',
        budget: 0.5,
        moon: { full: true },
      }
      const { client } = await scripted(
        page(
          '1',
          [
            upsert('A', {}, [award('1', ['가', '나']), award('2')]),
            upsert('B', strange),
            upsert('C\0', { title: 'a\0b' }),
          ],
          true,
        ),
        page(
          '2',
          [
            { op: 'delete', noticeNo: 'A', version: 2 },
            { op: 'delete', noticeNo: 'Z', version: 9 },
            upsert('D', {}, [award('1')]),
          ],
          true,
        ),
        page('3', [upsert('D', {}, [award('2')]), { op: 'merge', noticeNo: 'E', version: 1 }]),
      )
      await mirror({ client, to: place.to, only: ['notices', 'awards'] })
      const notices = await place.rows('notices')
      assert.deepEqual(
        notices.map((row) => [row.notice_no, row.version, row.status, row.title]),
        [
          ['A', 2, 'withdrawn', 'A'],
          ['B', 1, 'paused', 'B'],
          ['C', 1, 'open', 'ab'],
          ['D', 1, 'open', 'D'],
          ['E', 1, null, null],
          ['Z', 9, 'withdrawn', null],
        ],
      )
      const { floor_rate, close_at, urgent, budget } = notices[1] ?? {}
      assert.deepEqual([floor_rate, close_at, urgent, budget], [null, null, null, null])
      const keys = (rows: Record<string, unknown>[]) =>
        rows.map((row) => `${row.notice_no}/${row.lot}/${row.place ?? ''}`)
      assert.deepEqual(keys(await place.rows('awards')), ['A/1/', 'A/2/', 'D/2/'])
      assert.deepEqual(keys(await place.rows('award_winners')), ['A/1/1', 'A/1/2'])
      await place.close()
    })

    test(`${name} is filled again when the cursor has expired, and no stale row remains`, async () => {
      const place = await open()
      const app = await startTestApp()
      const client = createClient({ baseUrl: app.baseUrl, key: app.key })
      await app.bids.upsert(
        ['A', 'B', 'C'].map((number) => bidRecord({ number })),
        LIVE,
      )
      await app.bids.recordRounds(
        'one',
        ['A', 'B'].map((number) => roundRecord({ number })),
        LIVE,
      )
      await mirror({ client, to: place.to })
      await forgetNotices(app.db)
      await app.bids.upsert(
        ['B', 'D'].map((number) => bidRecord({ number, title: '복원 뒤' })),
        LIVE,
      )
      await mirror({ client, to: place.to })
      const rows = await place.rows('notices')
      assert.deepEqual(
        rows.map((row) => [row.notice_no, row.title]),
        [
          ['B', '복원 뒤'],
          ['D', '복원 뒤'],
        ],
      )
      assert.deepEqual([await place.rows('awards'), await place.rows('events')], [[], []])
      const states = await place.rows('gonggo_mirror')
      assert.deepEqual(
        states.map(({ list, fill }) => [list, fill]),
        [
          ['changes', 2],
          ['events', 2],
        ],
      )
      await app.close()
      await place.close()
    })

    test(`${name} gets the columns of a newer version with their values, and an older program is rejected`, async () => {
      const place = await open()
      const items = [upsert('A', { colour: '빨강' }), upsert('B', { colour: null })]
      const { client, asked } = await scripted(page('1', items), page('1', items), page('2', []))
      await mirror({ client, to: place.to, only: ['notices'] })
      await mirror({ client, to: place.to, only: ['notices'], schema: NEWER })
      assert.match(asked[1]?.url ?? '', /since=&/)
      const rows = await place.rows('notices', NEWER)
      assert.deepEqual(
        rows.map((row) => [row.notice_no, row.colour]),
        [
          ['A', '빨강'],
          ['B', null],
        ],
      )
      await mirror({ client, to: place.to, only: ['notices'], schema: NEWER })
      assert.match(asked[2]?.url ?? '', /since=1&/)
      await assert.rejects(mirror({ client, to: place.to, only: ['notices'] }), {
        name: 'MirrorError',
        message:
          'The tables are of schema version 2, and this program knows version 1. Install a newer @gonggo/client.',
      })
      await place.close()
    })
  }

  test('start again for a table that is added later, and continue for one that is omitted', async () => {
    const place = sqlitePlace()
    const { client, asked } = await scripted(
      page('1', [upsert('A', {}, [award('1')])]),
      page('2', [upsert('A', {}, [award('1')])]),
      page('3', []),
      page('4', []),
    )
    for (const only of [['notices'], ['notices', 'awards'], ['awards'], ['notices', 'awards']] as const)
      await mirror({ client, to: place.to, only })
    assert.deepEqual(
      asked.map(({ url }) => /since=(\d?)/.exec(url)?.[1]),
      ['', '', '2', ''],
    )
    assert.deepEqual(
      asked.map(({ url }) => /awards=(\w+)/.exec(url)?.[1]),
      ['false', 'true', 'true', 'true'],
    )
  })

  test('keep events that the service has deleted, and drop those it does not know after a restore', async () => {
    const event = (id: string, minute: number) => ({
      id,
      type: 'bid.matched',
      timestamp: `2026-11-20T09:0${minute}:00+09:00`,
      apiVersion: 'v1',
      data: {},
    })
    const place = sqlitePlace()
    const { client } = await scripted(
      page('1', [event('evt_1', 1), event('evt_2', 2), event('evt_3', 3)]),
      refusal(410, 'cursor_expired'),
      page('2', [event('evt_2', 2), event('evt_4', 4)]),
    )
    for (const _ of [1, 2]) await mirror({ client, to: place.to, only: ['events'] })
    assert.deepEqual(
      (await place.rows('events')).map(({ id }) => id),
      ['evt_1', 'evt_2', 'evt_4'],
    )
  })

  test('of other programs are not touched, and neither is a database filled from another service', async () => {
    const place = sqlitePlace()
    const file = new DatabaseSync(place.to.slice('sqlite:'.length))
    file.exec('create table notices (text text)')
    const { client } = await scripted(page('1', []), refusal(400, 'invalid_cursor'))
    await assert.rejects(mirror({ client, to: place.to }), /a table "notices" that is not of a mirror/)
    file.exec('drop table notices')
    file.close()
    await mirror({ client, to: place.to, only: ['notices'] })
    await assert.rejects(mirror({ client, to: place.to, only: ['notices'] }), /filled from another service or account/)
    await assert.rejects(mirror({ client, to: 'mysql://host' }), /Say where to: postgres/)
  })

  for (const [name, open] of [
    ['SQLite', PLACES.SQLite],
    ['PostgreSQL', PLACES.PostgreSQL],
  ] as const)
    test(`the view of ${name} shows the current status as time passes`, async () => {
      const place = await open()
      const now = await place.now()
      const hours = (count: number) => new Date(now + count * 3_600_000).toISOString()
      const { client } = await scripted(
        page('1', [
          upsert('awarded', { status: 'awarded', closeAt: hours(-2), openAt: hours(-1) }),
          upsert('closed', { closeAt: hours(-1), openAt: hours(1) }),
          upsert('closed by 30 days', { postedAt: hours(-24 * 31) }),
          upsert('open', { closeAt: hours(1), openAt: hours(2) }),
          upsert('open without dates', { postedAt: hours(-24) }),
          upsert('open, to be opened', { postedAt: hours(-24 * 31), openAt: hours(1) }),
          upsert('opened', { closeAt: hours(-2), openAt: hours(-1) }),
          upsert('opened after closed', { status: 'closed', closeAt: hours(-2), openAt: hours(-1) }),
        ]),
      )
      await mirror({ client, to: place.to, only: ['notices'] })
      for (const row of await place.rows('notices_now')) {
        const [expected = ''] = String(row.notice_no).split(/[ ,]/)
        assert.equal(row.status_now, expected, String(row.notice_no))
      }
      await place.close()
    })
})

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
    const ground = { db: opened.db, secrets, migrations: [], applied: [], embedded: true, stop: async () => {} }
    house = { ground, app: createApp(config, { ground, log }) }
  })
  after(async () => {
    await opened.close()
    await rm(folder, { recursive: true })
  })

  async function take(...releases: object[]) {
    const path = join(folder, 'releases.json')
    await writeFile(path, JSON.stringify({ releases }))
    const { action } = findAction({ import: importFiles }, ['import', 'ocds', path])
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
    const { ms: _ms, ...summary } = document as { ms: number }
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
})

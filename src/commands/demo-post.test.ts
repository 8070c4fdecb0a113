import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { startWithDemo } from '../../test/demo-start.ts'
import { bidRecord, NOW } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { DAY } from '../lib/clock.ts'
import { writeSetting } from '../lib/db/index.ts'
import type { CommandAnswer, CommandHouse, CommandPlace } from './command.ts'
import { demoPost } from './demo-post.ts'
import { failureOf } from './failures.ts'
import { findAction, readGiven } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'gonggo-demo-post-'))
let app: TestApp
let key: string
before(async () => {
  app = await startTestApp({ env: { GONGGO_DATA: folder } })
  await writeSetting(app.db.sql, 'demo', { on: true, moment: NOW, filled: true })
  await startWithDemo(app, true)
  const { accounts } = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as { accounts: { key: string }[] }
  key = accounts.at(-1)?.key ?? ''
})
after(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function post(): Promise<CommandAnswer> {
  const actions = { post: demoPost({ none: 'no demo', off: 'off', keys_lost: 'lost' }, app.clock) }
  const { action } = findAction({ demo: { says: '', actions } }, ['demo', 'post'])
  assert.ok(action)
  const house = { app, infrastructure: { db: app.db } } as unknown as CommandHouse
  const place: Pick<CommandPlace, 'config' | 'open'> = { config: app.config, open: async () => house }
  return action.action.run(readGiven(action), place as CommandPlace)
}

test('publishes nothing where no keyword matches', async () => {
  const refused = await post().then(() => assert.fail('it published'), failureOf)
  assert.equal(refused.exit, 3)
  assert.match(refused.detail, /No keyword .* POST \/v1\/keywords/)
})

test('publishes a notice that matches a keyword of a demo account, and alerts', async () => {
  const notice = { source: 'demo', postedAt: NOW - 3 * DAY, changedAt: NOW - 3 * DAY, closeAt: NOW + 4 * DAY }
  const number = 'D26BK97000001'
  const attachments = [{ name: 'plan', url: `https://portal.example/${number}/plan.pdf` }]
  const details = { qualificationCloseAt: NOW + 3 * DAY, siteBriefingAt: NOW - DAY, bidBond: '불허' }
  await app.bids.upsert(
    [
      bidRecord({ ...notice, number, title: '북항 등대 보수공사', attachments, details }),
      bidRecord({
        ...notice,
        number: 'D26BK97000002',
        title: '북항 등대 보수공사 (정정)',
        kind: 'changed',
        revision: 1,
      }),
      bidRecord({ ...notice, source: 'one', number: 'R1', title: '남항 등대 보수공사' }),
      bidRecord({ ...notice, number: 'D26BK97000003', title: '청사 청소 용역' }),
    ],
    () => false,
  )
  const answer = await fetch(`${app.baseUrl}/v1/keywords`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ keyword: '등대 보수' }),
  })
  assert.equal(answer.status, 201)
  const { document, text } = await post()
  const { noticeNo } = document as { noticeNo: string }
  assert.match(noticeNo, /^D\d\dBP\d{8}$/)
  assert.ok(
    text.startsWith(`Published ${noticeNo}: 북항 등대 보수공사\nIt matches the keyword "등대 보수" of the enterprise`),
  )
  const events = await eventually(async () => {
    const { body } = await app.get<{ items: { type: string; data: { bid: { noticeNo: string } } }[] }>(
      '/v1/events',
      {},
      { key },
    )
    return body.items.length > 0 && body.items
  })
  assert.deepEqual(
    events.map(({ type, data }) => [type, data.bid.noticeNo]),
    [['bid.matched', noticeNo]],
  )
  const [record] = await app.bids.recordsOf('demo', [noticeNo])
  assert.equal(record?.postedAt, NOW)
  assert.equal(record?.closeAt, NOW + 7 * DAY, 'it is open as long as the one it was copied from')
  const { qualificationCloseAt, siteBriefingAt, jointAgreementCloseAt, bidBond } = record?.details ?? {}
  assert.deepEqual(
    [qualificationCloseAt, siteBriefingAt, jointAgreementCloseAt, bidBond],
    [NOW + 6 * DAY, NOW + 2 * DAY, null, '불허'],
    'so are its other times',
  )
  assert.deepEqual(record?.attachments, [{ name: 'plan', url: `https://portal.example/${noticeNo}/plan.pdf` }])
  assert.match(record?.detailUrl ?? '', new RegExp(`/${noticeNo}$`))
})

test('publishes another one a second later', async () => {
  app.clock.advance(1_000)
  const first = await post()
  app.clock.advance(1_000)
  const second = await post()
  assert.notDeepEqual(first.document, second.document)
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { addTextNews } from '../../attachments/store/news.ts'

const PARTS = 900
const TITLES = 12

/** A text of nine million characters, as if it had just been read. */
async function storeLongText({ db }: TestApp, noticeNo: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx`insert into attachment_notices (notice_no, version, ends_at) values (${noticeNo}, 1, now())`
    await tx`
      insert into attachment_files (id, notice_no, url, name, host, state, hash, bytes, due_at)
      values (${noticeNo}, ${noticeNo}, 'https://a.example', 'a.txt', 'a.example', 'fetched', ${noticeNo}, 1, null)`
    await tx`
      insert into attachment_texts (hash, state, kind, characters, parts, read_at, due_at)
      values (${noticeNo}, 'text', 'text', 1, ${PARTS}, now(), null)`
    await tx`
      insert into attachment_parts (hash, part, page, text)
      select ${noticeNo}, n, n, repeat('입찰에 참가할 업체는 공고문을 확인하고 ' || n || ' ', 400)
        || case when n = ${PARTS} then '찾는말' else '' end from generate_series(1, ${PARTS}) n`
    await addTextNews(tx, noticeNo)
  })
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

describe('alerts about titles, while long texts are matched', () => {
  let app: TestApp
  let accountId: string

  before(async () => {
    app = await startTestApp()
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
    const many = Array.from({ length: 400 }, (_, at) => ({ keyword: `낱말${at} 찾는말`, in: 'attachments' as const }))
    await app.keywords.createMany(accountId, [
      { keyword: '하수관로' },
      { keyword: '찾는말', in: 'attachments' },
      ...many,
    ])
  })
  after(() => app.close())

  const isTold = async (noticeNo: string) =>
    (await app.db.sql`select from events where account_id = ${accountId} and notice_no = ${noticeNo}`).length > 0

  /** How long each of some notices took from its commit to its event. */
  async function waits(): Promise<number[]> {
    const all: number[] = []
    for (let at = 0; at < TITLES; at++) {
      const record = bidRecord({ title: '하수관로 정비공사' })
      await app.bids.upsert([record], () => true)
      const begun = performance.now()
      await eventually(() => isTold(record.number))
      all.push(performance.now() - begun)
    }
    return all
  }

  test('are written before the texts are matched', async () => {
    await alertsRead(app)
    const control = await waits()
    const long = bidRecord({ title: '긴 첨부파일' })
    await app.bids.upsert([long], () => true)
    await storeLongText(app, long.number)
    const record = bidRecord({ title: '하수관로 정비공사' })
    await app.bids.upsert([record], () => true)
    await eventually(() => isTold(record.number))
    assert.equal(await isTold(long.number), false, 'the text was matched first')
    const busy = await waits()
    const wasBusy = (await app.db.sql`select from attachment_news`).length > 0
    await alertsRead(app)
    assert.ok(await isTold(long.number))
    process.stderr.write(
      `title alerts, median: ${median(control).toFixed(0)} ms, ${median(busy).toFixed(0)} ms while a text is matched` +
        `${wasBusy ? '' : ' (it was matched before the last of them)'}\n`,
    )
  })
})

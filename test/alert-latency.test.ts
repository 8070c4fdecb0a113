import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createAlerts } from '../src/alerts/index.ts'
import { createAttachmentNews } from '../src/attachments/index.ts'
import { addTextNews } from '../src/attachments/store/news.ts'
import { systemClock } from '../src/lib/clock.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord, makeAccount, NOW } from './factories.ts'

const PARTS = 600
/** When a notice with a matching title is published: soon after matching of the text has begun. */
const EARLY = 3

/** A text of six million characters, stored as if it had just been read. */
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
    await addTextNews(tx, noticeNo, NOW)
  })
}

describe('alerts about titles, while a long text is matched', () => {
  let app: TestApp
  let accountId: string

  before(async () => {
    app = await startTestApp({ role: 'api' })
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
    await app.keywords.createMany(accountId, [{ keyword: '하수관로' }, { keyword: '찾는말', in: 'attachments' }])
  })
  after(() => app.close())

  const isNotified = async (noticeNo: string) =>
    (await app.db.sql`select from events where account_id = ${accountId} and notice_no = ${noticeNo}`).length > 0

  test('are written before the text has been matched', async () => {
    const long = bidRecord({ title: '긴 첨부파일' })
    const title = bidRecord({ title: '하수관로 정비공사' })
    await app.bids.upsert([long], () => true)
    await storeLongText(app, long.number)
    const news = createAttachmentNews(app.db)
    let reads = 0
    const notifiedAt: number[] = []
    const { reader } = createAlerts({
      db: app.db,
      clock: { now: app.clock.now, steady: systemClock.steady },
      log: () => {},
      companies: app.companies,
      keywords: app.keywords,
      bids: app.bids,
      enqueue: {},
      news: {
        ...news,
        async partsAfter(...asked) {
          if (++reads === EARLY) await app.bids.upsert([title], () => true)
          if (reads > EARLY && notifiedAt.length === 0 && (await isNotified(title.number))) notifiedAt.push(reads)
          return news.partsAfter(...asked)
        },
      },
    })
    assert.ok(await reader.tick())
    assert.deepEqual([await isNotified(long.number), await isNotified(title.number)], [true, true])
    // The rest of the text takes dozens of slices.
    assert.ok((notifiedAt[0] ?? reads) < reads / 2, `notified at step ${notifiedAt[0]} of ${reads}`)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, NOW } from '../../test/factories.ts'
import { DAY, seoulDay } from '../lib/clock.ts'
import type { Keyword, KeywordPreview } from './index.ts'

const TITLES = ['교량 보수공사', '교량 점검 용역', '하수관로 정비', '청사 관리']
const NOTICES = 400

describe('matches of keywords on each of the last 90 days', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: NOTICES }, (_, n) =>
      bidRecord({
        number: `R${n}`,
        title: `${TITLES[n % TITLES.length]} ${n}`,
        agency: n % 3 === 0 ? '한국도로공사' : '서울특별시 종로구',
        agencyCode: null,
        // More than a quarter of a day apart, so that some days have none and some several; the oldest are too old.
        postedAt: NOW - Math.floor((n * n * DAY) / 1_400),
      }),
    )
    await app.bids.upsert(records, () => false)
  })
  after(() => app.close())

  const send = async <Body>(method: string, path: string, body: object): Promise<Body> => {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.ok(answer.ok, `${path}: ${answer.status}`)
    return (await answer.json()) as Body
  }
  const listed = async (parameters: Record<string, string | number | boolean>) =>
    (await app.get<{ items: Keyword[] }>('/v1/keywords', parameters)).body.items

  test('each day has the count of the preview, paused keywords are included, and nothing is counted unless requested', async () => {
    const wanted = [{ keyword: '교량 -점검' }, { keyword: '하수관로', filter: { agency: ['종로'] } }]
    const made: Keyword[] = []
    for (const one of wanted) made.push(await send<Keyword>('POST', '/v1/keywords', one))
    await send('PATCH', `/v1/keywords/${made[0]?.id}`, { state: 'paused' })
    assert.deepEqual(
      (await listed({})).map(({ recent }) => recent),
      [undefined, undefined],
    )
    const items = await listed({ recent: true })
    assert.equal(items.length, wanted.length)
    for (const [index, one] of wanted.entries()) {
      const preview = await send<KeywordPreview>('POST', '/v1/keywords/preview', one)
      assert.deepEqual(items[index]?.recent, {
        from: preview.perDay[0]?.date,
        matches: preview.perDay.map(({ matches }) => matches),
      })
    }
    const [first] = items
    const matches = first?.recent?.matches ?? []
    assert.equal(matches.length, 90)
    assert.equal(first?.recent?.from, seoulDay(NOW - 89 * DAY))
    assert.ok(matches.includes(0) && matches.some((count) => count > 1), 'days with none and with several')
    assert.equal((await listed({ recent: true, pageSize: 1, page: 2 }))[0]?.recent?.matches.length, 90)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { type AttachmentApp, startAttachmentApp, storeText } from '../../../test/attachments.ts'
import { bidRecord, makeAccount, makeKey } from '../../../test/factories.ts'
import type { Keyword } from '../schema/keywords.ts'
import type { KeywordPreview } from '../schema/preview.ts'

async function asking(app: Pick<TestApp, 'publicUrl'>, key: string, method: string, path: string, body?: object) {
  const response = await fetch(`${app.publicUrl()}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'accept-language': 'en' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('without attachments, keywords can only search titles', async () => {
  const app = await startTestApp()
  const { key } = await makeKey(app, (await makeAccount(app, { plan: 'pro' })).id)
  const input = { keyword: '하수관로', in: 'attachments' }
  try {
    for (const [path, body] of [
      ['', input],
      ['/preview', input],
      ['/batch', { keywords: [input] }],
      ['/import/preview', { lines: [input] }],
    ] as const) {
      const answer = await asking(app, key, 'POST', `/v1/keywords${path}`, body)
      assert.deepEqual([answer.status, answer.body.code], [409, 'attachments_off'], path)
    }
    const made = await asking(app, key, 'POST', '/v1/keywords', { keyword: '하수관로', in: 'title' })
    assert.equal(made.status, 201)
    const changed = await asking(app, key, 'PATCH', `/v1/keywords/${made.body.id}`, { in: 'all' })
    assert.deepEqual([changed.status, changed.body.code], [409, 'attachments_off'])
  } finally {
    await app.close()
  }
})

describe('keywords that search attachments', () => {
  const NOTICES = 120
  const WIDE = 50
  let app: AttachmentApp
  let key: string

  before(async () => {
    app = await startAttachmentApp()
    key = (await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)).key
    const attachments = [{ name: '공고문.hwp', url: 'https://portal.example/a.hwp' }]
    const records = Array.from({ length: NOTICES }, (_, at) => bidRecord({ title: `공고${at}`, attachments }))
    await app.bids.upsert(records, () => true)
    for (const [at, { number }] of records.entries()) {
      const pages = ['입찰공고', at < WIDE ? '현장설명' : '생략', at === 7 ? '희귀한 말' : '끝']
      await storeText(app.db, { noticeNo: number, pages })
    }
    await app.bids.follower.tick()
  })
  after(() => app.close())

  const ask = (method: string, path: string, body?: object) => asking(app, key, method, `/v1/keywords${path}`, body)

  test('are created, shown, changed and distinguished from those for titles', async () => {
    const made = await ask('POST', '', { keyword: '희귀한 말', in: 'attachments' })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.equal(made.body.in, 'attachments')
    assert.equal((await ask('POST', '', { keyword: '희귀한 말' })).status, 201)
    assert.equal((await ask('POST', '', { keyword: '희귀한  말', in: 'attachments' })).body.code, 'keyword_exists')
    const { id } = made.body
    const filtered = await ask('PATCH', `/${id}`, { filter: { exclude: ['감리'] } })
    assert.equal(filtered.body.in, 'attachments')
    assert.equal((await ask('PATCH', `/${id}`, { in: 'all' })).body.in, 'all')
    assert.equal((await ask('PATCH', `/${id}`, { in: null })).body.in, 'title')
    assert.equal((await ask('POST', '', { keyword: '말', in: 'body' })).status, 400)
  })

  test('are rejected as too broad if too many texts match', async () => {
    for (const place of ['attachments', 'all']) {
      const answer = await ask('POST', '', { keyword: '현장설명', in: place })
      assert.deepEqual([answer.status, answer.body.code], [400, 'matches_everything'], place)
      assert.match(String(answer.body.detail), new RegExp(`${WIDE} of the ${NOTICES} notices`))
    }
    assert.equal((await ask('POST', '', { keyword: '현장설명' })).status, 201)
    const { body } = await ask('POST', '/batch', { keywords: [{ keyword: '입찰공고 현장설명', in: 'attachments' }] })
    assert.equal((body.errors as { code: string }[])[0]?.code, 'matches_everything')
    const lines = ['현장설명', '희귀한'].map((keyword) => ({ keyword, in: 'attachments' }))
    const judged = await ask('POST', '/import/preview', { lines })
    const verdicts = judged.body.lines as { verdict: string; matches: number }[]
    assert.deepEqual(
      verdicts.map(({ verdict, matches }) => [verdict, matches]),
      [
        ['matches_everything', WIDE],
        ['ok', 1],
      ],
    )
  })

  test('are previewed with the texts that were read last', async () => {
    const { body } = await ask('POST', '/preview', { keyword: '생략', in: 'attachments' })
    const found = body as unknown as KeywordPreview
    assert.deepEqual([found.matches, found.notices, found.matchesEverything], [NOTICES - WIDE, NOTICES, true])
    assert.equal(
      found.perDay.reduce((sum, { matches }) => sum + matches, 0),
      NOTICES - WIDE,
    )
    assert.equal(found.samples.length, 5)
    const all = await ask('POST', '/preview', { keyword: '희귀한|공고11', in: 'all' })
    assert.equal((all.body as unknown as KeywordPreview).matches, 12)
    const rare = await ask('POST', '', { keyword: '"희귀한 말" (입찰공고|없는말)', in: 'attachments' })
    assert.equal(rare.status, 201)
    const listed = await ask('GET', `?recent=true&q=${encodeURIComponent('없는말')}`)
    const [keyword] = listed.body.items as Keyword[]
    assert.equal(
      keyword?.recent?.matches.reduce((sum, one) => sum + one, 0),
      1,
    )
  })
})

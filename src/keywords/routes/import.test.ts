import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../../test/factories.ts'
import { DAY } from '../../lib/clock.ts'
import type { Keyword } from '../schema/keywords.ts'
import type { KeywordVerdicts } from '../schema/preview.ts'

const NOTICES = 200

describe('previewing a list of keywords', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    // Every other is a road, each tenth a bridge, and the first is too old to count.
    await app.bids.upsert(
      Array.from({ length: NOTICES }, (_, index) =>
        bidRecord({
          number: `IMP${index}`,
          title: `${index % 2 ? '도로' : '상수'} ${index % 10 ? '정비' : '교량 보수'}`,
          postedAt: NOW - (index === 0 ? 100 : 1) * DAY,
        }),
      ),
      () => false,
    )
    await app.bids.follower.tick()
  })
  after(() => app.close())

  async function customer() {
    const account = await makeAccount(app)
    const { key } = await makeKey(app, account.id)
    const send = async <Body>(path: string, body: unknown, headers = {}) => {
      const answer = await fetch(`${app.baseUrl}/v1/keywords${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'accept-language': 'en',
          ...headers,
        },
        body: JSON.stringify(body),
      })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body & ProblemAnswer }
    }
    const add = async (body: object) => (await send<Keyword>('', body)).body
    const judge = (lines: unknown, headers = {}) => send<KeywordVerdicts>('/import/preview', { lines }, headers)
    return { account, add, judge }
  }

  test('each line gets its verdict: a count, or an error with reason and place', async () => {
    const { add, judge } = await customer()
    const kept = await add({ keyword: '교량 보수', filter: { region: ['서울'] } })
    const { status, body, headers } = await judge([
      { keyword: '교량' },
      { keyword: '도로 (정비' },
      { keyword: '(보수 교량)', filter: { region: ['11'] } },
      { keyword: '"교량"', filter: { exclude: ['상수'] } },
      { keyword: ' 교량 ' },
      { keyword: '도로' },
      { keyword: '-감리' },
      { keyword: '교량', filter: { region: ['아틀란티스'], exclude: ['!'] } },
    ])
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.lines.map(({ verdict, matches, keywordId, sameAs, errors }) => [
        verdict,
        matches,
        keywordId,
        sameAs,
        errors.map(({ name, code, at }) => [name, code, at]),
      ]),
      [
        ['ok', 19, null, null, []],
        ['invalid', null, null, null, [['keyword', 'invalid_query', 3]]],
        ['keyword_exists', null, kept.id, null, [['keyword', 'keyword_exists', undefined]]],
        ['ok', 0, null, null, []],
        ['repeated', null, null, 0, [['keyword', 'keyword_exists', undefined]]],
        ['matches_everything', 100, null, null, [['keyword', 'matches_everything', undefined]]],
        ['matches_everything', null, null, null, [['keyword', 'matches_everything', undefined]]],
        [
          'invalid',
          null,
          null,
          null,
          [
            ['filter.region[0]', 'unknown_region', undefined],
            ['filter.exclude[0]', 'invalid_field', undefined],
          ],
        ],
      ],
    )
    assert.deepEqual([body.notices, body.limit, body.used], [NOTICES - 1, 100, 1])
    assert.equal(headers.get('content-language'), 'en')
    assert.equal(body.lines[4]?.errors[0]?.message, 'Line 1 has the same text and the same filter.')
  })

  test('the verdict of a line equals the response to adding it', async () => {
    const { account, add, judge } = await customer()
    const fill = Array.from({ length: 97 }, (_, index) => ({ keyword: `단어${index}` }))
    await app.keywords.createMany(account.id, fill)
    const lines = ['상수 교량', '단어5', '교량 보수', '도로', '보수 (', '교량', '보수', '교량'].map((keyword) => ({
      keyword,
    }))
    const { body } = await judge(lines)
    const verdicts = body.lines.map(({ verdict }) => verdict)
    assert.deepEqual(verdicts, [
      'ok',
      'keyword_exists',
      'ok',
      'matches_everything',
      'invalid',
      'ok',
      'limit_reached',
      'repeated',
    ])
    const told = { invalid: 'invalid_query', repeated: 'keyword_exists' } as Record<string, string>
    for (const [index, line] of lines.entries()) {
      const answer = (await add(line)) as Partial<Keyword & ProblemAnswer>
      const verdict = verdicts[index] ?? ''
      assert.equal(answer.code ?? 'ok', told[verdict] ?? verdict, line.keyword)
    }
  })

  test('nothing is stored, and messages are in the caller’s language', async () => {
    const { account, judge } = await customer()
    const asked = [{ keyword: '교량' }, { keyword: '교량' }]
    const first = await judge(asked, { 'accept-language': 'ko', 'idempotency-key': 'one' })
    assert.equal(first.body.lines[1]?.errors[0]?.message, '1번째 줄과 검색어와 조건이 같습니다.')
    assert.deepEqual(await app.keywords.activeOf(account.id), [])
    const again = await judge(asked, { 'idempotency-key': 'one' })
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.equal(again.headers.get('content-language'), 'ko', 'told again as it was told')
    assert.deepEqual(again.body, first.body)
  })

  test('at most a thousand lines are accepted, each validated as a keyword', async () => {
    const { judge } = await customer()
    const lines = Array.from({ length: 1_000 }, (_, index) => ({ keyword: `교량 단어${index}` }))
    const { status, body } = await judge(lines)
    assert.equal(status, 200)
    const oks = body.lines.filter(({ verdict }) => verdict === 'ok')
    assert.deepEqual([body.lines.length, oks.length], [1_000, 100])
    const refusals: [unknown, string][] = [
      [[...lines, { keyword: '교량' }], 'lines'],
      [[], 'lines'],
      [[{ keyword: '교량' }, { keyword: '교량', alert: {} }], 'lines[1].alert'],
      [[{ keyword: '교량', filter: { minAmt: '3억' } }], 'lines[0].filter.minAmt'],
    ]
    for (const [given, name] of refusals) {
      const refused = await judge(given)
      assert.deepEqual([refused.status, refused.body.errors?.[0]?.name], [400, name])
    }
  })
})

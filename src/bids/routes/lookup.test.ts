import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord } from '../../../test/factories.ts'
import type { Bid } from '../schema/notices.ts'
import type { LookedUp } from '../service/lookup.ts'

let app: TestApp
async function ask(noticeNos: unknown) {
  const answer = await fetch(`${app.baseUrl}/v1/bids/lookup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ noticeNos }),
  })
  return { status: answer.status, body: (await answer.json()) as { items: LookedUp[] } & ProblemAnswer }
}

describe('POST /v1/bids/lookup', () => {
  before(async () => {
    app = await startTestApp()
    const numbers = Array.from({ length: 500 }, (_, index) => `L${index}`)
    await app.bids.upsert(
      numbers.map((number) => bidRecord({ number })),
      () => false,
    )
    await app.bids.upsert([bidRecord({ number: 'L1', revision: 2, title: '정정된 제목' })], () => false)
    await app.bids.upsert([bidRecord({ number: 'L1-001', title: '번호에 줄표가 있는 공고' })], () => false)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  test('one item for each number, in their order, as searches show the notice', async () => {
    const numbers = ['L3', 'unknown', 'L1', 'L3']
    const { status, body } = await ask(numbers)
    assert.equal(status, 200)
    assert.deepEqual(
      body.items.map(({ asked, bid }) => [asked, bid?.noticeNo ?? null]),
      [
        ['L3', 'L3'],
        ['unknown', null],
        ['L1', 'L1'],
        ['L3', 'L3'],
      ],
    )
    const found = await app.get<{ items: Bid[] }>('/v1/bids', { keyword: 'L3' })
    assert.deepEqual(
      body.items[0]?.bid,
      found.body.items.find(({ noticeNo }) => noticeNo === 'L3'),
    )
  })

  test('a number with a revision finds the newest state of a notice that has had it', async () => {
    const { body } = await ask(['L1-000', 'L1-002', 'L1-003', 'L1-001', 'L3-000', '-000'])
    assert.deepEqual(
      body.items.map(({ bid }) => bid && [bid.noticeNo, bid.title === '정정된 제목']),
      [['L1', true], ['L1', true], null, ['L1-001', false], ['L3', false], null],
    )
  })

  test('blanks around a number and lower case do not matter, unless a number is written like that', async () => {
    await app.bids.upsert(
      [bidRecord({ number: 'L4' }), bidRecord({ number: 'l4' }), bidRecord({ number: 'ocds-Ab' })],
      () => false,
    )
    const numbers = [' L1 ', 'l1', '\tl1-002\n', 'l1-001', 'l1-003', 'L4', 'l4', 'l4-000', ' ocds-Ab', 'ocds-ab', ' ']
    const { body } = await ask(numbers)
    assert.deepEqual(
      body.items.map(({ asked, bid }) => [asked, bid?.noticeNo ?? null]),
      [
        [' L1 ', 'L1'],
        ['l1', 'L1'],
        ['\tl1-002\n', 'L1'],
        ['l1-001', 'L1-001'],
        ['l1-003', null],
        ['L4', 'L4'],
        ['l4', 'l4'],
        ['l4-000', 'l4'],
        [' ocds-Ab', 'ocds-Ab'],
        ['ocds-ab', null],
        [' ', null],
      ],
    )
  })

  test('500 at once, and no more', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => `L${499 - index}`)
    const { body } = await ask(numbers)
    assert.deepEqual(
      body.items.map(({ bid }) => bid?.noticeNo),
      numbers,
    )
    const { status, body: refused } = await ask([...numbers, 'L500'])
    assert.deepEqual([status, refused.code], [400, 'invalid_field'])
  })

  for (const [what, noticeNos] of [
    ['none', []],
    ['an empty number', ['']],
    ['a number that is not text', [1]],
    ['a number that is too long', ['가'.repeat(91)]],
  ] as const) {
    test(`${what}: 400`, async () => {
      assert.equal((await ask(noticeNos)).status, 400)
    })
  }

  test('a number with every kind of character finds nothing and breaks nothing', async () => {
    const numbers = ["'; drop table bids", '%', '가나다-999999999', '😀', '\u202e']
    const { body } = await ask(numbers)
    assert.deepEqual(
      body.items,
      numbers.map((asked) => ({ asked, bid: null })),
    )
    for (const broken of ['\u0000', '\ud800']) assert.equal((await ask([broken])).status, 400)
  })
})

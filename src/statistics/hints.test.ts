import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, roundRecord } from '../../test/factories.ts'
import type { CompetitorsBody } from './schema/competitors.ts'
import type { WinnersBody } from './schema/winners.ts'

describe('hints of statistics', () => {
  let app: TestApp
  let key: string
  before(async () => {
    app = await startTestApp()
    key = (await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)).key
    const no = () => false
    const firms = ['(주)한빛건설', '주식회사 나래기술', '두손엔지니어링']
    await app.bids.upsert(
      firms.map((_, n) => bidRecord({ number: `W${n}` })),
      no,
    )
    const rounds = firms.map((name, n) =>
      roundRecord({ number: `W${n}`, winners: [{ name, businessNo: `100000000${n}` }] }),
    )
    await app.bids.recordRounds('one', rounds, no)
  })
  after(() => app.close())

  const ask = <Body>(path: string, parameters: Record<string, string | string[]>, language = 'ko') =>
    app.get<Body>(`/v1/statistics/${path}`, parameters, { key, headers: { 'accept-language': language } })

  test('an unknown winner and an unknown agency, with the nearest names', async () => {
    const asked = { winner: ['한빗건설', '나래'], agency: '종로구청', explain: 'true' }
    const { body, headers } = await ask<WinnersBody>('winners', asked)
    assert.deepEqual(body.explain?.hints, [
      '"종로구청"에 해당하는 기관의 공고가 없습니다. 비슷한 이름: 서울특별시 종로구',
      '"한빗건설"에 해당하는 업체의 낙찰이 없습니다. 비슷한 이름: (주)한빛건설',
    ])
    assert.equal(headers.get('content-language'), 'ko')
    assert.match(headers.get('vary') ?? '', /Accept-Language/)
    const english = await ask<CompetitorsBody>('competitors', { ...asked, businessNo: '1000000000' }, 'en')
    assert.deepEqual(english.body.explain?.hints, [
      'No notice has an agency matching "종로구청". Nearest names: 서울특별시 종로구',
      'No award has a winner matching "한빗건설". Nearest names: (주)한빛건설',
    ])
  })

  test('none if all are known, or if not requested', async () => {
    const known = { winner: '1000000001', agency: '종로' }
    assert.deepEqual((await ask<WinnersBody>('winners', { ...known, explain: 'true' })).body.explain, { hints: [] })
    const { body, headers } = await ask<WinnersBody>('winners', { ...known, explain: 'false' })
    assert.ok(!('explain' in body))
    assert.equal(headers.get('content-language'), null)
  })

  test('tables have none', async () => {
    const csv = { key, headers: { accept: 'text/csv', 'accept-language': 'ko' } }
    const { status, body } = await app.get<ProblemAnswer>('/v1/statistics/winners', { explain: 'true' }, csv)
    assert.deepEqual([status, body.code, body.errors?.[0]?.name], [400, 'invalid_parameter', 'explain'])
    assert.match(body.detail, /CSV에는 결과 전체가 들어 있습니다/)
  })
})

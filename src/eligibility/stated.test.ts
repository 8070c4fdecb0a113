import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type AttachmentApp, startAttachmentApp, storeText } from '../../test/attachments.ts'
import { bidRecord } from '../../test/factories.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import type { Eligibility } from './schema/eligibility.ts'

const PROFILE = {
  seats: [{ region: '경기도 안양시', kind: 'head' }],
  licences: [{ code: '0037', name: '전기공사업', until: '9999-12-31' }],
  jointBidding: false,
  complete: ['licences', 'seats'],
}
const HEADING = '2. 입찰참가자격\n가. 전기공사업을 등록하고 본점 소재지가 경기도인 업체'
const RECORD = '나. 최근 5년 이내 1억원 이상의 시공실적이 있는 업체'

describe('verdicts with attachments', () => {
  let app: AttachmentApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startAttachmentApp()
    team = await hands.newTeam()
    assert.equal((await hands.call('PUT', '/v1/profile', team.key, { body: PROFILE })).status, 200)
  })
  after(() => app.close())

  async function post(number: string, pages: readonly string[][], code = '0037'): Promise<string[]> {
    const attachments = pages.map((_, i) => ({ name: `${i}.pdf`, url: `https://portal.example/${number}/${i}` }))
    const licences = [{ group: 1, code, name: `업종 ${code}`, basis: 'row' as const }]
    await app.bids.upsert([bidRecord({ number, licences, regions: ['경기도'], attachments })], () => true)
    const ids: string[] = []
    for (const [place, one] of pages.entries())
      ids.push(await storeText(app.db, { noticeNo: number, pages: one, place }))
    return ids
  }
  async function judged(noticeNo: string): Promise<Eligibility> {
    const { status, body } = await hands.call('GET', `/v1/bids/${noticeNo}/eligibility`, team.key)
    assert.equal(status, 200, JSON.stringify(body))
    return body as unknown as Eligibility
  }

  test('become check by a sentence, with its file and page as evidence; lists of notices compare fields only', async () => {
    const [first = ''] = await post('STATED', [
      [HEADING, RECORD],
      ['과업 설명', `${HEADING}\n${RECORD}`],
    ])
    const { verdict, decidedBy, axes } = await judged('STATED')
    assert.deepEqual([verdict, decidedBy], ['check', ['trackRecord']])
    const record = axes.find(({ axis }) => axis === 'trackRecord')
    assert.deepEqual([record?.verdict, record?.limited, record?.reason], ['check', true, 'stated_in_attachment'])
    assert.deepEqual(record?.remedies, [{ kind: 'read_notice', items: [] }])
    assert.deepEqual(record?.basis, [
      {
        group: null,
        code: null,
        name: RECORD,
        verdict: 'check',
        reason: 'stated_in_attachment',
        until: null,
        attachment: { attachmentId: first, name: '0.pdf', kind: 'pdf', part: 2, entry: null, page: 2 },
      },
    ])
    // The licence and the region have rows, which say more.
    for (const axis of axes.slice(0, 2)) assert.deepEqual([axis.verdict, axis.reason], ['yes', 'met'])
    const { body } = await app.get<{ items: { noticeNo: string; eligibility: string }[] }>(
      '/v1/bids',
      { keyword: 'STATED' },
      { key: team.key },
    )
    assert.deepEqual(
      body.items.map(({ noticeNo, eligibility }) => [noticeNo, eligibility]),
      [['STATED', 'yes']],
    )
  })

  test('stay yes without such a sentence, and no with it', async () => {
    await post('PLAIN', [[HEADING]])
    assert.equal((await judged('PLAIN')).verdict, 'yes')
    await post('REFUSED', [[`${HEADING}\n${RECORD}`]], '0036')
    const { verdict, decidedBy } = await judged('REFUSED')
    assert.deepEqual([verdict, decidedBy], ['no', ['licence', 'trackRecord']])
  })

  test('quote at most three sentences for a requirement', async () => {
    const many = Array.from({ length: 5 }, (_, i) => `${i + 1}) ${i + 1}억원 이상의 시공실적이 있는 업체`)
    await post('MANY', [[`2. 입찰참가자격\n가. 다음의 업체\n${many.join('\n')}`]])
    const { axes } = await judged('MANY')
    assert.equal(axes.find(({ axis }) => axis === 'trackRecord')?.basis.length, 3)
  })
})

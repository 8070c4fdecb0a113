import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'

const no = () => false

interface Answer {
  items: {
    bid: { noticeNo: string; status: string; title: string }
    similarity: number
    synonyms: { here: string; there: string }[]
    sameLicence: boolean
    sameAgency: boolean
  }[]
}

describe('GET /v1/bids/{noticeNo}/similar', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    const electrical = [{ group: 1, code: '0037', name: '전기공사업' }]
    const tiling = [{ group: 1, code: '4991', name: '도장공사업' }]
    await app.bids.upsert(
      [
        bidRecord({ number: 'ASKED', title: '죽산구청 별관 청소용역', agency: '죽산구', agencyCode: 'A1' }),
        bidRecord({ number: 'SAME', title: '죽산구청 별관 청소용역(2차)', agency: '죽산구', agencyCode: 'A1' }),
        bidRecord({ number: 'SYNONYM', title: '죽산구청 별관 미화용역', agency: '송곡구', agencyCode: 'A2' }),
        bidRecord({ number: 'AWARDED', title: '죽산구청 별관 청소용역 위탁', agency: '매화구', agencyCode: 'A3' }),
        bidRecord({ number: 'GOODS', title: '죽산구청 별관 청소용역 비품', bsnsDiv: '물품' }),
        bidRecord({ number: 'AGAIN', title: '죽산구청 별관 청소용역', previousNumber: 'ASKED' }),
        bidRecord({ number: 'OTHER', title: '교통량 조사용역' }),
        bidRecord({ number: 'LIT', title: '용담터널 조명 교체', bsnsDiv: '공사', licences: electrical }),
        bidRecord({ number: 'LIT2', title: '하신터널 조명 교체', bsnsDiv: '공사', licences: electrical }),
        bidRecord({ number: 'TILED', title: '용담터널 조명 교체', bsnsDiv: '공사', licences: tiling }),
      ],
      no,
    )
    await app.bids.recordRounds('one', [roundRecord({ number: 'AWARDED' })], no)
  })
  after(() => app.close())

  const similar = async (path: string) => (await app.get<Answer>(`/v1/bids/${path}`)).body.items

  test('lists open notices of the same category, with the synonyms that it used', async () => {
    const items = await similar('ASKED/similar')
    assert.deepEqual(
      items.map(({ bid }) => bid.noticeNo),
      ['SAME', 'SYNONYM'],
    )
    const [same, synonym] = items
    assert.deepEqual(
      { ...same, bid: same?.bid.status },
      { bid: 'open', similarity: 100, synonyms: [], sameLicence: false, sameAgency: true },
    )
    assert.deepEqual(synonym?.synonyms, [{ here: '청소', there: '미화' }])
    assert.equal(synonym?.sameAgency, false)
  })

  test('lists other statuses and fewer notices on request', async () => {
    assert.deepEqual(
      (await similar('ASKED/similar?status=awarded')).map(({ bid }) => [bid.noticeNo, bid.status]),
      [['AWARDED', 'awarded']],
    )
    assert.equal((await similar('ASKED/similar?status=open,awarded')).length, 3)
    assert.equal((await similar('ASKED/similar?limit=1')).length, 1)
  })

  test('leaves out another trade', async () => {
    const items = await similar('LIT/similar')
    assert.deepEqual(
      items.map(({ bid, sameLicence }) => [bid.noticeNo, sameLicence]),
      [['LIT2', true]],
    )
  })

  test('refuses unknown notices and parameters out of range', async () => {
    assert.equal((await app.get('/v1/bids/NONE/similar')).status, 404)
    for (const query of ['limit=0', 'limit=21', 'status=no', 'page=2'])
      assert.equal((await app.get(`/v1/bids/ASKED/similar?${query}`)).status, 400, query)
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../test/factories.ts'
import type { BidDetail } from './schema/detail.ts'

const PHRASE = '소액수의 견적제출 안내공고'
const no = () => false

describe('similar awards', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  const works = (number: string, title: string, licence: { code: string; name: string } | null, agency = number) =>
    bidRecord({
      number,
      title,
      agency,
      agencyCode: agency,
      bsnsDiv: '공사',
      licences: licence === null ? [] : [{ group: 1, ...licence }],
    })
  const electrical = { code: '0037', name: '전기공사업' }
  const tiling = { code: '4991', name: '도장ㆍ습식ㆍ방수ㆍ석공사업' }

  test('of an electrical tunnel are electrical works, not tiles, and of nothing like it none', async () => {
    const places = ['송곡', '매화', '용담', '하신', '봉산', '월암', '낙산', '신북']
    const awarded = places.flatMap((place, i) => [
      works(`E${i}`, `${place}터널 조명설비 교체 전기공사`, electrical),
      ...Array.from({ length: 6 }, (_, n) =>
        works(`T${i}-${n}`, `${place}초등학교 ${n}동 화장실 타일 보수공사 ${PHRASE}`, tiling, 'AGENCY'),
      ),
    ])
    const tunnel = works('TUNNEL', `죽산터널 조명설비 개선 전기공사 ${PHRASE}`, electrical, 'AGENCY')
    const unlicensed = works('UNLICENSED', `죽산터널 조명설비 교체 전기공사 ${PHRASE}`, null, 'AGENCY')
    const other = works('OTHER', `방음벽 신축이음 보강 ${PHRASE}`, electrical, 'AGENCY')
    await app.bids.upsert([...awarded, tunnel, unlicensed, other], no)
    await app.bids.recordRounds(
      'one',
      awarded.map(({ number }) => roundRecord({ number })),
      no,
    )
    const similar = async (noticeNo: string) => {
      const { body } = await app.get<BidDetail>(`/v1/bids/${noticeNo}`)
      return body.similarAwards.map((one) => one.noticeNo)
    }
    for (const noticeNo of ['TUNNEL', 'UNLICENSED']) {
      const numbers = await similar(noticeNo)
      assert.equal(numbers.length, 5, noticeNo)
      assert.ok(
        numbers.every((one) => one.startsWith('E')),
        `${noticeNo}: ${numbers}`,
      )
    }
    assert.deepEqual(await similar('OTHER'), [])
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../test/factories.ts'
import type { BidRecord } from '../bids/index.ts'
import type { PriceReferenceBody } from './schema/price-reference.ts'

const no = () => false

describe('the scope of a price reference', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  /** Awarded works, one agency for each, with the rates of their awards. */
  async function award(name: string, rates: readonly number[], changes: Partial<BidRecord> = {}): Promise<void> {
    const numbers = rates.map((_, i) => `${name}-${i}`)
    const works = { agency: name, agencyCode: name, bsnsDiv: '공사' as const, ...changes }
    await app.bids.upsert(
      numbers.map((number) => bidRecord({ number, ...works })),
      no,
    )
    await app.bids.recordRounds(
      'one',
      numbers.map((number, i) => roundRecord({ number, rate: rates[i] ?? 0 })),
      no,
    )
  }

  const reference = async (noticeNo: string) =>
    (await app.get<PriceReferenceBody>(`/v1/bids/${noticeNo}/price-reference`)).body

  test('a new agency gets the awards of its region, or of the whole band if there are too few', async () => {
    const limited = { bsnsDiv: '공사' as const, regions: ['경기도 안양시'] }
    await app.bids.upsert(
      [
        bidRecord({ number: 'NEW', agency: '새로 생긴 기관', agencyCode: 'NEW', ...limited }),
        bidRecord({ number: 'NOWHERE', agency: '새로 생긴 기관', agencyCode: 'NEW', bsnsDiv: '공사' }),
      ],
      no,
    )
    const empty = await reference('NEW')
    assert.deepEqual(
      [empty.scope, empty.n, empty.rates.median, empty.suppressed, empty.regions],
      ['band', 0, null, undefined, ['경기도']],
    )

    await award('SEOUL', [90, 90, 90, 90, 90, 90], { regions: ['서울특별시'] })
    const band = await reference('NEW')
    assert.deepEqual([band.scope, band.n, band.rates.median, band.awards.length], ['band', 6, 90, 6])

    await award('SUWON', [87, 87, 88, 88], { regions: ['경기도 수원시'] })
    assert.deepEqual([(await reference('NEW')).scope, (await reference('NEW')).n], ['band', 10])
    await award('OTHER', [70, 70, 70, 70, 70], { regions: ['경기도'], bsnsDiv: '물품' })
    assert.equal((await reference('NEW')).scope, 'band', 'of another category')
    await award('GYEONGGI', [89], { regions: ['경기도'] })
    const region = await reference('NEW')
    assert.deepEqual([region.scope, region.n, region.rates.median], ['region', 5, 88])
    assert.deepEqual(region.agency, { code: 'NEW', name: '새로 생긴 기관' })
    assert.deepEqual(region.regions, ['경기도'])

    const nowhere = await reference('NOWHERE')
    assert.deepEqual([nowhere.scope, nowhere.n, nowhere.regions], ['band', 11, []])

    await award('NEW', [85, 85, 86, 86, 86])
    const agency = await reference('NEW')
    assert.deepEqual([agency.scope, agency.n, agency.rates.median], ['agency', 5, 86])
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createTestClock } from '../../../../test/factories.ts'
import { callerTools, fetchAll } from '../../../../test/koneps/caller.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../../../test/koneps/server.ts'
import { PERSON } from '../../../../test/koneps/wire.ts'
import { createWorld } from '../../../../test/koneps/world.ts'
import { DAY, HOUR, parseTime } from '../../../lib/clock.ts'
import type { Window } from '../../schema/connector.ts'
import { readAgencies, readIndustries } from './codes.ts'
import { readKonepsDocument } from './documents.ts'
import { createKoneps } from './koneps.ts'

const START = parseTime('2026-03-02', 'start') ?? 0
const clock = createTestClock(START + 12 * HOUR)

describe('lists of codes', () => {
  let fake: FakeKoneps
  before(async () => {
    fake = await startFakeKoneps({ world: createWorld({ seed: 'codes', from: START, days: 1, noticesADay: 1 }), clock })
  })
  after(() => fake.stop())

  const fetchCodes = async (operation: string, window: Window) => {
    const koneps = createKoneps({ baseUrl: fake.baseUrl, serviceKey: FAKE_KEY })
    const found = await fetchAll(koneps, { operation, subject: '', window }, callerTools(clock.now))
    assert.deepEqual(fake.violations, [])
    assert.equal(JSON.stringify(found).includes(PERSON), false)
    return found
  }
  const dayFrom = (from: number): Window => ({ from, to: from + DAY })

  test('industries come whole, those out of use as ended', async () => {
    const { codes, rejected } = await fetchCodes('industries', dayFrom(START))
    assert.equal(codes.length, 1206)
    assert.deepEqual(rejected, [])
    assert.ok(codes.some(({ code, name }) => code === '4992' && name === '도장/습식ㆍ방수공사업'))
    assert.deepEqual(
      codes.filter(({ ended }) => ended),
      [{ kind: 'industry', code: '4119', name: '옛 토목공사업', ended: true }],
    )
    assert.deepEqual(
      fake.calls.filter(({ operation }) => operation === 'getIndstrytyBaseLawrgltInfoList').map(({ params }) => params),
      ['1', '2'].map((pageNo) => ({ type: 'json', numOfRows: '999', pageNo })),
    )
  })

  test('agencies come by registration and by change, as they are when asked about', async () => {
    clock.set(START + DAY)
    assert.deepEqual((await fetchCodes('agencies.registered', dayFrom(START))).codes, [
      { kind: 'agency', code: 'Z200001', name: '한빛 새싹초등학교' },
    ])
    clock.set(START + 3 * DAY)
    assert.deepEqual((await fetchCodes('agencies.changed', dayFrom(START + DAY))).codes, [
      { kind: 'agency', code: 'Z100000', name: '한빛 으뜸초등학교' },
      { kind: 'agency', code: 'Z100001', name: '한빛 제1초등학교', ended: true },
    ])
    const at = fake.calls.at(-1)?.params
    assert.deepEqual([at?.inqryDiv, at?.inqryBgnDt, at?.inqryEndDt], ['2', '202603030000', '202603040000'])
  })
})

describe('a row of a code', () => {
  test('that stands twice is in use if one is, and has the newest name', () => {
    const row = (dminsttNm: string, chgDt: string, dltYn = 'N') => ({ dminsttCd: '1', dminsttNm, chgDt, dltYn })
    const names = (...rows: object[]) => readAgencies(rows).codes?.map(({ name, ended }) => [name, ended ?? false])
    assert.deepEqual(names(row('가', '2026-01-02 00:00:00'), row('나', '2026-01-01 00:00:00')), [['가', false]])
    assert.deepEqual(names(row('가', '2026-01-01 00:00:00'), row('나', '2026-01-02 00:00:00', 'Y')), [['가', false]])
    assert.deepEqual(names(row('나', '2026-01-02 00:00:00', 'Y'), row('가', '2026-01-01 00:00:00')), [['가', false]])
    assert.deepEqual(names(row('가', '', 'Y'), row('나', '2026-01-01 00:00:00', 'Y')), [['나', true]])
  })

  test('that names nothing is rejected, without a word about people', () => {
    const { codes, rejected } = readAgencies([
      { dminsttCd: '1', dminsttNm: ' ', dltYn: 'N', telNo: PERSON },
      { dminsttCd: '2', dminsttNm: '', dltYn: 'Y' },
      'text',
    ])
    assert.deepEqual(codes, [{ kind: 'agency', code: '2', name: '', ended: true }])
    assert.deepEqual(
      rejected?.map(({ record }) => record),
      [{ dminsttCd: '1', dminsttNm: ' ', dltYn: 'N' }, { type: 'string' }],
    )
    assert.equal(readIndustries([{ indstrytyNm: '토목' }]).rejected?.length, 1)
  })

  test('comes by files too', () => {
    const { codes } = readKonepsDocument([
      { indstrytyClsfcCd: '03', indstrytyCd: '1461', indstrytyNm: '법무사업(사무소)', indstrytyUseYn: 'Y' },
      { dminsttCd: '6110000', dminsttNm: '서울특별시', dltYn: 'N', rgstDt: '2013-01-11 16:16:54' },
    ])
    assert.deepEqual(codes, [
      { kind: 'industry', code: '1461', name: '법무사업(사무소)' },
      { kind: 'agency', code: '6110000', name: '서울특별시' },
    ])
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createTestClock } from '../../../../test/factories.ts'
import { callerTools, fetchAll } from '../../../../test/koneps/caller.ts'
import {
  addOthers,
  type Others,
  type PrivateState,
  privateRow,
  type SpecState,
  specRow,
} from '../../../../test/koneps/others.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../../../test/koneps/server.ts'
import { PERSON } from '../../../../test/koneps/wire.ts'
import { createWorld } from '../../../../test/koneps/world.ts'
import { DAY, HOUR, MINUTE, parseTime } from '../../../lib/clock.ts'
import { createKoneps, type KonepsService } from './koneps.ts'
import { readNotices } from './notices.ts'
import { readPreSpecs } from './prespecs.ts'
import { readPrivateNotices } from './private.ts'

const START = parseTime('2026-03-02', 'start') ?? 0
const NOTICE: PrivateState = {
  number: 'R26BK90000001',
  order: 0,
  division: '용역',
  title: ' 승강기 유지관리  용역&amp;점검 ',
  divisionName: '등록공고',
  registeredAt: START,
  closeAt: START + DAY,
  extendedTo: null,
  openAt: START + DAY + HOUR,
  budget: 165_000_000,
  regionLimit: '',
}
const SPEC: SpecState = {
  number: 'R26BD00086373',
  division: '물품',
  title: '아스콘 구매',
  registeredAt: START,
  changedAt: START + HOUR,
  budget: 329_076_000,
  notices: ['R26BK00944582'],
}
const read = (change: Partial<PrivateState> = {}, row: Record<string, string> = {}) => {
  const { notices = [], rejected = [] } = readPrivateNotices([{ ...privateRow({ ...NOTICE, ...change }), ...row }], {
    bsnsDiv: '용역',
    fetchedAt: 5,
  })
  return { found: notices[0], record: notices[0]?.record, rejected: rejected[0] }
}

describe('a private notice', () => {
  test('is read by the names its own lists have', () => {
    const { record } = read()
    assert.ok(record)
    const { title, agency, agencyCode, budget, closeAt, openAt, contractMethod, awardMethod, source, kind } = record
    assert.deepEqual(
      { title, agency, agencyCode, budget, closeAt, openAt, contractMethod, awardMethod, source, kind },
      {
        title: '승강기 유지관리  용역&점검',
        agency: '새봄구역주택재개발정비사업조합',
        agencyCode: null,
        budget: 165_000_000,
        closeAt: START + DAY,
        openAt: START + DAY + HOUR,
        contractMethod: '제한경쟁',
        awardMethod: '최저가낙찰제',
        source: 'koneps-private',
        kind: 'new',
      },
    )
    assert.deepEqual(record.attachments, [
      {
        name: '입찰공고_R26BK90000001.hwp',
        url: 'https://www.g2b.go.kr/pn/pnp/pnpe/UntyAtchFile/downloadFile.do?bidPbancNo=R26BK90000001&fileSeq=1',
      },
    ])
    assert.match(record.detailUrl, /bidPbancNo=R26BK90000001&bidPbancOrd=000$/)
  })

  test('has no estimate and no base amount: the most that may be bid is neither', () => {
    const { record } = read({}, { refAmt: '165000000' })
    assert.deepEqual([record?.estimatedPrice, record?.baseAmount], [null, null])
  })

  for (const [name, kind, urgent] of [
    ['등록공고', 'new', false],
    ['긴급공고', 'new', true],
    ['재공고', 'renotice', false],
    ['변경공고', 'changed', false],
    ['취소공고', 'cancelled', false],
  ] as const) {
    test(`${name} is ${kind}`, () => {
      const { record } = read({ divisionName: name })
      assert.deepEqual([record?.kind, record?.urgent], [kind, urgent])
    })
  }

  test('closes when a reverse auction was extended to', () => {
    assert.equal(read({ extendedTo: START + DAY + 30 * MINUTE }).record?.closeAt, START + DAY + 30 * MINUTE)
  })

  test('that says "see the documents" is to be looked into, unless its regions are told', () => {
    assert.equal(read({ regionLimit: '공고서 참조' }).record?.regionCheckNeeded, true)
    assert.equal(read({ regionLimit: '투찰제한' }).record?.regionCheckNeeded, false)
    assert.deepEqual(read().found?.wants, { licences: false, regions: true })
  })

  test('of which nothing can be made is set aside, without what it says of people', () => {
    for (const [field, reason] of [
      ['bidNtceNo', 'no number'],
      ['ntceNm', 'no title'],
    ] as const) {
      const { rejected } = read({}, { [field]: '' })
      assert.equal(rejected?.reason, reason)
      assert.ok(!JSON.stringify(rejected).includes(PERSON))
      assert.ok('ntceInsttNm' in (rejected?.record ?? {}))
    }
    assert.equal(read({}, { bidNtceOrd: '0x' }).rejected?.reason, 'order is no number')
  })
})

describe('a pre-specification', () => {
  const readSpec = (change: Partial<SpecState> = {}, row: Record<string, string> = {}) => {
    const { preSpecs = [], rejected = [] } = readPreSpecs([{ ...specRow({ ...SPEC, ...change }), ...row }])
    return { spec: preSpecs[0], rejected: rejected[0] }
  }

  test('is read, its documents named by us and the people left out', () => {
    const { spec } = readSpec()
    assert.deepEqual(spec, {
      number: 'R26BD00086373',
      title: '아스콘 구매',
      agency: '서울특별시',
      demandAgency: '서울특별시 한빛사업소',
      budget: 329_076_000,
      receivedAt: START + 1_000,
      opinionsUntil: START + 5 * DAY,
      documents: [
        {
          name: '규격서 1',
          url: 'https://www.g2b.go.kr/pn/pnp/pnpe/UntyAtchFile/downloadFile.do?bidPbancNo=R26BD00086373&fileSeq=1',
        },
      ],
      noticeNumbers: ['R26BK00944582'],
      changedAt: START + HOUR,
    })
  })

  test('names notices by comma, each once, with or without their order', () => {
    const numbers = (bidNtceNoList: string) => readSpec({}, { bidNtceNoList }).spec?.noticeNumbers
    assert.deepEqual(numbers('R26BK00944582,R26BK00944583'), ['R26BK00944582', 'R26BK00944583'])
    assert.deepEqual(numbers('R26BK00944582000, R26BK00944582-001,'), ['R26BK00944582'])
    assert.deepEqual(numbers('20250430911'), ['20250430911'])
    for (const nothing of ['', '-', 'N/A']) assert.deepEqual(numbers(nothing), [])
  })

  test('without number or title is set aside, without what it says of people', () => {
    assert.equal(readSpec({}, { bfSpecRgstNo: '' }).rejected?.reason, 'no number')
    const { rejected } = readSpec({ title: ' ' })
    assert.equal(rejected?.reason, 'no title')
    assert.ok(!JSON.stringify(rejected).includes(PERSON))
  })

  test('is what a public notice may say it comes from', () => {
    const row = { bidNtceNo: 'R26BK00000001', bidNtceNm: '하수관로', rgstDt: '2026-03-02 09:00:00' }
    const reading = { bsnsDiv: '공사', fetchedAt: 5 } as const
    const { preSpecLinks } = readNotices(
      [
        { ...row, bfSpecRgstNo: 'R26BD00000009' },
        { ...row, bfSpecRgstNo: '' },
      ],
      reading,
    )
    assert.deepEqual(preSpecLinks, [{ number: 'R26BK00000001', preSpec: 'R26BD00000009' }])
  })
})

describe('through the portal', () => {
  const clock = createTestClock(START + 4 * DAY)
  const world = createWorld({ seed: 'others', from: START, days: 4, noticesADay: 12 })
  let others: Others
  let fake: FakeKoneps
  before(async () => {
    others = addOthers(world, { seed: 'others', from: START, days: 4, aDay: 8 })
    fake = await startFakeKoneps({ world, clock })
  })
  after(() => fake.stop())

  const connector = (service: KonepsService) =>
    createKoneps({ baseUrl: fake.baseUrl, serviceKey: encodeURIComponent(FAKE_KEY) }, service)
  async function all(service: KonepsService) {
    const one = connector(service)
    const window = { from: START, to: START + 4 * DAY }
    return Promise.all(
      one.operations.map(async ({ name }) =>
        fetchAll(one, { operation: name, subject: '', window }, callerTools(clock.now)),
      ),
    )
  }

  test('every private notice is told by the time it was registered, cancelled and changed ones too', async () => {
    const found = (await all('koneps-private')).flatMap(({ notices }) => notices.map(({ record }) => record))
    const told = [...others.private.values()].flat().filter(({ registeredAt }) => registeredAt <= clock.now())
    const keys = (those: { number: string; revision?: number; order?: number }[]) =>
      those.map(({ number, revision, order }) => `${number}/${revision ?? order}`).sort()
    assert.deepEqual(keys(found), keys(told))
    assert.ok(found.some(({ kind }) => kind === 'cancelled'))
  })

  test('every pre-specification is told, and when it changes', async () => {
    const found = (await all('koneps-prespec')).flatMap(({ preSpecs }) => preSpecs)
    const numbers = new Set(found.map(({ number }) => number))
    const isDue = (at = Infinity) => at >= START && at <= clock.now()
    const due = [...others.specs.values()].filter(([first]) => isDue(first?.registeredAt))
    assert.deepEqual(
      due.map(([first]) => first?.number).filter((number) => !numbers.has(number ?? '')),
      [],
    )
    assert.ok(found.some(({ noticeNumbers }) => noticeNumbers.length > 0))
  })

  test('asks what the source lets itself be asked, of operations nobody else calls', () => {
    assert.deepEqual(fake.violations, [])
    const ours = new Set(connector('koneps').operations.map(({ name }) => name))
    assert.ok(ours.size > 20)
    for (const { operation } of fake.calls)
      assert.match(operation, /^getPrvtBidPblancListInfo|^getPublicPrcureThngInfo/, 'a budget of its own')
    assert.ok(!fake.calls.some(({ operation, params }) => operation.startsWith('getPrvt') && params.inqryDiv !== '1'))
  })

  test('a day of each fits the calls of a day, re-scans included', () => {
    for (const service of ['koneps-private', 'koneps-prespec'] as const) {
      const { operations, callsADay } = connector(service)
      const calls = new Map<string, number>()
      for (const { name, everyMs, againAfterDays } of operations) {
        const api = name.replace(/\.(registered|changed)$/, '')
        calls.set(api, (calls.get(api) ?? 0) + (everyMs ? DAY / everyMs : 0) + againAfterDays.length)
      }
      for (const [api, count] of calls) assert.ok(count < (callsADay ?? 0) / 3, `${api} ${count}`)
    }
  })
})

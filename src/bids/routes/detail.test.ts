import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, type QueryValues, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { announcedRound, bidRecord, failedRound, NOW, roundRecord } from '../../../test/factories.ts'
import { DAY, HOUR } from '../../lib/clock.ts'
import type { BidDetail } from '../schema/detail.ts'
import type { BidRecord } from '../schema/notices.ts'

let app: TestApp
const stock = () => false
const upsert = (...records: BidRecord[]) => app.bids.upsert(records, stock)
const award = (...records: Parameters<TestApp['bids']['recordRounds']>[1]) =>
  app.bids.recordRounds('one', records, stock)

const pathOf = (noticeNo: string) => `/v1/bids/${encodeURIComponent(noticeNo)}`
const ask = (noticeNo: string, parameters: QueryValues = {}) => app.get<BidDetail>(pathOf(noticeNo), parameters)
async function detail(noticeNo: string, parameters: QueryValues = {}): Promise<BidDetail> {
  const { status, body } = await ask(noticeNo, parameters)
  assert.equal(status, 200, `${noticeNo} ${JSON.stringify(body)}`)
  return body
}
async function expectNothing(noticeNo: string, parameters: QueryValues = {}) {
  const { status, body } = await app.get<ProblemAnswer>(pathOf(noticeNo), parameters)
  assert.deepEqual([status, body.code], [404, 'not_found'], noticeNo)
}

const ENGLISH = { headers: { 'accept-language': 'en' } }

describe('GET /v1/bids/{noticeNo}', () => {
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('a notice has exactly these fields', async () => {
    const attachments = [{ name: '공고문.hwp', url: 'https://portal.example/files/1' }]
    await upsert(bidRecord({ number: 'D1', attachments, sourceUrl: 'https://portal.example/raw/D1' }))
    await award(roundRecord({ number: 'D1' }))
    assert.deepEqual(await detail('D1'), {
      noticeNo: 'D1',
      title: '청사 시설물 유지관리 용역',
      agency: '서울특별시 종로구',
      bsnsDiv: '용역',
      estimatedPrice: 50_000_000,
      closeAt: '2026-11-30T09:00:00+09:00',
      openAt: '2026-11-30T10:00:00+09:00',
      detailUrl: 'https://portal.example/notices/D1',
      matchedKeywords: [],
      currency: 'KRW',
      budget: 55_000_000,
      baseAmount: null,
      floorRate: 87.745,
      awardMethod: '적격심사',
      contractMethod: '제한경쟁',
      bidStartAt: '2026-11-20T08:00:00+09:00',
      agencyCode: '3000000',
      demandAgency: null,
      demandAgencyCode: null,
      status: 'awarded',
      kind: 'new',
      urgent: false,
      revision: 0,
      version: 1,
      previousNoticeNo: null,
      nextNoticeNo: null,
      postedAt: '2026-11-19T09:00:00+09:00',
      updatedAt: '2026-11-20T09:00:00+09:00',
      regions: [],
      regionCheckNeeded: false,
      industries: [],
      source: 'one',
      sourceUrl: 'https://portal.example/raw/D1',
      revisions: [{ version: 1, revision: 0, at: '2026-11-20T09:00:00+09:00', changes: [] }],
      attachments,
      qualificationCloseAt: null,
      siteBriefingAt: null,
      siteBriefingPlace: null,
      jointContracting: null,
      jointAgreementCloseAt: null,
      bidBond: null,
      netConstructionCost: null,
      fixedCosts: null,
      fixedCostItems: null,
      awards: [
        {
          revision: 0,
          lot: '0',
          rebid: 0,
          state: 'awarded',
          at: '2026-11-20T08:00:00+09:00',
          winner: { name: '한빛건설', businessNo: '1234567890' },
          winners: [{ name: '한빛건설', businessNo: '1234567890', amount: 44_000_000, share: null }],
          openedAt: '2026-11-20T08:00:00+09:00',
          amount: 44_000_000,
          currency: 'KRW',
          rate: 88.123,
          rateBasis: 'plannedPrice',
          plannedPrice: 49_930_000,
          baseAmount: 50_000_000,
          bidders: 3,
          reason: null,
          correctedAt: null,
        },
      ],
      similarAwards: [],
      preSpecifications: [],
      fetchedAt: '2026-11-20T09:00:00+09:00',
    })
  })

  describe('older states', () => {
    before(async () => {
      const state = (revision: number, changes: Partial<BidRecord> = {}) =>
        bidRecord({ number: 'O1', revision, title: `제${revision}판`, ...changes })
      await upsert(state(0))
      await app.pass(HOUR)
      await upsert(state(0, { estimatedPrice: 1, changedAt: NOW }))
      await app.pass(HOUR)
      await upsert(state(2, { kind: 'cancelled', attachments: [{ name: 'a', url: 'https://portal.example/a' }] }))
      app.clock.set(NOW)
    })

    test('every version with what it changed, newest first', async () => {
      const { revisions, revision, version, title } = await detail('O1')
      assert.deepEqual([revision, version, title], [2, 3, '제2판'])
      assert.deepEqual(
        revisions.map((one) => [one.version, one.revision, one.at, one.changes.map(({ field }) => field)]),
        [
          [3, 2, '2026-11-20T11:00:00+09:00', ['revision', 'title', 'kind', 'estimatedPrice', 'attachments']],
          [2, 0, '2026-11-20T10:00:00+09:00', ['estimatedPrice']],
          [1, 0, '2026-11-20T09:00:00+09:00', []],
        ],
      )
      assert.deepEqual(revisions[1]?.changes, [{ field: 'estimatedPrice', old: 50_000_000, new: 1 }])
    })

    for (const [what, noticeNo, parameters, expected] of [
      ['the first version', 'O1', { version: 1 }, [1, 0, '제0판', 50_000_000]],
      ['the second version', 'O1', { version: 2 }, [2, 0, '제0판', 1]],
      ['the newest version', 'O1', { version: 3 }, [3, 2, '제2판', 50_000_000]],
      ['the newest version of a revision', 'O1', { revision: 0 }, [2, 0, '제0판', 1]],
      ['the newest revision', 'O1', { revision: 2 }, [3, 2, '제2판', 50_000_000]],
      ['a version of that revision', 'O1', { version: 1, revision: 0 }, [1, 0, '제0판', 50_000_000]],
      ['a revision as the portal writes it', 'O1-000', {}, [2, 0, '제0판', 1]],
      ['a revision in short', 'O1-2', {}, [3, 2, '제2판', 50_000_000]],
      ['lower case and blanks', ' o1 ', { version: 1 }, [1, 0, '제0판', 50_000_000]],
      ['a revision in lower case', 'o1-000', {}, [2, 0, '제0판', 1]],
    ] as const) {
      test(what, async () => {
        const { version, revision, title, estimatedPrice, revisions } = await detail(noticeNo, { ...parameters })
        assert.deepEqual([version, revision, title, estimatedPrice], expected)
        assert.equal(revisions.length, 3, 'the history is that of the notice')
      })
    }

    test('the status is that of the notice, whichever state of it is shown', async () => {
      const { kind, status } = await detail('O1', { version: 1 })
      assert.deepEqual([kind, status], ['new', 'cancelled'])
      await award(roundRecord({ number: 'O2' }))
      await upsert(bidRecord({ number: 'O2' }), bidRecord({ number: 'O2', revision: 1 }))
      assert.equal((await detail('O2', { revision: 0 })).status, 'awarded')
    })

    for (const [noticeNo, parameters] of [
      ['O1', { version: 4 }],
      ['O1', { revision: 1 }],
      ['O1', { version: 1, revision: 2 }],
      ['O1-001', {}],
      ['O1-', {}],
      ['O1-0a', {}],
      ['O1--1', {}],
      ['O1-000', { version: 1 }],
      ['O1-000', { revision: 0 }],
      ['O1-9999999999', {}],
    ] as const) {
      test(`${noticeNo} ${JSON.stringify(parameters)} never was`, () => expectNothing(noticeNo, { ...parameters }))
    }

    test('a notice whose whole number ends in digits goes first', async () => {
      await upsert(bidRecord({ number: 'E1', revision: 1 }), bidRecord({ number: 'E1-001', title: '다른 공고' }))
      assert.equal((await detail('E1-001')).title, '다른 공고')
      assert.equal((await detail('E1-1')).noticeNo, 'E1')
      assert.equal((await detail('E1-001-0')).noticeNo, 'E1-001')
      await expectNothing('E1-001-001')
    })

    for (const [name, value] of [
      ['version', '0'],
      ['version', '1.5'],
      ['version', 'newest'],
      ['revision', '-1'],
      ['revision', '2147483648'],
    ] as const) {
      test(`${name}=${value} is refused`, async () => {
        const { status, body } = await app.get<ProblemAnswer>(pathOf('O1'), { [name]: value })
        assert.deepEqual([status, body.code, body.errors?.[0]?.name], [400, 'invalid_parameter', name])
      })
    }

    test('another parameter is refused with the one meant', async () => {
      const { status, body } = await app.get<ProblemAnswer>(pathOf('O1'), { verson: 1 }, ENGLISH)
      assert.deepEqual([status, body.code], [400, 'unknown_parameter'])
      assert.match(body.detail, /Did you mean "version"\?/)
    })
  })

  describe('numbers', () => {
    const numbers = [
      '한글 공고 제2026-12호',
      'a/b',
      'a b',
      'a%2Fb',
      '100%',
      'a+b',
      'a?b#c',
      "o'clock",
      'a;b=c',
      '..x',
      'R26BK00000001',
      '𠮷',
      'ㄱ'.repeat(80),
      '(가)나',
      'two~X',
    ]
    for (const number of numbers) {
      test(number.slice(0, 20), async () => {
        await upsert(bidRecord({ number, revision: 1 }))
        assert.equal((await detail(number)).noticeNo, number)
        assert.equal((await detail(`${number}-001`)).noticeNo, number)
      })
    }

    test('nobody has these', async () => {
      for (const number of ['X', 'd 1', 'D%31', ' ', '-', '-1', '1']) await expectNothing(number)
    })

    test('a number that is too long is refused as such', async () => {
      const { status, body } = await app.get<ProblemAnswer>(pathOf('x'.repeat(200)))
      assert.deepEqual([status, body.code], [400, 'invalid_parameter'])
    })

    test('what does not exist differs from another such only by its request id', async () => {
      const [one, other] = await Promise.all(['X1', 'X2'].map((number) => app.get<ProblemAnswer>(pathOf(number))))
      assert.deepEqual({ ...one?.body, requestId: '' }, { ...other?.body, requestId: '' })
    })
  })

  describe('results', () => {
    test('one for each lot and round that is decided, the newest round first', async () => {
      await upsert(bidRecord({ number: 'A1' }))
      await award(
        failedRound({ number: 'A1', lot: '1' }),
        roundRecord({
          number: 'A1',
          lot: '1',
          rebid: 1,
          winners: [
            { name: '둘', businessNo: null },
            { name: '셋', businessNo: '3' },
          ],
        }),
        roundRecord({ number: 'A1', lot: '2', state: 'cancelled', reason: '취소' }),
        roundRecord({ number: 'A1', lot: '3', state: 'opened' }),
        announcedRound({ number: 'A1', lot: '4' }),
      )
      const { awards, status } = await detail('A1')
      assert.deepEqual(
        awards.map(({ lot, rebid, state, winner, reason }) => [lot, rebid, state, winner?.name ?? null, reason]),
        [
          ['1', 1, 'awarded', '둘', null],
          ['1', 0, 'failed', null, '단독입찰'],
          ['2', 0, 'cancelled', '한빛건설', '취소'],
        ],
      )
      assert.equal(status, 'open', 'a lot is still to be opened')
    })

    test('every winner is shown, with its own amount and share where told; the first stays the winner', async () => {
      await upsert(bidRecord({ number: 'A4' }), bidRecord({ number: 'A5' }))
      const members = Array.from({ length: 15 }, (_, index) => ({ name: `조합원 ${index + 1}`, businessNo: null }))
      await award(
        roundRecord({
          number: 'A4',
          openedAt: NOW - 3 * HOUR,
          amount: 100,
          winners: [
            { name: '한빛건설', businessNo: '1234567890', amount: 60, share: 60 },
            { name: '두리건설', businessNo: null, amount: 40 },
            ...members,
          ],
        }),
        roundRecord({ number: 'A5', amount: 7, winners: [{ name: '홀로', businessNo: null }] }),
      )
      const [joint] = (await detail('A4')).awards
      assert.deepEqual(joint?.winner, { name: '한빛건설', businessNo: '1234567890' })
      assert.deepEqual(joint?.winners.slice(0, 3), [
        { name: '한빛건설', businessNo: '1234567890', amount: 60, share: 60 },
        { name: '두리건설', businessNo: null, amount: 40, share: null },
        { name: '조합원 1', businessNo: null, amount: null, share: null },
      ])
      assert.deepEqual([joint?.winners.length, joint?.openedAt], [17, '2026-11-20T06:00:00+09:00'])
      const [alone] = (await detail('A5')).awards
      assert.deepEqual(alone?.winners, [{ name: '홀로', businessNo: null, amount: 7, share: null }])
    })

    test('a correction says when', async () => {
      await upsert(bidRecord({ number: 'A2' }))
      await award(roundRecord({ number: 'A2' }))
      await app.pass(HOUR)
      await award(roundRecord({ number: 'A2', amount: 43_000_000, changedAt: NOW }))
      app.clock.set(NOW)
      const [one] = (await detail('A2')).awards
      assert.deepEqual([one?.amount, one?.correctedAt], [43_000_000, '2026-11-20T10:00:00+09:00'])
    })

    test('a re-bid opens it again with dates of its own', async () => {
      await upsert(bidRecord({ number: 'A3', closeAt: NOW - 2 * DAY, openAt: NOW - DAY }))
      await award(failedRound({ number: 'A3' }))
      assert.equal((await detail('A3')).status, 'failed')
      await award(announcedRound({ number: 'A3', rebid: 1, closeAt: NOW + DAY, openAt: null }))
      const { status, closeAt, openAt, version } = await detail('A3')
      assert.deepEqual([closeAt, version], ['2026-11-21T09:00:00+09:00', 2])
      assert.deepEqual([status, openAt], ['open', null], 'the opening of the round before is over and done')
    })

    test('similar awards are of one category: the same agency first, then the most alike, five at most', async () => {
      const agency = '비슷한 기관'
      const titles = ['하수관로 정비공사', '하수관로 정비', '하수관로 공사', '급식']
      const others = titles.map((title, index) => bidRecord({ number: `S${index}`, title, agency, agencyCode: 'S' }))
      const like = (number: string, changes: Partial<BidRecord> = {}) =>
        bidRecord({ number, title: '하수관로 정비공사', agency, agencyCode: 'S', ...changes })
      const strangers = [
        like('S-agency', { agency: '다른 기관', agencyCode: null }),
        like('S-renamed', { agency: '이름이 바뀐 기관', postedAt: NOW - 2 * DAY }),
        like('S-category', { bsnsDiv: '공사' }),
        like('S-again', { previousNumber: 'S' }),
      ]
      await upsert(like('S'), like('S-open'), ...others, ...strangers)
      await award(...[...others, ...strangers].map(({ number }) => roundRecord({ number })))
      const { similarAwards } = await detail('S')
      assert.deepEqual(
        similarAwards.map(({ noticeNo }) => noticeNo),
        ['S0', 'S-renamed', 'S1', 'S2', 'S-agency'],
      )
      assert.deepEqual(similarAwards[0], {
        noticeNo: 'S0',
        title: '하수관로 정비공사',
        agency,
        amount: 44_000_000,
        currency: 'KRW',
        rate: 88.123,
        at: '2026-11-20T08:00:00+09:00',
      })
    })
  })

  test('the same answer has the same tag', async () => {
    await upsert(bidRecord({ number: 'T1' }))
    const tag = (await ask('T1')).headers.get('etag') ?? ''
    const again = await app.get(pathOf('T1'), {}, { headers: { 'if-none-match': tag } })
    assert.deepEqual([again.status, again.body], [304, null])
  })

  test('read while it is written, the history has each version once and ends with the one shown', async () => {
    const state = (revision: number) => bidRecord({ number: 'W1', revision })
    await upsert(state(0))
    let writing = true
    const writer = (async () => {
      for (let revision = 1; revision <= 60; revision++) await upsert(state(revision))
      writing = false
    })()
    const reader = async () => {
      while (writing) {
        const { version, revisions } = await detail('W1')
        const expected = Array.from({ length: version }, (_, index) => version - index)
        assert.deepEqual(
          revisions.map((one) => one.version),
          expected,
        )
      }
    }
    await Promise.all([writer, reader(), reader(), reader()])
  })
})

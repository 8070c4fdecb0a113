import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, failedRound, NOW, roundRecord } from '../../../test/factories.ts'
import { createClient, type GonggoClient } from '../src/index.ts'
import { mirror } from '../src/mirror/index.ts'
import { expectSame } from './mirror-compare.ts'
import { PLACES } from './mirror-places.ts'

const MANY = 1_200
const LIVE = () => true
const MINUTE_MS = 60_000

describe('a mirror', () => {
  let app: TestApp
  let client: GonggoClient

  before(async () => {
    app = await startTestApp()
    client = createClient({ baseUrl: app.baseUrl, key: app.key })
    await app.keywords.createMany(app.account.id, [{ keyword: '하수관로' }])
    await alertsRead(app)
    const numbers = Array.from({ length: MANY }, (_, index) => `N${String(index).padStart(4, '0')}`)
    const notices = numbers.map((number, index) =>
      bidRecord({
        number,
        title: index % 100 === 0 ? `하수관로 "정비" 공사 ${index}, 'A\\B'` : `청사 관리 ${index}`,
        urgent: index % 2 === 0,
        estimatedPrice: index % 3 === 0 ? null : 9_007_199_254_740_991 - index,
        floorRate: index % 4 === 0 ? null : 87.745,
        closeAt: index % 5 === 0 ? null : NOW + index * MINUTE_MS,
        regions: index % 7 === 0 ? ['경기도', '서울특별시'] : [],
        licences: index % 11 === 0 ? [{ code: '0001', name: '토목공사업', group: 1 }] : [],
      }),
    )
    await app.bids.upsert(notices, LIVE)
    const winners = [
      { name: '가나건설', businessNo: '1234567890', amount: 30_000_000, share: 60 },
      { name: '다라 "엔지니어링"', businessNo: null, share: 40 },
    ]
    const rounds = numbers
      .filter((_, index) => index % 10 === 0)
      .flatMap((number, index) =>
        index % 2 === 0
          ? [failedRound({ number }), roundRecord({ number, rebid: 1, winners })]
          : [roundRecord({ number, lot: '1' }), roundRecord({ number, lot: '2', amount: index })],
      )
    await app.bids.recordRounds('one', rounds, LIVE)
    await alertsRead(app)
    await app.bids.follower.tick()
  })
  after(() => app?.close())

  for (const [name, open] of Object.entries(PLACES))
    test(`in ${name} has the data of the service, and follows its changes`, async () => {
      const place = await open()
      await mirror({ client, to: place.to })
      await expectSame(place, app, client)
      const [before] = await place.rows('gonggo_mirror')
      await mirror({ client, to: place.to })
      const [again] = await place.rows('gonggo_mirror')
      assert.deepEqual([again?.cursor, again?.fill], [before?.cursor, 1])
      await app.bids.upsert(
        [
          bidRecord({ number: 'N0007', title: `변경된 제목 ${name}`, kind: 'cancelled' }),
          bidRecord({ number: `X${name}` }),
        ],
        LIVE,
      )
      await app.bids.recordRounds(
        'one',
        [
          roundRecord({ number: 'N0013' }),
          roundRecord({ number: 'N0010', lot: '2', amount: 5, changedAt: Date.now() }),
        ],
        LIVE,
      )
      await alertsRead(app)
      await mirror({ client, to: place.to })
      await expectSame(place, app, client)
      const changed = (await place.rows('notices')).find((row) => row.notice_no === 'N0007')
      assert.equal(changed?.status, 'cancelled')
      await place.close()
    })
})

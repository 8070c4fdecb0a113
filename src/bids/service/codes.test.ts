import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { bidRecord, createTestClock } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { readChanges, readHead } from '../../lib/feed.ts'
import { createSecrets } from '../../lib/secret.ts'
import { finish } from '../../search/catalog/catalog.ts'
import { createNameFilter } from '../../search/filter.ts'
import type { CodeRecord } from '../schema/codes.ts'
import { createCatalogFollower } from './catalog.ts'
import { createCodeWriter } from './codes.ts'
import { createBidWriter } from './write.ts'

const secrets = () => createSecrets(['only for tests and long enough'])

const agency = (code: string, name: string): CodeRecord => ({ kind: 'agency', code, name })
const clock = createTestClock()

describe('codes that sources list', () => {
  let database: TestDatabase
  let rememberCodes: ReturnType<typeof createCodeWriter>['rememberCodes']
  before(async () => {
    database = await openTestDatabase()
    ;({ rememberCodes } = createCodeWriter({ db: database.db, clock }))
  })
  after(() => database.close())

  const entries = async (code: string) => {
    const rows = await database.db.sql<{ name: string; listed: boolean }[]>`
      select name, listed from agencies where code = ${code} order by position`
    return rows.map(({ name, listed }) => `${name} ${listed}`)
  }

  test('are written once, however often they are told', async () => {
    const codes: CodeRecord[] = [agency('1', '한빛군'), { kind: 'industry', code: '1', name: '토목공사업' }]
    await rememberCodes(codes)
    const { position } = await readHead(database.db.sql)
    await rememberCodes(codes)
    await rememberCodes([])
    assert.equal((await readHead(database.db.sql)).position, position)
    const changes = await readChanges(database.db.sql, position - 2, 10)
    assert.deepEqual(
      changes.map(({ kind, key, live }) => [kind, key, live]),
      [
        ['agency', '1|한빛군', false],
        ['industry', '1|토목공사업', false],
      ],
    )
  })

  test('keep their older names; one they take up again is the newest', async () => {
    await rememberCodes([agency('2', '가'), agency('2', '나')])
    assert.deepEqual(await entries('2'), ['나 true'], 'told twice at once, the last word counts')
    await rememberCodes([agency('2', '다')])
    await rememberCodes([agency('2', '나')])
    assert.deepEqual(await entries('2'), ['다 true', '나 true'])
    await rememberCodes([{ ...agency('2', '라'), ended: true }])
    assert.deepEqual(await entries('2'), ['나 false', '다 false'])
    await rememberCodes([agency('2', '다')])
    assert.deepEqual((await entries('2')).sort(), ['나 false', '다 true'])
    await rememberCodes([{ ...agency('3', '모르는 곳'), ended: true }])
    assert.deepEqual(await entries('3'), [])
  })

  test('told and named by notices at the same moment, nobody waits for another in a ring', async () => {
    const { upsert } = createBidWriter({ db: database.db, clock })
    const names = Array.from({ length: 40 }, (_, i) => agency(`X${i}`, `동시에 ${i}`))
    await Promise.all([
      ...[0, 1, 2].map((shift) =>
        rememberCodes([...names.slice(shift * 10), { kind: 'industry', code: `Y${shift}`, name: '동시업' }]),
      ),
      ...[0, 1, 2].map((n) =>
        upsert(
          names.map(({ code, name }, i) =>
            bidRecord({ number: `W${n}-${i}`, agency: name, agencyCode: code, licences: [] }),
          ),
          () => false,
        ),
      ),
    ])
    const [row] = await database.db.sql<{ listed: number; placed: number }[]>`
      select count(*) filter (where listed) as listed, count(distinct position) as placed from agencies
      where code ~ '^X'`
    assert.deepEqual([row?.listed, row?.placed], [40, 40])
  })

  test('are in the catalog by its next look, and in one that is filled later', async () => {
    const followers = [createCatalogFollower({ db: database.db, secrets, log: () => {} })]
    await followers[0]?.tick()
    await rememberCodes([agency('7', '새로 생긴 곳')])
    followers.push(createCatalogFollower({ db: database.db, secrets, log: () => {} }))
    for (const follower of followers) {
      await follower.tick()
      const { items } = finish(
        follower.catalog().codeSteps({ what: 'agency', filter: createNameFilter('새로 생긴'), offset: 0, limit: 9 }),
      )
      assert.deepEqual(items, [{ code: '7', name: '새로 생긴 곳', notices: 0 }])
    }
  })
})

import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { bidRecord } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { systemClock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { createSecrets } from '../../lib/secret.ts'
import { createCatalogFollower } from './catalog.ts'
import { createRecentChanges } from './recent-changes.ts'
import { createBidWriter } from './write.ts'

const secrets = () => createSecrets(['only for tests and long enough'])

const MANY = 1_000
/** So long that not all of them fit into the buffers between here and the server. */
const TITLE = `청사 ${'가'.repeat(1_500)}`
const LIVE = () => true
const SILENT = () => {}

describe('filling the catalog', () => {
  let database: TestDatabase
  let upsert: ReturnType<typeof createBidWriter>['upsert']
  beforeEach(async () => {
    database = await openTestDatabase()
    ;({ upsert } = createBidWriter({ db: database.db, clock: systemClock }))
    for (let from = 0; from < MANY; from += 500) {
      await upsert(
        Array.from({ length: 500 }, (_, i) => bidRecord({ number: `N${from + i}`, title: TITLE })),
        LIVE,
      )
    }
  })
  afterEach(() => database.close())

  /** The same database; `meanwhile` happens when a part of the notices has come. */
  const withPause = (meanwhile: (time: number) => Promise<unknown>): Db => {
    let time = 0
    return {
      ...database.db,
      async *copyOut(statement) {
        const mine = ++time
        let begun = false
        for await (const piece of database.db.copyOut(statement)) {
          yield piece
          if (!begun) await meanwhile(mine)
          begun = true
        }
      },
    }
  }

  const cutCopy = () => database.db.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'copy %'`

  const titleOf = (follower: ReturnType<typeof createCatalogFollower>, noticeNo: string) => {
    const found = follower.catalog().find(noticeNo)
    return found && follower.catalog().read(found).title
  }

  test('a connection cut on the way: it begins afresh, and half a catalog is never seen', async () => {
    const seen: number[] = []
    const heard: string[] = []
    const db = withPause(async (time) => {
      seen.push(follower.catalog().size)
      if (time < 3) await cutCopy()
    })
    const follower = createCatalogFollower({ db, secrets, log: (message) => heard.push(message) })
    await follower.tick()
    assert.deepEqual(seen, [0, 0, 0])
    assert.deepEqual(follower.state(), { ready: true, notices: MANY, behind: 0 })
    assert.equal(heard.filter((message) => message.includes('afresh')).length, 2)
  })

  test('filled anew, nothing that was remembered of the one before is believed', async () => {
    const recentChanges = createRecentChanges()
    const follower = createCatalogFollower({ db: database.db, secrets, log: SILENT, recentChanges })
    await follower.tick()
    const place = recentChanges.place()
    await upsert([bidRecord({ number: 'N0', title: '청소' })], LIVE)
    await follower.tick()
    const states = recentChanges.since(place)?.map(({ notice }) => notice.norm)
    assert.deepEqual(states, [TITLE, '청소'], 'as it was, and as it is')
    await database.db.sql`update feed_head set epoch = 'another'`
    await follower.tick()
    assert.equal(recentChanges.since(place), null)
  })

  test('cut again and again: who waits hears of it, and the next look fills it', async () => {
    let away = true
    const db = withPause(async () => {
      if (away) await cutCopy()
    })
    const follower = createCatalogFollower({ db, secrets, log: SILENT })
    await assert.rejects(follower.tick())
    assert.deepEqual(follower.state(), { ready: false, notices: 0, behind: 0 })
    away = false
    await follower.tick()
    assert.deepEqual(follower.state(), { ready: true, notices: MANY, behind: 0 })
  })

  test('what changes, comes and goes while it is filled is there in the end', async () => {
    const db = withPause(async () => {
      await upsert([bidRecord({ number: 'N7', title: '바뀐 제목' }), bidRecord({ number: 'NEW' })], LIVE)
      await upsert([bidRecord({ number: `N${MANY - 1}`, title: '마지막 제목' })], LIVE)
    })
    const follower = createCatalogFollower({ db, secrets, log: SILENT })
    await follower.tick()
    assert.equal(follower.catalog().size, MANY + 1)
    assert.deepEqual(
      ['N7', `N${MANY - 1}`].map((number) => titleOf(follower, number)),
      ['바뀐 제목', '마지막 제목'],
    )
    assert.notEqual(titleOf(follower, 'NEW'), null)
  })

  test('a restored database is filled anew; until then the old one answers', async () => {
    const sizes: number[] = []
    const db = withPause(async () => sizes.push(follower.catalog().size))
    const follower = createCatalogFollower({ db, secrets, log: SILENT })
    await follower.tick()
    await database.db.sql`delete from bids where notice_no < 'N2'`
    await database.db.sql`update feed_head set epoch = 'another'`
    await follower.tick()
    const [row] = await database.db.sql<{ count: number }[]>`select count(*) as count from bids`
    assert.deepEqual(sizes, [0, MANY])
    assert.equal(follower.catalog().size, row?.count)
  })

  test('others are let in while it is filled', async () => {
    let turns = 0
    let filled = false
    const count = () => {
      turns++
      if (!filled) setImmediate(count)
    }
    count()
    await createCatalogFollower({ db: database.db, secrets, log: SILENT }).tick()
    filled = true
    assert.ok(turns > 4, `${turns} turns`)
  })

  describe('what is told of keywords', () => {
    const told: string[] = []
    const keywords = {
      changed: (keys: Iterable<string>) => void told.push(...keys),
      afresh: () => void told.push('afresh'),
      heard: () => void told.push('heard'),
    }
    const write = (key: string) => database.db.sql`
      with head as (update feed_head set position = position + 1 returning position)
      insert into changes (position, kind, key, version, live, at)
      select position, 'keyword', ${key}, 1, true, now() from head`
    beforeEach(() => void told.splice(0))

    test('changes before the feed counts as heard, and all anew with another feed', async () => {
      const follower = createCatalogFollower({
        db: database.db,
        secrets,
        log: SILENT,
        listeners: { keyword: keywords },
      })
      await follower.tick()
      await write('A/1')
      await write('B/2')
      await follower.tick()
      await follower.tick()
      await database.db.sql`update feed_head set epoch = 'another'`
      await follower.tick()
      assert.deepEqual(told, ['afresh', 'heard', 'A/1', 'B/2', 'heard', 'heard', 'afresh', 'heard'])
    })

    test('a look that breaks off has heard nothing, and tells of it again', async () => {
      let away = false
      const sql = (...words: Parameters<Db['sql']>) => {
        if (away && String(words[0]).includes('from bids')) throw new Error('the database is away')
        return database.db.sql(...words)
      }
      const db = { ...database.db, sql: Object.assign(sql, database.db.sql) as Db['sql'] }
      const follower = createCatalogFollower({ db, secrets, log: SILENT, listeners: { keyword: keywords } })
      await follower.tick()
      await upsert([bidRecord({ number: 'N1', title: '바뀐 제목' })], LIVE)
      await write('A/1')
      away = true
      await assert.rejects(follower.tick())
      assert.deepEqual(told, ['afresh', 'heard', 'A/1'])
      away = false
      await follower.tick()
      assert.deepEqual(told.slice(3), ['A/1', 'heard'])
    })
  })
})

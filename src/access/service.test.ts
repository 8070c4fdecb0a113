import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { accessDeps, createTestClock, NOW, type TestClock } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../lib/clock.ts'
import { createDb, type Db } from '../lib/db/index.ts'
import { createSecrets } from '../lib/secret.ts'
import { SCOPES } from '../vocabulary/roles.ts'
import { type Access, createAccess } from './index.ts'
import { createAccessJobs } from './jobs.ts'

const BIDS = { needs: 'notices', scope: 'bids:read' } as const
const SECRET = 'of no matter here'
const HERE = '192.0.2.1'

/** The same database, seen through a window that counts what passes, and can hold an answer back. */
function watched(db: Db) {
  let count = 0
  let hold: ((answer: Promise<unknown>) => Promise<unknown>) | null = null
  const sql = new Proxy(db.sql, {
    apply(target, self, args: unknown[]) {
      count++
      const answer = Reflect.apply(target as never, self, args) as Promise<unknown>
      const held = hold
      hold = null
      return held ? held(answer) : answer
    },
  })
  return {
    db: { ...db, sql } as Db,
    count: () => count,
    /** The next statement is answered, but its answer is long on its way. */
    holdNext() {
      const [answered, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      hold = async (answer) => {
        const rows = await answer
        answered.resolve()
        await letGo.promise
        return rows
      }
      return { answered: answered.promise, letGo: letGo.resolve }
    },
  }
}

describe('keys', () => {
  let database: TestDatabase
  let clock: TestClock
  let window: ReturnType<typeof watched>
  let access: Access
  const accountId = 'acc_test'

  const accessOn = (db: Db, secrets = [SECRET], stage = 'open-beta') =>
    createAccess({ ...accessDeps(db, clock), secrets: () => createSecrets(secrets), stage })
  const issue = async (wishes: { scopes?: ['bids:read'] | null; expiresAt?: number | null } = {}, by = access) => {
    const { scopes = null, expiresAt = null } = wishes
    const made = await by.keys.issue({ accountId, name: 'test', scopes, expiresAt, createdBy: null })
    return { ...made, id: made.record.id }
  }
  const admit = (key: string, by = access) => by.auth.admit(`Bearer ${key}`, BIDS, HERE)
  const admitted = async (key: string, by = access) => typeof (await admit(key, by)) === 'object'
  const lastUsed = async (id: string) =>
    (await database.db.sql<{ lastUsedAt: number | null }[]>`select last_used_at from keys where id = ${id}`)[0]
      ?.lastUsedAt

  before(async () => {
    database = await openTestDatabase()
    await database.db.sql`
      insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      values (${accountId}, 'test', 'pro', 'active', 'ko', 'Asia/Seoul', false, ${NOW})`
  })
  after(() => database.close())
  beforeEach(async () => {
    clock = createTestClock()
    window = watched(database.db)
    access = accessOn(window.db)
    await access.auth.pollChanges()
  })

  describe('being recognised', () => {
    test('by its own secret, asked of the database once', async () => {
      const { key, id } = await issue({ scopes: ['bids:read'] })
      await access.auth.pollChanges()
      const before = window.count()
      const caller = { accountId, keyId: id, plan: 'pro', requestLimit: null, scopes: ['bids:read'] }
      assert.deepEqual(await admit(key), caller)
      assert.equal(window.count(), before + 1)
      for (let i = 0; i < 100; i++) assert.deepEqual(await admit(key), caller)
      assert.equal(window.count(), before + 1)
    })

    test('nothing of a key stands in the database but its digest and its beginning', async () => {
      const { key } = await issue()
      const tables = await database.db.sql<{ text: string }[]>`
        select keys::text as text from keys union all select key_secrets::text from key_secrets`
      for (const { text } of tables) assert.ok(!text.includes(key.slice(13)))
    })

    test('a mistyped key is refused although the database is gone', async () => {
      const { key } = await issue()
      const gone = createDb({ target: { url: 'postgres://nobody@127.0.0.1:1/none' }, name: 'gone' })
      const away = accessOn(gone)
      const mistyped = `${key.slice(0, 20)}${key[20] === 'x' ? 'y' : 'x'}${key.slice(21)}`
      assert.equal(await admit(mistyped, away), 'invalid_key')
      assert.equal(await away.auth.admit(undefined, BIDS, HERE), 'missing_credentials')
      await assert.rejects(admit(key, away))
      await gone.stop()
    })

    test('a well-formed key nobody was given is refused, every time by the database', async () => {
      const { key } = await issue({}, accessOn(window.db, ['another secret']))
      await access.auth.pollChanges()
      const before = window.count()
      for (let i = 0; i < 3; i++) assert.equal(await admit(key), 'invalid_key')
      assert.equal(window.count(), before + 3)
    })

    test('a key of the secret before is good while both stand', async () => {
      const { key } = await issue({}, accessOn(window.db, ['the old secret']))
      assert.ok(await admitted(key, accessOn(window.db, ['the new secret', 'the old secret'])))
      assert.equal(await admit(key, accessOn(window.db, ['the new secret'])), 'invalid_key')
    })

    test('without scopes it holds all its maker may give', async () => {
      assert.deepEqual((await issue()).record.scopes, [...SCOPES])
    })
  })

  describe('coming to an end', () => {
    test('at its expiry, remembered or not', async () => {
      const { key, id } = await issue({ expiresAt: NOW + HOUR })
      await access.auth.pollChanges()
      assert.ok(await admitted(key))
      clock.advance(HOUR - 1)
      assert.ok(await admitted(key))
      assert.ok(access.auth.isCached(`Bearer ${key}`))
      clock.advance(1)
      assert.equal(await admit(key), 'expired_key')
      const [record] = (await access.keys.list(accountId)).filter((one) => one.id === id)
      assert.equal(record?.state, 'expired')
    })

    test('revoked, once and for all', async () => {
      const { key, id } = await issue()
      assert.ok(await admitted(key))
      assert.equal((await access.keys.revoke(id))?.state, 'revoked')
      await access.auth.pollChanges()
      assert.equal(await admit(key), 'revoked_key')
      clock.advance(DAY)
      await access.keys.revoke(id)
      const [row] = await database.db.sql<{ revokedAt: number }[]>`select revoked_at from keys where id = ${id}`
      assert.equal(row?.revokedAt, NOW, 'the first time counts')
      assert.equal(await access.keys.rotate(id, 0), null, 'there is no way back')
    })

    test('rotated: both secrets until the grace is over, then the new one', async () => {
      const { key, id } = await issue()
      const rotated = await access.keys.rotate(id, 86_400)
      assert.equal(rotated?.record.id, id)
      await access.auth.pollChanges()
      const successor = rotated?.key ?? ''
      clock.advance(DAY - 1)
      assert.deepEqual([await admitted(key), await admitted(successor)], [true, true])
      clock.advance(1)
      assert.equal(await admit(key), 'expired_key')
      assert.ok(await admitted(successor))
    })

    test('rotated again within the grace: the first ends at once, so that never more than two work', async () => {
      const first = await issue()
      const secrets = [first.key]
      for (const grace of [86_400, 60, 3_600]) {
        secrets.push((await access.keys.rotate(first.id, grace))?.key ?? '')
        await access.auth.pollChanges()
        const alive = await Promise.all(secrets.map((key) => admitted(key)))
        assert.deepEqual(alive, [...alive.slice(2).map(() => false), true, true])
      }
      const [, , third = '', fourth = ''] = secrets
      clock.advance(HOUR)
      assert.deepEqual([await admitted(third), await admitted(fourth)], [false, true])
    })

    test('its record says since when its secrets work, and until when', async () => {
      const { id } = await issue()
      const lives = async () => (await access.keys.list(accountId)).find((one) => one.id === id)?.secrets
      assert.deepEqual(await lives(), [{ createdAt: NOW, expiresAt: null }])
      clock.advance(HOUR)
      const later = NOW + HOUR
      const rotated = await access.keys.rotate(id, 60)
      const both = [
        { createdAt: later, expiresAt: null },
        { createdAt: NOW, expiresAt: later + MINUTE },
      ]
      assert.deepEqual([rotated?.record.secrets, await lives()], [both, both])
      clock.advance(MINUTE)
      assert.deepEqual(await lives(), both.slice(0, 1))
      const hard = await access.keys.rotate(id, 0)
      assert.deepEqual(hard?.record.secrets, [{ createdAt: later + MINUTE, expiresAt: null }])
      assert.deepEqual((await access.keys.revoke(id))?.secrets, [])
      assert.deepEqual(await lives(), [])
    })

    test('rotated without grace: the old secret is over at once', async () => {
      const { key, id } = await issue()
      await access.keys.rotate(id, 0)
      await access.auth.pollChanges()
      assert.equal(await admit(key), 'expired_key')
    })

    test('rotated twice at the same moment: one secret is left without an end', async () => {
      const { id } = await issue()
      await database.db.transaction(async (tx) => {
        await tx`select from access_head for update`
        void access.keys.rotate(id, 0)
        void access.keys.rotate(id, 0)
        await eventually(async () => {
          const [row] = await database.db.sql<{ count: number }[]>`
            select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          return row?.count === 2
        })
      })
      const open = await eventually(async () => {
        const rows = await database.db.sql<{ open: boolean }[]>`
          select expires_at is null as open from key_secrets where key_id = ${id}`
        return rows.length === 3 && rows.filter((row) => row.open)
      })
      assert.equal(open.length, 1)
    })

    test('there is nothing to rotate or revoke where there is no key', async () => {
      assert.equal(await access.keys.rotate('key_none', 60), null)
      assert.equal(await access.keys.revoke('key_none'), null)
    })
  })

  describe('what is remembered', () => {
    test('a lookup that a revocation has overtaken is true once and not remembered', async () => {
      const { key, id } = await issue()
      await access.auth.pollChanges()
      const { answered, letGo } = window.holdNext()
      const slow = admit(key)
      await answered
      await accessOn(database.db).keys.revoke(id)
      await access.auth.pollChanges()
      letGo()
      assert.ok(typeof (await slow) === 'object')
      assert.equal(await admit(key), 'revoked_key')
    })

    test('nothing is remembered before changes were polled once', async () => {
      const { key, id } = await issue()
      const deaf = accessOn(window.db)
      assert.ok(await admitted(key, deaf))
      await access.keys.revoke(id)
      assert.equal(await admit(key, deaf), 'revoked_key')
    })

    test('an answer that was long on its way is as old as its question', async () => {
      const { answered, letGo } = window.holdNext()
      const listening = access.auth.pollChanges()
      await answered
      clock.advance(6 * SECOND)
      letGo()
      await listening
      assert.equal(access.auth.silentMs(), 6 * SECOND)
    })
  })

  describe('last used', () => {
    test('is written in batches, newest time of each key', async () => {
      const [one, other] = [await issue(), await issue()]
      await access.auth.pollChanges()
      for (const { key } of [one, other, one]) {
        clock.advance(SECOND)
        await admit(key)
      }
      assert.deepEqual([await lastUsed(one.id), await lastUsed(other.id)], [null, null])
      const before = window.count()
      await access.auth.flushUses()
      assert.equal(window.count(), before + 1)
      assert.deepEqual([await lastUsed(one.id), await lastUsed(other.id)], [NOW + 3 * SECOND, NOW + 2 * SECOND])
      await access.auth.flushUses()
      assert.equal(window.count(), before + 1, 'nothing new, nothing written')
    })

    test('never goes back, whichever process writes last', async () => {
      const { key, id } = await issue()
      await admit(key)
      clock.advance(HOUR)
      const other = accessOn(database.db)
      await admit(key, other)
      await other.auth.flushUses()
      await access.auth.flushUses()
      assert.equal(await lastUsed(id), NOW + HOUR)
    })

    test('a refused request is no use', async () => {
      const { key, id } = await issue({ scopes: ['bids:read'] })
      await access.auth.admit(`Bearer ${key}`, { needs: 'webhooks', scope: 'any' }, HERE)
      await access.auth.flushUses()
      assert.equal(await lastUsed(id), null)
    })

    test('what could not be written is kept for the next time', async () => {
      const { key, id } = await issue()
      await admit(key)
      await database.db.sql`alter table keys rename to keys_away`
      await assert.rejects(access.auth.flushUses())
      await database.db.sql`alter table keys_away rename to keys`
      await access.auth.flushUses()
      assert.equal(await lastUsed(id), NOW)
    })

    test('stopping writes what is left', async () => {
      const { key, id } = await issue()
      const limits = { beat: async () => {}, stop: async () => {} }
      const jobs = createAccessJobs({ access, limits, onError: (error) => assert.fail(String(error)) })
      jobs.start()
      await admit(key)
      await jobs.stop()
      assert.equal(await lastUsed(id), NOW)
    })
  })
})

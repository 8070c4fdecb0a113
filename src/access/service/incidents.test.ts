import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { accessDeps, createTestClock, makeKey as issue, NOW, type TestClock } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { HOUR, MINUTE, SECOND } from '../../lib/clock.ts'
import { createSecrets } from '../../lib/secret.ts'
import { type Access, createAccess } from '../index.ts'
import { makeKey } from '../rules/keys.ts'
import type { IncidentMail } from './incidents.ts'

const BIDS = { needs: 'notices', scope: 'bids:read' } as const
const HERE = '10.1.2.3'
const OWNER = { company: '한빛', email: 'o@example.invalid', language: 'ko' } as const
const EVERY = { state: null, page: 1, pageSize: 100 }

describe('incidents', () => {
  let database: TestDatabase
  let clock: TestClock
  let access: Access
  let account: string
  let told: { mails: IncidentMail[] }
  let count = 0

  const linesOf = async (accountId: string) => [
    ...(await database.db.sql<{ actorKind: string; action: string; subject: string | null }[]>`
      select actor_kind, action, subject from audit where account_id = ${accountId} order by at, id`),
  ]

  /** A process of its own on the same database. */
  const processOn = (mailFails = false): Access => {
    const deps = accessDeps(database.db, clock)
    return createAccess({
      ...deps,
      secrets: () => createSecrets(['of no matter here']),
      stage: 'open-beta',
      mail: async (_tx, mail) => {
        if (mailFails) throw new Error('no outbox')
        told.mails.push(mail)
      },
      members: { ...deps.members, ownersOf: async (id) => (id === account ? [OWNER] : []) },
    })
  }
  const newKey = (on = access) => issue({ access: on } as Parameters<typeof issue>[0], account)
  /** `in`, or what was said instead. */
  const from = async (address: string, key: string, by = access): Promise<string> => {
    try {
      const answer = await by.auth.admit(`Bearer ${key}`, BIDS, address)
      return typeof answer === 'string' ? answer : 'in'
    } catch (error) {
      return String((error as { code: string }).code)
    }
  }
  const settle = async (...all: Access[]) => {
    for (const one of all) await one.watch.flush()
    for (const one of all) await one.auth.pollChanges()
  }
  const allow = (ranges: string[]) =>
    access.allowLists.replace({
      caller: { accountId: account, keyId: 'key_x' },
      address: HERE,
      requestId: 'req_x',
      input: { ranges, force: true },
      isAsRead: () => true,
    })
  const incidentsOf = async (by = access) => (await by.incidents.list(account, EVERY)).items

  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())
  beforeEach(async () => {
    clock = createTestClock()
    told = { mails: [] }
    account = `acc_${++count}`
    await database.db.sql`
      insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      values (${account}, 'test', 'enterprise', 'active', 'ko', 'Asia/Seoul', false, ${NOW})`
    access = processOn()
    await access.auth.pollChanges()
  })

  describe('a key tried from outside its allow-list', () => {
    test('is blocked at the third network, on every process; the owner and the log are told once', async () => {
      const other = processOn()
      const { key, id } = await newKey()
      const second = await newKey()
      await allow(['10.0.0.0/8'])
      await settle(access, other)
      assert.equal(await from('203.0.113.9', key), 'ip_not_allowed')
      assert.equal(await from('198.51.100.9', key, other), 'ip_not_allowed')
      await settle(access, other)
      assert.equal(await from(HERE, key), 'in')
      assert.equal(await from('192.0.2.9', key, other), 'ip_not_allowed')
      await settle(other, access)
      assert.deepEqual([await from(HERE, key), await from(HERE, key, other)], ['access_blocked', 'access_blocked'])
      assert.equal(await from(HERE, second.key), 'in', 'other keys of the account go on')
      await from('203.0.113.9', key)
      await settle(access, other)
      const [incident, ...more] = await incidentsOf()
      assert.deepEqual(more, [])
      assert.equal(incident?.cause, 'outside_allow_list')
      assert.equal(incident?.state, 'contained')
      assert.equal(incident?.key?.id, id)
      assert.deepEqual(incident?.networks, ['192.0.0.0/16', '198.51.0.0/16', '203.0.0.0/16'])
      assert.deepEqual(told.mails, [
        {
          accountId: account,
          to: 'o@example.invalid',
          language: 'ko',
          template: 'security-incident',
          data: {
            company: '한빛',
            incidentId: incident?.id,
            action: 'blocked',
            subject: 'key',
            subjectName: key.slice(0, 12),
            cause: 'outside_allow_list',
            at: NOW,
          },
        },
      ])
      const lines = (await linesOf(account)).filter(({ action }) => action.startsWith('incident.'))
      assert.deepEqual(
        lines.map(({ actorKind, action, subject }) => [actorKind, action, subject]),
        [['system', 'incident.contained', id]],
      )
    })

    test('within ten minutes, not in eleven', async () => {
      const { key } = await newKey()
      await allow(['10.0.0.0/8'])
      await settle(access)
      for (const address of ['203.0.113.9', '198.51.100.9', '192.0.2.9']) {
        await from(address, key)
        await settle(access)
        clock.advance(5 * MINUTE)
      }
      assert.equal(await from(HERE, key), 'in')
    })

    test('what was seen before a restart counts after it', async () => {
      const { key } = await newKey()
      await allow(['10.0.0.0/8'])
      await settle(access)
      await from('203.0.113.9', key)
      await from('198.51.100.9', key)
      await settle(access)
      const restarted = processOn()
      await settle(restarted)
      await from('192.0.2.9', key, restarted)
      await settle(restarted)
      assert.equal(await from(HERE, key, restarted), 'access_blocked')
    })

    test('a telephone, an office at home and a stranger without a good key block nothing', async () => {
      const { key, id } = await newKey()
      const revoked = await newKey()
      await access.keys.revoke(revoked.id)
      await allow(['10.0.0.0/8'])
      await settle(access)
      for (let i = 0; i < 50; i++) {
        await from(`223.38.${i}.1`, key)
        await from('121.130.7.7', key)
        await from(`${20 + i}.1.1.1`, revoked.key)
        await from(
          `${20 + i}.1.1.1`,
          makeKey(() => 1),
        )
      }
      await settle(access)
      assert.equal(await from(HERE, key), 'in')
      assert.deepEqual(await incidentsOf(), [], id)
    })

    test('what could not be written is decided at the next attempt', async () => {
      const failing = processOn(true)
      const { key } = await newKey()
      await allow(['10.0.0.0/8'])
      await settle(access, failing)
      for (const address of ['203.0.113.9', '198.51.100.9', '192.0.2.9']) await from(address, key, failing)
      await assert.rejects(failing.watch.flush())
      assert.deepEqual(await incidentsOf(), [])
      await settle(access)
      await from('203.0.113.9', key)
      await settle(access)
      assert.equal(await from(HERE, key), 'access_blocked')
    })
  })

  describe('a key used from many networks', () => {
    const roam = async (key: string, networks = 20) => {
      for (let i = 0; i < networks; i++) await from(`20.${i}.1.1`, key)
      await settle(access)
    }

    test('is told of once, and blocked only where the account has asked for it', async () => {
      const { key, id } = await newKey()
      await roam(key)
      assert.equal(await from(HERE, key), 'in')
      const [warning] = await incidentsOf()
      assert.deepEqual([warning?.cause, warning?.state, warning?.containedAt], ['many_networks', 'open', null])
      assert.equal(told.mails[0]?.data.action, 'warned')
      clock.advance(2 * MINUTE)
      await roam(key)
      assert.equal(told.mails.length, 1)
      const caller = { accountId: account, keyId: id, requestId: 'req_x' }
      assert.deepEqual(await access.incidents.change(caller, { autoBlock: true }, () => true), { autoBlock: true })
      clock.advance(11 * MINUTE)
      await roam(key)
      assert.equal(await from(HERE, key), 'access_blocked')
      const [contained, ...more] = await incidentsOf()
      assert.deepEqual([contained?.id, contained?.state, more], [warning?.id, 'contained', []])
      assert.deepEqual(
        told.mails.map(({ data }) => data.action),
        ['warned', 'blocked'],
      )
      const other = await newKey()
      await access.incidents.change(caller, { autoBlock: null }, () => true)
      await roam(other.key)
      assert.equal(await from(HERE, other.key), 'in')
    })

    test('a build farm just below, a cloud behind one address and two offices are nothing', async () => {
      const { key } = await newKey()
      await access.incidents.change({ accountId: account, keyId: 'k', requestId: 'r' }, { autoBlock: true }, () => true)
      await roam(key, 19)
      const quiet = await newKey()
      for (let i = 0; i < 300; i++) await from(i % 3 ? '52.78.1.9' : '121.130.7.7', quiet.key)
      await settle(access)
      assert.deepEqual(await incidentsOf(), [])
    })

    test('costs a line a minute and network, however many requests', async () => {
      const { key } = await newKey()
      const rows = async () =>
        (
          await database.db.sql<{ count: number }[]>`
          select count(*) as count from key_networks where account_id = ${account}`
        )[0]?.count
      for (let i = 0; i < 500; i++) await from(`20.1.${i % 250}.1`, key)
      await settle(access)
      assert.equal(await rows(), 1)
      for (let i = 0; i < 1_000; i++) {
        await from(`20.${i % 250}.${i >> 8}.1`, key)
        if (i % 50 === 49) await settle(access)
      }
      assert.ok(((await rows()) ?? 0) < 150, 'a key that is everywhere is written down no further')
      clock.advance(HOUR)
      await access.watch.sweep()
      assert.equal(await rows(), 0)
    })
  })

  describe('a storm of failing credentials', () => {
    let first = 0
    /** Well formed, of nobody, each another one. */
    const wrongKey = () => {
      const places = [...String(++first).padStart(6, '0')].map(Number)
      return makeKey(() => places.shift() ?? 7)
    }
    const storm = async (address: string, by = access, times = 50) => {
      for (let i = 0; i < times; i++) await from(address, wrongKey(), by)
      await settle(by)
    }

    test('blocks the network it comes from, for a quarter of an hour, on every process', async () => {
      const other = processOn()
      const { key } = await newKey()
      await storm('203.0.113.9')
      await settle(other)
      for (const by of [access, other]) {
        assert.equal(await from('203.0.113.9', wrongKey(), by), 'access_blocked')
        assert.equal(await from('203.0.113.9', key, by), 'access_blocked', 'a key that was never used there')
        assert.equal(await from('203.0.113.9', 'gg_live_nonsense', by), 'access_blocked')
        assert.equal(await from('203.0.113.10', key, by), 'in', 'its neighbour')
        assert.equal(await from('203.0.113.11', wrongKey(), by), 'invalid_key')
      }
      const restarted = processOn()
      await settle(restarted)
      assert.equal(await from('203.0.113.9', key, restarted), 'access_blocked')
      clock.advance(15 * MINUTE - 1)
      assert.equal(await from('203.0.113.9', key), 'access_blocked')
      clock.advance(1)
      for (const by of [access, other, restarted]) assert.equal(await from('203.0.113.9', key, by), 'in')
      assert.deepEqual([await incidentsOf(), told.mails], [[], []], 'no account is concerned')
    })

    test('an IPv6 network is the /64', async () => {
      const { key } = await newKey()
      for (let i = 0; i < 50; i++) await from(`2001:db8:1:1::${i}`, wrongKey())
      await settle(access)
      assert.equal(await from('2001:db8:1:1:ffff::1', key), 'access_blocked')
      assert.equal(await from('2001:db8:1:2::1', key), 'in')
    })

    test('leaves those alone who were let in from there before', async () => {
      const { key } = await newKey()
      assert.equal(await from('198.51.100.77', key), 'in')
      await storm('198.51.100.77')
      assert.equal(await from('198.51.100.77', wrongKey()), 'access_blocked')
      assert.equal(await from('198.51.100.77', key), 'in')
    })

    test('is none: an expired key every second, or some typing errors', async () => {
      const { key, id } = await newKey()
      const good = await newKey()
      await access.keys.revoke(id)
      await settle(access)
      for (let i = 0; i < 700; i++) {
        assert.equal(await from('198.51.100.80', key), 'revoked_key')
        if (i % 20 === 0) await from('198.51.100.80', wrongKey())
        clock.advance(SECOND)
      }
      await settle(access)
      assert.equal(await from('198.51.100.80', good.key), 'in')
      for (let i = 0; i < 2_000; i++) await access.auth.admit(undefined, BIDS, '198.51.100.81')
      await settle(access)
      assert.equal(await from('198.51.100.81', good.key), 'in', 'who shows no credentials guesses none')
    })

    test('can be ended by the operator before its time', async () => {
      await storm('203.0.113.90')
      const blocks = await access.watch.listNetworks(10)
      const block = blocks.find(({ network }) => network === '203.0.113.90')
      const resolve = (id: string) => database.db.transaction((tx) => access.watch.resolveNetworkIn(tx, id))
      assert.ok(await resolve(block?.id ?? ''))
      await settle(access)
      assert.equal(await from('203.0.113.90', wrongKey()), 'invalid_key')
      assert.equal(await resolve('inc_none'), null)
      clock.advance(31 * 24 * HOUR)
      await access.watch.sweep()
      assert.deepEqual(await access.watch.listNetworks(10), [])
    })

    test('strangers cannot make it remember more than its measure', async () => {
      for (let i = 0; i < 20_000; i++) access.watch.recordFailure(`20.${i >> 8}.${i & 255}.1`, `${i}`)
      await storm('203.0.113.99')
      assert.equal(await from('203.0.113.99', wrongKey()), 'access_blocked')
    })
  })

  describe('an end', () => {
    const operatorBlocks = async (keyId: string) => {
      const incident = await access.incidents.openByOperator({ keyId }, 'found in a talk')
      await settle(access)
      return incident
    }

    test('comes with a rotation, which leaves the old secret no grace', async () => {
      const { key, id } = await newKey()
      const incident = await operatorBlocks(id)
      assert.equal(await from(HERE, key), 'access_blocked')
      assert.equal((await access.keys.list(account))[0]?.state, 'blocked')
      const rotated = await access.keys.rotate(id, 86_400)
      await settle(access)
      assert.equal(rotated?.record.state, 'active')
      assert.deepEqual([await from(HERE, key), await from(HERE, rotated?.key ?? '')], ['expired_key', 'in'])
      const [ended] = await incidentsOf()
      assert.deepEqual([ended?.id, ended?.state, ended?.resolvedBy], [incident?.id, 'resolved', 'rotation'])
      assert.ok(ended?.resolvedAt)
      assert.ok((await linesOf(account)).some(({ action }) => action === 'incident.resolved'))
    })

    test('comes with a revocation', async () => {
      const { key, id } = await newKey()
      await operatorBlocks(id)
      await access.keys.revoke(id)
      await settle(access)
      assert.equal(await from(HERE, key), 'revoked_key')
      assert.equal((await incidentsOf())[0]?.resolvedBy, 'revocation')
    })

    test('comes from the operator; what another incident blocks stays blocked', async () => {
      const { key, id } = await newKey()
      const incident = await operatorBlocks(id)
      await database.db.transaction(async (tx) => {
        await access.incidents.open(tx, { accountId: account, keyId: id, cause: 'leaked', blocks: true })
        await access.keys.announce(tx)
      })
      assert.equal((await access.incidents.resolveByOperator(incident?.id ?? ''))?.state, 'resolved')
      await settle(access)
      assert.equal(await from(HERE, key), 'access_blocked')
      const [leak] = (await incidentsOf()).filter(({ state }) => state !== 'resolved')
      const ended = await access.incidents.resolveByOperator(leak?.id ?? '')
      assert.equal(ended?.resolvedBy, 'operator')
      await settle(access)
      assert.equal(await from(HERE, key), 'in')
      clock.advance(HOUR)
      assert.deepEqual(await access.incidents.resolveByOperator(leak?.id ?? ''), ended, 'it ended once')
      assert.equal(await access.incidents.resolveByOperator('inc_none'), null)
    })

    test('of a whole account comes from the operator alone', async () => {
      const [one, two] = [await newKey(), await newKey()]
      const incident = await access.incidents.openByOperator({ accountId: account }, 'unpaid')
      const again = await access.incidents.openByOperator({ accountId: account }, 'still unpaid')
      assert.deepEqual(again, incident, 'there is one of a kind')
      await settle(access)
      assert.deepEqual([await from(HERE, one.key), await from(HERE, two.key)], ['access_blocked', 'access_blocked'])
      const rotated = await access.keys.rotate(one.id, 0)
      await settle(access)
      assert.equal(await from(HERE, rotated?.key ?? ''), 'access_blocked')
      assert.equal(told.mails.length, 1)
      assert.equal(told.mails[0]?.data.subject, 'account')
      await access.incidents.resolveByOperator(incident?.id ?? '')
      await settle(access)
      assert.equal(await from(HERE, two.key), 'in')
      assert.equal(await access.incidents.openByOperator({ accountId: 'acc_none' }, 'x'), null)
      assert.equal(await access.incidents.openByOperator({ keyId: 'key_none' }, 'x'), null)
    })
  })
})

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, beforeEach, describe, test } from 'node:test'
import { endsWithTests, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { paceLimit, timeOf } from '../../test/pace.ts'
import type { ProblemCode } from '../vocabulary/problems.ts'
import { type Db, Outdated, type Tx } from './db/index.ts'
import { type Answer, type Attempt, createIdempotency, type Idempotency, replayOf } from './idempotency.ts'
import { Problem, problem } from './problems.ts'
import { createSecrets } from './secret.ts'

const NO = { en: 'No.', ko: '안 됩니다.' }

const ATTEMPT: Attempt = {
  scope: 'acc_1',
  method: 'POST',
  path: '/v1/keywords',
  key: 'key-1',
  body: Buffer.from('{"keyword":"도로"}'),
}
const REPLAYED = { 'idempotent-replayed': 'true' }
const secrets = createSecrets(['the operator’s secret'])

describe('idempotency', () => {
  let database: TestDatabase
  let db: Db
  let idempotency: Idempotency

  before(async () => {
    database = await openTestDatabase()
    db = database.db
    idempotency = createIdempotency({ db, secrets })
    await db.sql`create table things (name text primary key)`
  })
  after(() => database.close())
  beforeEach(() => db.sql`truncate things, idempotency`)

  const things = async () => (await db.sql<{ name: string }[]>`select name from things`).map(({ name }) => name).sort()
  const remembered = async () => (await db.sql`select from idempotency`).length
  /** Makes a thing of a new name, so that two runs are two things. */
  let made = 0
  beforeEach(() => {
    made = 0
  })
  const make = async (tx: Tx): Promise<Answer<{ name: string }>> => {
    const name = `thing ${++made}`
    await tx`insert into things values (${name})`
    return { status: 201, headers: { location: `/v1/things/${made}` }, body: { name } }
  }
  const run = (more: Partial<Attempt> = {}, work = make) => idempotency.run({ ...ATTEMPT, ...more }, work)
  const firstAnswer = { status: 201, headers: { location: '/v1/things/1' }, body: { name: 'thing 1' } }
  const replay = { ...firstAnswer, headers: { ...firstAnswer.headers, ...REPLAYED } }
  const refused = (code: ProblemCode) => (error: unknown) => {
    assert.ok(error instanceof Problem, String(error))
    assert.equal(error.code, code)
    return true
  }

  describe('the key', () => {
    test('none: every request is a new one and nothing is remembered', async () => {
      await run({ key: undefined })
      await run({ key: undefined })
      assert.equal((await things()).length, 2)
      assert.equal(await remembered(), 0)
    })

    test('same key and body: the same answer, marked, and one effect', async () => {
      assert.deepEqual(await run(), firstAnswer)
      assert.deepEqual(await run(), replay)
      assert.deepEqual(await run({ key: '"key-1"' }), replay)
      assert.deepEqual(await things(), ['thing 1'])
    })

    test('the body is stored as the route writes it, where another version reads it too', async () => {
      const write = (_status: number, body: object) => JSON.stringify({ written: 1, ...body })
      assert.deepEqual(await run({ write }), firstAnswer)
      const [row] = await db.sql<{ answer: Buffer }[]>`select answer from idempotency`
      const written = { written: 1, name: 'thing 1' }
      assert.deepEqual(JSON.parse(String(row?.answer)), { answer: { ...firstAnswer, body: written } })
      const { body } = await run({ write: () => assert.fail('a replay is not written again') })
      assert.deepEqual(body, written)
      assert.deepEqual(replayOf(body), { status: 201, text: '{"written":1,"name":"thing 1"}' })
    })

    test('a body that the route cannot write leaves neither effect nor answer', async () => {
      const write = () => {
        throw new Error('"name" is required!')
      }
      await assert.rejects(run({ write }), /is required/)
      assert.deepEqual([await things(), await remembered()], [[], 0])
    })

    test('same key, other body: 422', async () => {
      await run()
      await assert.rejects(run({ body: Buffer.from('{"keyword": "도로"}') }), refused('idempotency_key_reused'))
      await assert.rejects(run({ body: null }), refused('idempotency_key_reused'))
      assert.deepEqual(await things(), ['thing 1'])
    })

    test('another account, path or method knows nothing of it', async () => {
      await run()
      await run({ scope: 'acc_2' })
      await run({ scope: '203.0.113.7' })
      await run({ path: '/v1/webhooks' })
      await run({ method: 'PUT' })
      await run({ key: 'key-2' })
      assert.equal((await things()).length, 6)
    })

    test('1 to 255 visible characters, quoted or bare', async () => {
      const bad = ['', '""', 'a b', '"a', 'a"', '"a" "b"', 'a,b', '"a", "b"', '"a\\b"', 'schlüssel', 'a'.repeat(256)]
      for (const key of [...bad, `"${'a'.repeat(256)}"`, ['a', 'b'], `"${'\\\\'.repeat(256)}"`]) {
        await assert.rejects(run({ key }), refused('invalid_parameter'), String(key))
      }
      const good = ['a', '"a b, c"', '"say \\"hi\\" \\\\"', 'a'.repeat(255), `"${'\\"'.repeat(255)}"`, '!#$%&/()=+-~\\']
      for (const key of good) await run({ key })
      assert.equal((await things()).length, good.length)
    })
  })

  describe('at the same time', () => {
    test('fifty at once: one effect, the others see its answer or are told that it runs', async () => {
      const ends = await Promise.allSettled(Array.from({ length: 50 }, () => run()))
      const answers = ends.filter((end) => end.status === 'fulfilled').map(({ value }) => value)
      const refusals = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason)
      assert.deepEqual(await things(), ['thing 1'])
      assert.equal(answers.filter(({ headers }) => !headers?.['idempotent-replayed']).length, 1)
      assert.ok(answers.every(({ body }) => body?.name === 'thing 1'))
      assert.ok(refusals.every(refused('request_in_progress')))
      assert.deepEqual(await run(), replay)
    })

    test('while the first is still running the others are told so and wait for nothing', async () => {
      const gate = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      const first = run({}, async (tx) => {
        const answer = await make(tx)
        begun.resolve()
        await gate.promise
        return answer
      })
      await begun.promise
      const twenty = (ask: () => Promise<unknown>) => timeOf(() => Promise.all(Array.from({ length: 20 }, ask)))
      // Each waits 50 ms, over 7 connections.
      const controlMs = await twenty(() => db.sql`select pg_sleep(0.05)`)
      const ms = await twenty(() => assert.rejects(run(), refused('request_in_progress')))
      assert.ok(ms < paceLimit({ controlMs, times: 8, floorMs: 2_000 }), `${ms} ms, the control ${controlMs} ms`)
      await assert.doesNotReject(run({ key: 'another' }))
      gate.resolve()
      await first
      assert.equal((await things()).length, 2)
      assert.deepEqual(await run(), replay)
    })

    test('who waited for one that was refused runs himself', async () => {
      const begun = Promise.withResolvers<void>()
      const gate = Promise.withResolvers<void>()
      const first = run({}, async () => {
        begun.resolve()
        await gate.promise
        throw problem('plan_required', { en: 'Not in this plan.', ko: '이 요금제에 없습니다.' })
      })
      await begun.promise
      const second = run()
      gate.resolve()
      await assert.rejects(first, refused('plan_required'))
      assert.deepEqual(await second, firstAnswer)
    })

    test('the handler has the lock timeout of every other transaction', async () => {
      const timeout = async (tx: Tx) => (await tx<{ lockTimeout: string }[]>`show lock_timeout`)[0]?.lockTimeout
      let seen: string | undefined
      await run({}, async (tx) => {
        seen = await timeout(tx)
        return make(tx)
      })
      assert.notEqual(seen, '0')
      assert.equal(seen, await db.transaction(timeout))
    })
  })

  describe('what is remembered', () => {
    test('404 and 409, with what they say, and none of what the handler wrote', async () => {
      const message = { en: 'kw_1 has it', ko: 'kw_1에 있습니다' }
      const details = [{ in: 'body', name: 'id', code: 'not_found', message }] as const
      for (const code of ['not_found', 'request_in_progress'] as const) {
        const refuse = () =>
          run({ key: code }, async (tx) => {
            await make(tx)
            throw problem(code, NO, { errors: [...details], headers: { 'x-why': 'because' } })
          })
        await assert.rejects(refuse(), (error: Problem) => {
          assert.deepEqual(error.headers, { 'x-why': 'because' })
          return refused(code)(error)
        })
        await assert.rejects(run({ key: code }), (error: Problem) => {
          assert.deepEqual(error.headers, { 'x-why': 'because', ...REPLAYED })
          assert.deepEqual(error.errors, [{ ...details[0], message: { en: 'kw_1 has it', ko: 'kw_1 has it' } }])
          assert.equal(error.detail.en, 'No.')
          return refused(code)(error)
        })
      }
      assert.deepEqual(await things(), [])
    })

    test('a refusal in the language it was told in first, whoever asks again', async () => {
      const ask = (language: 'ko' | 'en') =>
        idempotency.run({ ...ATTEMPT, language }, () => Promise.reject(problem('not_found', NO)))
      await assert.rejects(ask('ko'), (error: Problem) => {
        assert.deepEqual([error.language, error.detail], [undefined, NO])
        return true
      })
      for (const language of ['en', 'ko'] as const) {
        await assert.rejects(ask(language), (error: Problem) => {
          assert.deepEqual([error.language, error.detail[language], error.headers], ['ko', NO.ko, REPLAYED])
          return true
        })
      }
      // As it was kept before there was a second language.
      const kept = { problem: { code: 'not_found', detail: 'No.', headers: {} } }
      await db.sql`update idempotency set answer = ${Buffer.from(JSON.stringify(kept))}`
      await assert.rejects(ask('ko'), (error: Problem) => {
        assert.deepEqual([error.language, error.detail.ko, error.errors], ['en', 'No.', undefined])
        return true
      })
    })

    test('a 409 that was read off a broken constraint', async () => {
      const twice = async (tx: Tx) => {
        await tx`insert into things values ('taken')`
        await tx`insert into things values ('taken')`.catch(() => {
          throw problem('request_in_progress', { en: 'Taken.', ko: '이미 쓰였습니다.' })
        })
        return { status: 204 } as const
      }
      for (let time = 1; time <= 2; time++) {
        await assert.rejects(idempotency.run(ATTEMPT, twice), refused('request_in_progress'))
      }
      assert.equal(await remembered(), 1)
    })

    test('no refusal and no failure: the next request runs anew', async () => {
      for (const code of ['invalid_field', 'plan_required', 'rate_limited', 'internal', 'unavailable'] as const) {
        const fail = run({}, async (tx) => {
          await make(tx)
          throw problem(code, NO)
        })
        await assert.rejects(fail, refused(code))
      }
      await assert.rejects(
        run({}, async (tx) => {
          await make(tx)
          throw new TypeError('a mistake of ours')
        }),
        TypeError,
      )
      assert.equal(await remembered(), 0)
      assert.equal((await run()).status, 201)
      assert.equal((await things()).length, 1)
    })

    test('an answer without body or headers', async () => {
      const empty = () => idempotency.run(ATTEMPT, async () => ({ status: 204 }))
      assert.deepEqual(await empty(), { status: 204 })
      assert.deepEqual(await empty(), { status: 204, headers: REPLAYED })
    })

    test('the answer of the last run, where the transaction was begun anew', async () => {
      let tries = 0
      const answer = await run({}, async (tx) => {
        const result = await make(tx)
        if (++tries < 3) throw new Outdated()
        return result
      })
      assert.deepEqual(await things(), ['thing 3'])
      assert.deepEqual((await run()).body, answer.body)
    })

    test('24 hours, by the clock of the database', async () => {
      await run()
      const [row] = await db.sql`select expires_at - now() > interval '23:59' as long from idempotency`
      assert.ok(row?.long)
      await db.sql`update idempotency set expires_at = now()`
      assert.equal((await run({ body: null })).body?.name, 'thing 2')
      await assert.rejects(run(), refused('idempotency_key_reused'))
    })

    test('what has expired is swept in batches, the rest stays', async () => {
      await db.sql`
        insert into idempotency (scope, digest, fingerprint, sealed, answer, expires_at)
        select 'acc_' || n % 10, int4send(n), '', false, '', now() - n * interval '1 minute' + interval '7 minutes 1 second'
        from generate_series(1, 2507) as n`
      assert.equal(await idempotency.sweep(), 2500)
      assert.equal(await idempotency.sweep(), 0)
      assert.equal(await remembered(), 7)
    })
  })

  describe('an answer that shows a secret', () => {
    const SECRET = 'whsec_TheSecretThatIsShownOnce'
    const attempt: Attempt = { ...ATTEMPT, key: 'key-of-the-caller', secretAnswer: true }
    const reveal = async () => ({ status: 201 as const, body: { secret: SECRET } })
    const again = (using = idempotency, more: Partial<Attempt> = {}) =>
      using.run({ ...attempt, ...more }, () => assert.fail('ran again'))

    test('is not readable in the database, and neither is the key', async () => {
      assert.deepEqual((await idempotency.run(attempt, reveal)).body, { secret: SECRET })
      const [row] = await db.sql<{ answer: Buffer; digest: Buffer }[]>`select answer, digest from idempotency`
      assert.ok(row)
      for (const bytes of [row.answer, row.digest]) {
        assert.ok(!bytes.includes(SECRET) && !bytes.includes('secret') && !bytes.includes(attempt.key as string))
      }
      assert.deepEqual((await again()).body, { secret: SECRET })
    })

    test('opens under the operator’s former secret, not without it', async () => {
      await idempotency.run(attempt, reveal)
      const changed = createIdempotency({ db, secrets: createSecrets(['new', 'the operator’s secret']) })
      assert.deepEqual((await again(changed)).body, { secret: SECRET })
      const lost = createIdempotency({ db, secrets: createSecrets(['new']) })
      await assert.rejects(again(lost), refused('outcome_unknown'))
    })

    test('does not open in another row, nor when it was touched', async () => {
      await idempotency.run(attempt, reveal)
      await db.sql`
        insert into idempotency select 'acc_2', digest, fingerprint, sealed, answer, lease_until, expires_at from idempotency`
      await assert.rejects(again(idempotency, { scope: 'acc_2' }), refused('outcome_unknown'))
      await db.sql`update idempotency set answer = set_byte(answer, 40, get_byte(answer, 40) # 1) where scope = 'acc_1'`
      await assert.rejects(again(), refused('outcome_unknown'))
      await db.sql`update idempotency set answer = '\\x00'`
      await assert.rejects(again(), refused('outcome_unknown'))
    })
  })

  describe('killed', () => {
    /** Runs the attempt in a process that ends itself with SIGKILL at the given point. */
    async function runAndDie(point: string, way: 'run' | 'runOutside' = 'run'): Promise<void> {
      const lib = (name: string) => JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href)
      const program = `
        const { createDb } = await import(${lib('db/index')})
        const { createIdempotency } = await import(${lib('idempotency')})
        const { createSecrets } = await import(${lib('secret')})
        const { target, attempt, point, way } = JSON.parse(process.argv[1])
        const dieAt = async (here) => {
          if (here !== point) return
          process.kill(process.pid, 'SIGKILL')
          await new Promise(() => {})
        }
        const db = createDb({ target, name: 'to be killed', connections: 1 })
        const idempotency = createIdempotency({
          db: {
            ...db,
            transaction: (work) => db.transaction(async (tx) => {
              const result = await work(tx)
              await dieAt('before the commit')
              return result
            }),
          },
          secrets: createSecrets(['the operator’s secret']),
        })
        const work = async (tx) => {
          await dieAt('before the effect')
          await tx\`insert into things values ('thing 1')\`
          await dieAt('after the effect')
          return { status: 201, headers: { location: '/v1/things/1' }, body: { name: 'thing 1' } }
        }
        const request = { ...attempt, body: Buffer.from(attempt.body) }
        if (way === 'run') await idempotency.run(request, work)
        else await idempotency.runOutside(request, () => dieAt('during the effect'), work)
        await dieAt('after the commit')`
      const given = JSON.stringify({
        target: database.owner,
        attempt: { ...ATTEMPT, body: String(ATTEMPT.body) },
        point,
        way,
      })
      const words = ['--input-type=module', '--eval', program, given]
      const child = endsWithTests(spawn(process.execPath, words, { stdio: 'inherit' }))
      const [, signal] = await once(child, 'exit')
      assert.equal(signal, 'SIGKILL')
    }

    for (const point of ['before the effect', 'after the effect', 'before the commit']) {
      test(`${point}: neither effect nor answer, and the key is free`, async () => {
        await runAndDie(point)
        assert.deepEqual(await things(), [])
        assert.deepEqual(await run(), firstAnswer)
        assert.deepEqual(await things(), ['thing 1'])
      })
    }

    test('after the commit: both', async () => {
      await runAndDie('after the commit')
      assert.deepEqual(await run(), replay)
      assert.deepEqual(await things(), ['thing 1'])
    })

    test('during an effect outside: under way as long as the lease says, then unknown', async () => {
      await runAndDie('during the effect', 'runOutside')
      await assert.rejects(run(), refused('request_in_progress'))
      await db.sql`update idempotency set lease_until = now()`
      await assert.rejects(run(), refused('outcome_unknown'))
      await assert.rejects(run({ body: null }), refused('idempotency_key_reused'))
    })
  })

  describe('an effect outside the database', () => {
    const outside = (act: () => Promise<unknown>, using = idempotency) => using.runOutside(ATTEMPT, act, make)
    const never = () => assert.fail('acted again')

    test('acts once and remembers what was recorded of it', async () => {
      let acts = 0
      const act = async () => ++acts
      assert.deepEqual(await outside(act), firstAnswer)
      assert.deepEqual(await outside(act), replay)
      assert.equal(acts, 1)
      await idempotency.runOutside({ ...ATTEMPT, key: undefined }, act, make)
      assert.deepEqual({ acts, things: (await things()).length }, { acts: 2, things: 2 })
    })

    test('twins are told that it runs, however long it takes', async () => {
      // A busy machine may hold a prolongation back for as long as two thirds of this.
      const leaseMs = 2_000
      const quick = createIdempotency({ db, secrets, leaseMs })
      const started = performance.now()
      let told = 0
      const act = async () => {
        while (performance.now() - started < 1.5 * leaseMs) {
          await assert.rejects(outside(never), refused('request_in_progress'))
          told++
        }
      }
      assert.deepEqual(await outside(act, quick), firstAnswer)
      assert.ok(told > 0)
      assert.deepEqual(await outside(never), replay)
    })

    test('a problem says that nothing happened; 404 and 409 are remembered', async () => {
      for (const code of ['invalid_field', 'unavailable', 'not_found'] as const) {
        await assert.rejects(
          outside(() => Promise.reject(problem(code, NO))),
          refused(code),
        )
      }
      await assert.rejects(outside(never), (error: Problem) => {
        assert.deepEqual(error.headers, REPLAYED)
        return refused('not_found')(error)
      })
      assert.deepEqual(await things(), [])
    })

    test('any other error leaves the outcome unknown', async () => {
      await assert.rejects(
        outside(() => Promise.reject(new Error('the line went dead'))),
        /dead/,
      )
      await assert.rejects(outside(never), refused('outcome_unknown'))
    })

    test('so does an effect that could not be recorded', async () => {
      const record = () => Promise.reject(problem('unavailable', { en: 'Later.', ko: '나중에 해 주십시오.' }))
      await assert.rejects(
        idempotency.runOutside(ATTEMPT, async () => {}, record),
        refused('unavailable'),
      )
      await assert.rejects(outside(never), refused('outcome_unknown'))
    })
  })
})

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createTestClock } from '../../../../test/factories.ts'
import { callerTools, fetchAll } from '../../../../test/koneps/caller.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../../../test/koneps/server.ts'
import * as tricks from '../../../../test/koneps/tricks.ts'
import { createWorld } from '../../../../test/koneps/world.ts'
import { DAY, MINUTE, parseTime } from '../../../lib/clock.ts'
import { SourceFailure } from '../../rules/failure.ts'
import type { FailureKind, Task, Tools } from '../../schema/connector.ts'
import { createKoneps } from './koneps.ts'

const START = parseTime('2026-03-02', 'start') ?? 0
const clock = createTestClock(START + 30 * DAY)
const task: Task = { operation: 'notices.goods.registered', window: { from: START, to: START + DAY }, subject: '' }
let fake: FakeKoneps

before(async () => {
  fake = await startFakeKoneps({ world: createWorld({ seed: 1, from: START, days: 1, noticesADay: 20 }), clock })
})
after(() => fake.stop())
beforeEach(() => {
  fake.behave()
  fake.violations.length = 0
})

const koneps = (serviceKey = FAKE_KEY) => createKoneps({ baseUrl: fake.baseUrl, serviceKey })
const fetched = (serviceKey?: string) => fetchAll(koneps(serviceKey), task, callerTools(clock.now))

async function failureOf(trick: tricks.Trick, connector = koneps(), tools: Tools = callerTools(clock.now)) {
  fake.behave()
  fake.misbehave(trick)
  const error = await fetchAll(connector, task, tools).then(
    () => assert.fail('taken for an answer'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof SourceFailure, String(error))
  return error
}

describe('the key', () => {
  test('is encoded exactly once, whichever form the operator holds', async () => {
    for (const form of [FAKE_KEY, encodeURIComponent(FAKE_KEY), ` ${FAKE_KEY}\n`]) {
      assert.equal((await fetched(form)).rejected.length, 0)
      assert.deepEqual(fake.violations, [])
    }
  })

  test('a wrong one is the operator’s to correct, and is never shown', async () => {
    const wrong = 'c29tZS1vdGhlcitrZXk/PT0='
    await assert.rejects(fetched(wrong), (error: unknown) => {
      assert.ok(error instanceof SourceFailure)
      assert.equal(error.kind, 'config')
      assert.equal(error.code, '30')
      return !error.message.includes(wrong)
    })
  })

  test('an empty or broken one asks nothing', async () => {
    const before = fake.calls.length
    for (const key of ['', '  ', 'abc%2']) await assert.rejects(fetched(key), { kind: 'config' })
    assert.equal(fake.calls.length, before)
  })

  test('is redacted from whatever is quoted, in every encoding', async () => {
    const once = encodeURIComponent(FAKE_KEY)
    const forms = [FAKE_KEY, once, encodeURIComponent(once), FAKE_KEY.replaceAll('+', ' ')]
    for (const form of forms) {
      for (const text of [
        `Unexpected errors for ${form}`,
        `GET /x?ServiceKey=${form}&pageNo=1 failed`,
        `${'x'.repeat(110)} ${form}`,
      ]) {
        for (const trick of [tricks.inWords(text, 500), tricks.failing('99', text), tricks.inXml('30', text)]) {
          const { message } = await failureOf(trick)
          for (const part of [form, FAKE_KEY, FAKE_KEY.slice(0, 12)]) assert.ok(!message.includes(part), message)
        }
      }
    }
  })

  test('does not leave by the failures of whoever makes the calls', async () => {
    for (const Kind of [SourceFailure, TypeError]) {
      const tools: Tools = {
        ...callerTools(clock.now),
        call: (_budget, url) => {
          const text = `fetch failed: ${url.href}`
          throw Kind === SourceFailure ? new SourceFailure('retry', text, 'ECONNRESET') : new TypeError(text)
        },
      }
      const error = await failureOf({}, koneps(), tools)
      const told = `${error.message} ${error.stack} ${String(error.cause)}`
      assert.ok(!told.includes(FAKE_KEY) && !told.includes(encodeURIComponent(FAKE_KEY)), told)
      assert.equal(error.kind, 'retry')
    }
  })

  test('is not echoed in a row that could not be read', async () => {
    const title = {
      page: (served: tricks.Served) => ({
        ...served,
        items: served.items.map((it) => ({ ...it, bidNtceNo: '', ntceInsttNm: FAKE_KEY })),
      }),
    }
    fake.misbehave(title)
    const { rejected } = await fetched()
    assert.ok(rejected.length > 0)
    assert.ok(!JSON.stringify(rejected).includes(FAKE_KEY))
  })
})

describe('the four shapes of failure', () => {
  const meanings: [code: string, kind: FailureKind][] = [
    ...['01', '02', '04', '05', '99', '77'].map((code): [string, FailureKind] => [code, 'retry']),
    ...['06', '08', '10', '11', '12', '20', '21', '29', '30', '31', '32', '33'].map((code): [string, FailureKind] => [
      code,
      'config',
    ]),
    ['07', 'range'],
    ['22', 'quota'],
    ['23', 'throttled'],
  ]

  test('every code means the same in the envelope, under another root key, in XML and in JSON of the gateway', async () => {
    for (const [code, kind] of meanings) {
      const shapes = [
        tricks.failing(code),
        tricks.otherRoot(code),
        tricks.inXml(code, 'SERVICE ERROR'),
        tricks.inXml(code, 'SERVICE ERROR', 403),
        tricks.inJson(code, 'SERVICE ERROR', 403),
        tricks.inJson(code, 'SERVICE ERROR', 200),
      ]
      for (const shape of shapes) {
        const error = await failureOf(shape)
        assert.deepEqual([error.kind, error.code], [kind, code])
      }
    }
  })

  test('no data is an empty answer, as 03 in any shape or as a total of 0', async () => {
    const nothing = { items: '', numOfRows: 999, pageNo: 1, totalCount: 0 }
    const empty: tricks.Trick = {
      reply: (honest) => ({ ...honest(), body: tricks.envelope('00', 'NORMAL SERVICE.', nothing) }),
    }
    for (const trick of [tricks.failing('03', 'NODATA_ERROR'), tricks.otherRoot('03'), empty]) {
      fake.behave()
      fake.misbehave(trick)
      assert.deepEqual((await fetched()).notices, [])
    }
  })

  test('plain words of the edge', async () => {
    const words: [string, number, FailureKind][] = [
      ['Unauthorized', 401, 'config'],
      ['Forbidden', 403, 'config'],
      ['API not found', 404, 'config'],
      ['API rate limit exceeded', 429, 'throttled'],
      ['API token quota exceeded', 429, 'throttled'],
      ['Unexpected errors', 500, 'retry'],
      ['Error forwarding request to backend server', 502, 'retry'],
      ['HTTP ROUTING ERROR', 500, 'retry'],
      ['Unexpected errors', 200, 'retry'],
      ['something new', 400, 'config'],
      ['something new', 429, 'throttled'],
      ['something new', 503, 'retry'],
      ['something new', 200, 'retry'],
    ]
    for (const [text, status, kind] of words)
      assert.equal((await failureOf(tricks.inWords(text, status))).kind, kind, text)
  })

  test('the words for a spent quota mean the day’s only after ten in a row over ten minutes', async () => {
    const connector = koneps()
    const spent = tricks.inWords('API token quota exceeded', 429)
    for (let times = 0; times < 9; times++) {
      assert.equal((await failureOf(spent, connector)).kind, 'throttled')
      clock.advance(2 * MINUTE)
    }
    assert.equal((await failureOf(spent, connector)).kind, 'quota')
    fake.behave()
    await fetchAll(connector, task, callerTools(clock.now))
    assert.equal((await failureOf(spent, connector)).kind, 'throttled', 'an answer in between begins anew')
    for (let times = 0; times < 20; times++) assert.equal((await failureOf(spent, connector)).kind, 'throttled')
  })

  test('the daily quota is told by the source', async () => {
    const small = await startFakeKoneps({
      world: createWorld({ seed: 1, from: START, days: 1, noticesADay: 5 }),
      clock,
      callsADay: 2,
    })
    const connector = createKoneps({ baseUrl: small.baseUrl, serviceKey: FAKE_KEY })
    for (let times = 0; times < 2; times++) await fetchAll(connector, task, callerTools(clock.now))
    await assert.rejects(fetchAll(connector, task, callerTools(clock.now)), { kind: 'quota', code: '22' })
    clock.advance(DAY)
    await fetchAll(connector, task, callerTools(clock.now))
    await small.stop()
  })
})

describe('answers that are none', () => {
  const unreadable: [string, tricks.Trick][] = [
    ['a web page', tricks.webPage(200)],
    ['a web page of an outage', tricks.webPage(503)],
    ['an empty body', tricks.emptyBody()],
    ['an empty body of an error', tricks.emptyBody(502)],
    ['JSON cut off', tricks.cutText],
    ['a connection broken in mid-body', tricks.brokenLine],
    ['not UTF-8', tricks.notUtf8],
    ['nobody there', tricks.down],
    ['JSON of nobody', tricks.inWords('{"hello":"world"}', 200)],
    ['JSON that is a list', tricks.inWords('[]', 200)],
    ['XML with rows', tricks.inWords('<response><header><resultCode>00</resultCode></header></response>', 200)],
    ['success without a total', tricks.inWords(tricks.envelope('00', '정상', { items: [] }), 200)],
    [
      'success with the status of an error',
      tricks.inWords(tricks.envelope('00', '정상', { items: [], totalCount: 0 }), 500),
    ],
    ['a total without rows', tricks.wrapped('absent')],
  ]

  for (const [name, trick] of unreadable) {
    test(`${name}: tried again later, never taken for no data`, async () => {
      assert.equal((await failureOf(trick)).kind, 'retry')
    })
  }

  test('what could not be read is named by place, length and hash, not shown', async () => {
    const { message } = await failureOf(tricks.cutText)
    assert.match(message, /HTTP 200, \d+ bytes, sha256 [0-9a-f]{16}…/)
  })
})

describe('the envelope', () => {
  test('rows below item, numbers as texts: the same rows', async () => {
    const honest = await fetched()
    for (const how of ['itemArray', 'texts'] as const) {
      fake.behave()
      fake.misbehave(tricks.wrapped(how))
      assert.deepEqual(await fetched(), honest)
    }
  })

  test('one row without a list around it', async () => {
    const one: tricks.Trick = { page: (served) => ({ ...served, items: served.items.slice(0, 1), total: 1 }) }
    fake.misbehave(one)
    const honest = await fetched()
    assert.equal(honest.notices.length, 1)
    for (const how of ['itemObject', 'bareObject'] as const) {
      fake.behave()
      fake.misbehave(one)
      fake.misbehave(tricks.wrapped(how))
      assert.deepEqual(await fetched(), honest)
    }
  })

  test('fewer rows a page than asked for are followed page by page', async () => {
    const honest = await fetched()
    const capped: tricks.Trick = {
      page: (served) => served,
      reply: (_honest, asked) => {
        const page = Number(asked.params.get('pageNo'))
        const rows = (rowsOf ?? []).slice((page - 1) * 3, page * 3)
        const body = { items: rows, numOfRows: 3, pageNo: page, totalCount: rowsOf?.length ?? 0 }
        return { status: 200, type: 'application/json', body: tricks.envelope('00', '정상', body) }
      },
    }
    let rowsOf: tricks.Served['items'] | null = null
    fake.misbehave({
      page: (served) => {
        rowsOf = served.items
        return served
      },
    })
    await fetched()
    fake.behave()
    fake.misbehave(capped)
    assert.deepEqual(await fetched(), honest)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { eventually } from '../../../test/harness.ts'
import { tracingSettingsOf } from '../tracing-settings.ts'
import { createChoice, createIdMaker, randomTraceId, readTraceparent, traceparentOf } from './context.ts'
import { type CollectorAnswer, createExporter, type TraceSpan } from './exporter.ts'
import { createTracing } from './index.ts'

const KEY = Buffer.alloc(32, 1)

describe('ids', () => {
  test('all processes of an installation compute the same, other installations others', () => {
    const [one, same, other] = [createIdMaker(KEY), createIdMaker(KEY), createIdMaker(Buffer.alloc(32, 2))]
    const id = one.traceId('notice R26BK1 1')
    assert.match(id, /^[\da-f]{32}$/)
    assert.equal(same.traceId('notice R26BK1 1'), id)
    assert.notEqual(same.traceId('notice R26BK1 2'), id)
    assert.notEqual(other.traceId('notice R26BK1 1'), id)
    assert.match(one.spanId(id, 'feed.write'), /^[\da-f]{16}$/)
    assert.notEqual(one.spanId(id, 'feed.write'), one.spanId(id, 'alert.match'))
  })

  test('what is written is read as it was, and nothing else is read', () => {
    const hex = (length: number) =>
      fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`)).filter((text) => !/^0+$/.test(text))
    fc.assert(
      fc.property(hex(32), hex(16), fc.boolean(), (traceId, spanId, isSampled) => {
        const parent = { traceId, spanId, isSampled }
        assert.deepEqual(readTraceparent(traceparentOf(parent)), parent)
      }),
    )
    const [trace, span] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    for (const text of [undefined, [], '', `00-${'0'.repeat(32)}-${span}-01`, `00-${trace}-${'0'.repeat(16)}-01`])
      assert.equal(readTraceparent(text), null)
    // A version of the future may say more.
    assert.deepEqual(readTraceparent(`cc-${trace}-${span}-03-what`)?.isSampled, true)
  })

  test('the share of traces is that of the sampler, and the same in each process', () => {
    const [one, same] = [
      createChoice({ ratio: 0.25, parentBased: true }),
      createChoice({ ratio: 0.25, parentBased: false }),
    ]
    const ids = Array.from({ length: 4_000 }, randomTraceId)
    const chosen = ids.filter((id) => one(id))
    // Eight times the standard deviation.
    assert.ok(Math.abs(chosen.length - 1_000) < 220, String(chosen.length))
    assert.deepEqual(
      ids.filter((id) => same(id)),
      chosen,
    )
    const parent = { traceId: ids[0] ?? '', spanId: '00f067aa0ba902b7', isSampled: true }
    const never = { ratio: 0, parentBased: true }
    assert.deepEqual(
      [
        createChoice(never)(parent.traceId, parent),
        createChoice({ ...never, parentBased: false })(parent.traceId, parent),
      ],
      [true, false],
    )
  })
})

test('a delivery whose payload cannot be read is traced without its notice', () => {
  const settings = tracingSettingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, (message) => {
    throw new Error(message)
  })
  assert.ok(settings)
  const { delivery } = createTracing({
    settings,
    version: '1',
    role: 'all',
    key: KEY,
    request: () => Promise.reject(new Error('not called')),
    metrics: { count: () => () => {} },
    log: () => {},
    now: () => 0,
  })
  const traced = delivery({
    id: 'del_1',
    webhookId: 'whk_1',
    eventId: 'evt_1',
    type: 'bid.matched',
    attempt: 1,
    payload: '{',
  })
  assert.ok(readTraceparent(traced.headers.traceparent))
  traced.end({ from: 0, to: 1, status: 200, reason: null, delivered: true })
})

describe('the exporter', () => {
  const span = (name = 'a'): TraceSpan => ({
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    parentId: null,
    name,
    kind: 'internal',
    from: 1_700_000_000_000.25,
    to: 1_700_000_000_001,
    attributes: { text: 'x', whole: 3, part: 0.5, yes: true },
    failed: true,
  })

  function open(answers: (number | Error | CollectorAnswer)[], queue = {}) {
    const [sent, said]: [unknown[], string[]] = [[], []]
    const counts = { exported: 0, dropped: 0 }
    const exporter = createExporter({
      settings: { isPacked: false, queue: { most: 10, batch: 4, delayMs: 1, patienceMs: 60_000, ...queue } },
      resource: { 'service.name': 'test' },
      version: '1',
      async send(body) {
        const answer = answers.shift() ?? 200
        if (answer instanceof Error) throw answer
        sent.push(JSON.parse(Buffer.from(body).toString()))
        return typeof answer === 'number' ? { status: answer, retryAfter: null, body: Buffer.from('') } : answer
      },
      onExported(n) {
        counts.exported += n
      },
      onDropped(n) {
        counts.dropped += n
      },
      log: (message) => void said.push(message),
      stopMs: 1,
    })
    return { exporter, sent, said, counts }
  }

  test('writes OTLP as its specification maps it to JSON', async () => {
    const { exporter, sent } = open([])
    exporter.add(span())
    exporter.start()
    await eventually(() => sent.length === 1)
    await exporter.stop()
    assert.deepEqual(sent, [
      {
        resourceSpans: [
          {
            resource: { attributes: [{ key: 'service.name', value: { stringValue: 'test' } }] },
            scopeSpans: [
              {
                scope: { name: 'gonggo', version: '1' },
                spans: [
                  {
                    traceId: 'a'.repeat(32),
                    spanId: 'b'.repeat(16),
                    name: 'a',
                    kind: 1,
                    startTimeUnixNano: '1700000000000250000',
                    endTimeUnixNano: '1700000000001000000',
                    attributes: [
                      { key: 'text', value: { stringValue: 'x' } },
                      { key: 'whole', value: { intValue: '3' } },
                      { key: 'part', value: { doubleValue: 0.5 } },
                      { key: 'yes', value: { boolValue: true } },
                    ],
                    status: { code: 2 },
                  },
                ],
              },
            ],
          },
        ],
      },
    ])
  })

  test('a full queue drops what comes, and the rest leaves in batches', async () => {
    const { exporter, sent, counts } = open([])
    for (let count = 0; count < 13; count++) exporter.add(span())
    assert.equal(counts.dropped, 3)
    exporter.start()
    await eventually(() => counts.exported === 10)
    await exporter.stop()
    assert.equal(sent.length, 3)
  })

  test('a collector that is busy or away is asked again; one that refuses is not', async () => {
    const { exporter, counts, said } = open([503, 400])
    exporter.add(span())
    exporter.start()
    await eventually(() => counts.dropped === 1)
    assert.deepEqual(said, ['traces could not be exported'])
    exporter.add(span())
    await eventually(() => counts.exported === 1)
    await exporter.stop()
  })

  test('what a collector takes in part is counted as such', async () => {
    const body = Buffer.from(JSON.stringify({ partialSuccess: { rejectedSpans: '3' } }))
    const { exporter, counts } = open([{ status: 200, retryAfter: null, body }])
    for (let count = 0; count < 4; count++) exporter.add(span())
    exporter.start()
    await eventually(() => counts.exported + counts.dropped === 4)
    await exporter.stop()
    assert.deepEqual(counts, { exported: 1, dropped: 3 })
  })

  test('patience ends, and a stop waits for nobody', async () => {
    const away = Array.from({ length: 9 }, () => new Error('away'))
    const impatient = open(away, { patienceMs: 1 })
    impatient.exporter.add(span())
    impatient.exporter.start()
    await eventually(() => impatient.counts.dropped === 1)
    await impatient.exporter.stop()

    const { exporter, counts } = open(Array.from({ length: 9 }, () => new Error('away')))
    for (let count = 0; count < 5; count++) exporter.add(span())
    exporter.start()
    await exporter.stop()
    exporter.add(span())
    assert.deepEqual(counts, { exported: 0, dropped: 5 })
  })
})

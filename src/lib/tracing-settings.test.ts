import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { tracingSettingsOf } from './tracing-settings.ts'

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
const of = (env: Record<string, string>) =>
  tracingSettingsOf(env, (message) => {
    throw new Error(message)
  })
const set = (env: Record<string, string>) => of({ ...ENDPOINT, ...env }) ?? assert.fail()

test('without an endpoint, or switched off, nothing is traced', () => {
  assert.equal(of({}), null)
  assert.equal(of({ OTEL_EXPORTER_OTLP_ENDPOINT: ' ', OTEL_TRACES_SAMPLER: 'nonsense' }), null)
  assert.equal(of({ ...ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }), null)
  assert.equal(of({ ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }), null)
})

test('an endpoint alone: everything else has the default of OpenTelemetry', () => {
  assert.deepEqual(of(ENDPOINT), {
    endpoint: 'http://collector:4318/v1/traces',
    headers: {},
    timeoutMs: 10_000,
    isPacked: false,
    resource: { 'service.name': 'gonggo' },
    sampler: { ratio: 1, parentBased: true },
    propagates: true,
    queue: { most: 2048, delayMs: 5_000, batch: 512, patienceMs: 30_000 },
  })
})

test('the endpoint of all signals is a root, that of traces is used as it is', () => {
  assert.equal(
    set({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c.example/otlp/' }).endpoint,
    'https://c.example/otlp/v1/traces',
  )
  assert.equal(set({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c.example/in' }).endpoint, 'https://c.example/in')
})

test('headers and attributes are pairs with values as in a URL; what is said of traces counts', () => {
  const pairs = 'X-Team = a%20b , authorization=Bearer%20x%3D%3D,'
  assert.deepEqual(set({ OTEL_EXPORTER_OTLP_HEADERS: pairs }).headers, { 'x-team': 'a b', authorization: 'Bearer x==' })
  const own = { OTEL_EXPORTER_OTLP_HEADERS: pairs, OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'api-key=1' }
  assert.deepEqual(set(own).headers, { 'api-key': '1' })
  const resource = { OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prod,service.name=a' }
  assert.deepEqual(set(resource).resource, { 'deployment.environment.name': 'prod', 'service.name': 'a' })
  assert.equal(set({ ...resource, OTEL_SERVICE_NAME: 'b' }).resource['service.name'], 'b')
})

test('samplers, propagators, compression and the queue', () => {
  const samplerOf = (name: string, more = {}) => set({ OTEL_TRACES_SAMPLER: name, ...more }).sampler
  assert.deepEqual(samplerOf('always_off'), { ratio: 0, parentBased: false })
  assert.deepEqual(samplerOf('traceidratio'), { ratio: 1, parentBased: false })
  const share = { OTEL_TRACES_SAMPLER_ARG: '.25' }
  assert.deepEqual(samplerOf('parentbased_traceidratio', share), { ratio: 0.25, parentBased: true })
  assert.equal(set({ OTEL_PROPAGATORS: 'b3, tracecontext' }).propagates, true)
  assert.equal(set({ OTEL_PROPAGATORS: 'none' }).propagates, false)
  assert.equal(set({ OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip' }).isPacked, true)
  const small = { OTEL_BSP_MAX_QUEUE_SIZE: '100', OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: '50' }
  assert.deepEqual([set(small).queue.batch, set(small).timeoutMs], [100, 50])
})

describe('mistakes are named at the start, without the value where it may be a secret', () => {
  const secret = 'p4ssw0rd'
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', `collector ${secret}`],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', `https://user:${secret}@c.example`],
    ['OTEL_EXPORTER_OTLP_HEADERS', secret],
    ['OTEL_EXPORTER_OTLP_HEADERS', `authorization=%zz${secret}`],
    ['OTEL_EXPORTER_OTLP_HEADERS', `a b=${secret}`],
    ['OTEL_EXPORTER_OTLP_HEADERS', `content-type=${secret}`],
    ['OTEL_EXPORTER_OTLP_HEADERS', `x=%0D%0A${secret}`],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'http/protobuf'],
    ['OTEL_EXPORTER_OTLP_COMPRESSION', 'zstd'],
    ['OTEL_EXPORTER_OTLP_TIMEOUT', '0'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'alone'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_TRACES_SAMPLER', 'xray'],
    ['OTEL_BSP_MAX_QUEUE_SIZE', 'many'],
  ] as const) {
    test(`${name}=${value}`, () => {
      assert.throws(
        () => set({ [name]: value }),
        ({ message }: Error) => message.startsWith(name) && !message.includes(secret),
      )
    })
  }
  test('the share of a sampler', () => {
    const env = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1.5' }
    assert.throws(() => set(env), /OTEL_TRACES_SAMPLER_ARG/)
  })
})

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { CURRENT_CONSENT } from '../src/accounts/schema.ts'
import { sampleText } from '../src/front/rules/operation.ts'
import type { SampleRequest } from '../src/front/rules/requests.ts'
import type { ClientSamples, Recording } from '../src/front/rules/site.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../src/front/rules/style.ts'
import { SAMPLES } from '../src/front/texts/samples.ts'
import { PATIENCE_MS } from './patience.ts'
import { differences, recordAnswers } from './sample-recording.ts'
import { isInstalled, type ShownSample, TOOLCHAINS, type Toolchain } from './sample-toolchains.ts'
import { openWire, wireText } from './sample-wire.ts'
import { openSampleWorld, type Reader, type SampleWorld } from './sample-world.ts'

/** Every sample of the reference, run as whoever reads it would run it: each language has an account of its own. */

const asked = promisify(execFile)

const here = TOOLCHAINS.filter(isInstalled)

let world: SampleWorld
const folder = mkdtempSync(join(tmpdir(), 'gonggo-reference-'))
before(async () => {
  // One for each language that is here, and one whose answers are held against those on the pages.
  world = await openSampleWorld(here.length + 1)
})
after(async () => {
  await world?.close()
  rmSync(folder, { recursive: true, force: true })
})

const kept = (name: string): unknown => JSON.parse(readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8'))
const recording = kept('samples.json') as Recording
const clientSamples = kept('client-samples.json') as ClientSamples

/** The samples as a page shows them, of a service that stands at this address. */
function shownIn(code: SampleLanguage, url: string, { things }: Reader, requests: SampleRequest[]): ShownSample[] {
  const site = { clientSamples, recording: { things, answers: {} }, base: url }
  return requests.map((one) => {
    const spelled = one.spelled && { address: moved(one.spelled.address, url), query: one.spelled.query }
    const here = Object.assign({}, one, { url: moved(one.url, url), spelled })
    return { id: one.operationId, text: sampleText(site, here, code) }
  })
}
const moved = (address: string, url: string) => address.replace(world.app.baseUrl, url)

/** Statistics may be counted anew while somebody asks: then it is not ready, and says so to each language. */
const READINESS = 'getReadiness'

async function run(t: TestContext, { code, lay, env = {} }: Toolchain, reader: Reader): Promise<void> {
  const place = join(folder, code)
  mkdirSync(place)
  const wire = await openWire(world.app.baseUrl)
  t.after(wire.close)
  const options = {
    env: { ...process.env, ...env, KEY: reader.key },
    cwd: place,
    maxBuffer: 2 ** 27,
    timeout: 4 * PATIENCE_MS,
  }
  let output = ''
  const requests = reader.requests.filter(({ operationId: id }) => code === 'curl' || clientSamples.operations[id])
  for (const [program, ...words] of lay(place, shownIn(code, wire.url, reader, requests))) {
    assert.equal(output, '')
    // The service runs in this very process: it must not wait for the program.
    output = (await asked(program, words, options)).stdout
  }
  const failed = output.split('\n').filter((line) => line.startsWith('!! ') && !line.includes(READINESS))
  assert.deepEqual(failed, [])
  if (wire.heard['GET /readyz'] === 503) wire.heard['GET /readyz'] = 200
  const expected = requests.map(({ operationId, method, url, body }) => [
    wireText(method, url, body ?? ''),
    recording.answers[operationId]?.status,
  ])
  // Every request is, to the field, the one whose answer stands beside it.
  assert.deepEqual(wire.heard, Object.fromEntries(expected))
  t.diagnostic(`${expected.length} samples in ${SAMPLE_LANGUAGES[code]} ran`)
}

describe('the samples of the reference', () => {
  test('every operation has one; there are no others', () => {
    const ids = world.calls.map(({ id }) => id).sort()
    assert.deepEqual(Object.keys(SAMPLES).sort(), ids)
    assert.deepEqual(Object.keys(recording.answers).sort(), ids)
    // What secret scanners send is signed byte by byte: the one request that no client makes.
    const withoutClient = ids.filter((id) => !clientSamples.operations[id])
    assert.deepEqual(withoutClient, ['reportLeakedKeys'])
  })

  test('nothing that stands in a sample ends a text of any language', () => {
    for (const value of Object.values(recording.things)) assert.match(value, /^[^'"`\\$\s]*$/)
  })

  test('the consultation has the consent that a form page asks for', () => {
    const { consent } = (SAMPLES.requestConsultation?.body ?? {}) as { consent?: string }
    assert.equal(consent, CURRENT_CONSENT)
  })

  test('nothing that a sample names is left without its value', () => {
    for (const { requests } of world.readers) {
      for (const { url, headers, body } of requests)
        assert.doesNotMatch(`${url} ${headers} ${body}`, /(?:\{|%7B)\w+(?:\}|%7D)/)
    }
  })

  test('the answers on the pages are those of the service', async () => {
    const reader = world.readers.at(-1) ?? assert.fail()
    const { answers } = await recordAnswers(world, reader)
    for (const [id, { status, type, body }] of Object.entries(answers)) {
      // Others change things meanwhile, and what has not been followed yet is told.
      if (id === 'getReadiness' && status === 503) continue
      assert.ok(status < 300, `${id}: ${status} ${JSON.stringify(body)}`)
      const shown = recording.answers[id]
      const message = `${id}: npm run samples records it anew`
      assert.deepEqual([status, type], [shown?.status, shown?.type], message)
      if (typeof body === 'object') assert.deepEqual(differences(shown?.body, body), [], message)
    }
  })

  test('a difference in shape is seen, whatever is unknown', () => {
    const one = { items: [{ id: 'a', n: 1, more: null }], total: 1 }
    assert.deepEqual(differences(one, { items: [{ id: 'b', n: 2, more: { x: 1 } }], total: 9 }), [])
    assert.deepEqual(differences(one, { items: [], total: 9 }), [])
    assert.deepEqual(differences(one, { items: [{ id: 'b', m: 2, more: null }], total: '9' }), [
      '.items[].m number',
      '.items[].n number',
      '.total number',
      '.total string',
    ])
  })

  for (const toolchain of TOOLCHAINS) {
    const language = SAMPLE_LANGUAGES[toolchain.code]
    const index = here.indexOf(toolchain)
    const skip = index >= 0 ? false : `NOT TESTED: ${language} (${toolchain.asked[0]}) is not installed here`
    test(`each in ${language} gets its answer`, { skip }, (t) =>
      run(t, toolchain, world.readers[index] ?? assert.fail()),
    )
  }
})

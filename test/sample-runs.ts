import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'
import { sampleText } from '../src/front/rules/operation.ts'
import type { SampleRequest } from '../src/front/rules/requests.ts'
import type { ClientSamples, Recording } from '../src/front/rules/site.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../src/front/rules/style.ts'
import { PATIENCE_MS } from './patience.ts'
import type { ShownSample, Toolchain } from './sample-toolchains.ts'
import { openWire, wireText } from './sample-wire.ts'
import type { Reader } from './sample-world.ts'

/** Runs every sample of the reference in one language, as a reader would. */

const asked = promisify(execFile)

const kept = (name: string): unknown => JSON.parse(readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8'))
export const recording = kept('samples.json') as Recording
export const clientSamples = kept('client-samples.json') as ClientSamples

/** The samples as a page shows them, of a service at this address. */
function shownIn(code: SampleLanguage, url: string, { things }: Reader, requests: SampleRequest[]): ShownSample[] {
  const site = { clientSamples, recording: { things, answers: {} }, base: url }
  return requests.map((one) => ({ id: one.operationId, text: sampleText(site, one, code) }))
}

/** The same request to another address of the service. */
function moved(request: SampleRequest, from: string, to: string): SampleRequest {
  const { url, spelled } = request
  const address = (text: string) => text.replace(from, to)
  return Object.assign({}, request, {
    url: address(url),
    spelled: spelled && { address: address(spelled.address), query: spelled.query },
  })
}

/** Statistics may be loading during a request, which then fails in any language. */
const READINESS = 'getReadiness'

export async function runSamples(
  t: TestContext,
  { code, lay, env = {} }: Toolchain,
  { baseUrl, reader = assert.fail() }: { baseUrl: string; reader: Reader | undefined },
): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'gonggo-samples-'))
  t.after(() => rmSync(place, { recursive: true, force: true }))
  const wire = await openWire(baseUrl)
  t.after(wire.close)
  const options = {
    env: { ...process.env, ...env, KEY: reader.key },
    cwd: place,
    maxBuffer: 2 ** 27,
    timeout: 4 * PATIENCE_MS,
  }
  let output = ''
  const requests = reader.requests
    .filter(({ operationId: id }) => code === 'curl' || clientSamples.operations[id])
    .map((request) => moved(request, baseUrl, wire.url))
  for (const [program, ...words] of lay(place, shownIn(code, wire.url, reader, requests))) {
    assert.equal(output, '')
    // Asynchronous, because the service runs in this process.
    output = (await asked(program, words, options)).stdout
  }
  const failed = output.split('\n').filter((line) => line.startsWith('!! ') && !line.includes(READINESS))
  assert.deepEqual(failed, [])
  if (wire.heard['GET /readyz'] === 503) wire.heard['GET /readyz'] = 200
  const expected = requests.map(({ operationId, method, url, body }) => [
    wireText(method, url, body ?? ''),
    recording.answers[operationId]?.status,
  ])
  // Every request equals, in each field, the one whose response is shown.
  assert.deepEqual(wire.heard, Object.fromEntries(expected))
  t.diagnostic(`${expected.length} samples in ${SAMPLE_LANGUAGES[code]} ran`)
}

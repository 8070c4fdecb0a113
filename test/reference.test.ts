import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { CURRENT_CONSENT } from '../src/accounts/schema.ts'
import { SAMPLE_LANGUAGES } from '../src/front/rules/style.ts'
import { SAMPLES } from '../src/front/texts/samples.ts'
import { differences, recordAnswers } from './sample-recording.ts'
import { clientSamples, recording, runSamples } from './sample-runs.ts'
import { BASE_TOOLCHAINS, withoutToolchain } from './sample-toolchains.ts'
import { openSampleWorld, type SampleWorld } from './sample-world.ts'

/** The samples of the reference and their responses. Those in further languages run in reference-languages.test.ts. */

let world: SampleWorld
before(async () => {
  // A reader for each language, and one whose responses are compared with those on the pages.
  world = await openSampleWorld(BASE_TOOLCHAINS.length + 1)
})
after(() => world?.close())

describe('the samples of the reference', () => {
  test('every operation has one; there are no others', () => {
    const ids = world.calls.map(({ id }) => id).sort()
    assert.deepEqual(Object.keys(SAMPLES).sort(), ids)
    assert.deepEqual(Object.keys(recording.answers).sort(), ids)
    // Secret scanners sign their requests byte by byte: the one request that no client makes.
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
      // Other tests change data meanwhile, and `until` depends on changes that are not followed yet.
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

  for (const [index, toolchain] of BASE_TOOLCHAINS.entries())
    test(`each in ${SAMPLE_LANGUAGES[toolchain.code]} gets its answer`, { skip: withoutToolchain(toolchain) }, (t) =>
      runSamples(t, toolchain, { baseUrl: world.app.baseUrl, reader: world.readers[index] }),
    )
})

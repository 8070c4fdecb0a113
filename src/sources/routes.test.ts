import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord } from '../../test/factories.ts'
import { MINUTE } from '../lib/clock.ts'
import type { SourceReport } from './schema/sources.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const report = async () => (await app.get<{ items: SourceReport[] }>('/v1/sources')).body.items

async function* once<T>(item: T) {
  yield item
}

test('no source, no entry', async () => {
  assert.deepEqual(await report(), [])
})

test('what came from files is counted, with what it does not tell and what could not be read', async () => {
  const records = ['A', 'B', 'C', 'D'].map((number, index) =>
    bidRecord({
      source: 'town',
      number,
      closeAt: index === 0 ? null : app.clock.now(),
      title: index === 3 ? '' : '공고',
    }),
  )
  const batch = { notices: records.map((record) => ({ record })) }
  const counts = await app.sources.take({ name: 'town', kind: 'ocds' }, once(batch), {
    live: false,
    onProgress: () => {},
  })
  assert.deepEqual(counts, { new: 3, changed: 0, unchanged: 0, quarantined: 1, waiting: 0 })
  // Shares are counted once a minute.
  await app.pass(MINUTE)
  const [town] = await report()
  assert.deepEqual(
    [town?.name, town?.notices24h, town?.quarantined, town?.failedWindows, town?.lagSeconds, town?.lastSuccessAt],
    ['town', 3, 1, 0, null, null],
  )
  assert.equal(town?.nullRates.closeAt, 0.3333)
})

test('metrics name each source', async () => {
  const { body } = await app.get<string>('/metrics', {}, { key: null })
  assert.match(body, /gonggo_source_quarantined\{source="town"\} 1/)
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, roundRecord } from '../../test/factories.ts'
import { REASONS } from './schema/reasons.ts'

/** The value of `$NOTICE` in the samples. */
const NOTICE = 'P1'
const page = readFileSync(new URL('../../docs/statistics.md', import.meta.url), 'utf8')

describe('docs/statistics.md', () => {
  let app: TestApp
  let key: string
  before(async () => {
    app = await startTestApp()
    key = (await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)).key
    await app.bids.upsert([bidRecord({ number: NOTICE })], () => false)
    await app.bids.recordRounds('one', [roundRecord({ number: NOTICE })], () => false)
  })
  after(() => app.close())

  test('every sample succeeds', async () => {
    const samples = [...page.matchAll(/^curl (?:.*\\\n)*.*$/gm)].map(([sample]) => sample)
    assert.equal(samples.length, 7)
    for (const sample of samples) {
      const path = /"\$BASE(\/v1[^"]*)"/.exec(sample)?.[1]?.replace('$NOTICE', NOTICE) ?? ''
      const query = [...sample.matchAll(/ (?:-d|--data-urlencode) '?([^\s']+)/g)].map(([, pair]) => pair).join('&')
      const accept = /Accept: ([\w/]+)/.exec(sample)?.[1]
      const byDefault = sample.includes('.ndjson') ? 'application/x-ndjson' : 'application/json'
      const url = query === '' ? path : `${path}?${query}`
      const { status, headers } = await app.get<unknown>(url, {}, { key, headers: { accept: accept ?? '*/*' } })
      assert.equal(status, 200, sample)
      assert.ok(headers.get('content-type')?.startsWith(accept ?? byDefault), sample)
    }
  })

  test('explains every reason', () => {
    const told = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    assert.deepEqual(
      REASONS.filter((reason) => !told.includes(reason)),
      [],
    )
  })
})

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { startTestApp } from './app-harness.ts'
import { bidRecord, roundRecord } from './factories.ts'

const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync(new URL('../docs/erp.md', import.meta.url), 'utf8')) ?? []

test('the sample of docs/erp.md takes what keywords match, and knows what was won', async () => {
  const app = await startTestApp()
  const headers = { authorization: `Bearer ${app.key}`, 'content-type': 'application/json' }
  const send = (method: string, path: string, body: object) =>
    fetch(`${app.baseUrl}${path}`, { method, headers, body: JSON.stringify(body) })
  assert.equal((await send('PATCH', '/v1/account', { businessNo: '123-45-67890' })).status, 200)
  assert.equal((await send('POST', '/v1/keywords', { keyword: '하수관로' })).status, 201)
  const notices = ['E1', 'E2', 'E3'].map((number) =>
    bidRecord({ number, title: '하수관로 정비', demandAgency: '종로구청' }),
  )
  await app.bids.upsert([...notices, bidRecord({ number: 'E4', title: '교량 보수' })], () => true)
  const other = { name: '다른건설', businessNo: '9876543210' }
  await app.bids.recordRounds(
    'one',
    [roundRecord({ number: 'E2' }), roundRecord({ number: 'E3', winners: [other] })],
    () => true,
  )
  const env = { ...process.env, BASE: app.baseUrl, KEY: app.key }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env })
  const closeAt = '2026-11-30T09:00:00+09:00'
  assert.deepEqual(stdout.split('\n').slice(0, 3), [
    `E1 종로구청 50000000 ${closeAt} open`,
    `E2 종로구청 50000000 ${closeAt} won`,
    `E3 종로구청 50000000 ${closeAt} awarded`,
  ])
  assert.match(stdout, /^\S{20,}\n$/m)
  await app.close()
})

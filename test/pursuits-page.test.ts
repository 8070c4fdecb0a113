import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { startTestApp } from './app-harness.ts'
import { bidRecord, roundRecord } from './factories.ts'
import { endsWithTests, eventually } from './harness.ts'

/** docs/pursuits.md matches the program, and its sample runs. */
const [, code = ''] =
  /```js\n(.*?)```/s.exec(readFileSync(new URL('../docs/pursuits.md', import.meta.url), 'utf8')) ?? []

test('the sample of docs/pursuits.md adds a pursuit, and its award comes by itself', async () => {
  const app = await startTestApp()
  await app.bids.upsert([bidRecord({ number: 'R26BK1', title: '하수관로 정비공사' })], () => false)
  const env = { ...process.env, BASE: app.baseUrl, KEY: app.key, NOTICE: 'R26BK1' }
  const child = endsWithTests(
    spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  let printed = ''
  child.stdout.on('data', (text) => (printed += text))
  assert.deepEqual(await once(child, 'close'), [0, null])
  assert.equal(printed, 'bid 61900000 하수관로 정비공사\n')
  await app.bids.recordRounds('one', [roundRecord({ number: 'R26BK1' })], () => true)
  const won = await eventually(async () => {
    const { body } = await app.get<{ items: { noticeNo: string }[] }>('/v1/pursuits', { state: 'won' })
    return body.items[0]
  })
  assert.equal(won.noticeNo, 'R26BK1')
  await app.close()
})

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { startTestApp } from './app-harness.ts'
import { endsWithTests, eventually } from './harness.ts'

/** Runs the examples of docs/events.md. */
const samples = [
  ...readFileSync(new URL('../docs/events.md', import.meta.url), 'utf8').matchAll(/```js\n(.*?)```/gs),
].map(([, code = '']) => code)

test('the samples of docs/events.md print what there is', async () => {
  const app = await startTestApp()
  const accountId = app.account.id
  const record = () => app.db.transaction((tx) => app.alerts.record(tx, { accountId, type: 'webhook.test', data: {} }))
  const begin = (code: string, more: Record<string, string> = {}) => {
    const env = { ...process.env, BASE: app.baseUrl, KEY: app.key, ...more }
    const child = endsWithTests(
      spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
    )
    let printed = ''
    child.stdout.on('data', (text) => (printed += text))
    return { child, printed: () => printed, closed: once(child, 'close') }
  }
  const [first, second] = [await record(), await record()]
  const [list = '', stream = ''] = samples
  const listed = begin(list)
  assert.deepEqual(await listed.closed, [0, null])
  assert.equal(listed.printed(), 'webhook.test \nwebhook.test \n')
  const streamed = begin(stream, { LAST_ID: first.id })
  await eventually(() => streamed.printed() === `${second.id} webhook.test\n`)
  streamed.child.kill()
  await streamed.closed
  await app.close()
})

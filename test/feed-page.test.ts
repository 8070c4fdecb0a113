import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { startTestApp } from './app-harness.ts'
import { bidRecord } from './factories.ts'

const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync(new URL('../docs/feed.md', import.meta.url), 'utf8')) ?? []

test('the follower of docs/feed.md keeps a copy that is whole, and goes on where it was', async (t) => {
  const app = await startTestApp()
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-feed-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'copy.json')
  const env = { ...process.env, BASE: app.baseUrl, KEY: app.key, COPY: file }
  const follow = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env })
    const { notices, since } = JSON.parse(readFileSync(file, 'utf8')) as {
      notices: Record<string, { title: string }>
      since: string
    }
    return { stdout, notices, since }
  }
  const numbers = Array.from({ length: 1_200 }, (_, index) => `F${index}`)
  await app.bids.upsert(
    numbers.map((number) => bidRecord({ number })),
    () => true,
  )
  const first = await follow()
  assert.equal(first.stdout, '1200 notices\n')
  await app.bids.upsert(
    [bidRecord({ number: 'F7', title: '변경된 제목', revision: 1 }), bidRecord({ number: 'G1' })],
    () => true,
  )
  const second = await follow()
  assert.equal(second.stdout, '1201 notices\n')
  assert.equal(second.notices.F7?.title, '변경된 제목')
  assert.notEqual(second.since, first.since)
  await app.close()
})

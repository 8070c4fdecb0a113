import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetrics } from './metrics.ts'

test('requests are counted by method, pattern and status', async () => {
  const metrics = createMetrics()
  metrics.observeHttp({ method: 'GET', route: '/v1/bids/:noticeNo', status: 200, seconds: 0.02 })
  metrics.observeHttp({ method: 'BREW', route: 'none', status: 405, seconds: 0 })
  const text = await metrics.text()
  assert.match(
    text,
    /gonggo_http_request_duration_seconds_count\{method="GET",route="\/v1\/bids\/:noticeNo",status="200"\} 1/,
  )
  assert.match(text, /method="other",route="none",status="405"/)
  assert.match(text, /process_resident_memory_bytes/)
  assert.match(metrics.contentType, /^text\/plain/)
})

test('two registries do not meet', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.observeHttp({ method: 'GET', route: '/x', status: 200, seconds: 1 })
  assert.doesNotMatch(await other.text(), /route="\/x"/)
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Type } from 'typebox'
import { systemClock } from '../clock.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { nextArrival } from '../turns.ts'
import { createHttp, type Http } from './http.ts'

const STRANGERS = 100_000

let http: Http
before(async () => {
  http = createHttp({
    log: createLog({ level: 'silent' }),
    clock: systemClock,
    publicUrl: () => 'http://here',
    stage: 'general',
    version: '1',
    trustedProxies: [],
    metrics: createMetrics(),
  })
  const response = { 200: Type.Object({ status: Type.String() }) }
  http.get(
    '/healthz',
    {
      config: { access: 'open' },
      schema: { operationId: 'health', title: { en: 'x', ko: 'x' }, tags: ['x'], response },
    },
    async () => ({ status: 'ok' }),
  )
  await http.listen({ port: 0 })
})
after(() => http.close())

test('/healthz does not wait behind other requests of its network', async () => {
  let begun = 0
  const strangers = Array.from({ length: STRANGERS }, () => nextArrival('127.0.0.1').then(() => begun++))
  const { status } = await fetch(`${http.listeningOrigin}/healthz`)
  assert.equal(status, 200)
  assert.ok(begun < STRANGERS, 'all others were begun before')
  await Promise.all(strangers)
})

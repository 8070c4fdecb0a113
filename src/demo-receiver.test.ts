import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { type DemoReceiverServer, portOfReceiver, startDemoReceiver } from './demo-receiver.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

describe('the receiver of the demo', () => {
  let receiver: DemoReceiverServer
  before(async () => {
    receiver = await startDemoReceiver({ secret: SECRET, port: null })
  })
  after(() => receiver.close())

  const headersOf = (id: string, body: string, at = Date.now()) => {
    const timestamp = String(Math.floor(at / 1000))
    const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
  }
  async function deliver(id: string, { type = 'bid.matched', at = Date.now(), change = '' } = {}): Promise<number> {
    const body = JSON.stringify({ id, type })
    const headers = headersOf(id, body, at)
    return (await fetch(receiver.url, { method: 'POST', headers, body: `${body}${change}` })).status
  }

  test('verifies signature and time, and answers nothing but events', async () => {
    assert.equal(await deliver('evt_ok'), 200)
    assert.equal(await deliver('evt_changed', { change: ' ' }), 401)
    assert.equal(await deliver('evt_old', { at: Date.now() - 301_000 }), 401)
    assert.equal((await fetch(receiver.url)).status, 404)
    assert.equal((await fetch(receiver.url, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })).status, 413)
  })

  test('fails once for an event in twelve, never for a test', async () => {
    const ids = Array.from({ length: 24 }, (_, index) => `evt_${index}`)
    const failed: string[] = []
    for (const id of ids) if ((await deliver(id)) === 503) failed.push(id)
    assert.equal(failed.length, 2)
    for (const id of failed) assert.equal(await deliver(id), 200, id)
    for (const id of ids) assert.equal(await deliver(id, { type: 'webhook.test' }), 200)
  })

  test('takes its last port where it is free, and another where it is not', async () => {
    const port = portOfReceiver(receiver.url)
    const beside = await startDemoReceiver({ secret: SECRET, port })
    const other = portOfReceiver(beside.url)
    assert.notEqual(other, port)
    await beside.close()
    const again = await startDemoReceiver({ secret: SECRET, port: other })
    assert.equal(portOfReceiver(again.url), other)
    await again.close()
  })
})

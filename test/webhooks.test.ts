import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { DAY } from '../src/lib/clock.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord, makeAccount, makeKey } from './factories.ts'
import { eventually } from './harness.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { verifyDelivery } from './webhook-verifier.ts'

describe('from a notice to the system of a customer', () => {
  let app: TestApp
  let receiver: Receiver
  let key: string
  let accountId: string
  before(async () => {
    app = await startTestApp({ env: { GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' } })
    receiver = await startReceiver()
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
    key = (await makeKey(app, accountId)).key
  })
  after(async () => {
    await app.close()
    await receiver.close()
  })

  async function post<Body>(path: string, body: object): Promise<Body> {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.equal(answer.status, 201, path)
    return (await answer.json()) as Body
  }

  interface Payload {
    id: string
    type: string
    apiVersion: string
    data: { bid: { noticeNo: string; title: string }; matches: { keyword: string }[]; changes?: { field: string }[] }
  }
  const ofNotice = (noticeNo: string) =>
    receiver.received
      .map(({ body }) => JSON.parse(body) as Payload)
      .filter(({ data }) => data.bid.noticeNo === noticeNo)

  test('a match is told once, signed, with those keywords alone that want webhooks; a change is told too', async () => {
    const { secret } = await post<{ secret: string }>('/v1/webhooks', { url: receiver.url })
    const on = ['new', 'deadline_changed']
    await post('/v1/keywords', { keyword: '하수관로', alert: { on } })
    await post('/v1/keywords', { keyword: '설계용역', alert: { on, webhook: false } })
    await post('/v1/keywords', { keyword: '가로등' })
    const notice = bidRecord({ number: 'WH1', title: '하수관로 정비 설계용역' })
    const other = bidRecord({ number: 'WH2', title: '교량 설계용역' })
    await app.bids.upsert([notice, other], () => true)
    await eventually(() => ofNotice('WH1').length === 1)
    const [event = assert.fail()] = receiver.received
    const payload = verifyDelivery(secret, event) as unknown as Payload
    assert.deepEqual([payload.id, payload.type, payload.apiVersion], [event.id, 'bid.matched', 'v1'])
    assert.deepEqual(Object.keys(payload), ['id', 'type', 'timestamp', 'apiVersion', 'data'])
    assert.deepEqual(
      payload.data.matches.map(({ keyword }) => keyword),
      ['하수관로'],
    )
    await app.bids.upsert([{ ...notice, revision: 1, closeAt: (notice.closeAt ?? 0) + DAY }], () => true)
    await eventually(() => ofNotice('WH1').length === 2)
    const [, changed] = ofNotice('WH1')
    assert.equal(changed?.type, 'bid.changed')
    assert.ok(changed?.data.changes?.some(({ field }) => field === 'closeAt'))
    assert.deepEqual(ofNotice('WH2'), [])
    assert.equal(receiver.received.length, 2)
    const { body } = await app.get<string>('/metrics', {}, { key: null })
    assert.match(body, /^gonggo_delivery_attempts_total\{result="delivered"\} 2$/m)
  })

  test('an incident is told, as the list of incidents shows it', async () => {
    receiver.received.length = 0
    const blocked = await makeKey(app, accountId)
    const incident = await app.access.incidents.openByOperator({ keyId: blocked.id }, '유출 의심')
    await eventually(() => receiver.received.length === 1)
    const { type, data } = JSON.parse(receiver.received[0]?.body ?? '') as { type: string; data: { incident: object } }
    const { accountId: _, ...shown } = incident ?? assert.fail()
    assert.deepEqual([type, data], ['security.incident', { incident: shown }])
  })
})

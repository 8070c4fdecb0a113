import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { trueNow } from '../../../test/environment.ts'
import { bidRecord } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { openSampleWorld, type Reader, type SampleWorld } from '../../../test/sample-world.ts'
import { type Bid, createClient, type GonggoClient, verifyWebhook } from '../src/index.ts'

describe('the service', () => {
  let world: SampleWorld
  let reader: Reader
  let gonggo: GonggoClient

  before(async () => {
    world = await openSampleWorld(1)
    reader = world.readers[0] ?? assert.fail('no reader')
    gonggo = createClient({ baseUrl: world.app.baseUrl, key: reader.key })
  })
  after(() => world?.close())

  test('with fields, a notice has these and its number, also in its type', async () => {
    const { items } = await gonggo.bids.list({ fields: ['title'], pageSize: 1 })
    const [first = assert.fail('no notice')] = items
    assert.deepEqual(Object.keys(first), ['noticeNo', 'title'] satisfies (keyof typeof first)[])
    // @ts-expect-error: it was not asked for
    assert.equal(first.agency, undefined)
    const { items: found } = await gonggo.bids.lookUp({ noticeNos: [first.noticeNo], fields: ['status'] })
    assert.deepEqual(Object.keys(found[0]?.bid ?? {}), ['noticeNo', 'status'])
    for await (const bid of gonggo.bids.listAsNdjson({ fields: ['urgent'] }))
      assert.deepEqual(Object.keys(bid), ['noticeNo', 'urgent'] satisfies (keyof typeof bid)[])
  })

  test('in a journey: a keyword, a notice, its event, the webhook, the copy', async () => {
    const { app, receiver } = world
    const title = '가람마을 저수지 준설공사'
    const { id } = await gonggo.keywords.create({ keyword: '가람마을', alert: { on: ['new'], webhook: true } })
    const { secret } = await gonggo.webhooks.create({
      url: receiver.url,
      events: ['bid.matched'],
      signatures: ['v1', 'v1a'],
    })
    const { nextCursor: before } = await lastPage(gonggo)
    const newest = (await gonggo.events.list({ limit: 1000 })).nextCursor
    await alertsRead(app)

    const number = 'R26BK/가람-1'
    await app.bids.upsert([bidRecord({ number, title })], () => true)
    await alertsRead(app)
    await app.bids.follower.tick()

    const { data, response } = await gonggo.bids.list({ keyword: '가람마을' }).withResponse()
    assert.deepEqual([data.total, data.items[0]?.title], [1, title])
    assert.ok(response.headers.get('etag'))
    const notice: Bid = await gonggo.bids.get(number)
    assert.equal(notice.noticeNo, number)

    for await (const event of gonggo.events.stream({ since: newest, type: ['bid.matched'] })) {
      if (event.data.bid?.noticeNo !== number) continue
      const marked = await gonggo.events.change(event.id, { state: 'starred', reason: '우리 지역' })
      assert.deepEqual([marked.state, marked.reason], ['starred', '우리 지역'])
      assert.equal((await gonggo.events.change(event.id, { reason: null })).reason, null)
      break
    }
    for await (const { items } of gonggo.bids.followChanges({ since: before }))
      if (items.some(({ noticeNo }) => noticeNo === number)) break

    const arrived = await eventually(() =>
      receiver.received.find(
        ({ body, headers }) => body.includes(title) && String(headers['webhook-signature']).includes('v1a,'),
      ),
    )
    const received = { body: arrived.body, headers: arrived.headers, at: new Date(trueNow()) }
    const event = await verifyWebhook({ ...received, secrets: secret ?? '' })
    assert.ok(event.type === 'bid.matched' && event.data.matches.some(({ keywordId }) => keywordId === id))
    const [webhook] = (await gonggo.webhooks.list()).items.filter(({ publicKey }) => publicKey)
    assert.deepEqual(await verifyWebhook({ ...received, secrets: webhook?.publicKey ?? '' }), event)

    const exported: string[] = []
    for await (const { noticeNo } of gonggo.bids.listAsNdjson({ keyword: '가람마을' })) exported.push(noticeNo)
    assert.deepEqual(exported, [number])
    assert.match(await new Response(await gonggo.bids.listAsCsv({ keyword: '가람마을' })).text(), /가람마을 저수지/)
    await gonggo.keywords.delete(id)
    await assert.rejects(gonggo.keywords.get(id), { name: 'ApiError', code: 'not_found' })
    await assert.rejects(gonggo.bids.list({ sort: 'colour' as never }), ({ errors }) => errors[0]?.name === 'sort')
  })

  test('returns all pages, each notice once', async () => {
    const numbers = new Set<string>()
    const first = gonggo.bids.list({ pageSize: 50, sort: 'closeAt' })
    for await (const { noticeNo } of first) numbers.add(noticeNo)
    const { total } = await first
    assert.ok(total > 100)
    assert.equal(numbers.size, total)
  })
})

async function lastPage(gonggo: GonggoClient) {
  let page = await gonggo.bids.listChanges({ limit: 1000 })
  while (page.hasMore) page = await gonggo.bids.listChanges({ limit: 1000, since: page.nextCursor })
  return page
}

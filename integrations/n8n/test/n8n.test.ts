import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey } from '../../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { type Receiver, startReceiver } from '../../../test/receiver.ts'
import { createN8n, installN8n, installNodes, withoutN8n } from './n8n.ts'
import { action, chain, credential, sender, start, trigger } from './workflows.ts'

const NOTICES = 130
const skip = withoutN8n()
const folder = mkdtempSync(join(tmpdir(), 'gonggo-n8n-'))
after(() => rmSync(folder, { recursive: true, force: true }))

type Items = { json: Record<string, unknown> }[]
interface Ran {
  data: {
    resultData: {
      error?: { message: string }
      runData: Record<string, { data?: { main: Items[] }; error?: { message: string; httpCode: string } }[]>
    }
  }
}

describe('the nodes for n8n', { skip }, () => {
  let app: TestApp
  let database: TestDatabase
  let n8n: Awaited<ReturnType<typeof createN8n>>
  let receiver: Receiver
  let door: Server
  let key: string
  let names: string[]
  let took: ReturnType<typeof installN8n>
  /** What the door before the service has refused once, and what the service has answered since. */
  const refused = new Set<string>()
  const answered: string[] = []

  before(async () => {
    took = installN8n(folder)
    names = installNodes(folder)
    database = await openTestDatabase()
    await database.db.sql`create schema n8n`
    app = await startTestApp({ env: { GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' } })
    key = (await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)).key
    await app.bids.upsert(
      Array.from({ length: NOTICES }, (_, index) =>
        bidRecord({
          number: `N${index}`,
          title: `하수관로 정비 ${index}`,
          bsnsDiv: index < 30 ? '공사' : '용역',
          regions: index % 4 === 0 ? ['서울특별시'] : [],
        }),
      ),
      () => true,
    )
    await app.bids.follower.tick()
    door = createDoor(app.baseUrl, refused, answered)
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
    receiver = await startReceiver()
    n8n = await createN8n(folder, database)
    const { port } = door.address() as { port: number }
    await bring('credentials', credential(`http://127.0.0.1:${port}/`, key))
  })
  after(async () => {
    door?.close()
    door?.closeAllConnections()
    await receiver?.close()
    await app?.close()
    await database?.close()
  })

  async function bring(kind: 'credentials' | 'workflow', what: object): Promise<void> {
    const file = join(folder, `${kind}.json`)
    writeFileSync(file, JSON.stringify(what))
    const said = await n8n.command(`import:${kind}`, `--input=${file}`)
    assert.match(said, /Successfully imported 1/, said)
  }
  /** Runs a workflow to its end and gives what it left. */
  async function execute(id: string): Promise<Ran['data']['resultData']> {
    const said = await n8n.command('execute', `--id=${id}`, '--rawOutput')
    return (JSON.parse(said.slice(said.indexOf('{'))) as Ran).data.resultData
  }
  const ask = async <Body>(path: string, parameters = {}) => (await app.get<Body>(path, parameters, { key })).body

  test('are a package that n8n accepts as a community package, without dependencies', (t) => {
    t.diagnostic(`n8n: ${took.megabytes} MB installed in ${took.seconds.toFixed(0)} s`)
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
    assert.ok(manifest.keywords.includes('n8n-community-node-package'))
    assert.equal(manifest.dependencies, undefined)
    for (const path of [...manifest.n8n.nodes, ...manifest.n8n.credentials])
      assert.ok(names.includes(`package/${path}`), path)
    for (const name of ['generated.json', 'Gonggo.node.json', 'GonggoTrigger.node.json', 'gonggo.svg'])
      assert.ok(names.includes(`package/nodes/Gonggo/${name}`), name)
    assert.ok(!names.some((name) => /\/(?:test|scripts)\//.test(name)))
  })

  test('search, get, list changes, and create, list and delete keywords', async () => {
    await bring(
      'workflow',
      chain('actions', [
        start,
        action('Create', 'keyword', 'create', {
          words: '하수관로',
          in: 'title',
          keywordFilter: { bsnsDiv: ['공사'], minAmt: 1000, regionLimit: ['unstated'], exclude: '감리, 폐기물' },
          alert: { email: 'daily', on: ['new', 'awarded'], remind: '3, 1' },
        }),
        action('All', 'notice', 'search', {
          keyword: '하수관로',
          returnAll: true,
          filters: { region: '서울, 경기도' },
        }),
        action('Some', 'notice', 'search', {
          keyword: '하수관로',
          limit: 7,
          filters: { bsnsDiv: ['공사'], sort: 'postedAt' },
        }),
        action('Filtered', 'notice', 'search', {
          keyword: '하수관로',
          returnAll: true,
          filters: {
            regionLimit: ['limited', 'nationwide'],
            kind: ['new'],
            urgent: false,
            in: 'title',
            unknownAmt: 'exclude',
          },
        }),
        action('Get', 'notice', 'get', { noticeNo: '={{ $("Some").first().json.noticeNo }}' }),
        action('Changes', 'notice', 'listChanges', { since: '', changes: 1000 }),
        action('Keywords', 'keyword', 'list', { returnAll: true }),
        action('Delete', 'keyword', 'delete', { keywordId: '={{ $("Create").first().json.id }}' }),
      ]),
    )
    const { runData, error } = await execute('actions')
    assert.equal(error, undefined)
    const itemsOf = (name: string) => (runData[name]?.[0]?.data?.main[0] ?? []).map(({ json }) => json)
    const { total } = await ask<{ total: number }>('/v1/bids', { keyword: '하수관로', region: ['서울', '경기도'] })
    assert.equal(total, NOTICES)
    assert.equal(itemsOf('All').length, total)
    assert.equal(new Set(itemsOf('All').map(({ noticeNo }) => noticeNo)).size, total)
    assert.equal(itemsOf('Some').length, 7)
    assert.ok(itemsOf('Some').every(({ bsnsDiv }) => bsnsDiv === '공사'))
    assert.equal(itemsOf('Get')[0]?.noticeNo, itemsOf('Some')[0]?.noticeNo)
    assert.ok(Array.isArray(itemsOf('Get')[0]?.revisions))
    const [changes] = itemsOf('Changes') as { items: object[]; hasMore: boolean }[]
    assert.deepEqual([changes?.items.length, changes?.hasMore], [NOTICES, false])
    const limited = { keyword: '하수관로', regionLimit: ['limited', 'nationwide'], kind: 'new', urgent: false }
    const { total: some } = await ask<{ total: number }>('/v1/bids', limited)
    assert.ok(some > 0 && some < NOTICES, String(some))
    assert.equal(itemsOf('Filtered').length, some)
    assert.equal(itemsOf('Keywords').length, 1)
    assert.partialDeepStrictEqual(itemsOf('Keywords')[0], {
      keyword: '하수관로',
      in: 'title',
      filter: { bsnsDiv: ['공사'], minAmt: 1000, regionLimit: ['unstated'], exclude: ['감리', '폐기물'] },
      alert: { email: 'daily', on: ['new', 'awarded'], remind: [3, 1] },
    })
    assert.equal(itemsOf('Delete')[0]?.deleted, true)
    assert.deepEqual((await ask<{ items: object[] }>('/v1/keywords')).items, [])
    // Each was refused once with 429, waited for Retry-After, and came again.
    assert.ok(refused.size >= 6, [...refused].join())
  })

  test('show the errors of the service in its own words', async () => {
    await bring('workflow', chain('refusal', [start, action('Get', 'notice', 'get', { noticeNo: 'NOWHERE-1' })]))
    const said = await n8n
      .command('execute', '--id=refusal', '--rawOutput')
      .catch((error) => `${error.stdout}${error.stderr}`)
    assert.match(said, /not_found: 공고를 찾을/)
  })

  test('a trigger registers its webhook, accepts signed requests, and removes it', async (t) => {
    await bring('workflow', chain('events', [trigger(['bid.matched', 'webhook.test']), sender(receiver.url)]))
    const running = await n8n.start()
    t.after(running.end)
    await n8n.signIn()
    for (const [apiKey, status] of [
      [key, 'OK'],
      [`${key}x`, 'Error'],
    ] as const) {
      const [credentials] = credential(app.baseUrl, apiKey)
      const verdict = await n8n.rest<{ status: string }>('POST', '/credentials/test', { credentials })
      assert.equal(verdict.status, status)
    }

    /** What "Listen for test event" in the editor gives the workflow. */
    const testEvent = async (): Promise<unknown> => {
      const from = receiver.received.length
      const run = { triggerToStartFrom: { name: 'Event' } }
      const { waitingForWebhook } = await n8n.rest<{ waitingForWebhook: true }>('POST', '/workflows/events/run', run)
      assert.equal(waitingForWebhook, true)
      return JSON.parse((await eventually(() => receiver.received[from])).body)
    }
    const { webhooks } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8'))
    const sample = webhooks['bid.matched'].post.requestBody.content['application/json'].example
    assert.deepEqual(await testEvent(), sample)
    const { versionId } = await n8n.rest<{ versionId: string }>('GET', '/workflows/events')
    const hooks = async () =>
      (await ask<{ items: { id: string; url: string; events: string[] }[] }>('/v1/webhooks')).items
    assert.deepEqual(await hooks(), [])
    await n8n.rest('POST', '/workflows/events/activate', { versionId })
    // The answer does not wait for what the nodes do at their services.
    await eventually(() => answered.includes('POST /v1/webhooks 201'))
    const [hook] = await hooks()
    assert.deepEqual(hook?.events, ['bid.matched', 'webhook.test'])
    assert.ok(hook?.url.startsWith(`${n8n.address}/webhook/`), hook?.url)

    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ keyword: '저수지 준설', alert: { on: ['new'], webhook: true } })
    assert.equal((await fetch(`${app.baseUrl}/v1/keywords`, { method: 'POST', headers, body })).status, 201)
    await alertsRead(app)
    await app.bids.upsert([bidRecord({ number: 'EVENT-1', title: '저수지 준설 공사' })], () => true)
    const event = await eventually(() => receiver.received[1])
    const arrived = JSON.parse(event.body) as { id: string; type: string; data: { bid: { noticeNo: string } } }
    assert.deepEqual([arrived.type, arrived.data.bid.noticeNo], ['bid.matched', 'EVENT-1'])
    assert.match(arrived.id, /^evt_/)

    const forged = { 'content-type': 'application/json', 'webhook-id': 'evt_1', 'webhook-signature': 'v1,AAAA' }
    const time = { 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) }
    const answer = await fetch(hook?.url ?? '', {
      method: 'POST',
      headers: { ...forged, ...time },
      body: '{"type":"bid.matched"}',
    })
    assert.equal(answer.status, 401)
    const sent = receiver.received.length

    await n8n.rest('POST', '/workflows/events/deactivate', {})
    await eventually(() => answered.includes(`DELETE /v1/webhooks/${hook?.id} 204`))
    assert.deepEqual(await hooks(), [])
    assert.equal(receiver.received.length, sent)

    // Now there is a real event, and neither test has registered a webhook.
    assert.deepEqual(await testEvent(), arrived)
    assert.equal(answered.filter((line) => line.startsWith('POST /v1/webhooks')).length, 1)
  })
})

/** Stands before the service and refuses the first request of each kind, as if the limit were used up. */
function createDoor(baseUrl: string, refused: Set<string>, answered: string[]): Server {
  return createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const kind = `${method} ${url.split('?')[0]}`
    if (!refused.has(kind)) {
      refused.add(kind)
      response.writeHead(429, { 'retry-after': '1', 'content-type': 'application/problem+json' }).end('{}')
      return
    }
    const passed = Object.entries({ authorization: headers.authorization, 'content-type': headers['content-type'] })
    const answer = await fetch(`${baseUrl}${url}`, {
      method,
      headers: passed.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
      ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
    })
    const link = answer.headers.get('link')
    const type = answer.headers.get('content-type')
    response.writeHead(answer.status, { ...(link && { link }), ...(type && { 'content-type': type }) })
    response.end(Buffer.from(await answer.arrayBuffer()))
    answered.push(`${kind} ${answer.status}`)
  })
}

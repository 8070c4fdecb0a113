import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import ICAL from 'ical.js'
import { alertsRead } from '../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, createTestClock, makeKey, NOW } from '../../test/factories.ts'
import { signInMember } from '../../test/session.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../lib/clock.ts'
import { createLog } from '../lib/log.ts'
import type { Scope } from '../vocabulary/roles.ts'

interface Created {
  id: string
  url: string
  name: string
  state: string
  lastUsedAt: string | null
}

describe('links for calendars and feed readers', () => {
  let app: TestApp
  let team: Team
  let logged = ''
  const note = (line: string) => {
    logged += line
  }
  const clock = createTestClock()
  const hands = createTeamHands(() => app)

  before(async () => {
    const log = createLog({ level: 'info', destination: { write: note } })
    app = await startTestApp({ clock, log })
  })
  after(() => app.close())
  beforeEach(async () => {
    clock.advanceSteady(2 * MINUTE)
    team = await hands.newTeam()
  })

  const call = (method: string, path: string, body?: object, key = team.key, headers = {}) =>
    hands.call(method, path, key, body === undefined ? { headers } : { body, headers })
  async function create(input: object = {}): Promise<Created> {
    const told = await call('POST', '/v1/links', { kind: 'calendar', language: 'ko', ...input })
    assert.equal(told.outcome, '201', JSON.stringify(told.body))
    return told.body as unknown as Created
  }
  async function upsert(...changes: Parameters<typeof bidRecord>[0][]): Promise<void> {
    await app.bids.upsert(
      changes.map((change) => bidRecord(change)),
      () => true,
    )
    await app.bids.follower.tick()
  }
  async function read(url: string, headers: Record<string, string> = {}, method = 'GET') {
    const answer = await fetch(url, { method, headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  async function entries(url: string) {
    const { status, text } = await read(url)
    assert.equal(status, 200, text)
    const calendar = new ICAL.Component(ICAL.parse(text))
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        sequence: event.sequence,
        summary: event.summary,
        description: event.description,
        status: String(component.getFirstPropertyValue('status')),
        from: event.startDate.toJSDate().getTime(),
        to: event.endDate.toJSDate().getTime(),
        isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
        url: String(component.getFirstPropertyValue('url')),
      }
    })
  }
  const pursue = (noticeNo: string) => call('POST', '/v1/pursuits', { noticeNo })

  test('calendar programs can read the closing and the opening of a pursued notice', async () => {
    const [closeAt, openAt] = [NOW + 5 * DAY, NOW + 5 * DAY + HOUR]
    const title = '하수관로, 정비; 역사\\문\n한 줄 더'
    await upsert({ number: 'R26-가/1', title, closeAt, openAt, agency: '경기도 안양시', baseAmount: 78_186_870 })
    const noticeNo = await numberOf('R26-가/1')
    assert.equal((await pursue(noticeNo)).outcome, '201')
    const { url, name } = await create({ of: 'pursued' })
    assert.match(url, new RegExp(`^${app.baseUrl}/links/ggr_[\\w-]{43}/calendar\\.ics$`))
    const { text, headers } = await read(url)
    const calendar = new ICAL.Component(ICAL.parse(text))
    assert.equal(calendar.getFirstPropertyValue('method'), 'PUBLISH')
    assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), name)
    assert.equal(String(calendar.getFirstPropertyValue('refresh-interval')), 'PT60M')
    assert.equal(calendar.getFirstPropertyValue('x-published-ttl'), 'PT60M')
    assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8')
    assert.equal(headers.get('cache-control'), 'private')
    assert.equal(headers.get('x-robots-tag'), 'noindex, nofollow')
    const [closing, opening, ...more] = await entries(url)
    assert.deepEqual(more, [])
    assert.ok(closing && opening)
    assert.deepEqual([closing.from, closing.to], [closeAt - 15 * MINUTE, closeAt])
    assert.deepEqual([opening.from, opening.to], [openAt, openAt + 15 * MINUTE])
    assert.ok(closing.isUtc)
    assert.equal(closing.summary, `[마감] ${title}`)
    assert.match(closing.description, /경기도 안양시.*78,186,870 KRW.*포함 사유: 입찰 건.*https:\/\/portal\.example/s)
    assert.match(closing.url, /^https:\/\/portal\.example/)
    assert.deepEqual([closing.sequence, opening.sequence], [1, 1])
    const lines = text.split('\r\n')
    assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75))
  })

  const numberOf = async (number: string) => {
    const [row] = await app.db.sql<{ noticeNo: string }[]>`select notice_no from bids where number = ${number}`
    return row?.noticeNo ?? ''
  }

  test('a moved deadline moves its entry; an entry of a cancelled notice remains for a while', async () => {
    const record = { number: 'MOVED', closeAt: NOW + 3 * DAY, openAt: null }
    await upsert(record)
    await pursue(await numberOf('MOVED'))
    const { url } = await create({ of: 'pursued' })
    const [first] = await entries(url)
    const moved = { ...record, closeAt: NOW + 20 * DAY, changedAt: NOW - HOUR, kind: 'changed' as const, revision: 1 }
    await upsert(moved)
    const [second] = await entries(url)
    assert.equal(second?.uid, first?.uid)
    assert.equal(second?.to, NOW + 20 * DAY)
    assert.ok((second?.sequence ?? 0) > (first?.sequence ?? 0))
    await upsert({ ...moved, changedAt: NOW - MINUTE, kind: 'cancelled', revision: 2 })
    const [third] = await entries(url)
    assert.equal(third?.uid, first?.uid)
    assert.equal(third?.status, 'CANCELLED')
    assert.match(third?.summary ?? '', /^\[취소\]/)
    assert.ok((third?.sequence ?? 0) > (second?.sequence ?? 0))
    clock.set(NOW + 15 * DAY)
    await app.access.auth.pollChanges()
    try {
      assert.deepEqual(await entries(url), [])
    } finally {
      clock.set(NOW)
    }
  })

  test('the same state gives the same bytes and ETag, with 304 and HEAD', async () => {
    await upsert({ number: 'ETAG' }, { number: 'ETAG-2' })
    for (const number of ['ETAG', 'ETAG-2']) await pursue(await numberOf(number))
    const { url } = await create({ of: 'pursued' })
    const first = await read(url)
    const second = await read(url)
    assert.equal(second.text, first.text)
    const etag = first.headers.get('etag') ?? ''
    assert.equal((await read(url, { 'if-none-match': etag })).status, 304)
    const head = await read(url, {}, 'HEAD')
    assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', etag])
  })

  test('starred, matched, keyword, search and all: each contains its notices, without dismissed ones', async () => {
    const keyword = await call('POST', '/v1/keywords', { keyword: '소각로' })
    await upsert(
      { number: 'S-1', title: '소각로 정비' },
      { number: 'S-2', title: '소각로 점검' },
      { number: 'S-3', title: '가로등 보수' },
    )
    await alertsRead(app)
    await pursue(await numberOf('S-3'))
    const events = await app.get<{ items: { id: string; data: { bid: { noticeNo: string } } }[] }>(
      '/v1/events',
      { type: 'bid.matched' },
      { key: team.key },
    )
    const eventOf = async (number: string) => {
      const noticeNo = await numberOf(number)
      return events.body.items.find(({ data }) => data.bid.noticeNo === noticeNo)?.id ?? ''
    }
    await call('PATCH', `/v1/events/${await eventOf('S-1')}`, { state: 'starred' })
    await call('PATCH', `/v1/events/${await eventOf('S-2')}`, { state: 'dismissed' })
    const contents = async (input: object) =>
      [...new Set((await entries((await create(input)).url)).map(({ summary }) => summary.replace(/^\S+ /, '')))].sort()
    assert.deepEqual(await contents({ of: 'starred' }), ['소각로 정비'])
    assert.deepEqual(await contents({ of: 'matched' }), ['소각로 정비'])
    assert.deepEqual(await contents({ of: 'keyword', keywordId: keyword.body.id }), ['소각로 점검', '소각로 정비'])
    assert.deepEqual(await contents({ of: 'search', keyword: '가로등', filter: { bsnsDiv: ['용역'] } }), [
      '가로등 보수',
    ])
    assert.deepEqual(await contents({}), ['가로등 보수', '소각로 정비'])
    const { url } = await create({ of: 'keyword', keywordId: keyword.body.id })
    assert.match((await entries(url))[0]?.description ?? '', /포함 사유: 소각로/)
    await call('DELETE', `/v1/keywords/${keyword.body.id}`)
    assert.equal((await read(url)).status, 404)
  })

  test('a filter stored without a later field is shown with it', async () => {
    const { id } = await create({ of: 'search', keyword: '가로등', filter: { region: ['경기'] } })
    await app.db.sql`update links set search = (search::jsonb #- '{filter,regionLimit}')::json where id = ${id}`
    const { outcome, body } = await call('GET', '/v1/links')
    assert.equal(outcome, '200')
    const { items } = body as unknown as { items: { filter: { region: string[]; regionLimit: string[] } }[] }
    assert.deepEqual(
      items.map(({ filter }) => [filter.region, filter.regionLimit]),
      [[['경기'], []]],
    )
  })

  test('a calendar contains the opinion deadline of the notice’s pre-specification', async () => {
    await upsert({ number: 'SPEC' })
    await pursue(await numberOf('SPEC'))
    const until = NOW + 2 * DAY
    await app.db.sql`
      insert into pre_specifications (
        number, source, title, agency, budget, received_at, opinions_until, documents, notice_numbers, changed_at
      ) values ('BF-1', 'one', '사전규격', '안양시', 100, now(), ${until}::timestamptz, '[]', '{SPEC}', ${NOW}::timestamptz)`
    await app.db.sql`insert into bid_pre_specifications values ('one', 'SPEC', 'BF-1', 'notice')`
    const { url } = await create({ of: 'pursued' })
    const entry = (await entries(url)).find(({ uid }) => uid.startsWith('opinions-'))
    assert.deepEqual([entry?.summary, entry?.to], ['[사전규격 의견 마감] 사전규격', until])
  })

  test('a feed has the newest 100 notices and a link to the next page', async () => {
    await upsert(
      ...Array.from({ length: 101 }, (_, index) => ({
        number: `FEED-${index}`,
        title: `음향설비 <교체> ${index}`,
        postedAt: NOW - 2 * DAY - index * MINUTE,
      })),
    )
    const { url } = await create({ kind: 'atom', of: 'search', keyword: '음향설비' })
    assert.match(url, /\/notices\.atom$/)
    const first = await read(url)
    assert.equal(first.headers.get('content-type'), 'application/atom+xml; charset=utf-8')
    const idsOf = (text: string) => [...text.matchAll(/<id>(tag:gonggo,2026:bids\/[^<]+)<\/id>/g)].map(([, id]) => id)
    const [, next = ''] = /<link rel="next" type="application\/atom\+xml" href="([^"]+)"\/>/.exec(first.text) ?? []
    assert.ok(first.text.includes(`<link rel="self" type="application/atom+xml" href="${url}"/>`))
    assert.ok(first.text.includes('<title>음향설비 &lt;교체&gt; 0</title>'))
    const second = await read(next)
    assert.equal(idsOf(first.text).length, 100)
    assert.equal(idsOf(second.text).length, 1)
    assert.equal(new Set([...idsOf(first.text), ...idsOf(second.text)]).size, 101)
    assert.ok(second.text.includes('rel="previous"') && !second.text.includes('rel="next"'))
    assert.equal((await read(url, { 'if-none-match': first.headers.get('etag') ?? '' })).status, 304)
    assert.equal((await read(url.replace('notices.atom', 'calendar.ics'))).status, 404)
  })

  test('the secret is shown once, and is absent from logs, metrics, audit, database and lists', async () => {
    const { url, id } = await create({ of: 'pursued', name: '비밀' })
    const token = url.split('/').at(-2) ?? ''
    await read(url, { referer: url })
    await read(`${url}x`)
    await read(url.replace('/calendar.ics', ''))
    const list = await call('GET', '/v1/links')
    const one = await call('GET', `/v1/links/${id}`)
    const audit = await call('GET', '/v1/access/audit')
    const metrics = await (await fetch(`${app.baseUrl}/metrics`)).text()
    const [row] = await app.db.sql`select to_json(l)::text as text from links l where id = ${id}`
    assert.equal((audit.body as unknown as { items: { action: string }[] }).items[0]?.action, 'link.created')
    for (const text of [list.body, one.body, audit.body, metrics, row].map((body) => JSON.stringify(body)))
      assert.ok(!text.includes(token.slice(4)), text.slice(0, 300))
    assert.ok(logged.includes('/links/') && !logged.includes(token.slice(4)))
    assert.match((await read(url)).headers.get('referrer-policy') ?? '', /no-referrer/)
  })

  test('the same idempotency key returns the same link', async () => {
    const body = { kind: 'calendar', of: 'pursued' }
    const headers = { 'idempotency-key': 'one-link' }
    const first = await call('POST', '/v1/links', body, team.key, headers)
    const second = await call('POST', '/v1/links', body, team.key, headers)
    assert.deepEqual(second.body, first.body)
    const list = await call('GET', '/v1/links')
    assert.equal((list.body as unknown as { total: number }).total, 1)
  })

  /** As the owner who is signed in. */
  async function createAsMember(body: object): Promise<Created> {
    const cookie = await signInMember(app, team.accountId, team.ownerId)
    const headers = { cookie, 'content-type': 'application/json', 'x-gonggo-console': '1' }
    const answer = await fetch(`${app.baseUrl}/v1/links`, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(answer.status, 201)
    return (await answer.json()) as Created
  }

  test('links that are unknown, deleted, suspended, downgraded or of a former member: the same 404 for all', async () => {
    const { url, id } = await createAsMember({ kind: 'calendar' })
    const unknown = await read(url.replace(/ggr_.{6}/, 'ggr_AAAAAA'))
    assert.equal(unknown.status, 404)
    const same = async (why: string) => {
      const { status, text } = await read(url)
      assert.equal(status, 404, why)
      const [one, other] = [text, unknown.text].map((body) => ({ ...JSON.parse(body), requestId: '', instance: '' }))
      assert.deepEqual(one, other, why)
    }
    const sql = app.db.sql
    await sql`update accounts set state = 'suspended' where id = ${team.accountId}`
    await same('suspended')
    await sql`update accounts set state = 'active', plan = 'free' where id = ${team.accountId}`
    await same('downgraded')
    await sql`update accounts set plan = 'enterprise' where id = ${team.accountId}`
    await sql`update members set state = 'suspended' where account_id = ${team.accountId}`
    await same('member suspended')
    await sql`update members set state = 'active' where account_id = ${team.accountId}`
    assert.equal((await read(url)).status, 200)
    assert.equal((await call('DELETE', `/v1/links/${id}`)).status, 204)
    await same('deleted')
    assert.equal((await call('DELETE', `/v1/links/${id}`)).outcome, '404 not_found')
  })

  test('links above the limit of the plan are rejected, and after a downgrade the newest pause', async () => {
    const sql = app.db.sql
    await sql`update accounts set plan = 'pro' where id = ${team.accountId}`
    const pro = await makeKey(app, team.accountId)
    const made: Created[] = []
    for (let i = 0; i < 10; i++) {
      clock.set(NOW + i * SECOND)
      const told = await call('POST', '/v1/links', { kind: 'calendar' }, pro.key)
      made.push(told.body as unknown as Created)
    }
    clock.set(NOW)
    assert.equal((await call('POST', '/v1/links', { kind: 'calendar' }, pro.key)).outcome, '409 limit_reached')
    const usage = await call('GET', '/v1/usage', undefined, pro.key)
    const counters = (usage.body as unknown as { counters: { name: string }[] }).counters
    assert.deepEqual(
      counters.find(({ name }) => name === 'links'),
      { name: 'links', limit: 10, used: 10 },
    )
    await sql`
      insert into links (account_id, id, digest, kind, content, language, name, created_at)
      values (${team.accountId}, 'lnk_0', 'older', 'calendar', 'all', 'ko', 'older', ${NOW}::timestamptz)`
    assert.equal((await read(made[8]?.url ?? '')).status, 200)
    assert.equal((await read(made[9]?.url ?? '')).status, 404)
    const last = await call('GET', `/v1/links/${made[9]?.id}`, undefined, pro.key)
    assert.equal((last.body as unknown as Created).state, 'paused')
  })

  test('a link shows nothing that its creator may not read', async () => {
    const withScopes = async (...scopes: Scope[]) => (await makeKey(app, team.accountId, { scopes })).key
    const bids = await withScopes('links:write', 'bids:read')
    const ask = async (input: object, key: string) =>
      (await call('POST', '/v1/links', { kind: 'calendar', ...input }, key)).outcome
    assert.equal(await ask({ of: 'pursued' }, bids), '403 scope_required')
    assert.equal(await ask({}, bids), '403 scope_required')
    assert.equal(await ask({ of: 'starred' }, bids), '201')
    assert.equal(await ask({ of: 'starred' }, await withScopes('links:read', 'bids:read')), '403 scope_required')
  })

  test('a link without a name, or with a blank one, is named after its content, cut between characters', async () => {
    assert.equal((await create({ of: 'pursued' })).name, 'Gonggo 입찰 건')
    assert.equal((await create({ of: 'pursued', name: ' \ufeff ' })).name, 'Gonggo 입찰 건')
    const { name } = await create({ of: 'search', keyword: `"${'𠮷'.repeat(100)}"` })
    assert.ok(name.isWellFormed() && [...name].length === 80, name)
  })

  test('invalid combinations are rejected with all errors at once', async () => {
    const faults = async (input: object) => {
      const { status, body } = await call('POST', '/v1/links', { kind: 'calendar', ...input })
      return [status, ...(body.errors ?? []).map(({ name }) => name)]
    }
    assert.deepEqual(await faults({ of: 'starred', keywordId: 'kw_1', filter: {} }), [400, 'keywordId', 'filter'])
    assert.deepEqual(await faults({ of: 'keyword' }), [400, 'keywordId'])
    assert.deepEqual(await faults({ of: 'keyword', keywordId: 'kw_1' }), [400, 'keywordId'])
    const codeOf = async (input: object) =>
      (await call('POST', '/v1/links', { kind: 'atom', of: 'keyword', ...input })).body.code
    assert.deepEqual([await codeOf({}), await codeOf({ keywordId: 'kw_1' })], ['missing_field', 'invalid_field'])
    assert.deepEqual(await faults({ of: 'search' }), [400, 'keyword'])
    assert.deepEqual(await faults({ of: 'search', keyword: '(a' }), [400, 'keyword'])
  })

  test('the last use is saved at most once a minute', async () => {
    const { url, id } = await create()
    const lastUse = async () => ((await call('GET', `/v1/links/${id}`)).body as unknown as Created).lastUsedAt
    assert.equal(await lastUse(), null)
    await read(url)
    const first = await lastUse()
    clock.set(NOW + 59 * SECOND)
    await read(url)
    assert.equal(await lastUse(), first)
    clock.set(NOW + 61 * SECOND)
    await read(url)
    assert.notEqual(await lastUse(), first)
    clock.set(NOW)
  })

  test('a link that is requested too often is limited, but not others of its network', async () => {
    const { url } = await create()
    const { url: other } = await create()
    for (let i = 0; i < 30; i++) assert.equal((await read(url)).status, 200)
    const refused = await read(url)
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await read(other)).status, 200)
  })
})

import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, createTestClock, failedRound, makeKey, NOW, roundRecord } from '../../test/factories.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../lib/clock.ts'

interface Created {
  id: string
  url: string
  name: string
  origins: string[]
}

describe('widgets for pages of other sites', () => {
  let app: TestApp
  let team: Team
  const clock = createTestClock()
  const hands = createTeamHands(() => app)

  before(async () => {
    app = await startTestApp({ clock })
  })
  after(() => app.close())
  beforeEach(async () => {
    clock.advanceSteady(2 * MINUTE)
    team = await hands.newTeam()
  })

  const call = (method: string, path: string, body?: object, key = team.key, headers = {}) =>
    hands.call(method, path, key, body === undefined ? { headers } : { body, headers })
  async function create(input: object = {}): Promise<Created> {
    const told = await call('POST', '/v1/links', { kind: 'widget', of: 'search', language: 'ko', ...input })
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
    const answer = await fetch(url, { method, headers: { 'accept-language': 'ko', ...headers } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const titlesIn = (html: string) =>
    [...html.matchAll(/class="title"[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, title = '']) => title)
  const policyOf = (headers: Headers) =>
    new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((part): [string, string] => {
        const [name = '', ...values] = part.split(' ')
        return [name, values.join(' ')]
      }),
    )

  test('shows the newest open notices with agency, closing, amount and region, without closed or cancelled ones', async () => {
    const on = { title: '위젯관로 정비', closeAt: NOW + 5 * DAY }
    await upsert(
      { ...on, number: 'W-1', postedAt: NOW - 2 * DAY, agency: '경기도 안양시', baseAmount: 78_186_870 },
      {
        ...on,
        number: 'W-2',
        title: '위젯관로 신설',
        postedAt: NOW - DAY,
        baseAmount: null,
        estimatedPrice: 1_500_000,
      },
      { ...on, number: 'W-3', title: '위젯관로 지난 것', postedAt: NOW - DAY, closeAt: NOW - HOUR },
      { ...on, number: 'W-4', title: '위젯관로 취소된 것', postedAt: NOW - DAY, kind: 'cancelled' },
    )
    const { url } = await create({ keyword: '위젯관로', name: '관로 공고' })
    assert.match(url, new RegExp(`^${app.baseUrl}/links/ggr_[\\w-]{43}/widget$`))
    const { status, text, headers } = await read(url)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
    assert.deepEqual(titlesIn(text), ['위젯관로 신설', '위젯관로 정비'])
    assert.match(text, /<html lang="ko">[\s\S]*<h1><bdi>관로 공고<\/bdi><\/h1><p class="soft">진행 중 2건 중 최근 2건/)
    assert.match(text, /경기도 안양시/)
    assert.match(text, /기초금액 78,186,870원/)
    assert.match(text, /추정가격 1,500,000원/)
    assert.match(
      text,
      /<time datetime="\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00">\d+\. \d+\.\([일월화수목금토]\) \d\d:\d\d<\/time>/,
    )
    assert.match(text, /지역: /)
    assert.match(text, /href="https:\/\/portal\.example[^"]*" target="_blank" rel="noopener noreferrer"/)
    const english = await read(`${url}?lang=en&rows=1&theme=dark&open=console`)
    assert.match(english.text, /<html lang="en">[\s\S]*data-theme="dark"[\s\S]*Newest 1 of 2 open notices/)
    assert.match(english.text, new RegExp(`href="${app.baseUrl}/notices/`))
    assert.match(english.text, /Estimated price KRW 1,500,000/)
    for (const query of ['rows=0', 'rows=21', 'rows=x', 'theme=blue', 'lang=de', 'open=other', 'more=1'])
      assert.equal((await read(`${url}?${query}`)).status, 400, query)
  })

  test('starred, pursued, matched and keyword: the same notices as in calendars; the count includes open ones only', async () => {
    const { body: keyword } = await call('POST', '/v1/keywords', { keyword: '위젯로' })
    const one = { closeAt: NOW + 3 * DAY }
    await upsert(
      { ...one, number: 'K-1', title: '위젯로 점검' },
      { ...one, number: 'K-2', title: '위젯등 보수' },
      { number: 'K-3', title: '위젯등 옛것', closeAt: NOW - DAY },
    )
    for (const number of ['K-2', 'K-3']) {
      const [row] = await app.db.sql<{ noticeNo: string }[]>`select notice_no from bids where number = ${number}`
      assert.equal((await call('POST', '/v1/pursuits', { noticeNo: row?.noticeNo })).outcome, '201')
    }
    const titles = async (input: object) => titlesIn((await read((await create(input)).url)).text)
    assert.deepEqual(await titles({ of: 'keyword', keywordId: keyword.id }), ['위젯로 점검'])
    assert.deepEqual(await titles({ of: 'matched' }), ['위젯로 점검'])
    assert.deepEqual(await titles({ of: 'pursued' }), ['위젯등 보수'])
    assert.deepEqual((await titles({ of: 'all' })).sort(), ['위젯등 보수', '위젯로 점검'])
    assert.deepEqual(await titles({ of: 'starred' }), [])
  })

  test('notices are open under the same conditions as in searches: not decided, not opened, not too old', async () => {
    const undated = { closeAt: null, openAt: null, postedAt: NOW - 29 * DAY }
    await upsert(
      { ...undated, number: 'O-1', title: '위젯개폐 날짜 없음' },
      { ...undated, number: 'O-2', title: '위젯개폐 오래됨', postedAt: NOW - 31 * DAY },
      { ...undated, number: 'O-3', title: '위젯개폐 유찰' },
      { ...undated, number: 'O-4', title: '위젯개폐 낙찰' },
      { ...undated, number: 'O-5', title: '위젯개폐 개찰', openAt: NOW - MINUTE },
      { ...undated, number: 'O-6', title: '위젯개폐 개찰 전', openAt: NOW + DAY, postedAt: NOW - 31 * DAY },
    )
    await app.bids.recordRounds('one', [failedRound({ number: 'O-3' }), roundRecord({ number: 'O-4' })], () => true)
    await app.bids.follower.tick()
    for (let number = 1; number <= 6; number++) {
      const [row] = await app.db.sql<{ noticeNo: string }[]>`select notice_no from bids where number = ${`O-${number}`}`
      assert.equal((await call('POST', '/v1/pursuits', { noticeNo: row?.noticeNo })).outcome, '201')
    }
    for (const input of [{ keyword: '위젯개폐' }, { of: 'pursued' }])
      assert.deepEqual(
        titlesIn((await read((await create(input)).url)).text),
        ['위젯개폐 날짜 없음', '위젯개폐 개찰 전'],
        JSON.stringify(input),
      )
  })

  test('if more notices match than are read, the count says so, and dismissed notices are never shown', async () => {
    await call('POST', '/v1/keywords', { keyword: '위젯많음' })
    await upsert(
      ...Array.from({ length: 503 }, (_, index) => ({
        number: `MANY-${index}`,
        title: `위젯많음 ${index}`,
        closeAt: NOW + DAY,
        postedAt: NOW - DAY - index * SECOND,
      })),
    )
    // The newest, and after it more others than a link reads of a list.
    await app.db.sql`
      insert into events (account_id, position, id, type, at, notice_no, version, data, state)
      select ${team.accountId}, row_number() over (order by number <> 'MANY-0'), 'evt_' || number, 'bid.matched', now(),
        notice_no, 1, '{}', 'dismissed'
      from (
        select number, notice_no from bids where number = 'MANY-0'
        union all
        select 'other-' || n, 'other-' || n from generate_series(1, 500) n
      ) as dismissed`
    const { text } = await read((await create({ of: 'matched' })).url)
    assert.match(text, /진행 중 499건 이상 중 최근 5건/)
    assert.equal(titlesIn(text)[0], '위젯많음 1')
    const { text: other } = await read((await create({ of: 'pursued' })).url)
    assert.ok(!other.includes('이상'), other)
  })

  test('any titles and agencies are shown as text, and addresses cannot run scripts', async () => {
    const title = '위젯공격 </bdi><script>alert(1)</script><img src=x onerror=alert(1)> "\' &amp; \u202egnirts'
    await upsert({
      number: 'EVIL',
      title,
      agency: '"><iframe src=//evil.example>',
      closeAt: NOW + DAY,
      detailUrl: 'https://portal.example/"onmouseover="alert(1)',
    })
    const { url } = await create({ keyword: '위젯공격', name: '</title><script>alert(2)</script>' })
    const { text, headers } = await read(url)
    assert.equal([...text.matchAll(/<script/g)].length, 1, text)
    for (const part of ['<img', '<iframe', 'onmouseover="', '\u202e', '</title><script'])
      assert.ok(!text.includes(part), part)
    assert.match(text, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/)
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(text) ?? []
    assert.equal(policyOf(headers).get('script-src'), `'sha256-${hash('sha256', script, 'base64')}'`)
  })

  test('browsers show it only on the listed sites and the service; nothing is stored, and nothing else is requested', async () => {
    const { url, id, origins } = await create({
      keyword: '위젯',
      origins: ['https://Intranet.Example.com/', 'http://portal:8080', 'https://intranet.example.com'],
    })
    assert.deepEqual(origins, ['https://intranet.example.com', 'http://portal:8080'])
    const { headers } = await read(url)
    const policy = policyOf(headers)
    assert.equal(policy.get('frame-ancestors'), "'self' https://intranet.example.com http://portal:8080")
    assert.equal(policy.get('default-src'), "'none'")
    assert.equal(policy.get('connect-src'), "'self'")
    assert.equal(policy.get('form-action'), "'none'")
    assert.equal(headers.get('set-cookie'), null)
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.equal(headers.get('cache-control'), 'private, no-cache')
    assert.equal(headers.get('x-robots-tag'), 'noindex, nofollow')
    assert.equal(headers.get('access-control-allow-origin'), null)
    assert.equal(headers.get('x-frame-options'), null)
    const shown = await call('GET', `/v1/links/${id}`)
    assert.deepEqual((shown.body as unknown as Created).origins, origins)
    const bare = await create({ keyword: '위젯' })
    assert.equal(policyOf((await read(bare.url)).headers).get('frame-ancestors'), "'self'")
  })

  test('invalid origins, and origins of other kinds of links, are rejected', async () => {
    const ask = async (body: object) => (await call('POST', '/v1/links', { of: 'starred', ...body })).outcome
    for (const origins of [
      ['*'],
      ['https://*.example.com'],
      ["https://a.example 'unsafe-inline'"],
      ['https://a.example/x'],
    ])
      assert.equal(await ask({ kind: 'widget', origins }), '400 invalid_field', String(origins))
    assert.equal(await ask({ kind: 'calendar', origins: ['https://a.example'] }), '400 invalid_field')
    assert.equal(await ask({ kind: 'calendar', origins: [] }), '201')
    assert.equal(await ask({ kind: 'widget', origins: Array(21).fill('https://a.example') }), '400 invalid_field')
  })

  test('sites and name change at once under the same address; the log contains the old and new values', async () => {
    const { url, id } = await create({ keyword: '위젯', name: '이전', origins: ['https://one.example'] })
    const before = await call('GET', `/v1/links/${id}`)
    const patch = { name: '다음', origins: ['https://two.example'] }
    const changed = await call('PATCH', `/v1/links/${id}`, patch)
    assert.deepEqual([changed.outcome, changed.body.name], ['200', '다음'])
    const { headers, text } = await read(url)
    assert.equal(policyOf(headers).get('frame-ancestors'), "'self' https://two.example")
    assert.match(text, /<bdi>다음<\/bdi>/)
    assert.equal((await call('PATCH', `/v1/links/${id}`, patch)).outcome, '200')
    const stale = { 'if-match': before.headers?.get('etag') ?? '"other"' }
    assert.equal(
      (await call('PATCH', `/v1/links/${id}`, { name: 'x' }, team.key, stale)).outcome,
      '412 precondition_failed',
    )
    assert.equal((await call('PATCH', `/v1/links/${id}`, { origins: ['*'] })).outcome, '400 invalid_field')
    const reset = await call('PATCH', `/v1/links/${id}`, { name: null, origins: null })
    assert.deepEqual([reset.body.name, (reset.body as unknown as Created).origins], ['Gonggo 위젯', []])
    const audit = (await call('GET', '/v1/access/audit')).body as unknown as {
      items: { action: string; detail: object }[]
    }
    const entries = audit.items.filter(({ action }) => action === 'link.changed')
    assert.equal(entries.length, 2, 'what changes nothing is not recorded')
    assert.deepEqual(entries[1]?.detail, {
      name: { from: '이전', to: '다음' },
      origins: { from: ['https://one.example'], to: ['https://two.example'] },
    })
    const reader = (await makeKey(app, team.accountId, { scopes: ['links:read'] })).key
    assert.equal((await call('PATCH', `/v1/links/${id}`, { name: 'x' }, reader)).outcome, '403 scope_required')
    const stranger = await hands.newTeam()
    assert.equal((await call('PATCH', `/v1/links/${id}`, { name: 'x' }, stranger.key)).outcome, '404 not_found')
  })

  test('adding sites needs the scopes of the content; removing sites and renaming do not', async () => {
    const origins = ['https://one.example', 'https://two.example']
    const { id } = await create({ of: 'pursued', origins })
    const { key } = await makeKey(app, team.accountId, { scopes: ['links:write', 'bids:read'] })
    const ask = async (patch: object, by = key) => (await call('PATCH', `/v1/links/${id}`, patch, by)).outcome
    assert.equal(await ask({ origins: [...origins, 'https://three.example'] }), '403 scope_required')
    assert.equal(await ask({ origins: ['https://three.example'] }), '403 scope_required')
    assert.equal(await ask({ origins: origins.toReversed() }), '200')
    assert.equal(await ask({ name: '다음', origins: ['https://one.example'] }), '200')
    assert.equal(await ask({ origins }), '403 scope_required')
    assert.equal(await ask({ origins: null }), '200')
    assert.equal(await ask({ origins }, team.key), '200')
  })

  test('a use of the link does not fail If-Match; another change does', async () => {
    const { url, id } = await create({ keyword: '위젯', name: '이전' })
    const path = `/v1/links/${id}`
    const tagOf = (answer: { headers?: Headers }) => answer.headers?.get('etag') ?? ''
    const before = tagOf(await call('GET', path))
    assert.equal((await read(url)).status, 200)
    const used = await call('GET', path, undefined, team.key, { 'if-none-match': before })
    assert.equal(used.outcome, '200', 'what is shown of the link is other: it was used')
    const changeIf = (tag: string, name: string) => call('PATCH', path, { name }, team.key, { 'if-match': tag })
    const changed = await changeIf(`"other", ${before}`, '다음')
    assert.equal(changed.outcome, '200')
    assert.equal(tagOf(changed), tagOf(await call('GET', path)))
    assert.equal((await changeIf(tagOf(changed).replace(/"$/, '-gzip"'), '셋째')).outcome, '200')
    for (const stale of [before, tagOf(used), tagOf(changed), `W/${tagOf(await call('GET', path))}`])
      assert.equal((await changeIf(stale, '넷째')).outcome, '412 precondition_failed', stale)
    assert.equal((await changeIf('*', '넷째')).outcome, '200')
  })

  test('the same bytes and 304 while nothing changes; a new notice appears within half a minute', async () => {
    await upsert({ number: 'T-1', title: '위젯시각 하나', closeAt: NOW + DAY })
    const { url } = await create({ keyword: '위젯시각' })
    const first = await read(url)
    const etag = first.headers.get('etag') ?? ''
    assert.equal((await read(url, { 'if-none-match': etag })).status, 304)
    assert.deepEqual((await read(url, {}, 'HEAD')).headers.get('etag'), etag)
    await upsert({ number: 'T-2', title: '위젯시각 둘', closeAt: NOW + DAY })
    assert.equal((await read(url)).text, first.text)
    clock.advanceSteady(31 * SECOND)
    const later = await read(url, { 'if-none-match': etag })
    assert.deepEqual([later.status, titlesIn(later.text).length], [200, 2])
  })

  test('an empty list says so; a deleted link says so on any site, with the same page', async () => {
    const { url, id } = await create({ keyword: '위젯없음' })
    assert.match((await read(url)).text, /진행 중인 공고가 없습니다/)
    const calendar = (await call('POST', '/v1/links', { kind: 'calendar', of: 'starred' })).body as unknown as Created
    const unknown = await read(url.replace(/ggr_.{6}/, 'ggr_AAAAAA'))
    const same = async (why: string, address = url) => {
      const gone = await read(address)
      assert.deepEqual([gone.status, gone.text], [404, unknown.text], why)
      assert.equal(policyOf(gone.headers).get('frame-ancestors'), '*')
      assert.match(gone.text, /data-gonggo="ended"[\s\S]*링크가 더 이상 동작하지 않습니다/)
    }
    await same('another kind', calendar.url.replace('calendar.ics', 'widget'))
    assert.equal((await read(url.replace('/widget', '/calendar.ics'))).status, 404)
    const { sql } = app.db
    await sql`update accounts set state = 'suspended' where id = ${team.accountId}`
    await same('suspended')
    await sql`update accounts set state = 'active' where id = ${team.accountId}`
    assert.equal((await read(url)).status, 200)
    assert.equal((await call('DELETE', `/v1/links/${id}`)).status, 204)
    await same('deleted')
    assert.match((await read(`${url}?lang=en`)).text, /<html lang="en">[\s\S]*This link no longer works/)
  })

  test('an error page before validation contains nothing of the query', async () => {
    const path = `${app.baseUrl}/links//widget`
    const markup = '"><h1>PHISH</h1><i data-theme="'
    for (const query of [`theme=${encodeURIComponent(markup)}`, `lang=${encodeURIComponent(markup)}`, 'lang=xx']) {
      const { status, text } = await read(`${path}?${query}`)
      assert.equal(status, 404, query)
      assert.ok(!text.includes('PHISH'), text)
      assert.match(text, /<html lang="ko">[\s\S]*data-theme="auto"[\s\S]*data-gonggo="ended"/)
    }
    const asked = await read(`${path}?lang=en&theme=dark`)
    assert.match(asked.text, /<html lang="en">[\s\S]*data-theme="dark"/)
  })

  test('the link has its own limit, which does not count for the account; the page shows when it is reached', async () => {
    const { url } = await create({ keyword: '위젯제한' })
    const statuses = new Map<number, number>()
    for (let i = 0; i < 301; i++) {
      const { status } = await read(url, {}, 'HEAD')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    assert.deepEqual(
      [...statuses],
      [
        [200, 300],
        [429, 1],
      ],
    )
    const busy = await read(url)
    assert.equal(busy.status, 429)
    assert.ok(Number(busy.headers.get('retry-after')) > 0)
    assert.match(busy.text, /data-gonggo="busy"/)
    assert.equal(policyOf(busy.headers).get('frame-ancestors'), '*')
    const other = await create({ keyword: '위젯제한' })
    assert.equal((await read(other.url)).status, 200)
    const usage = await call('GET', '/v1/usage')
    const { rateLimits } = usage.body as unknown as {
      rateLimits: { policy: string; limit: number; remaining: number }[]
    }
    const plan = rateLimits.find(({ policy }) => policy === 'enterprise')
    assert.equal(plan?.remaining, plan?.limit)
  })

  test('the script for other pages is small and cached, and other sites may load it', async () => {
    const { status, headers, text } = await read(`${app.baseUrl}/widget.js`)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    assert.equal(headers.get('cache-control'), 'public, max-age=300')
    assert.equal((await read(`${app.baseUrl}/widget.js`, { 'if-none-match': headers.get('etag') ?? '' })).status, 304)
    assert.ok(gzipSync(text).length <= 6 * 1024, `${gzipSync(text).length} bytes`)
    for (const word of ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'innerHTML', 'fetch(', 'eval'])
      assert.ok(!text.includes(word), word)
  })
})

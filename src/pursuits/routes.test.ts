import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../test/factories.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { DAY } from '../lib/clock.ts'
import type { Pursuit, PursuitAssignee, PursuitNote, PursuitStep } from './schema.ts'

interface Answer<Body> {
  status: number
  headers: Headers
  body: Body & ProblemAnswer
}

describe('pursuits over HTTP', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    team = await hands.newTeam()
  })
  after(() => app.close())

  async function call<Body = Pursuit>(
    method: string,
    path: string,
    body?: object,
    { key = team.key, headers = {} }: { key?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> {
    const told = await hands.call(method, path, key, body === undefined ? { headers } : { body, headers })
    return { status: told.status, headers: told.headers, body: told.body as unknown as Body & ProblemAnswer }
  }

  let count = 0
  async function notice(changes: Parameters<typeof bidRecord>[0] = {}): Promise<string> {
    const record = bidRecord({ number: `PUR${++count}`, ...changes })
    await app.bids.upsert([record], () => false)
    return record.number
  }

  const pursue = async (body: object = {}) => call('POST', '/v1/pursuits', { noticeNo: await notice(), ...body })

  test('a new pursuit has defaults and shows its notice', async () => {
    const noticeNo = await notice({
      title: '노후 하수관로 정비공사',
      estimatedPrice: 71_078_973,
      baseAmount: 70_000_000,
    })
    const { status, headers, body } = await call('POST', '/v1/pursuits', { noticeNo })
    assert.equal(status, 201)
    assert.equal(headers.get('location'), `/v1/pursuits/${body.id}`)
    const { id, createdAt, updatedAt, createdBy, ...rest } = body
    assert.match(id, /^pur_[0-9a-z]{26}$/)
    assert.match(createdBy ?? '', /^key_/)
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(rest, {
      noticeNo,
      notice: {
        title: '노후 하수관로 정비공사',
        agency: '서울특별시 종로구',
        demandAgency: null,
        currency: 'KRW',
        estimatedPrice: 71_078_973,
        baseAmount: 70_000_000,
        closeAt: '2026-11-30T09:00:00+09:00',
        openAt: '2026-11-30T10:00:00+09:00',
        status: 'open',
        detailUrl: `https://portal.example/notices/${noticeNo}`,
      },
      state: 'watching',
      stateBy: 'person',
      assignee: null,
      bidAmount: null,
      remindClosing: [],
      remindOpening: [],
      outcome: null,
      result: null,
      noteCount: 0,
    })
    assert.deepEqual((await call('GET', `/v1/pursuits/${id}`)).body, body)
  })

  test('concurrent requests create one pursuit of a notice', async () => {
    const noticeNo = await notice()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', '/v1/pursuits', { noticeNo })))
    const [made, ...others] = answers.sort((a, b) => a.status - b.status)
    assert.equal(made?.status, 201)
    for (const { status, headers, body } of others) {
      assert.deepEqual([status, body.code], [409, 'pursuit_exists'])
      assert.equal(headers.get('location'), `/v1/pursuits/${made?.body.id}`)
      assert.ok(body.detail.includes(made?.body.id ?? '?'))
    }
  })

  test('the number may have a revision, spaces around it and lower case', async () => {
    for (const write of [(it: string) => `${it}-000`, (it: string) => ` ${it} `, (it: string) => it.toLowerCase()]) {
      const noticeNo = await notice()
      const { status, body } = await call('POST', '/v1/pursuits', { noticeNo: write(noticeNo) })
      assert.deepEqual([status, body.noticeNo], [201, noticeNo])
      const again = await call('POST', '/v1/pursuits', { noticeNo })
      assert.deepEqual([again.status, again.body.code], [409, 'pursuit_exists'])
    }
    const never = await call('POST', '/v1/pursuits', { noticeNo: `${await notice()}-001` })
    assert.deepEqual([never.status, never.body.code], [400, 'invalid_field'])
  })

  test('an unknown notice, member or state is rejected, with all errors at once', async () => {
    const { status, body } = await call('POST', '/v1/pursuits', { noticeNo: 'none', assignee: 'mem_none' })
    assert.equal(status, 400)
    assert.deepEqual(
      body.errors?.map(({ name, code }) => `${name} ${code}`),
      ['noticeNo invalid_field', 'assignee invalid_field'],
    )
    const { id } = (await pursue()).body
    assert.equal((await call('PATCH', `/v1/pursuits/${id}`, { state: 'sold' })).status, 400)
    assert.equal((await call('PATCH', `/v1/pursuits/${id}`, { assignee: 'mem_none' })).status, 400)
    assert.equal((await call('PATCH', `/v1/pursuits/${id}`, { remindClosing: [0] })).status, 400)
    for (const [text, told] of [
      [' ', '"text" must not be blank.'],
      ['', '"text" must not be empty.'],
    ] as const) {
      const { status, body } = await call<ProblemAnswer>('POST', `/v1/pursuits/${id}/notes`, { text })
      assert.deepEqual([status, body.errors?.map(({ message }) => message)], [400, [told]])
    }
  })

  test('a change returns the new state; null restores the default; equal values change nothing', async () => {
    const { id } = (await pursue({ state: 'preparing', note: '현장설명 참석' })).body
    const path = `/v1/pursuits/${id}`
    const wishes = { state: 'bid', assignee: team.ownerId, bidAmount: 61_900_000, remindClosing: [1, 3, 3] }
    const { body } = await call('PATCH', path, wishes)
    assert.deepEqual(
      [body.state, body.assignee, body.bidAmount, body.remindClosing, body.noteCount],
      ['bid', team.ownerId, 61_900_000, [3, 1], 1],
    )
    assert.deepEqual((await call('PATCH', path, wishes)).body, body)
    const back = (await call('PATCH', path, { state: null, assignee: null, bidAmount: null, remindClosing: null })).body
    assert.deepEqual([back.state, back.assignee, back.bidAmount, back.remindClosing], ['watching', null, null, []])
    const history = (await call<{ total: number; items: PursuitStep[] }>('GET', `${path}/history`)).body
    assert.deepEqual(
      history.items.map(({ changes }) => changes.map(({ field, old, new: to }) => [field, old, to])),
      [
        [
          ['state', 'bid', 'watching'],
          ['assignee', team.ownerId, null],
          ['bidAmount', 61_900_000, null],
          ['remindClosing', [3, 1], []],
        ],
        [
          ['state', 'preparing', 'bid'],
          ['assignee', null, team.ownerId],
          ['bidAmount', null, 61_900_000],
          ['remindClosing', [], [3, 1]],
        ],
        [['state', null, 'preparing']],
      ],
    )
    assert.ok(history.items.every(({ actor }) => actor.kind === 'key' && actor.id === back.createdBy))
  })

  test('of fifty concurrent changes with If-Match, one succeeds; the others are rejected', async () => {
    const { id } = (await pursue()).body
    const path = `/v1/pursuits/${id}`
    const tag = (await call('GET', path)).headers.get('etag') ?? assert.fail('no tag')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call('PATCH', path, { bidAmount: index + 1 }, { headers: { 'if-match': tag } }),
      ),
    )
    const done = answers.filter(({ status }) => status === 200)
    assert.equal(done.length, 1)
    assert.equal(answers.filter(({ body }) => body.code === 'precondition_failed').length, 49)
    const now = await call('GET', path)
    assert.equal(now.body.bidAmount, done[0]?.body.bidAmount)
    const again = { headers: { 'if-match': done[0]?.headers.get('etag') ?? '' } }
    assert.equal((await call('PATCH', path, { bidAmount: 99 }, again)).status, 200)
  })

  test('notes have date and author; only their author can delete them', async () => {
    const { id } = (await pursue()).body
    const path = `/v1/pursuits/${id}/notes`
    const member = await hands.join(team, 'member')
    const [one, two] = [await hands.keyFor(team.accountId, member.id), await hands.keyFor(team.accountId, member.id)]
    const written = await call<PursuitNote>('POST', path, { text: '공동수급 업체 확인 필요' }, { key: one })
    assert.equal(written.status, 201)
    assert.equal(written.headers.get('location'), `${path}/${written.body.id}`)
    assert.equal(written.body.memberId, member.id)
    await call('POST', path, { text: '견적 접수' })
    const list = (await call<{ total: number; items: PursuitNote[] }>('GET', path)).body
    assert.deepEqual(
      [list.total, list.items.map(({ text }) => text).sort()],
      [2, ['견적 접수', '공동수급 업체 확인 필요']],
    )
    const refused = await call('DELETE', `${path}/${written.body.id}`)
    assert.deepEqual([refused.status, refused.body.code], [403, 'scope_required'])
    assert.equal((await call('DELETE', `${path}/${written.body.id}`, undefined, { key: two })).status, 204)
    assert.equal((await call('DELETE', `${path}/${written.body.id}`, undefined, { key: two })).status, 404)
    assert.equal((await call('GET', `/v1/pursuits/${id}`)).body.noteCount, 1)
  })

  test('another account finds nothing with any request', async () => {
    const { id } = (await pursue({ note: '비밀' })).body
    const { items } = (await call<{ items: PursuitNote[] }>('GET', `/v1/pursuits/${id}/notes`)).body
    const other = await makeAccount(app, { plan: 'enterprise' })
    const { key } = await makeKey(app, other.id)
    const asked: [string, string, object?][] = [
      ['GET', `/v1/pursuits/${id}`],
      ['PATCH', `/v1/pursuits/${id}`, { state: 'won' }],
      ['GET', `/v1/pursuits/${id}/history`],
      ['GET', `/v1/pursuits/${id}/notes`],
      ['POST', `/v1/pursuits/${id}/notes`, { text: 'x' }],
      ['DELETE', `/v1/pursuits/${id}/notes/${items[0]?.id}`],
      ['DELETE', `/v1/pursuits/${id}`],
    ]
    for (const [method, path, body] of asked) {
      const { status, body: told } = await call(method, path, body, { key })
      assert.deepEqual([status, told.code], [404, 'not_found'], `${method} ${path}`)
    }
    assert.equal((await call<{ total: number }>('GET', '/v1/pursuits', undefined, { key })).body.total, 0)
    // A member of one account works on nothing of another.
    const own = await call('POST', '/v1/pursuits', { noticeNo: await notice(), assignee: team.ownerId }, { key })
    assert.equal(own.status, 400)
    assert.equal((await call('GET', `/v1/pursuits/${id}`)).body.noteCount, 1)
  })

  test('filters, order, pages and a table of one query', async () => {
    const { key, ownerId } = await hands.newTeam()
    const make = async (
      title: string,
      days: number,
      body: object,
      price: { estimatedPrice?: number; currency?: string },
    ) => {
      const times = { closeAt: NOW + days * DAY, openAt: NOW + (days + 1) * DAY }
      const noticeNo = await notice(Object.assign({ title, estimatedPrice: null }, times, price))
      return (await call('POST', '/v1/pursuits', { noticeNo, ...body }, { key })).body.id
    }
    const sewer = await make('하수관로 정비공사', 3, { state: 'preparing', assignee: ownerId }, { estimatedPrice: 70 })
    const lamps = await make('가로등 보수', 9, { state: 'bid', bidAmount: 5 }, {})
    const system = await make('=정보시스템 구축', 6, { state: 'watching' }, { estimatedPrice: 90, currency: 'USD' })
    const ids = async (query: string) => {
      const answer = await call<{ total: number; items: Pursuit[] }>('GET', `/v1/pursuits?${query}`, undefined, { key })
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      assert.equal(answer.body.total, answer.body.items.length)
      return answer.body.items.map(({ id }) => id)
    }
    assert.deepEqual(await ids('sort=closeAt'), [sewer, system, lamps])
    assert.deepEqual(await ids('sort=-closeAt'), [lamps, system, sewer])
    assert.deepEqual(await ids('state=bid&state=preparing&sort=closeAt'), [sewer, lamps])
    assert.deepEqual(await ids(`assignee=${ownerId}`), [sewer])
    assert.deepEqual(await ids(`assignee=none&assignee=${ownerId}&sort=closeAt`), [sewer, system, lamps])
    assert.deepEqual(await ids('assignee=none&sort=closeAt'), [system, lamps])
    assert.deepEqual(await ids('q=하수%20관로'), [sewer])
    assert.deepEqual(await ids('closeFrom=2026-11-24&closeTo=2026-11-26'), [system])
    assert.deepEqual(await ids('openFrom=2026-11-25&openTo=2026-11-27'), [system])
    for (const bounds of ['minAmt=70', 'maxAmt=70', 'minAmt=0', 'minAmt=70&maxAmt=70&currency=KRW'])
      assert.deepEqual(await ids(bounds), [sewer], bounds)
    assert.deepEqual(await ids('minAmt=71'), [])
    assert.deepEqual(await ids('minAmt=90&currency=USD'), [system])
    assert.equal((await ids('currency=USD')).length, 3, 'a currency alone is no bound')
    const { noticeNo } = (await call('GET', `/v1/pursuits/${lamps}`, undefined, { key })).body
    assert.deepEqual(await ids(`noticeNo=none&noticeNo=${noticeNo}`), [lamps])
    for (const written of [`${noticeNo}-000`, ` ${noticeNo.toLowerCase()}`])
      assert.deepEqual(await ids(`noticeNo=${encodeURIComponent(written)}`), [lamps], written)
    assert.deepEqual(await ids(`noticeNo=${noticeNo}-999`), [])
    const page = await call<{ total: number; items: Pursuit[] }>(
      'GET',
      '/v1/pursuits?sort=closeAt&pageSize=1&page=2',
      undefined,
      { key },
    )
    assert.deepEqual([page.body.total, page.body.items.map(({ id }) => id)], [3, [system]])
    assert.match(page.headers.get('link') ?? '', /rel="next"/)
    const wrong = await call(
      'GET',
      '/v1/pursuits?closeFrom=2026-12-01&closeTo=2026-11-01&minAmt=2&maxAmt=1&q=%2D',
      undefined,
      { key },
    )
    assert.deepEqual(
      wrong.body.errors?.map(({ name, code }) => `${name} ${code}`),
      ['closeTo reversed_range', 'maxAmt reversed_range', 'q invalid_parameter'],
    )
    const table = await app.get<string>('/v1/pursuits', { sort: 'closeAt' }, { key, headers: { accept: 'text/csv' } })
    const lines = table.body.trim().split('\r\n')
    assert.equal(table.headers.get('x-total-count'), '3')
    assert.ok(lines[0]?.startsWith('id,noticeNo,title'))
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',')[2]),
      ['하수관로 정비공사', "'=정보시스템 구축", '가로등 보수'],
    )
  })

  test('a table with more rows than are read at once has the rows of all pages, in order', async () => {
    const { key, accountId } = await hands.newTeam()
    await call('POST', '/v1/pursuits', { noticeNo: await notice() }, { key })
    await app.db.sql`
      insert into pursuits
      select copied.* from pursuits p, generate_series(1, 450) n,
        lateral jsonb_populate_record(p, jsonb_build_object(
          'id', p.id || n, 'notice_no', p.notice_no || n, 'updated_at', p.updated_at + make_interval(secs => n % 7)
        )) copied
      where p.account_id = ${accountId}`
    for (const sort of ['-updatedAt', 'closeAt']) {
      const paged: string[] = []
      for (let page = 1; page <= 5; page += 1) {
        const { body } = await call<{ items: Pursuit[] }>(
          'GET',
          `/v1/pursuits?sort=${sort}&pageSize=100&page=${page}`,
          undefined,
          { key },
        )
        paged.push(...body.items.map(({ id }) => id))
      }
      const table = await app.get<string>('/v1/pursuits', { sort }, { key, headers: { accept: 'text/csv' } })
      const ids = table.body.trim().split('\r\n').slice(1)
      assert.equal(table.headers.get('x-total-count'), '451')
      assert.deepEqual(
        ids.map((line) => line.split(',')[0]),
        paged,
      )
    }
  })

  test('changes of a pursuit are events and entries of the audit log', async () => {
    const { key, accountId } = await hands.newTeam()
    const { id } = (await call('POST', '/v1/pursuits', { noticeNo: await notice() }, { key })).body
    const [step] = (await call<{ items: PursuitStep[] }>('GET', `/v1/pursuits/${id}/history`, undefined, { key })).body
      .items
    await call('PATCH', `/v1/pursuits/${id}`, { state: 'preparing' }, { key })
    assert.equal((await call('DELETE', `/v1/pursuits/${id}`, undefined, { key })).status, 204)
    assert.equal((await call('GET', `/v1/pursuits/${id}/history`, undefined, { key })).status, 404)
    const { body } = await call<{
      items: { type: string; data: { pursuit: Pursuit; changes: object[]; actor: object } }[]
    }>('GET', '/v1/events?type=pursuit.changed', undefined, { key })
    assert.deepEqual(
      body.items.map(({ data: { pursuit, changes } }) => [pursuit.id, pursuit.state, changes]),
      [
        [id, 'watching', [{ field: 'state', old: null, new: 'watching' }]],
        [id, 'preparing', [{ field: 'state', old: 'watching', new: 'preparing' }]],
        [id, 'preparing', [{ field: 'state', old: 'preparing', new: null }]],
      ],
    )
    // As the history names whoever did it.
    assert.equal(step?.actor.kind, 'key')
    for (const { data } of body.items) assert.deepEqual(data.actor, step?.actor)
    const lines = await app.db.sql<{ action: string; subject: string; detail: object }[]>`
      select action, subject, detail from audit
      where account_id = ${accountId} and action like 'pursuit.%' order by id`
    assert.deepEqual(
      lines.map(({ action, subject }) => [action, subject]),
      [
        ['pursuit.created', id],
        ['pursuit.changed', id],
        ['pursuit.deleted', id],
      ],
    )
  })

  test('viewers can only read; only admins change the own business number', async () => {
    const { id } = (await pursue()).body
    const viewer = await hands.keyFor(team.accountId, null, ['pursuits:read'])
    assert.equal((await call('GET', `/v1/pursuits/${id}`, undefined, { key: viewer })).status, 200)
    assert.equal((await call('PATCH', `/v1/pursuits/${id}`, { state: 'bid' }, { key: viewer })).status, 403)
    assert.equal((await call('PATCH', '/v1/account', { businessNo: null }, { key: viewer })).status, 403)
    type Account = { businessNo: string | null; plan: string }
    assert.equal((await call<Account>('GET', '/v1/account', undefined, { key: viewer })).body.businessNo, null)
    const set = await call<Account>('PATCH', '/v1/account', { businessNo: '123-45-67890' })
    assert.equal(set.body.businessNo, '1234567890')
    assert.equal((await call('PATCH', '/v1/account', { businessNo: '123' })).status, 400)
    const stale = { headers: { 'if-match': '"none"' } }
    assert.equal((await call('PATCH', '/v1/account', { businessNo: null }, stale)).status, 412)
    assert.equal((await call<Account>('PATCH', '/v1/account', {})).body.businessNo, '1234567890')
    assert.equal((await call<Account>('PATCH', '/v1/account', { businessNo: null })).body.businessNo, null)
  })

  test('callers who see pursuits see the names of possible assignees', async () => {
    const others = await hands.newTeam()
    const member = await hands.join(others, 'member')
    const own = await hands.keyFor(others.accountId, member.id)
    const { body } = await call<{ total: number; items: PursuitAssignee[] }>(
      'GET',
      '/v1/pursuits/assignees',
      undefined,
      { key: own },
    )
    assert.equal(body.total, 2)
    assert.deepEqual(
      body.items.map(({ id, state }) => [id, state]),
      [
        [others.ownerId, 'active'],
        [member.id, 'active'],
      ],
    )
    assert.ok(body.items.every(({ name }) => name.length > 0))
    const second = '/v1/pursuits/assignees?pageSize=1&page=2'
    const next = (await call<{ items: PursuitAssignee[] }>('GET', second, undefined, { key: own })).body
    assert.deepEqual(next.items, body.items.slice(1))
  })

  test('the limit of an account is enforced and shown', async () => {
    const { key, accountId } = await hands.newTeam()
    await app.db.sql`
      insert into pursuits (account_id, id, notice_no, state, state_by, remind_closing, remind_opening, created_at,
        updated_at, version, due_at)
      select ${accountId}, 'pur_' || n, 'full' || n, 'watching', 'person', '{}', '{}', now(), now(), 1, null
      from generate_series(1, 9999) n`
    assert.equal((await call('POST', '/v1/pursuits', { noticeNo: await notice() }, { key })).status, 201)
    const { status, body } = await call('POST', '/v1/pursuits', { noticeNo: await notice() }, { key })
    assert.deepEqual([status, body.code], [409, 'limit_reached'])
    const usage = await app.get<{ counters: object[] }>('/v1/usage', {}, { key })
    assert.match(JSON.stringify(usage.body), /"pursuits","limit":10000,"used":10000/)
    const { total, items } = (
      await call<{ total: number; items: Pursuit[] }>('GET', '/v1/pursuits?page=100&pageSize=100', undefined, { key })
    ).body
    assert.deepEqual([total, items.length], [10_000, 100])
  })
})

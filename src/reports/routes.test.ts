import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import readSheets from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW, roundRecord } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { DAY, HOUR } from '../lib/clock.ts'
import type { WinnersBody } from '../statistics/index.ts'
import type { BidItem, Report, ReportContent } from './schema.ts'

const FIRMS = [
  { name: '(주)한빛건설', businessNo: '1048100010' },
  { name: '미래엔지니어링', businessNo: '2208100011' },
]

interface Answer<Body = Report & ProblemAnswer> {
  status: number
  headers: Headers
  body: Body
}

describe('reports over HTTP', () => {
  let app: TestApp
  let accountId: string
  let key: string
  before(async () => {
    app = await startTestApp()
  })
  beforeEach(async () => {
    const account = await makeAccount(app, { plan: 'enterprise', name: '한빛기업 주식회사' })
    accountId = account.id
    key = (await makeKey(app, accountId)).key
  })
  after(() => app.close())

  async function call<Body = Report & ProblemAnswer>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: (text === '' ? null : JSON.parse(text)) as Body }
  }

  const ask = (body: object, headers = {}) =>
    call('POST', '/v1/reports', { body: { period: 'monthly', of: '2026-11-20', format: 'json', ...body }, headers })

  const made = (id: string) =>
    eventually(async () => {
      const { body } = await call('GET', `/v1/reports/${id}`)
      return body.state === 'ready' || body.state === 'failed' ? body : null
    })

  async function watch(keyword: string): Promise<void> {
    assert.equal((await call('POST', '/v1/keywords', { body: { keyword } })).status, 201)
  }

  test('is requested, generated, read by key and by link, and deleted', async () => {
    await app.bids.upsert([bidRecord({ title: '서버 구매', postedAt: NOW - DAY })], () => false)
    await watch('서버')
    const asked = await ask({ format: 'pdf' })
    assert.equal(asked.status, 202)
    assert.equal(asked.headers.get('location'), `/v1/reports/${asked.body.id}`)
    assert.equal(asked.body.state, 'queued')
    assert.deepEqual([asked.body.from, asked.body.to], ['2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59+09:00'])
    const report = await made(asked.body.id)
    assert.deepEqual([report.state, report.progress, report.reason], ['ready', 100, null])
    for (const accept of ['application/json', 'text/csv', 'application/pdf;q=0']) {
      const path = `/v1/reports/${report.id}/content`
      const { status, headers } = await fetch(`${app.baseUrl}${path}`, {
        headers: { authorization: `Bearer ${key}`, accept },
      })
      assert.deepEqual([status, headers.get('content-type')], [200, 'application/pdf'], accept)
      assert.equal((await fetch(report.contentUrl ?? '', { headers: { accept } })).status, 200, accept)
    }
    const byKey = await fetch(`${app.baseUrl}/v1/reports/${report.id}/content`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    })
    assert.equal(byKey.headers.get('content-type'), 'application/pdf')
    assert.equal(
      byKey.headers.get('content-disposition'),
      `attachment; filename="gonggo-monthly-report.pdf"; filename*=UTF-8''${encodeURIComponent('공고_월간보고서_2026-11.pdf')}`,
    )
    const bytes = Buffer.from(await byKey.arrayBuffer())
    assert.equal(bytes.length, report.bytes)
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    const byLink = await fetch(report.contentUrl ?? '')
    assert.ok(bytes.equals(Buffer.from(await byLink.arrayBuffer())))
    assert.equal((await call('DELETE', `/v1/reports/${report.id}`)).status, 204)
    assert.equal((await fetch(report.contentUrl ?? '')).status, 404)
    assert.equal((await call('GET', `/v1/reports/${report.id}`)).status, 404)
    assert.equal((await app.db.sql`select from report_files where account_id = ${accountId}`).length, 0)
  })

  test('HTML is shown in a sandbox on request; other files are downloaded', async () => {
    const file = async (id: string, query: string) => {
      const { headers } = await fetch(`${app.baseUrl}/v1/reports/${id}/content${query}`, {
        headers: { authorization: `Bearer ${key}` },
      })
      return headers
    }
    const html = await made((await ask({ format: 'html', sections: ['closing'] })).body.id)
    assert.match((await file(html.id, '')).get('content-disposition') ?? '', /^attachment; filename="gonggo-monthly/)
    const shown = await file(html.id, '?inline=true')
    assert.match(shown.get('content-disposition') ?? '', /^inline; filename="gonggo-monthly-report\.html"/)
    assert.equal(
      shown.get('content-security-policy'),
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
    )
    assert.equal(
      (await file(html.id, '')).get('content-security-policy'),
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    const json = await made((await ask({ sections: ['closing'] })).body.id)
    assert.match((await file(json.id, '?inline=true')).get('content-disposition') ?? '', /^attachment;/)
  })

  /** Where the link leads: the type of the file, or why there is none. */
  const behind = async (link: string) => {
    const answer = await fetch(link)
    const type = answer.headers.get('content-type') ?? ''
    if (answer.status === 200) return type
    const { code, detail } = (await answer.json()) as ProblemAnswer
    return `${answer.status} ${code}: ${detail}`
  }

  test('a link returns only what a key of the account would get now: block, suspension, plan', async () => {
    const { id } = (await ask({ format: 'html', sections: ['closing'] })).body
    const link = (await made(id)).contentUrl ?? ''
    const byKey = async () => {
      await app.access.auth.pollChanges()
      const { status, body } = await call('GET', `/v1/reports/${id}/content`)
      return `${status} ${body.code}`
    }
    assert.equal(await behind(link), 'text/html; charset=utf-8')

    await app.accounts.setState(accountId, 'suspended')
    assert.match(await behind(link), /^403 access_blocked: This account is suspended/)
    assert.equal(await byKey(), '403 access_blocked')
    await app.accounts.setState(accountId, 'active')

    for (const plan of ['pro', 'free'] as const) {
      await app.accounts.setPlan(accountId, plan)
      assert.match(await behind(link), /^403 plan_required: This endpoint requires the Enterprise plan/)
      assert.equal(await byKey(), '403 plan_required')
    }
    await app.accounts.setPlan(accountId, 'enterprise')

    const filed = await app.access.incidents.openByOperator({ accountId }, 'chargeback')
    assert.match(await behind(link), new RegExp(`^403 access_blocked: This account is blocked .*${filed?.id}`))
    assert.equal(await byKey(), '403 access_blocked')
    await app.access.incidents.resolveByOperator(filed?.id ?? '')
    assert.equal(await behind(link), 'text/html; charset=utf-8')
  })

  /** A month with notices that wait, results, a failure and two firms. */
  async function aMonth(word: string): Promise<void> {
    await watch(word)
    const at = NOW - 3 * DAY
    const waiting = Array.from({ length: 112 }, (_, index) =>
      bidRecord({
        title: `${word} 정비 ${index}`,
        postedAt: NOW - DAY - index,
        closeAt: NOW + (index % 20) * DAY + HOUR,
      }),
    )
    const ended = Array.from({ length: 8 }, (_, index) =>
      bidRecord({
        title: `${word} 준설 ${index}`,
        agency: index < 6 ? '종로구' : '천안시',
        agencyCode: index < 6 ? '1' : '2',
        postedAt: at - 9 * DAY,
        closeAt: at - HOUR,
        openAt: at,
      }),
    )
    await app.bids.upsert([...waiting, ...ended], () => false)
    const rounds = ended.map(({ number }, index) => {
      const rows = FIRMS.map((firm, rank) => ({
        ...firm,
        rank: rank + 1,
        amount: 87_745_000 + index + rank,
        rate: 87.745 + rank + index / 10,
        won: rank === 0 && index < 7,
        reason: null,
      }))
      const [winner] = FIRMS
      const state = index < 7 ? ('awarded' as const) : ('failed' as const)
      return roundRecord({
        number,
        state,
        openAt: at,
        openedAt: at,
        decidedAt: at + HOUR,
        bidders: 2,
        bidderRows: rows,
        ...(state === 'awarded' && winner
          ? { winners: [winner], amount: 87_745_000 + index, rate: 87.745 + index / 10, plannedPrice: 100_000_000 }
          : { winners: [], amount: null, rate: null, rateBasis: null, reason: '무응찰' }),
      })
    })
    await app.bids.recordRounds('one', rounds, () => false)
  }

  const every = async (query: Record<string, string>) => {
    const items: object[] = []
    for (let page = 1; ; page++) {
      const { body } = await app.get<{ total: number; items: object[] }>(
        '/v1/bids',
        { ...query, pageSize: 100, page },
        { key },
      )
      items.push(...body.items)
      if (body.items.length < 100) return { total: body.total, items }
    }
  }
  const period = { from: '2026-11-01', to: '2026-11-30' }
  const winnersOf = async () => (await app.get<WinnersBody>('/v1/statistics/winners', period, { key })).body

  test('the JSON equals the responses of the API, at one position of the feed', async () => {
    await aMonth('배수지')
    const { body: report } = await ask({})
    const ready = await made(report.id)
    const told = (await (await fetch(ready.contentUrl ?? '')).json()) as ReportContent
    const { matches, closing, awards, competitors, statistics } = told.sections
    assert.deepEqual(matches, await every({ matched: 'true', postedFrom: period.from, postedTo: period.to }))
    assert.equal(matches?.total, 120)
    const soon = { closeFrom: '2026-11-20T09:00:00+09:00', closeTo: '2026-12-04T09:00:00+09:00' }
    assert.deepEqual(closing, await every({ matched: 'true', status: 'open', sort: 'closeAt', ...soon }))
    const winners = await winnersOf()
    assert.deepEqual(statistics, winners)
    assert.equal(winners.items[0]?.awards, 6)
    assert.equal(awards?.total, 8)
    for (const { noticeNo, awards: results } of awards?.items ?? []) {
      const { body } = await app.get<{ awards: object[] }>(`/v1/bids/${noticeNo}`, {}, { key })
      assert.deepEqual(results, body.awards)
    }
    const { body: moves } = await app.get(
      '/v1/statistics/competitors',
      { ...period, businessNo: FIRMS[0]?.businessNo ?? '', pageSize: 100 },
      { key },
    )
    assert.deepEqual(competitors, moves)
    // Whose bid failed with all others has not lost.
    assert.equal(competitors?.total, 7)
    assert.deepEqual(told.asOf, ready.asOf)
    assert.equal(told.asOf.position, winners.asOf.position)
    assert.deepEqual(
      [told.period, told.from, told.to],
      ['monthly', '2026-11-01T00:00:00+09:00', '2026-11-30T23:59:59+09:00'],
    )
  })

  test('workbook and PDF contain the figures of the API', async () => {
    await aMonth('유수지')
    const asked = [await ask({ format: 'xlsx' }), await ask({ format: 'pdf' })]
    const files = []
    for (const { body } of asked) {
      const { contentUrl } = await made(body.id)
      files.push(Buffer.from(await (await fetch(contentUrl ?? '')).arrayBuffer()))
    }
    const [workbook = Buffer.alloc(0), pdf = Buffer.alloc(0)] = files
    const sheets = (await readSheets(workbook)) as unknown as { sheet: string; data: unknown[][] }[]
    const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)?.data.slice(1) ?? []
    const { items } = await winnersOf()
    assert.deepEqual(
      rowsOf('낙찰 통계').map((row) => row.slice(0, 9)),
      items.map(({ group, awards, totalAmount, medianAmount, awardRate: rates, bidders }) => [
        group.agency?.name,
        awards,
        totalAmount,
        medianAmount,
        rates?.n,
        rates?.p25,
        rates?.median,
        rates?.p75,
        bidders.median,
      ]),
    )
    const { total, items: matches } = await every({ matched: 'true', postedFrom: period.from, postedTo: period.to })
    assert.deepEqual(
      rowsOf('신규 일치 공고').map((row) => [row[0], row[1], row[4]]),
      (matches as BidItem[]).map(({ noticeNo, title, estimatedPrice }) => [noticeNo, title, estimatedPrice]),
    )
    const document = await getDocumentProxy(Uint8Array.from(pdf), { verbosity: 0 })
    const { text } = await extractText(document, { mergePages: true })
    const [group] = items
    for (const figure of [
      `공고는 ${total}건입니다`,
      '유찰은 1건입니다',
      '종로구',
      ...[group?.totalAmount, group?.medianAmount].map((amount) =>
        ((amount ?? Number.NaN) / 1e6).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      ),
      ...[group?.awardRate?.p25, group?.awardRate?.median, group?.awardRate?.p75].map(
        (rate) => rate?.toFixed(3) ?? 'none',
      ),
    ]) {
      assert.ok(text.includes(figure), figure)
    }
  })

  test('uses the last full week or month if no day is given', async () => {
    const spanOf = async (period: string) => {
      const { body } = await ask({ period, of: undefined })
      return [body.from.slice(0, 10), body.to.slice(0, 10)]
    }
    assert.deepEqual(await spanOf('weekly'), ['2026-11-09', '2026-11-15'])
    assert.deepEqual(await spanOf('monthly'), ['2026-10-01', '2026-10-31'])
  })

  test('a second call with the same idempotency key starts nothing', async () => {
    const headers = { 'idempotency-key': 'report-1' }
    const [first, second] = [await ask({}, headers), await ask({}, headers)]
    assert.equal(second.body.id, first.body.id)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
  })

  test('a link expires after an hour, and an altered one is invalid', async () => {
    const { body } = await ask({ sections: ['matches'] })
    const { contentUrl } = await made(body.id)
    const link = contentUrl ?? ''
    assert.equal((await fetch(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status, 404)
    await app.pass(HOUR - 1_000)
    assert.equal((await fetch(link)).status, 200)
    await app.pass(2_000)
    assert.equal((await fetch(link)).status, 404)
    await app.pass(-HOUR - 1_000)
  })

  test('rejects invalid input and names it', async () => {
    const faults = async (body: object) => {
      const { status, body: told } = await ask(body)
      return [status, ...(told.errors ?? []).map(({ name, code }) => `${name} ${code}`)]
    }
    assert.deepEqual(await faults({ of: 'yesterday' }), [400, 'of invalid_field'])
    assert.deepEqual(await faults({ of: '2027-01-01' }), [400, 'of invalid_field'])
    assert.deepEqual(await faults({ format: 'docx' }), [400, 'format invalid_field'])
    assert.deepEqual(await faults({ filter: { region: ['서울', '아틀란티스'] } }), [
      400,
      'filter.region[1] unknown_region',
    ])
    assert.deepEqual(await faults({ filter: { minAmt: 2, maxAmt: 1 } }), [400, 'filter.maxAmt reversed_range'])
    assert.deepEqual(await faults({ sections: ['weather'] }), [400, 'sections[0] invalid_field'])
  })

  test('a completed report causes an event', async () => {
    const { body } = await ask({ sections: ['closing'] })
    await made(body.id)
    const [event] = await app.db.sql<{ type: string }[]>`
      select * from events where account_id = ${accountId}`
    assert.equal(event?.type, 'report.ready')
    assert.ok(JSON.stringify(event).includes(body.id))
  })

  test('is not visible to other accounts', async () => {
    const { body } = await ask({ sections: ['closing'] })
    await made(body.id)
    const stranger = await makeAccount(app, { plan: 'enterprise' })
    const foreign = { headers: { authorization: `Bearer ${(await makeKey(app, stranger.id)).key}` } }
    for (const path of [`/v1/reports/${body.id}`, `/v1/reports/${body.id}/content`]) {
      assert.equal((await call('GET', path, foreign)).status, 404, path)
    }
    assert.equal((await call('DELETE', `/v1/reports/${body.id}`, foreign)).status, 404)
    assert.equal((await call<{ total: number }>('GET', '/v1/reports', foreign)).body.total, 0)
  })

  const contentOf = async (id: string) => {
    const { contentUrl } = await made(id)
    return (await (await fetch(contentUrl ?? '')).json()) as ReportContent
  }

  test('a week has its figures beside those of the week before, and the statistics of twelve months', async () => {
    await aMonth('집수정')
    const told = await contentOf((await ask({ period: 'weekly' })).body.id)
    const { summary, sections } = told
    const year = { from: '2025-11-23', to: '2026-11-22' }
    assert.deepEqual(sections.statistics, (await app.get<WinnersBody>('/v1/statistics/winners', year, { key })).body)
    // The week goes on, so it is compared with as much of the one before.
    assert.deepEqual(summary.before, { from: '2026-11-09T00:00:00+09:00', to: '2026-11-13T09:00:00+09:00' })
    const posted = (postedFrom: string, postedTo: string) => every({ matched: 'true', postedFrom, postedTo })
    const figure = (name: string) => summary.figures.find((one) => one.name === name)
    const matches = (await posted('2026-11-16', '2026-11-22')) as { total: number; items: BidItem[] }
    assert.deepEqual(
      [figure('matches')?.value, figure('matches')?.before],
      [matches.total, (await posted(summary.before.from, summary.before.to)).total],
    )
    assert.equal(
      figure('matchAmount')?.value,
      matches.items.reduce((sum, { estimatedPrice }) => sum + (estimatedPrice ?? 0), 0),
    )
    assert.equal(figure('results')?.value, 8)
    assert.equal(figure('awardAmount')?.value, 7 * 87_745_000 + 21)
    assert.equal(figure('awardRate')?.value, sections.statistics?.totals.awardRate?.median)
    assert.equal(summary.toDecide?.length, 10)
    assert.equal(summary.closingSoon?.total, 18)
  })

  test('a week without matches is compared with the numbers of the week before', async () => {
    await aMonth('침사지')
    const { summary } = await contentOf((await ask({ period: 'weekly', of: '2026-11-12' })).body.id)
    assert.deepEqual(summary.before, { from: '2026-11-02T00:00:00+09:00', to: '2026-11-08T23:59:59+09:00' })
    assert.deepEqual(
      summary.figures.find(({ name }) => name === 'matches'),
      { name: 'matches', value: 0, before: 8, difference: -8, percent: -100 },
    )
  })

  test('competitors are the chosen ones, or those met in three matching notices', async () => {
    const { body: nobody } = await ask({ sections: ['competitors'] })
    assert.deepEqual((await contentOf(nobody.id)).sections.competitors?.summary, [])
    const businessNo = FIRMS.map((firm) => firm.businessNo)
    const { body: chosen } = await ask({ sections: ['competitors'], filter: { businessNo } })
    assert.deepEqual(
      (await contentOf(chosen.id)).sections.competitors?.summary.map((firm) => firm.businessNo),
      businessNo,
    )
  })

  test('a workbook has all agencies, a page the first twenty', async () => {
    const at = NOW - 2 * DAY
    const ended = Array.from({ length: 25 }, (_, index) =>
      bidRecord({
        agency: `기관 ${index}`,
        agencyCode: `many ${index}`,
        postedAt: at - 9 * DAY,
        closeAt: at - HOUR,
        openAt: at,
      }),
    )
    await app.bids.upsert(ended, () => false)
    const round = {
      state: 'awarded' as const,
      openAt: at,
      openedAt: at,
      decidedAt: at + HOUR,
      bidders: 2,
      bidderRows: [],
    }
    await app.bids.recordRounds(
      'one',
      ended.map(({ number }) =>
        roundRecord({ ...round, number, winners: FIRMS.slice(0, 1), amount: 9, rate: 90, plannedPrice: 10 }),
      ),
      () => false,
    )
    const { contentUrl } = await made((await ask({ format: 'xlsx', sections: ['statistics'] })).body.id)
    const workbook = Buffer.from(await (await fetch(contentUrl ?? '')).arrayBuffer())
    const sheets = (await readSheets(workbook)) as unknown as { sheet: string; data: unknown[][] }[]
    const agencies = sheets.find(({ sheet }) => sheet === '낙찰 통계')?.data.slice(1) ?? []
    const { total } = await winnersOf()
    assert.ok(total >= 25)
    assert.equal(agencies.length, total)
  })

  test('loses its file after 30 days and remains as expired', async () => {
    const { body } = await ask({ sections: ['closing'] })
    const { contentUrl } = await made(body.id)
    await app.db.sql`update reports set expires_at = now() - interval '1 second' where id = ${body.id}`
    assert.equal((await fetch(contentUrl ?? '')).status, 404)
    assert.equal(await app.reports.sweep(), 1)
    const { body: after } = await call('GET', `/v1/reports/${body.id}`)
    assert.deepEqual([after.state, after.contentUrl], ['expired', null])
    assert.equal((await app.db.sql`select from report_files where report_id = ${body.id}`).length, 0)
  })
})

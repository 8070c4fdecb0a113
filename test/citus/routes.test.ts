import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ToolName } from '../../src/agents/schema.ts'
import { createAgentClient } from '../agents/client.ts'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { CITUS_VARIABLE } from '../cluster.ts'
import { bidRecord } from '../factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { createTeamHands, type Team } from '../team.ts'

const skip =
  process.env[CITUS_VARIABLE] === undefined
    ? `${CITUS_VARIABLE} names no program that starts a cluster of Citus`
    : false

const NOTICE = 'R26BK00123456'

/** A path parameter in braces is the id from the response of that request; `=name` stores one. */
const REQUESTS = `
POST /v1/keywords =keyword {"keyword":"하수관로"}
POST /v1/keywords =oldKeyword {"keyword":"상수관로"}
POST /v1/keywords/batch {"keywords":[{"keyword":"교량 점검"},{"keyword":"도서관 장서"}]}
PATCH /v1/keywords {"ids":["{keyword}"],"alert":{"remind":[3]}}
POST /v1/keywords/preview {"keyword":"정비 공사"}
POST /v1/keywords/import/preview {"lines":[{"keyword":"하수관로 정비"}]}
GET /v1/keywords?recent=true
GET /v1/keywords/{keyword}
PATCH /v1/keywords/{keyword} {"keyword":"하수관로 정비"}
GET /v1/keywords/{keyword}/matches
DELETE /v1/keywords/{oldKeyword}
GET /v1/profile
PUT /v1/profile {"seats":[{"region":"서울특별시","kind":"head"}]}
POST /v1/profiles =profile {"name":"한빛전기"}
GET /v1/profiles
GET /v1/profiles/{profile}
PUT /v1/profiles/{profile} {"name":"나래전기"}
GET /v1/bids/{notice}/eligibility
GET /v1/bids/{notice}/eligibility?profile={profile}
GET /v1/bids/{notice}/verdicts
GET /v1/bids?keyword=정비&eligibility=yes
GET /v1/bids?keyword=정비&profile={profile}&eligibility=check
GET /v1/bids/changes
GET /v1/bids/{notice}
POST /v1/bids/lookup {"noticeNos":["{notice}"]}
POST /v1/bids/search {"keyword":"정비"}
POST /v1/bids/search {"keyword":"정비","profile":"{profile}"}
GET /v1/bids/{notice}/bidders
GET /v1/bids/{notice}/similar
GET /v1/bids/recurring
GET /v1/bids/{notice}/attachments
GET /v1/bids/{notice}/attachments/x/text
GET /v1/bids/{notice}/quotations
GET /v1/bids/{notice}/price-reference
GET /v1/bids/{notice}/competition
GET /v1/codes/agencies
GET /v1/codes/industries
GET /v1/codes/regions
GET /v1/sources
GET /v1/events
PATCH /v1/events {"marks":[{"id":"{event}","state":"starred"}]}
PATCH /v1/events/{event} {"state":"dismissed","reason":"지역제한"}
POST /v1/pursuits =pursuit {"noticeNo":"{notice}","state":"bid","note":"현장 설명회"}
GET /v1/pursuits
GET /v1/pursuits/assignees
GET /v1/pursuits/{pursuit}
PATCH /v1/pursuits/{pursuit} {"bidAmount":61900000}
GET /v1/pursuits/{pursuit}/history
POST /v1/pursuits/{pursuit}/notes =note {"text":"공동도급"}
GET /v1/pursuits/{pursuit}/notes
DELETE /v1/pursuits/{pursuit}/notes/{note}
DELETE /v1/pursuits/{pursuit}
POST /v1/links =link {"kind":"calendar"}
POST /v1/links =feed {"kind":"atom","of":"keyword","keywordId":"{keyword}"}
POST /v1/links =widget {"kind":"widget","of":"keyword","keywordId":"{keyword}"}
GET /links/{linkToken}/calendar.ics
GET /links/{feedToken}/notices.atom
GET /links/{widgetToken}/widget
GET /v1/links
GET /v1/links/{link}
PATCH /v1/links/{link} {"name":"마감 일정"}
DELETE /v1/links/{link}
POST /v1/webhooks =webhook {"url":"https://example.com/hook"}
GET /v1/webhooks
GET /v1/webhooks/{webhook}
PATCH /v1/webhooks/{webhook} {"description":"ERP"}
POST /v1/webhooks/{webhook}/rotate-secret {}
POST /v1/webhooks/{webhook}/test
GET /v1/webhooks/{webhook}/deliveries
GET /v1/webhooks/{webhook}/deliveries/{delivery}
POST /v1/webhooks/{webhook}/deliveries/{delivery}/redeliver
POST /v1/webhooks/{webhook}/redeliver {"from":"2026-11-19"}
DELETE /v1/webhooks/{webhook}
GET /v1/statistics/winners
GET /v1/statistics/awards
GET /v1/statistics/competitors?businessNo=1234567891
POST /v1/reports =report {"period":"weekly","format":"json","sections":["matches"]}
POST /v1/reports =other {"period":"weekly","format":"json","profile":"{profile}"}
GET /v1/reports
GET /v1/reports/{report}/content
GET /v1/reports/{other}/content
GET /v1/reports/{other} =other
GET /reports/{otherToken}
DELETE /v1/reports/{report}
POST /v1/reports/schedules =schedule {"period":"weekly","format":"pdf"}
POST /v1/reports/schedules =plan {"period":"weekly","format":"pdf","profile":"{profile}"}
DELETE /v1/profiles/{profile}
GET /v1/reports/schedules
GET /v1/reports/schedules/{plan}
PATCH /v1/reports/schedules/{plan} {"profile":null}
PATCH /v1/reports/schedules/{schedule} {"format":"xlsx"}
DELETE /v1/reports/schedules/{schedule}
DELETE /v1/profiles/{profile}
POST /v1/teams =member {"email":"jiwoo@example.com","role":"member"}
GET /invitations?code={invitation}
POST /invitations {"code":"{invitation}"}
GET /unsubscribe/{unsubscribe}
POST /unsubscribe/{unsubscribe}
GET /v1/teams
GET /v1/teams/{member}
PATCH /v1/teams/{member} {"role":"viewer"}
DELETE /v1/teams/{member}
POST /v1/keys =key {"name":"ERP"}
GET /v1/keys
GET /v1/keys/{key}
POST /v1/keys/{key}/rotate {}
DELETE /v1/keys/{key}
GET /v1/usage
GET /v1/account
PATCH /v1/account {"businessNo":"123-45-67890"}
GET /v1/access/audit
GET /v1/access/ip-allow-list
POST /v1/access/ip-allow-list/preview {"ranges":["127.0.0.1"]}
PUT /v1/access/ip-allow-list {"ranges":["127.0.0.1"]}
GET /v1/access/incidents
GET /v1/access/incidents/settings
PATCH /v1/access/incidents/settings {"autoBlock":true}
POST /session {"key":"{secret}"}
GET /session
DELETE /session
POST /session/links {"email":"owner@example.com"}
POST /session/challenges
GET /v1/sessions
DELETE /v1/sessions/x
DELETE /v1/sessions
POST /mcp {"jsonrpc":"2.0","id":1,"method":"tools/list"}
`

/** Refused because a dependency is missing, or because a schedule needs it. */
const REFUSED = [
  '404 GET /v1/bids/{notice}/attachments/x/text',
  '409 DELETE /v1/profiles/{profile}',
  '404 DELETE /v1/sessions/x',
]

/** Passkeys need an authenticator, reports of leaked keys a signature; both read only tables of the coordinator. */
const ELSEWHERE = [
  'POST /session/passkeys/options',
  'POST /session/passkeys',
  'GET /session/passkeys',
  'PATCH /session/passkeys/:',
  'DELETE /session/passkeys/:',
  'POST /integrations/secret-scanning',
  'POST /consultations',
]

const LINE = /^(\w+) (\S+)(?: =(\w+))?(?: (\{.*))?$/

interface Body {
  id: string
  url?: string
  contentUrl?: string
}

describe('the requests of a customer on a cluster', { skip }, () => {
  let database: TestDatabase
  let worker: TestApp
  let app: TestApp
  let team: Team
  let cookie = ''
  const things = new Map<string, string>()
  const hands = createTeamHands(() => app)
  before(async () => {
    database = await openTestDatabase()
    // Connections of this role refuse statements on several shards; the other app does the work for all accounts.
    await database.db.sql.unsafe(`
      alter role ${database.target.username} in database ${database.owner.database}
      set citus.multi_task_query_log_level = error`)
    worker = await startTestApp({ database: Object.assign({}, database, { target: database.owner }) })
    app = await startTestApp({ role: 'api', database })
    team = await hands.newTeam({ email: 'owner@example.com' })
    await app.keywords.createMany(team.accountId, [{ keyword: '정비' }])
    const [keyword] = await keywords()
    await app.bids.upsert([bidRecord({ number: NOTICE, title: '하수관로 정비공사' })], () => true)
    const event = await eventually(async () => {
      const { body } = await app.get<{ items: { id: string }[] }>('/v1/events', {}, { key: team.key })
      return body.items[0]?.id
    })
    const unsubscribe = app.mailing.unsubscribe.url(
      { accountId: team.accountId, memberId: team.ownerId },
      keyword?.id ?? '',
    )
    for (const [name, value] of Object.entries({
      notice: NOTICE,
      event,
      secret: team.key,
      unsubscribe: unsubscribe.split('/').at(-1) ?? '',
    }))
      things.set(name, value)
  })
  after(async () => {
    await app?.close()
    await worker?.close()
    await database?.close()
  })

  const keywords = async () =>
    (await app.keywords.list({ accountId: team.accountId, plan: 'enterprise' }, { page: 1, pageSize: 100 })).items

  async function send(method: string, path: string, body: string | undefined) {
    const isSession = path.startsWith('/session')
    return fetch(`${app.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(isSession ? { cookie, 'x-gonggo-console': '1' } : { authorization: `Bearer ${team.key}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    })
  }

  /** The other app makes a report. */
  const isLate = (path: string, status: number) => path.endsWith('/content') && status === 404

  async function ask(line: string): Promise<number> {
    const filled = line.replaceAll(/\{([a-z]\w*)\}/gi, (_, name: string) => things.get(name) ?? assert.fail(name))
    const [, method = '', path = '', name, body] = LINE.exec(filled) ?? []
    const answer = await eventually(async () => {
      const one = await send(method, path, body)
      return isLate(path, one.status) ? null : one
    })
    const text = await answer.text()
    if (name) remember(name, JSON.parse(text) as Body)
    if (name === 'member') things.set('invitation', await hands.tokenOf('jiwoo@example.com'))
    if (path.endsWith('/test')) things.set('delivery', answer.headers.get('location')?.split('/').at(-1) ?? '')
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer.status
  }

  function remember(name: string, { id, url, contentUrl }: Body): void {
    things.set(name, id)
    const address = url ?? contentUrl
    if (address) things.set(`${name}Token`, /\/(?:links|reports)\/([^/?]+)/.exec(address)?.[1] ?? '')
  }

  test('ask one shard each, whichever route it is', async () => {
    await assert.rejects(async () => app.db.sql`select id from keywords limit 1`, /multi-task|multi-shard/)
    const lines = REQUESTS.trim().split('\n')
    const refused: string[] = []
    for (const line of lines) {
      const status = await ask(line)
      if (status >= 300) refused.push(`${status} ${line}`)
    }
    assert.deepEqual(refused, REFUSED)
    const routeOf = (line: string) =>
      line
        .split(/[ ?]/, 2)
        .join(' ')
        .replaceAll(/\{\w+\}|(?<=\/)x\b/g, ':')
    const covered = new Set([...lines.map(routeOf), ...ELSEWHERE])
    const missing = app.http
      .declared()
      .filter(({ method, access, fromMemory }) => {
        const isOfCustomers = typeof access === 'object' ? !access.operators : access === 'open'
        return method !== 'HEAD' && isOfCustomers && !fromMemory
      })
      .map(({ method, url }) => `${method} ${url.replaceAll(/:\w+/g, ':')}`)
    assert.deepEqual(
      missing.filter((route) => !covered.has(route)),
      [],
    )
  })

  test('ask one shard each, whichever tool an assistant calls', async () => {
    const { call } = createAgentClient(app.baseUrl, { key: team.key })
    assert.equal((await send('POST', '/v1/profiles', '{"name":"가람전기"}')).status, 201)
    const calls: Record<ToolName, object[]> = {
      resolve: [{ text: '정비' }],
      search_bids: [{ keyword: '정비' }, { keyword: '정비', company: '가람전기', eligibility: ['check'] }],
      get_bid: [{ noticeNo: NOTICE }],
      award_stats: [{ groupBy: 'agency' }],
      check_eligibility: [{ noticeNo: NOTICE }, { noticeNo: NOTICE, company: '가람전기' }],
      watch: [{ keyword: '승강기' }],
    }
    for (const [name, inputs] of Object.entries(calls))
      for (const input of inputs) {
        const result = await call(name, input)
        assert.ok(!result.isError, `${name}: ${JSON.stringify(result)}`)
        const confirm = result.structuredContent?.confirm
        if (name !== 'watch') continue
        const done = await call(name, Object.assign({ confirm }, input))
        assert.ok(!done.isError, JSON.stringify(done))
      }
    assert.ok((await keywords()).some(({ keyword }) => keyword === '승강기'))
  })
})

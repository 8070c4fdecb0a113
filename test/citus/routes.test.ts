import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { CITUS_VARIABLE } from '../cluster.ts'
import { bidRecord, makeAccount, makeKey } from '../factories.ts'
import { openTestDatabase, type TestDatabase } from '../harness.ts'

const skip =
  process.env[CITUS_VARIABLE] === undefined
    ? `${CITUS_VARIABLE} names no program that starts a cluster of Citus`
    : false

const NOTICE = 'R26BK00123456'

/** A path in braces is filled in with the id that the request of that name gave; `=name` gives one. */
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
GET /v1/bids/{notice}/verdicts
GET /v1/bids?keyword=정비&eligibility=yes
GET /v1/bids/changes
GET /v1/bids/{notice}
POST /v1/bids/lookup {"noticeNos":["{notice}"]}
POST /v1/bids/search {"keyword":"정비"}
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
DELETE /v1/profiles/{profile}
GET /v1/events
PATCH /v1/events {"marks":[{"id":"{event}","state":"starred"}]}
PATCH /v1/events/{event} {"state":"dismissed","reason":"지역 제한"}
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
GET /v1/reports
GET /v1/reports/{report}
GET /v1/reports/{report}/content
DELETE /v1/reports/{report}
POST /v1/reports/schedules =schedule {"period":"weekly","format":"pdf"}
GET /v1/reports/schedules
GET /v1/reports/schedules/{schedule}
PATCH /v1/reports/schedules/{schedule} {"format":"xlsx"}
DELETE /v1/reports/schedules/{schedule}
POST /v1/teams =member {"email":"jiwoo@example.com","role":"member"}
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
GET /v1/sessions
DELETE /v1/sessions/x
DELETE /v1/sessions
POST /mcp {"jsonrpc":"2.0","id":1,"method":"tools/list"}
`

/** Refused because what they need is not there. */
const REFUSED = [
  '404 GET /v1/bids/{notice}/attachments/x/text',
  '404 GET /v1/reports/{report}/content',
  '404 DELETE /v1/sessions/x',
]

const LINE = /^(\w+) (\S+)(?: =(\w+))?(?: (\{.*))?$/

describe('the requests of a customer on a cluster', { skip }, () => {
  let database: TestDatabase
  let app: TestApp
  let things: Map<string, string>
  let key: string
  before(async () => {
    database = await openTestDatabase()
    const { id: accountId } = await prepare(database)
    // A statement on several shards is an error in the connections that are opened from now on.
    await database.db.sql.unsafe(
      `alter database ${database.owner.database} set citus.multi_task_query_log_level = error`,
    )
    app = await startTestApp({ role: 'api', database })
    ;({ key } = await makeKey(app, accountId))
    const { body } = await app.get<{ items: { id: string }[] }>('/v1/events', {}, { key })
    things = new Map([
      ['notice', NOTICE],
      ['event', body.items[0]?.id ?? ''],
    ])
  })
  after(async () => {
    await app?.close()
    await database?.close()
  })

  /** An account that was notified of a notice. */
  async function prepare(of: TestDatabase) {
    const worker = await startTestApp({ role: 'api', database: of })
    const account = await makeAccount(worker, { plan: 'enterprise', email: 'owner@example.com' })
    await worker.keywords.createMany(account.id, [{ keyword: '정비' }])
    await worker.bids.upsert([bidRecord({ number: NOTICE, title: '하수관로 정비공사' })], () => true)
    await worker.alerts.reader.tick()
    await worker.close()
    return account
  }

  async function ask(line: string): Promise<number> {
    const filled = line.replaceAll(/\{([a-z]\w*)\}/gi, (_, name: string) => things.get(name) ?? assert.fail(name))
    const [, method = '', path = '', name, body] = LINE.exec(filled) ?? []
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    })
    const text = await answer.text()
    if (name) things.set(name, (JSON.parse(text) as { id: string }).id)
    if (path.endsWith('/test')) things.set('delivery', answer.headers.get('location')?.split('/').at(-1) ?? '')
    return answer.status
  }

  test('ask one shard each, whichever route it is', async () => {
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
    const covered = new Set(lines.map(routeOf))
    const missing = app.http
      .declared()
      .filter(({ method, access }) => method !== 'HEAD' && typeof access === 'object' && !access.operators)
      .map(({ method, url }) => `${method} ${url.replaceAll(/:\w+/g, ':')}`)
    assert.deepEqual(
      missing.filter((route) => !covered.has(route)),
      [],
    )
  })
})

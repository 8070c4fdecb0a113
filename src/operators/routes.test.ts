import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { createOperatorActions } from '../../test/operator.ts'
import type { SessionAnswer } from '../../test/session.ts'

const HOUR = 3_600_000
const reason = '고객 문의 확인'

type Operator = Awaited<ReturnType<ReturnType<typeof createOperatorActions>['newOperator']>>
interface Entry {
  action: string
  accountId: string | null
  accountName: string | null
  subject: string | null
  reason: string | null
  operator: { memberId: string } | null
  requestId: string | null
  detail: object
}

describe('operators', () => {
  let app: TestApp
  let operator: Operator
  const hands = createOperatorActions(() => app)
  before(async () => {
    app = await startTestApp()
    operator = await hands.newOperator()
  })
  after(() => app.close())

  const ask = async <Body = SessionAnswer['body']>(method: string, path: string, body?: object, by = operator) => {
    const told = await hands.call(method, `/operator${path}`, { cookie: by.cookie, ...(body ? { body } : {}) })
    return { ...told, body: told.body as unknown as Body }
  }
  const logOf = async (about: string) => (await ask<{ items: Entry[] }>('GET', `/audit?accountId=${about}`)).body.items
  const auditOf = async (accountId: string) => (await app.access.audit.list(accountId, {})).items

  describe('the operator’s rights', () => {
    test('are in GET /session of the member, and never for a key', async () => {
      const { body } = await hands.call('GET', '/session', { cookie: operator.cookie })
      assert.equal(body.operator, true)
      const ofKey = await hands.call('POST', '/session', { body: { key: operator.key } })
      assert.equal(ofKey.body.operator, false)
      const stranger = await hands.newTeam()
      const cookie = await hands.signInAs(stranger.accountId, stranger.ownerId)
      assert.equal((await hands.call('GET', '/session', { cookie })).body.operator, false)
    })

    test('are checked with each request: appointing and dismissing apply to open sessions, on every process', async () => {
      const team = await hands.newTeam()
      const cookie = await hands.signInAs(team.accountId, team.ownerId)
      const other = await startTestApp({ database: app.database, clock: app.clock })
      const elsewhere = createOperatorActions(() => other)
      const both = async () => {
        await Promise.all([app.access.auth.pollChanges(), other.access.auth.pollChanges()])
        const answers = [
          hands.call('GET', '/operator/audit', { cookie }),
          elsewhere.call('GET', '/operator/audit', { cookie }),
        ]
        return (await Promise.all(answers)).map(({ outcome }) => outcome)
      }
      try {
        assert.deepEqual(await both(), ['403 operator_required', '403 operator_required'])
        await hands.appoint(team.accountId, team.ownerId)
        assert.deepEqual(await both(), ['200', '200'])
        const own = (await app.operators.people.list()).find(({ memberId }) => memberId === team.ownerId)
        await app.operators.people.remove(own ?? assert.fail())
        assert.deepEqual(await both(), ['403 operator_required', '403 operator_required'])
        assert.deepEqual(
          (await auditOf(team.accountId)).map(({ action }) => action).filter((one) => one.startsWith('operator')),
          ['operator.removed', 'operator.added'],
        )
      } finally {
        await other.close()
      }
    })

    test('end with the membership, and are blocked with the account', async () => {
      const one = await hands.newOperator()
      assert.equal((await ask('GET', '/audit', undefined, one)).status, 200)
      await app.accounts.setState(one.accountId, 'suspended')
      await app.access.auth.pollChanges()
      assert.equal((await ask('GET', '/audit', undefined, one)).outcome, '401 session_ended')
      await app.db.sql`delete from members where account_id = ${one.accountId} and id = ${one.ownerId}`
      const left = await app.operators.people.list()
      assert.equal(
        left.some(({ memberId }) => memberId === one.ownerId),
        false,
      )
    })

    test('do not depend on plan or role: an operator of a free account has access', async () => {
      const one = await hands.newOperator()
      await app.accounts.setPlan(one.accountId, 'free')
      await app.access.auth.pollChanges()
      assert.equal((await ask('GET', '/audit', undefined, one)).status, 200)
    })
  })

  describe('visiting an account', () => {
    test('needs a reason, which the operators and the account can read, and lasts an hour', async () => {
      const { accountId, key } = await hands.newTeam()
      assert.equal((await ask('GET', `/accounts/${accountId}`)).outcome, '403 reason_required')
      for (const blank of ['', ' '])
        assert.equal((await ask('POST', `/accounts/${accountId}/visits`, { reason: blank })).status, 400)
      const opened = await ask<{ reason: string }>('POST', `/accounts/${accountId}/visits`, { reason: ` ${reason} ` })
      assert.deepEqual([opened.status, opened.body.reason], [201, reason])
      assert.equal(opened.headers.get('location'), `/operator/accounts/${accountId}`)
      const looked = await ask<Record<string, unknown>>('GET', `/accounts/${accountId}`)
      assert.equal(looked.status, 200)
      assert.equal(JSON.stringify(looked.body).includes(key.slice(13)), false)
      const [look, open] = await logOf(accountId)
      assert.deepEqual(
        [look?.action, look?.reason, look?.operator?.memberId],
        ['account_looked_at', reason, operator.ownerId],
      )
      assert.deepEqual(
        [open?.action, open?.reason, open?.requestId],
        ['account_opened', reason, opened.headers.get('x-request-id')],
      )
      const told = (await auditOf(accountId)).find(({ action }) => action === 'operator.looked')
      assert.deepEqual(told?.actor, { kind: 'operator', id: null })
      assert.match(JSON.stringify(told?.detail), new RegExp(reason))
      await app.pass(HOUR)
      assert.equal((await ask('GET', `/accounts/${accountId}`)).outcome, '403 reason_required')
    })

    test('is allowed for the operator who gave the reason, and for no other', async () => {
      const { accountId } = await hands.newTeam()
      await ask('POST', `/accounts/${accountId}/visits`, { reason })
      const other = await hands.newOperator()
      assert.equal((await ask('GET', `/accounts/${accountId}`, undefined, other)).outcome, '403 reason_required')
    })

    test('shows its content, and only the origin of webhooks', async () => {
      const { account } = await hands.workFor(operator.cookie)
      const doing = { accountId: account, keyId: 'key_x', requestId: 'req_0' }
      const url = 'https://chat.example.com/services/secret'
      await app.webhooks.endpoints.create(
        { scope: 't', method: 'POST', path: '/', key: undefined, body: null },
        doing,
        { url },
      )
      const { body } = await ask<{
        members: { role: string }[]
        keys: { prefix: string; state: string }[]
        webhooks: { origin: string }[]
        incidents: { state: string }[]
        usage: { plan: string }
        keywords: number
      }>('GET', `/accounts/${account}`)
      assert.deepEqual(
        body.members.map(({ role }) => role),
        ['owner'],
      )
      assert.deepEqual(body.keys.map(({ state }) => state).sort(), ['active', 'blocked'])
      assert.deepEqual(
        body.webhooks.map(({ origin }) => origin),
        ['https://chat.example.com'],
      )
      assert.deepEqual(
        body.incidents.map(({ state }) => state),
        ['contained'],
      )
      assert.deepEqual([body.usage.plan, body.keywords], ['enterprise', 0])
      assert.equal(JSON.stringify(body).includes('services/secret'), false)
    })

    test('is 404 for an unknown account, with and without a reason', async () => {
      assert.equal((await ask('GET', '/accounts/acc_none')).outcome, '404 not_found')
      assert.equal((await ask('POST', '/accounts/acc_none/visits', { reason })).outcome, '404 not_found')
      assert.equal((await ask('PATCH', '/accounts/acc_none', { plan: 'pro', reason })).outcome, '404 not_found')
    })
  })

  describe('accounts', () => {
    const found = async (query: string) =>
      (await ask<{ total: number; items: { id: string }[] }>('GET', `/accounts?${query}`)).body.items.map(
        ({ id }) => id,
      )

    test('are found by part of the name, by address and by id, and wildcards are literal', async () => {
      const named = await app.accounts.create({
        name: '100%_솔라\\개발',
        plan: 'pro',
        email: 'Solar.Dev@example.com',
        language: 'ko',
        zone: 'Asia/Seoul',
        beta: false,
      })
      for (const query of ['솔라', '0%_', '\\개', 'solar.dev', named.id])
        assert.deepEqual(await found(`query=${encodeURIComponent(query)}`), [named.id], query)
      assert.deepEqual(await found('query=solar%25dev'), [])
      assert.deepEqual(await found('query=solar&plan=enterprise'), [])
      assert.deepEqual(await found('query=solar&state=suspended'), [])
    })

    test('are changed with a reason like by the commands, completely or not at all', async () => {
      const { accountId, key } = await hands.newTeam({ requestLimit: 5_000 })
      assert.equal((await ask('PATCH', `/accounts/${accountId}`, { plan: 'pro' })).status, 400)
      const patch = { plan: 'pro', state: 'suspended', requestLimit: 7, beta: true, reason }
      const changed = await ask<typeof patch>('PATCH', `/accounts/${accountId}`, patch)
      const { plan, state, requestLimit, beta } = changed.body
      assert.deepEqual({ plan, state, requestLimit, beta, reason }, patch)
      await app.access.auth.pollChanges()
      assert.equal((await app.get('/v1/bids', {}, { key })).status, 403)
      const requestId = changed.headers.get('x-request-id')
      const actions = (await auditOf(accountId))
        .filter((one) => one.requestId === requestId)
        .map(({ action }) => action)
      assert.deepEqual(actions.filter((one) => one.startsWith('account.')).sort(), [
        'account.beta_changed',
        'account.limit_changed',
        'account.plan_changed',
        'account.state_changed',
      ])
      const [entry] = await logOf(accountId)
      assert.deepEqual([entry?.action, entry?.reason, entry?.requestId], ['account_changed', reason, requestId])
      assert.deepEqual(entry?.detail, {
        from: { plan: 'enterprise', state: 'active', requestLimit: 5_000, beta: false },
        to: { plan: 'pro', state: 'suspended', requestLimit: 7, beta: true },
      })
      const back = await ask<typeof patch>('PATCH', `/accounts/${accountId}`, { requestLimit: null, reason })
      assert.equal(back.body.requestLimit, null)
    })
  })

  describe('requests to join the beta', () => {
    test('are approved once, with account, invitation and a key that is shown once', async () => {
      const id = await hands.consult()
      const told = await ask<{ key: string; keyId: string; consultation: { state: string; accountId: string } }>(
        'POST',
        `/consultations/${id}/approve`,
        { plan: 'pro' },
      )
      const { key, consultation } = told.body
      assert.deepEqual([told.status, consultation.state], [201, 'approved'])
      assert.equal(told.headers.get('location'), `/operator/accounts/${consultation.accountId}`)
      assert.equal((await app.get('/v1/bids', {}, { key })).status, 200)
      assert.equal((await ask('POST', `/consultations/${id}/approve`, {})).outcome, '409 consultation_closed')
      assert.equal((await ask('POST', `/consultations/${id}/decline`)).outcome, '409 consultation_closed')
      const actions = (await auditOf(consultation.accountId)).map((one) => [one.action, one.actor.kind, one.requestId])
      const requestId = told.headers.get('x-request-id')
      assert.deepEqual(actions.toReversed(), [
        ['account.created', 'operator', requestId],
        ['key.issued', 'operator', requestId],
      ])
      const log = await logOf(consultation.accountId)
      assert.equal(JSON.stringify(log).includes(key), false)
      assert.deepEqual([log[0]?.action, log[0]?.subject], ['consultation_approved', id])
    })

    test('are answered and declined, and listed by state', async () => {
      const id = await hands.consult()
      const stateOf = async (path: string) =>
        (await ask<{ state: string }>('POST', `/consultations/${id}/${path}`)).body.state
      assert.deepEqual([await stateOf('contacted'), await stateOf('decline')], ['contacted', 'declined'])
      const { body } = await ask<{ items: { id: string }[] }>('GET', '/consultations?state=declined')
      assert.ok(body.items.some((one) => one.id === id))
      assert.equal((await ask('POST', '/consultations/con_none/decline')).outcome, '404 not_found')
    })
  })

  describe('incidents', () => {
    test('block a key or an account until they are resolved', async () => {
      const { accountId, key } = await hands.newTeam()
      const opened = await ask<{ incident: { id: string; state: string } }>('POST', '/incidents', { accountId, reason })
      assert.deepEqual([opened.status, opened.body.incident.state], [201, 'contained'])
      await app.access.auth.pollChanges()
      assert.equal((await app.get('/v1/bids', {}, { key })).status, 403)
      type Listed = { total: number; items: { accountId: string; accountName: string }[] }
      const { body } = await ask<Listed>('GET', `/incidents?state=contained&accountId=${accountId}`)
      const { name } = (await app.accounts.find(accountId)) ?? assert.fail()
      assert.equal(body.total, 1)
      assert.deepEqual([body.items[0]?.accountId, body.items[0]?.accountName], [accountId, name])
      const ended = await ask<typeof opened.body>('POST', `/incidents/${opened.body.incident.id}/resolve`)
      assert.equal(ended.body.incident.state, 'resolved')
      await app.access.auth.pollChanges()
      assert.equal((await app.get('/v1/bids', {}, { key })).status, 200)
      assert.deepEqual(
        (await logOf(accountId)).map((entry) => [entry.action, entry.accountName]),
        [
          ['incident_resolved', name],
          ['incident_opened', name],
        ],
      )
    })

    test('of a network, which belong to no account, are listed and can be ended early with a reason', async () => {
      const network = '203.0.113.77'
      const id = await hands.blockNetwork(network)
      assert.equal(app.access.watch.blockOf(network, null), id)
      type Block = { id: string; network: string; state: string; requests: number; resolvedAt: string | null }
      const listed = async (state: string) =>
        (await ask<{ items: Block[] }>('GET', `/networks?state=${state}`)).body.items.find((one) => one.id === id)
      const held = await listed('contained')
      assert.deepEqual(
        [held?.network, held?.state, held?.requests, held?.resolvedAt],
        [network, 'contained', 612, null],
      )
      assert.equal((await ask('POST', `/networks/${id}/lift`, {})).status, 400)
      assert.equal((await ask('POST', `/networks/${id}/lift`, { reason: ' ' })).status, 400)
      const ended = await ask<Block>('POST', `/networks/${id}/lift`, { reason: ` ${reason} ` })
      assert.deepEqual([ended.status, ended.body.state], [200, 'resolved'])
      await app.access.auth.pollChanges()
      assert.equal(app.access.watch.blockOf(network, null), null)
      const { body } = await ask<{ items: (Entry & { subject: string })[] }>('GET', '/audit?pageSize=1')
      const [entry] = body.items
      assert.deepEqual(
        [entry?.action, entry?.subject, entry?.reason, entry?.detail],
        ['network_lifted', id, reason, { network }],
      )
      await app.pass(HOUR)
      assert.equal(await listed('contained'), undefined)
      const again = await ask<Block>('POST', `/networks/${id}/lift`, { reason })
      assert.equal(again.body.resolvedAt, ended.body.resolvedAt)
      assert.equal((await ask('POST', '/networks/inc_none/lift', { reason })).outcome, '404 not_found')
    })

    test('are rejected without a subject, with two, and for an unknown one', async () => {
      const { accountId } = await hands.newTeam()
      assert.equal((await ask('POST', '/incidents', { accountId, keyId: 'key_x', reason })).status, 400)
      assert.equal((await ask('POST', '/incidents', { accountId, keyId: 'key_x' })).status, 400)
      assert.equal((await ask('POST', '/incidents', { reason })).status, 400)
      assert.equal((await ask('POST', '/incidents', { keyId: 'key_none', reason })).outcome, '404 not_found')
      assert.equal((await ask('POST', '/incidents/inc_none/resolve')).outcome, '404 not_found')
    })
  })
})

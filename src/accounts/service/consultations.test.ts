import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { ATTEMPT, makeKey } from '../../../test/factories.ts'
import { DAY, MINUTE } from '../../lib/clock.ts'
import type { Tx } from '../../lib/db/index.ts'
import { negotiateLanguage } from '../../lib/http/index.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { ConsultationClosed } from '../index.ts'
import { createAccountJobs } from '../jobs.ts'
import { isFromElsewhere } from '../rules/consultations.ts'
import { CONSENT_WORDINGS } from '../schema.ts'
import { CONSENTS } from '../texts/consent.ts'
import { createConsultations } from './consultations.ts'

const REQUEST = { company: '한빛엔지니어링', name: '김하나', email: 'hana@example.com', language: 'ko' } as const

let app: TestApp
before(async () => {
  app = await startTestApp({ env: { GONGGO_STAGE: 'closed-beta' } })
})
after(() => app.close())
beforeEach(async () => {
  await app.database.db.sql`
    with visits as (delete from consultation_visits), mails as (delete from mails)
    delete from consultations`
})

const consultations = () => app.accounts.consultations
const approve = (id: string, plan: Plan) => app.db.transaction((tx) => consultations().approveIn(tx, id, plan))
const contacted = (id: string) => app.db.transaction((tx) => consultations().contactedIn(tx, id))
const decline = (id: string) => app.db.transaction((tx) => consultations().declineIn(tx, id))
async function requested(changes: Partial<typeof REQUEST> | { email: string } = {}): Promise<string> {
  const { email } = { ...REQUEST, ...changes }
  await consultations().request('192.0.2.1', ATTEMPT, { ...REQUEST, ...changes })
  const { items } = await consultations().list('requested', 1_000)
  return items.find((one) => one.email === email)?.id ?? ''
}
const mails = () => app.db.sql<{ recipient: string; template: string; state: string; accountId: string }[]>`
  select recipient, template, state, account_id from mails`

describe('approving a request', () => {
  test('creates the account with its owner and mails the invitation', async () => {
    const id = await requested()
    const approved = await approve(id, 'enterprise')
    assert.equal(approved?.state, 'approved')
    const account = await app.accounts.find(approved?.accountId ?? '')
    const { name, plan, email, beta, language } = account ?? {}
    assert.deepEqual(
      [name, plan, email, beta, language],
      ['한빛엔지니어링', 'enterprise', 'hana@example.com', true, 'ko'],
    )
    const [mail, ...others] = await mails()
    assert.equal(others.length, 0)
    assert.deepEqual(
      { ...mail },
      { ...mail, recipient: 'hana@example.com', template: 'beta-invitation', accountId: account?.id },
    )
  })

  test('gives access to the closed beta', async () => {
    const approved = await approve(await requested(), 'pro')
    const { key } = await makeKey(app, approved?.accountId ?? '')
    assert.equal((await app.get('/v1/bids', {}, { key })).status, 200)
    const { status, body } = await app.get<{ code: string }>('/v1/bids')
    assert.deepEqual([status, body.code], [403, 'beta_access_required'], 'the others stay outside')
  })

  test('twice at once creates one account and one mail', async () => {
    const id = await requested()
    const before = (await app.accounts.list(1)).total
    const ends = await Promise.allSettled([1, 2, 3].map(() => approve(id, 'pro')))
    assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1)
    for (const end of ends) if (end.status === 'rejected') assert.ok(end.reason instanceof ConsultationClosed)
    assert.equal((await app.accounts.list(1)).total, before + 1)
    assert.equal((await mails()).length, 1)
  })

  test('without a mail creates no account', async () => {
    const id = await requested()
    const before = (await app.accounts.list(1)).total
    const broken = createConsultations(
      {
        db: app.db,
        clock: app.clock,
        idempotency: app.idempotency,
        publicUrl: () => 'https://x.example',
        hasConsole: true,
        secrets: () => ({ derive: () => Buffer.alloc(32) }),
        mail: async (_tx: Tx) => {
          throw new Error('no outbox')
        },
      },
      app.accounts.createIn,
    )
    await assert.rejects(
      app.db.transaction((tx) => broken.approveIn(tx, id, 'pro')),
      /no outbox/,
    )
    assert.equal((await app.accounts.list(1)).total, before)
    assert.equal((await consultations().list('requested', 10)).total, 1)
  })
})

describe('the states of a request', () => {
  test('requested, contacted, declined; a decision is final', async () => {
    const id = await requested()
    assert.equal((await contacted(id))?.state, 'contacted')
    assert.equal((await contacted(id))?.state, 'contacted')
    assert.equal((await decline(id))?.state, 'declined')
    for (const decide of [contacted, decline, (one: string) => approve(one, 'pro')]) {
      await assert.rejects(decide(id), ConsultationClosed)
    }
    assert.equal((await mails()).length, 0, 'nobody is refused by a machine')
    assert.equal(await contacted('con_none'), null)
  })

  test('a declined person may send another request', async () => {
    const first = await requested()
    await decline(first)
    const second = await requested()
    assert.notEqual(second, first)
    assert.equal((await consultations().list(null, 10)).total, 2)
  })

  test('a year later, everything except for the account is deleted', async () => {
    await approve(await requested(), 'pro')
    await decline(await requested({ email: 'no@example.com' }))
    await requested({ email: 'unanswered@example.com' })
    assert.equal(await consultations().sweep(), 0)
    app.clock.advance(364 * DAY)
    await requested({ email: 'unanswered@example.com' })
    app.clock.advance(2 * DAY)
    assert.equal(await consultations().sweep(), 2)
    assert.equal((await consultations().list(null, 10)).total, 1)
    app.clock.advance(-366 * DAY)
  })
})

describe('the consent', () => {
  test('is stored no longer than its wording says: one year, to the minute', async () => {
    const begun = app.clock.now()
    const jobs = createAccountJobs({ accounts: app.accounts, onError: assert.ifError })
    const left = async () => (await consultations().list(null, 10)).items.map(({ email }) => email).sort()
    const consent = { phone: '02-1234-5678', consent: '2026-11-22' } as const
    await consultations().request('192.0.2.1', ATTEMPT, { ...REQUEST, ...consent })
    await contacted(await requested({ email: 'late@example.com' }))
    app.clock.advance(DAY)
    await requested({ email: 'late@example.com' })
    app.clock.advance(364 * DAY - MINUTE)
    await jobs.tick()
    assert.deepEqual(await left(), ['hana@example.com', 'late@example.com'])
    app.clock.advance(2 * MINUTE)
    await jobs.tick()
    assert.deepEqual(await left(), ['late@example.com'], 'counted from the last request')
    app.clock.advance(DAY)
    await jobs.tick()
    assert.deepEqual(await left(), [])
    for (const { ko, en } of Object.values(CONSENTS)) {
      assert.match(ko.rows.flat().join(), /마지막 신청 또는 승인·거절 후 1년/)
      assert.match(en.rows.flat().join(), /One year after your last request, or after we approved or declined it/)
    }
    app.clock.advance(begun - app.clock.now())
  })

  test('may come with a second request, and is not lost with a third', async () => {
    const asked = { ...REQUEST, email: 'again@example.com' }
    await consultations().request('192.0.2.1', ATTEMPT, asked)
    await consultations().request('192.0.2.1', ATTEMPT, { ...asked, consent: '2026-11-22' })
    await consultations().request('192.0.2.1', ATTEMPT, asked)
    const row = (await consultations().list(null, 10)).items.find(({ email }) => email === asked.email)
    assert.deepEqual([row?.requests, row?.consent, typeof row?.consentAt], [3, '2026-11-22', 'number'])
  })

  test('never changes: a changed wording is a new one, with its own date', () => {
    const known: Record<string, string> = { '2026-11-22': 'k-YnLGL3bm5GzKu7' }
    for (const wording of CONSENT_WORDINGS)
      assert.equal(hash('sha256', JSON.stringify(CONSENTS[wording]), 'base64url').slice(0, 16), known[wording], wording)
  })
})

test('the language is the most preferred one, or Korean if neither is accepted', () => {
  for (const [header, language] of [
    [undefined, 'ko'],
    ['en', 'en'],
    ['en-GB;q=0.7, ko-KR;q=0.8', 'ko'],
    ['fr, de;q=0.9', 'ko'],
    ['EN;q=0.1', 'en'],
    ['en;q=0', 'ko'],
    ['*', 'ko'],
    [';;,,q=1,en;q=x', 'ko'],
    [`${'x,'.repeat(5_000)}en`, 'ko'],
  ] as const) {
    assert.equal(negotiateLanguage(header, 'ko'), language, header)
  }
})

test('browsers report where a request was made; programs do not', () => {
  const ask = (headers: Parameters<typeof isFromElsewhere>[0]) => isFromElsewhere(headers, 'https://api.gonggo.example')
  assert.equal(ask({ host: 'api.gonggo.example' }), false)
  assert.equal(ask({ 'sec-fetch-site': 'none' }), false)
  assert.equal(ask({ origin: 'https://api.gonggo.example', host: 'inside:8080' }), false)
  assert.equal(ask({ origin: 'http://localhost:8080', host: 'localhost:8080' }), false)
  assert.equal(ask({ origin: 'https://evil.example', host: 'api.gonggo.example' }), true)
  assert.equal(ask({ origin: 'null', host: 'api.gonggo.example' }), true)
})

import assert from 'node:assert/strict'
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiReference, type Call, callsOf } from '../src/front/rules/reference.ts'
import { requestOf, type SampleRequest, type Things } from '../src/front/rules/requests.ts'
import { SAMPLES } from '../src/front/texts/samples.ts'
import { DAY, seoulDay } from '../src/lib/clock.ts'
import { alertsRead } from './alerts-read.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { storeText } from './attachments.ts'
import { bidRecord, NOW } from './factories.ts'
import { eventually } from './harness.ts'
import { createOperatorActions } from './operator.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { createPasskeyActions, createSessionHands, signInMember } from './session.ts'
import { createTeamHands, type Team } from './team.ts'

/** A reader of the reference: a separate account with all objects that the samples use. */
export interface Reader {
  key: string
  requests: SampleRequest[]
  things: Things
}

export interface SampleWorld {
  app: TestApp
  calls: Call[]
  receiver: Receiver
  readers: Reader[]
  close(): Promise<void>
}

/** Like those of the demo, but fewer, so that runs are short. */
const MARKET = { seed: 'samples', recent: { notices: 150, days: 20 }, stock: { notices: 450, months: 10 } }
const NOTICE = {
  number: 'R26BK00123456',
  title: '노후 하수관로 정비공사(2공구)',
  bsnsDiv: '공사',
  estimatedPrice: 71_078_973,
  baseAmount: 78_186_870,
  budget: 78_186_870,
  licences: [{ group: 1, code: '0001', name: '토목공사업' }],
} as const

const PROFILE = {
  seats: [{ region: '서울특별시', kind: 'head' }],
  licences: [{ code: '0001', name: '토목공사업', until: '9999-12-31' }],
}

/** The whole service with generated notices, and readers with separate objects. */
export async function openSampleWorld(count: number): Promise<SampleWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-reference-'))
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keysFile = join(folder, 'keys.json')
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  writeFileSync(keysFile, JSON.stringify({ public_keys: [{ key_identifier: 'sample', key: pem, is_current: true }] }))
  const receiver = await startReceiver()
  const env = { GONGGO_SCANNING_KEYS: keysFile, GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.1' }
  const app = await startTestApp({ env })
  await app.sources.generate({ ...MARKET, now: NOW, bidderRows: 5 }, () => {})
  const calls = callsOf(app.http.reference('en') as unknown as ApiReference)
  const teams = await Promise.all(Array.from({ length: count }, () => createTeamHands(() => app).newTeam()))
  const settled = await Promise.all(teams.map((team) => settle(app, team, receiver)))
  for (const team of teams) await leak(app, team, privateKey)
  await app.sources.ensure('demo', 'demo')
  // One notice that matches all of their keywords, after these exist.
  await app.bids.upsert([bidRecord({ ...NOTICE, licences: [...NOTICE.licences] })], () => true)
  await alertsRead(app)
  await eventually(async () => (await fetch(`${app.baseUrl}/readyz`)).ok)
  const readers = await Promise.all(
    teams.map((team, index) => read(app, calls, team, settled[index] ?? {}, privateKey)),
  )
  return {
    app,
    calls,
    receiver,
    readers,
    async close() {
      await app.close()
      await receiver.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Objects created through the API, as callers would. */
async function settle(app: TestApp, { key }: Team, { url }: Receiver): Promise<Things> {
  const made = async (path: string, input: object = {}) => {
    const { status, body, headers } = await createTeamHands(() => app).call('POST', path, key, { body: input })
    assert.ok(status < 300, `${path}: ${status} ${JSON.stringify(body)}`)
    return { id: body.id, location: headers.get('location') ?? '' }
  }
  const one = async (path: string, input?: object) => (await made(path, input)).id
  const profiled = await createTeamHands(() => app).call('PUT', '/v1/profile', key, { body: PROFILE })
  assert.equal(profiled.outcome, '200')
  const webhook = await one('/v1/webhooks', { url, events: ['bid.matched'] })
  const report = { period: 'weekly', format: 'json', sections: ['matches'] }
  return {
    webhook,
    delivery: (await made(`/v1/webhooks/${webhook}/test`)).location.split('/').at(-1) ?? '',
    oldWebhook: await one('/v1/webhooks', { url: 'https://erp.example.com/hooks/old' }),
    ...(await subscribe(app, key)),
    keyword: await one('/v1/keywords', { keyword: '하수관로', alert: { on: ['new', 'deadline_changed'] } }),
    oldKeyword: await one('/v1/keywords', { keyword: '상수관로' }),
    profile: await one('/v1/profiles', Object.assign({ name: '한빛전기' }, PROFILE)),
    oldProfile: await one('/v1/profiles', { name: '나래전기' }),
    report: await one('/v1/reports', report),
    oldReport: await one('/v1/reports', { ...report, sections: ['closing'] }),
    schedule: await one('/v1/reports/schedules', { period: 'weekly', format: 'pdf' }),
    oldSchedule: await one('/v1/reports/schedules', { period: 'monthly', format: 'xlsx' }),
    key: await one('/v1/keys', { name: 'ERP' }),
    oldKey: await one('/v1/keys', { name: 'old' }),
  }
}

/** The URLs that calendars and feed readers request. */
async function subscribe(app: TestApp, key: string): Promise<Things> {
  const made = async (kind: 'calendar' | 'atom' | 'widget') => {
    const { outcome, body } = await createTeamHands(() => app).call('POST', '/v1/links', key, { body: { kind } })
    assert.equal(outcome, '201')
    const { id, url } = body as unknown as { id: string; url: string }
    return { id, token: url.split('/').at(-2) ?? '' }
  }
  const [calendar, feed, old] = [await made('calendar'), await made('atom'), await made('calendar')]
  const widget = await made('widget')
  return {
    link: calendar.id,
    calendarLink: calendar.token,
    feedLink: feed.token,
    oldLink: old.id,
    widget: widget.id,
    widgetLink: widget.token,
  }
}

/** The notices that samples use, which are open. */
async function pursue(app: TestApp, { key }: Team, noticeNos: string[]): Promise<Things> {
  const hands = createTeamHands(() => app)
  const made = async (path: string, body: object) => {
    const answer = await hands.call('POST', path, key, { body })
    assert.equal(answer.outcome, '201')
    return answer.body.id
  }
  const [first = '', second = '', third = ''] = noticeNos
  const pursuit = await made('/v1/pursuits', { noticeNo: first, state: 'bid', bidAmount: 62_400_000 })
  await made(`/v1/pursuits/${pursuit}/notes`, { text: '현장설명 참석 완료' })
  const oldNote = await made(`/v1/pursuits/${pursuit}/notes`, { text: '견적 요청' })
  return { pursuit, oldNote, oldPursuit: await made('/v1/pursuits', { noticeNo: second }), newNotice: third }
}

/** A signed-in member with two passkeys, and one that can be added. */
async function hold(app: TestApp, accountId: string, memberId: string): Promise<Things> {
  const memberCookie = await signInMember(app, accountId, memberId)
  const hands = createPasskeyActions(() => app)
  const [{ id: passkey }, { id: oldPasskey }] = [await hands.add(memberCookie), await hands.add(memberCookie)]
  const { id: credential, response } = (await hands.make(memberCookie)).attestation
  const { clientDataJSON: clientData, attestationObject: attestation } = response
  return { memberCookie, passkey, oldPasskey, credential, clientData, attestation }
}

/** One of their keys is published: an incident. */
async function leak(app: TestApp, { key }: Team, signer: KeyObject): Promise<void> {
  const hands = createTeamHands(() => app)
  const { body } = await hands.call('POST', '/v1/keys', key, { body: { name: 'notebook' } })
  const report = [{ token: body.key, type: 'gonggo_api_key' }]
  const headers = { 'Github-Public-Key-Identifier': 'sample', 'Github-Public-Key-Signature': signed(report, signer) }
  const { outcome } = await hands.call('POST', '/integrations/secret-scanning', key, { body: report, headers })
  assert.equal(outcome, '200')
}

/** An operator, and objects to act on. */
async function operate(app: TestApp): Promise<Things> {
  const hands = createOperatorActions(() => app)
  const { cookie } = await hands.newOperator()
  return { operator: cookie, ...(await hands.workFor(cookie)) }
}

const signed = (body: unknown, signer: KeyObject): string =>
  sign('sha256', Buffer.from(JSON.stringify(body)), signer).toString('base64')

/** The created objects, and the requests that name them. */
async function read(app: TestApp, calls: Call[], team: Team, settled: Things, signer: KeyObject): Promise<Reader> {
  const { key, accountId, ownerId } = team
  const hands = createTeamHands(() => app)
  const ask = <Body>(path: string, parameters = {}) => app.get<Body>(path, parameters, { key }).then(({ body }) => body)
  const address = (name: string) => `${name}-${accountId.slice(-6)}@example.com`
  const member = await hands.join(team, 'member')
  const oldMember = await hands.join(team, 'member')
  await hands.invite(team, { email: address('invited') })
  const { report = '', webhook = '', delivery = '', keyword = '' } = settled
  const { contentUrl } = await eventually(async () => {
    const answer = await ask<{ state: string; contentUrl: string }>(`/v1/reports/${report}`)
    return answer.state === 'ready' && answer
  })
  await eventually(async () => {
    const answer = await ask<{ state: string }>(`/v1/webhooks/${webhook}/deliveries/${delivery}`)
    return answer.state === 'delivered'
  })
  const { items: events } = await ask<{ items: { id: string; type: string }[] }>('/v1/events')
  const { items: awarded } = await ask<{ items: { noticeNo: string }[] }>('/v1/bids', {
    status: 'awarded',
    pageSize: 1,
  })
  const { items: open } = await ask<{ items: { noticeNo: string }[] }>('/v1/bids', { status: 'open', pageSize: 3 })
  const { items: groups } = await ask<{ items: { group: { winner: { businessNo: string } } }[] }>(
    '/v1/statistics/winners',
    { groupBy: 'winner', pageSize: 1 },
  )
  const notice = awarded[0]?.noticeNo ?? assert.fail('no award')
  const unsubscribeLink = app.mailing.unsubscribe.url({ accountId, memberId: ownerId }, keyword)
  const own = await hands.keyFor(accountId, null)
  const sessions = createSessionHands(() => app)
  await sessions.signIn({ key })
  const things: Things = {
    ...settled,
    ownKey: own,
    session: (await sessions.signIn({ key })).body.id,
    cookie: (await sessions.signIn({ key: own })).cookie,
    oldCookie: (await sessions.signIn({ key: own })).cookie,
    ...(await hold(app, accountId, (await hands.join(team, 'member')).id)),
    ...(await pursue(
      app,
      team,
      open.map(({ noticeNo }) => noticeNo),
    )),
    event: events.find(({ type }) => type === 'bid.matched')?.id ?? assert.fail('no event'),
    notice,
    attachment: await storeText(app.db, { noticeNo: notice }),
    firm: groups[0]?.group.winner.businessNo ?? assert.fail('no firm'),
    member: member.id,
    oldMember: oldMember.id,
    newAddress: address('jiwoo'),
    invitation: await hands.tokenOf(address('invited')),
    reportLink: contentUrl.split('/').at(-1) ?? '',
    unsubscribeLink: unsubscribeLink.split('/').at(-1) ?? '',
    address: '127.0.0.1',
    yesterday: seoulDay(NOW - DAY),
    publicKey: 'sample',
    signature: signed(SAMPLES.reportLeakedKeys?.body, signer),
    ...(await operate(app)),
  }
  const requests = calls.flatMap((call) => {
    const sample = SAMPLES[call.id]
    return sample ? [requestOf(call, sample, app.baseUrl, things)] : []
  })
  return { key, requests, things }
}

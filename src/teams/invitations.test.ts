import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { NOW } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { securitySuite } from '../../test/security-suite.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { DAY } from '../lib/clock.ts'
import { createSecrets } from '../lib/secret.ts'

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
const FORM = 'application/x-www-form-urlencoded'

let app: TestApp
let mails: MailServer
before(async () => {
  mails = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${mails.port}` } })
})
after(async () => {
  await app.close()
  await mails.close()
})
const { call, newTeam, keyFor, invite, join, accept, tokenOf, members, auditOf } = createTeamHands(() => app)

const memberOf = async (team: Team, email: string) =>
  (await members(team.key)).find((one) => one.email === email) ?? assert.fail(email)
const look = async (token: string) => {
  const answer = await fetch(`${app.baseUrl}/invitations?code=${encodeURIComponent(token)}`, {
    headers: { accept: HTML },
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
/** As the page's button does it. */
const click = async (token: string, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams({ code: token }).toString()
  const method = 'POST'
  const sent = { accept: HTML, 'content-type': FORM, ...headers }
  const answer = await fetch(`${app.baseUrl}/invitations`, { method, headers: sent, body })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('an invitation', () => {
  test('leads to a page that asks, and its button makes the member active', async () => {
    const team = await newTeam({ name: '한빛 <b>기업</b>' })
    const { body } = await invite(team, { email: 'jiwoo@example.com', role: 'viewer' })
    const token = await tokenOf(body.email)
    const page = await look(token)
    assert.equal(page.status, 200)
    assert.match(page.text, /<html lang="ko">/)
    assert.match(page.text, /한빛 &lt;b&gt;기업&lt;\/b&gt; 팀 초대/)
    assert.ok(page.text.includes('jiwoo@example.com') && page.text.includes('열람자') && page.text.includes(token))
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'.*form-action 'self'/)
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer')
    assert.equal((await memberOf(team, body.email)).state, 'invited', 'looking accepts nothing')
    const done = await click(token)
    assert.equal(done.status, 200)
    assert.match(done.text, /팀에 참여했습니다/)
    const member = await memberOf(team, body.email)
    assert.deepEqual([member.state, member.lastActiveAt], ['active', '2026-11-20T09:00:00+09:00'])
    assert.deepEqual((await auditOf(team.accountId)).at(-1), {
      action: 'member.accepted',
      subject: body.id,
      actor: 'member',
      detail: { role: 'viewer' },
    })
  })

  test('is written in the language of the invited', async () => {
    const team = await newTeam()
    await invite(team, { email: 'alex@example.com', language: 'en' })
    const page = await look(await tokenOf('alex@example.com'))
    assert.match(page.text, /<html lang="en">/)
    assert.match(page.text, /Accept the invitation/)
  })

  test('accepted twice, or many times at once, is accepted once', async () => {
    const team = await newTeam()
    await invite(team, { email: 'often@example.com' })
    const token = await tokenOf('often@example.com')
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)))
    for (const answer of answers) assert.deepEqual([answer.status, await answer.json()], [200, { state: 'accepted' }])
    assert.match((await look(token)).text, /참여했습니다/)
    assert.equal((await auditOf(team.accountId)).filter(({ action }) => action === 'member.accepted').length, 1)
    const [first, second] = [
      await click(token, { 'idempotency-key': 'k' }),
      await click(token, { 'idempotency-key': 'k' }),
    ]
    assert.equal(first.text, second.text)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
  })

  test('that was taken back, or is not ours, is none', async () => {
    const team = await newTeam()
    const { body } = await invite(team, { email: 'gone@example.com' })
    const token = await tokenOf(body.email)
    const forged = createSecrets(['another secret of some length']).sign('team invitation', '["acc_x","mem_x"]')
    const purpose = createSecrets(app.config.secrets ?? []).sign('changes cursor', '["acc_x","mem_x"]')
    await call('DELETE', `/v1/teams/${body.id}`, team.key)
    for (const one of [token, forged, purpose, `${token}A`, token.slice(1), 'x']) {
      const [page, button, program] = [await look(one), await click(one), await accept(one)]
      assert.deepEqual([page.status, button.status, program.status], [404, 404, 404], one)
      assert.match(page.text, /유효하지 않은 초대입니다[\s\S]*This invitation is not valid/)
      assert.equal(page.text, button.text)
      assert.equal(((await program.json()) as { code: string }).code, 'not_found')
    }
    assert.equal((await members(team.key)).length, 1)
  })

  test('is good for 30 days from the last mail', async () => {
    const team = await newTeam()
    await invite(team, { email: 'late@example.com' })
    const token = await tokenOf('late@example.com')
    await app.pass(20 * DAY)
    await invite(team, { email: 'late@example.com' })
    await app.pass(30 * DAY - 1)
    assert.equal((await look(token)).status, 200)
    await app.pass(1)
    assert.equal((await look(token)).status, 404)
    assert.equal((await accept(token)).status, 404)
    await invite(team, { email: 'late@example.com' })
    assert.equal((await accept(token)).status, 200)
    app.clock.set(NOW)
  })

  test('and its being taken back at the same moment end one way or the other', async () => {
    for (let round = 0; round < 10; round++) {
      const team = await newTeam()
      const { body } = await invite(team, { email: `race${round}@example.com` })
      const token = await tokenOf(body.email)
      const [accepted, removed] = await Promise.all([accept(token), call('DELETE', `/v1/teams/${body.id}`, team.key)])
      assert.equal(removed.status, 204)
      assert.ok([200, 404].includes(accepted.status))
      assert.equal((await members(team.key)).length, 1)
    }
  })

  test('names who invites, where it is a member with a name, and its link is the one', async () => {
    const team = await newTeam({ name: '가람건설' })
    const admin = await join(team, 'admin')
    await call('PATCH', `/v1/teams/${admin.id}`, team.key, { body: { name: '박서준' } })
    await invite({ ...team, key: await keyFor(team.accountId, admin.id) }, { email: 'guest@example.com' })
    const raw = () => mails.mails.find(({ to }) => to.includes('guest@example.com'))?.raw
    await eventually(async () => raw() !== undefined)
    const text = textOf(raw() ?? '')
    assert.match(text, /박서준 님이 가람건설 팀에 구성원 역할로 초대했습니다/)
    const link = /http:\S+\/invitations\?code=[\w-]+/.exec(text)?.[0] ?? assert.fail(text)
    assert.ok(link.startsWith(app.baseUrl))
    const token = new URL(link).searchParams.get('code') ?? ''
    assert.equal((await click(token)).status, 200)
    assert.equal((await memberOf(team, 'guest@example.com')).state, 'active')
  })
})

/** The part of a mail for readers of text. */
function textOf(raw: string): string {
  const part = raw.split(/^--\S+\r?$/m).find((one) => /^content-type: text\/plain/im.test(one)) ?? ''
  return Buffer.from(part.trim().split(/\r?\n\r?\n/)[1] ?? '', 'base64').toString()
}

test('the routes of invitations refuse attacks', async (t) => {
  await invite(await newTeam(), { email: 'suite@example.com' })
  const token = await tokenOf('suite@example.com')
  await securitySuite(t, {
    baseUrl: app.baseUrl,
    // Past the limit on faulty requests without key.
    before: () => app.clock.advanceSteady(5_000),
    bodyLimit: 32 * 1024,
    routes: [{ method: 'POST', url: '/invitations', body: { code: token }, takesForm: true, sendsPages: true }],
  })
})

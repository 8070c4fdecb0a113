import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeKey } from '../../test/factories.ts'
import { createSessionHands } from '../../test/session.ts'
import { GRANTS } from '../vocabulary/plans.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())
const { call, signIn } = createSessionHands(() => app)

describe('whoever signs in with a key', () => {
  test('gets a cookie that stands for it on the same routes', async () => {
    const { account } = app
    const { outcome, body, cookie, headers } = await signIn({ key: app.key })
    assert.equal(outcome, '200')
    assert.match(cookie, /^gonggo=ggs_[\w-]{43}$/)
    assert.match(
      headers.get('set-cookie') ?? '',
      /^gonggo=ggs_[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    assert.equal(headers.get('cache-control'), 'no-store')
    const { id, ...session } = body
    assert.match(id, /^ses_/)
    const { total } = (await call('GET', '/v1/keywords', { cookie })).body
    assert.equal(total, 0)
    assert.deepEqual(
      { account: session.account, member: session.member, role: session.role, plan: session.plan },
      { account: { id: account.id, name: account.name }, member: null, role: null, plan: account.plan },
    )
    assert.deepEqual(session.entitlements, GRANTS[account.plan].includes)
    assert.equal(session.key?.prefix, app.key.slice(0, 12))
    assert.deepEqual((await call('GET', '/session', { cookie })).body.id, id)
  })

  test('is refused like the key itself where it is none, and told in the same words', async () => {
    for (const key of ['x', `gg_live_${'A'.repeat(38)}`]) {
      const { outcome, cookie } = await signIn({ key })
      assert.equal(outcome, '401 invalid_key')
      assert.equal(cookie, '')
    }
    assert.equal((await signIn({})).outcome, '400 invalid_field')
  })

  test('changes nothing without the header that no other site can send', async () => {
    const { cookie } = await signIn({ key: app.key })
    const keyword = { keyword: '하수관로' }
    const asked = { cookie, body: keyword, console: false }
    assert.equal((await call('POST', '/v1/keywords', asked)).outcome, '403 console_header_required')
    assert.equal((await call('DELETE', '/session', { cookie, console: false })).outcome, '403 console_header_required')
    assert.equal((await call('GET', '/v1/keywords', { cookie, console: false })).body.total, 0)
    assert.equal((await call('POST', '/v1/keywords', { cookie, body: keyword })).outcome, '201')
  })

  test('signs out', async () => {
    const { cookie } = await signIn({ key: app.key })
    const out = await call('DELETE', '/session', { cookie })
    assert.equal(out.outcome, '204')
    assert.match(out.headers.get('set-cookie') ?? '', /^gonggo=; Max-Age=0;/)
    await app.access.auth.pollChanges()
    assert.equal((await call('GET', '/session', { cookie })).outcome, '401 session_ended')
    assert.equal((await call('GET', '/v1/keywords', { cookie })).outcome, '401 session_ended')
    assert.equal((await call('GET', '/session')).outcome, '401 missing_credentials')
  })

  test('is counted by a limit of the console, and a key comes before the cookie', async () => {
    const { cookie } = await signIn({ key: app.key })
    const { headers } = await call('GET', '/v1/keywords', { cookie })
    assert.equal(headers.get('ratelimit-policy'), '"console";q=600;w=60')
    assert.match(headers.get('vary') ?? '', /\bCookie\b/)
    const { key } = await makeKey(app, app.account.id)
    const both = await call('GET', '/v1/keywords', { cookie, key })
    assert.equal(both.headers.get('ratelimit-policy'), '"pro";q=100000;w=60')
    assert.equal((await call('GET', '/v1/keywords', { cookie, key: 'wrong' })).outcome, '401 invalid_key')
  })

  test('is out as soon as the key is', async () => {
    const { key, id } = await makeKey(app, app.account.id)
    const { cookie } = await signIn({ key })
    assert.equal((await call('GET', '/v1/keywords', { cookie })).outcome, '200')
    await app.access.keys.revoke(id)
    await app.access.auth.pollChanges()
    assert.equal((await call('GET', '/v1/keywords', { cookie })).outcome, '401 revoked_key')
  })
})

test('over plain http from elsewhere nobody signs in, and is told what helps; over https of a known proxy he does', async () => {
  const proxied = await startTestApp({ env: { GONGGO_TRUSTED_PROXIES: '127.0.0.1' } })
  const hands = createSessionHands(() => proxied)
  const from = { 'x-forwarded-for': '203.0.113.5' }
  const refused = await hands.signIn({ key: proxied.key }, from)
  assert.equal(refused.outcome, '403 https_required')
  assert.match(refused.body.detail, /GONGGO_PUBLIC_URL/)
  assert.equal(refused.cookie, '')
  assert.equal((await hands.signIn({ key: proxied.key }, { ...from, 'x-forwarded-proto': 'https' })).outcome, '200')
  assert.equal((await hands.signIn({ key: proxied.key })).outcome, '200')
  await proxied.close()
})

test('behind a known proxy with https the cookie is for https alone, whatever the address of the service says', async () => {
  const proxied = await startTestApp({ env: { GONGGO_TRUSTED_PROXIES: '127.0.0.1' } })
  const { call, signIn } = createSessionHands(() => proxied)
  const headers = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' }
  const signed = await signIn({ key: proxied.key }, headers)
  assert.match(
    signed.headers.get('set-cookie') ?? '',
    /^__Host-gonggo=ggs_.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  const { cookie } = signed
  assert.equal((await call('GET', '/session', { cookie, headers })).outcome, '200')
  assert.equal((await call('GET', '/v1/keywords', { cookie, headers })).outcome, '200')
  assert.equal((await call('GET', '/session', { cookie })).outcome, '401 missing_credentials', 'not by http')
  const out = await call('DELETE', '/session', { cookie, headers })
  assert.match(out.headers.get('set-cookie') ?? '', /^__Host-gonggo=; Max-Age=0; .*Secure$/)
  const local = await signIn({ key: proxied.key })
  assert.match(
    local.headers.get('set-cookie') ?? '',
    /^gonggo=ggs_[^;]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  await proxied.close()
})

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { makeAccount } from '../../../test/factories.ts'
import { createSecrets } from '../../lib/secret.ts'

describe('unsubscribing from alert mails', () => {
  let app: TestApp
  let accountId: string
  let memberId: string
  let keywordId: string

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())
  beforeEach(async () => {
    accountId = (await makeAccount(app, { name: '한빛 <b>기업</b>' })).id
    const [row] = await app.db.sql<{ id: string }[]>`select id from members where account_id = ${accountId}`
    memberId = row?.id ?? ''
    await app.keywords.createMany(accountId, [{ keyword: '하수관로' }])
    const { items } = await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 1 })
    keywordId = items[0]?.id ?? ''
  })

  const linkOf = (keyword = '') => app.mailing.unsubscribe.url({ accountId, memberId }, keyword)
  const refused = async () =>
    (
      await app.db.sql<{ accountId: string; memberId: string; keywordId: string }[]>`
        select account_id, member_id, keyword_id from alert_refusals order by keyword_id`
    ).filter((row) => row.accountId === accountId)
  const actionsOf = (html: string) => [...html.matchAll(/action="([^"]*)"/g)].map(([, path = '']) => path)
  async function ask(url: string, init?: RequestInit) {
    const answer = await fetch(url, init)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  test('showing the page changes nothing; its buttons work without script and can be undone', async () => {
    const link = linkOf(keywordId)
    const page = await ask(link)
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'.*form-action 'self'/)
    assert.ok(page.text.includes('하수관로') && page.text.includes('&lt;b&gt;') && !page.text.includes('<script'))
    assert.deepEqual(await refused(), [])
    const [one = '', all = ''] = actionsOf(page.text)
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }
    const done = await ask(new URL(one, link).href, form)
    assert.equal(done.status, 200)
    assert.deepEqual(await refused(), [{ accountId, memberId, keywordId }])
    await ask(new URL(all, link).href, form)
    assert.deepEqual(
      (await refused()).map((row) => row.keywordId),
      ['', keywordId],
    )
    const [undo = ''] = actionsOf(done.text)
    assert.match((await ask(new URL(undo, link).href, form)).text, /메일을 다시/)
    assert.deepEqual(await refused(), [{ accountId, memberId, keywordId: '' }])
  })

  test('one-click unsubscribing of mail programs works in both forms, and repeatedly', async () => {
    const link = linkOf()
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const bodies: RequestInit[] = [
      { body: form },
      { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
      { body: 'anything', headers: { 'content-type': 'text/plain' } },
      {},
    ]
    for (const body of bodies) assert.equal((await ask(link, { method: 'POST', ...body })).status, 200)
    assert.deepEqual(await refused(), [{ accountId, memberId, keywordId: '' }])
  })

  test('a link cannot be forged, changed, or used for another action', async () => {
    const link = linkOf(keywordId)
    const token = link.split('/').at(-1) ?? ''
    const text = JSON.stringify([accountId, memberId, '', 0])
    const forged = [
      createSecrets(['some other secret value']).sign('unsubscribe', text),
      createSecrets(['only for tests and long enough']).sign('invitation', text),
      `${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}${token.slice(-1)}`,
      token.slice(0, 20),
      Buffer.from(text).toString('base64url'),
      'x',
    ]
    for (const other of forged) {
      for (const method of ['GET', 'POST']) {
        const answer = await ask(`${app.baseUrl}/unsubscribe/${other}`, { method })
        assert.equal(answer.status, 404, answer.text)
      }
    }
    assert.deepEqual(await refused(), [])
  })

  test('the link of a deleted member is invalid', async () => {
    const link = linkOf()
    await app.db.sql`delete from members where account_id = ${accountId}`
    assert.equal((await ask(link)).status, 404)
    assert.equal((await ask(link, { method: 'POST' })).status, 404)
  })
})

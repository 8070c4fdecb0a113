import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { createSessionHands } from '../../test/session.ts'
import { createTeamHands } from '../../test/team.ts'

describe('links to sign in are limited', () => {
  let database: TestDatabase
  let app: TestApp
  before(async () => {
    // Its lower case of İ is i; in ours it is not.
    database = await openTestDatabase({ libc: true })
    app = await startTestApp({ database, env: { GONGGO_TRUSTED_PROXIES: '127.0.0.1' } })
  })
  after(async () => {
    await app.close()
    await database.close()
  })
  const { call } = createSessionHands(() => app)
  const { newTeam } = createTeamHands(() => app)

  const ask = async (email: string, from: string) =>
    (await call('POST', '/session/links', { body: { email }, headers: { 'x-forwarded-for': from } })).outcome

  async function mailsOf(accountId: string): Promise<number> {
    await app.sessions.links.drain()
    // It skips requests that the app's own worker holds; these are deleted in the transaction that writes their mails.
    await eventually(async () => (await app.db.sql`select from session_link_requests`).length === 0)
    const rows = await app.db.sql`
      select from audit where account_id = ${accountId} and action = 'session.link_mailed'`
    return rows.length
  }

  test('whatever letters an address is asked for with', async () => {
    const { accountId } = await newTeam({ email: 'mimi.kim@example.com' })
    for (const i of ['i', 'İ', 'I'])
      for (const j of ['i', 'İ', 'I'])
        for (const k of ['k', 'K', '\u212A']) await ask(`m${i}m${j}.${k}im@example.com`, '203.0.113.1')
    assert.equal(await mailsOf(accountId), 5)
  })

  test('by network and address first, so that a stranger uses up nothing of a member', async () => {
    const email = 'member@example.com'
    const { accountId } = await newTeam({ email })
    for (let n = 0; n < 5; n++) assert.equal(await ask(email, '203.0.113.2'), '202')
    assert.equal(await ask(email, '203.0.113.2'), '429 rate_limited')
    for (let network = 3; network < 6; network++)
      for (let n = 0; n < 5; n++) assert.equal(await ask(email.toUpperCase(), `203.0.113.${network}`), '202')
    assert.equal(await ask(email, '203.0.113.6'), '429 rate_limited', 'a mailbox is not flooded by many networks')
    assert.equal(await mailsOf(accountId), 20)
  })

  test('and members and operators are found by the same form of an address', async () => {
    const { ownerId } = await newTeam({ email: 'Operator.I@example.com' })
    const found = async (email: string) =>
      (await app.operators.people.membersAt(email, null)).map(({ memberId }) => memberId)
    assert.deepEqual(await found('oPERATOR.i@example.com'), [ownerId])
    assert.deepEqual(await found('operator.İ@example.com'), [])
  })
})

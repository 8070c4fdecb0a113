import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { createOperatorActions } from '../../test/operator.ts'
import type { SessionAnswer } from '../../test/session.ts'

interface FailedMail {
  id: string
  accountId: string | null
  accountName: string | null
  recipient: string
  template: string
  reason: string | null
  attempts: number
  canResend: boolean
}
interface MailPage {
  total: number
  page: number
  items: FailedMail[]
}
interface Resent {
  resent: number
  left: number
}

describe('operators and failed mails', () => {
  let app: TestApp
  let operator: Awaited<ReturnType<typeof hands.newOperator>>
  const hands = createOperatorActions(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    operator = await hands.newOperator()
  })
  after(() => app.close())

  const ask = async <Body = SessionAnswer['body']>(method: string, path: string, body?: object) => {
    const request = { cookie: operator.cookie, ...(body ? { body } : {}) }
    const told = await hands.call(method, `/operator/mails${path}`, request)
    return { ...told, body: told.body as unknown as Body }
  }
  const listOf = async (accountId: string, more = '') =>
    (await ask<MailPage>('GET', `?accountId=${accountId}${more}`)).body
  const stateOf = async (id: string) =>
    (await app.db.sql<{ state: string }[]>`select state from mails where id = ${id}`)[0]?.state

  test('are listed with the reason, the address masked in both, newest first', async () => {
    const { accountId } = await hands.newTeam()
    const { name } = (await app.accounts.find(accountId)) ?? assert.fail()
    const first = await hands.failMail(accountId, 'mina.kim@example.com')
    const second = await hands.failMail(accountId, '홍길동@example.com', false)
    const { total, items } = await listOf(accountId)
    assert.equal(total, 2)
    assert.deepEqual(
      items.map(({ id, recipient, canResend }) => ({ id, recipient, canResend })),
      [
        { id: second, recipient: '홍***@example.com', canResend: false },
        { id: first, recipient: 'm***@example.com', canResend: true },
      ],
    )
    const { accountName, template, reason, attempts } = items[1] ?? assert.fail()
    assert.deepEqual(
      { accountName, template, reason, attempts },
      {
        accountName: name,
        template: 'team-invitation',
        reason: 'EENVELOPE RCPT TO 550 5.1.1 <m***@example.com>: user unknown',
        attempts: 3,
      },
    )
    const { body, headers } = await ask<MailPage>('GET', `?accountId=${accountId}&page=2&pageSize=1`)
    assert.deepEqual([body.total, body.items.map(({ id }) => id)], [2, [first]])
    assert.match(headers.get('link') ?? '', /rel="prev"/)
    assert.equal((await listOf(accountId, '&template=alert')).total, 0)
    assert.equal((await ask('GET', '?template=none')).status, 400)
  })

  test('are sent again one by one, once, and the operator is recorded', async () => {
    const { accountId } = await hands.newTeam()
    const id = await hands.failMail(accountId, 'mina@example.com')
    const sent = await ask<Resent>('POST', `/${id}/resend`)
    assert.deepEqual([sent.status, sent.body, await stateOf(id)], [200, { resent: 1, left: 0 }, 'pending'])
    assert.deepEqual((await ask<Resent>('POST', `/${id}/resend`)).body, { resent: 0, left: 0 })
    const { items } = await app.operators.log.list(accountId, { page: 1, pageSize: 10 })
    assert.deepEqual(
      items.map(({ action, subject, operator, requestId }) => [action, subject, operator?.memberId, requestId]),
      [['mail_resent', id, operator.ownerId, sent.headers.get('x-request-id')]],
    )
    const lost = await hands.failMail(accountId, 'jiwoo@example.com', false)
    assert.deepEqual((await ask<Resent>('POST', `/${lost}/resend`)).body, { resent: 0, left: 1 })
    assert.equal((await ask('POST', '/mail_none/resend')).outcome, '404 not_found')
  })

  test('are sent again all together: those of a filter and no others', async () => {
    const [one, other] = [(await hands.newTeam()).accountId, (await hands.newTeam()).accountId]
    const ids = [await hands.failMail(one, 'a@example.com'), await hands.failMail(one, 'b@example.com')]
    await hands.failMail(one, 'c@example.com', false)
    const untouched = await hands.failMail(other, 'd@example.com')
    const none = await ask<Resent>('POST', '/resend', { accountId: one, template: 'alert' })
    assert.deepEqual(none.body, { resent: 0, left: 0 })
    const all = await ask<Resent>('POST', '/resend', { accountId: one, template: 'team-invitation' })
    assert.deepEqual([all.status, all.body], [200, { resent: 2, left: 1 }])
    assert.deepEqual([await stateOf(untouched), (await listOf(one)).total], ['failed', 1])
    const { items } = await app.operators.log.list(one, { page: 1, pageSize: 10 })
    assert.deepEqual(items.map(({ subject }) => subject).sort(), ids.sort())
    const rest = await ask<Resent>('POST', '/resend')
    assert.ok(rest.body.resent >= 1)
    assert.equal(await stateOf(untouched), 'pending')
  })
})

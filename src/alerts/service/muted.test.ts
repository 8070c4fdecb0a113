import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { mailsLater, mailsSettled, noonZone } from '../../../test/alert-mails.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount } from '../../../test/factories.ts'
import { databaseNow } from '../../../test/harness.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { DAY } from '../../lib/clock.ts'
import { createSecrets } from '../../lib/secret.ts'

describe('mails about one notice, and about notices that close soon', () => {
  let server: MailServer
  let app: TestApp
  let accountId: string
  let owner: string
  let now: number
  let count = 0

  before(async () => {
    server = await startMailServer()
    app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr` } })
    now = Math.floor((await databaseNow(app.db)) / 1000) * 1000
  })
  after(async () => {
    await app.close()
    await server.close()
  })
  beforeEach(async () => {
    owner = `owner${++count}@example.invalid`
    accountId = (await makeAccount(app, { plan: 'enterprise', email: owner, zone: noonZone(now) })).id
    server.mails.length = 0
  })

  const watch = (...inputs: Parameters<TestApp['keywords']['createMany']>[1]) =>
    app.keywords.createMany(accountId, inputs)
  async function post(changes: Parameters<typeof bidRecord>[0]) {
    const record = bidRecord({ closeAt: now + 10 * DAY, openAt: now + 11 * DAY, ...changes })
    await app.bids.upsert([record], () => true)
    return record
  }
  const mails = async () => (await mailsSettled(app, server)).filter((mail) => mail.to === owner)
  const subjects = async () => (await mails()).map(({ subject }) => subject)
  /** The path of the link that mutes a notice. */
  const muteLink = (text: string) => new URL(/이 공고 메일 수신거부: (\S+)/.exec(text)?.[1] ?? '').pathname
  async function page(path: string, method = 'GET') {
    const answer = await fetch(`${app.baseUrl}${path}`, { method })
    return { status: answer.status, text: await answer.text() }
  }
  const actionsOf = (html: string) => [...html.matchAll(/action="([^"]*)"/g)].map(([, token = '']) => token)

  test('a muted notice is in no further mail of this member until it is unmuted; other notices are unaffected', async () => {
    await watch({ keyword: `수로${count}`, alert: { on: ['new', 'deadline_changed', 'cancelled'], remind: [3] } })
    const muted = await post({ title: `수로${count} 첫째` })
    const [first] = await mails()
    const link = muteLink(first?.text ?? '')
    assert.equal(
      muteLink(
        first?.html.replaceAll(/<a [^>]*href="([^"]*)"[^>]*>이 공고 메일 수신거부/g, '이 공고 메일 수신거부: $1 ') ??
          '',
      ),
      link,
    )

    const asked = await page(link)
    assert.match(asked.text, new RegExp(`공고: <strong>수로${count} 첫째</strong>`))
    // Older versions must not accept this link: they would stop all mails, because it names no keyword.
    assert.equal(
      createSecrets(['only for tests and long enough']).verify('unsubscribe', link.split('/').at(-1) ?? ''),
      null,
    )
    const [one = '', all = ''] = actionsOf(asked.text)
    assert.notEqual(one, all)
    const done = await page(`/unsubscribe/${one}`, 'POST')
    assert.match(done.text, /이 공고의 알림 메일을 더 이상 보내지 않습니다/)
    assert.equal((await page(link, 'POST')).status, 200)

    server.mails.length = 0
    await app.bids.upsert([{ ...muted, closeAt: now + 2 * DAY, revision: 1 }], () => true)
    const other = await post({ title: `수로${count} 둘째` })
    assert.deepEqual(await subjects(), [`[Gonggo] 신규 공고: 수로${count} 둘째`])
    const events = await app.db.sql`
      select from events where account_id = ${accountId} and notice_no = ${muted.number} and type = 'bid.changed'`
    assert.equal(events.length, 1)

    const [undo = ''] = actionsOf(done.text)
    assert.match((await page(`/unsubscribe/${undo}`, 'POST')).text, /다시 보내 드립니다/)
    server.mails.length = 0
    await app.bids.upsert([{ ...muted, closeAt: now + 2 * DAY, kind: 'cancelled', revision: 2 }], () => true)
    await app.bids.upsert([{ ...other, closeAt: now + 9 * DAY, revision: 1 }], () => true)
    assert.deepEqual((await subjects()).sort(), [
      `[Gonggo] 변경 공고: 수로${count} 둘째`,
      `[Gonggo] 취소 공고: 수로${count} 첫째`,
    ])
  })

  test('a mail that waits when its notice is muted is not sent', async () => {
    await watch({ keyword: `수로${count}`, alert: { email: 'daily' } })
    const { number } = await post({ title: `수로${count} 첫째` })
    await post({ title: `수로${count} 둘째` })
    await mails()
    const [member] = await app.db.sql<{ id: string }[]>`select id from members where account_id = ${accountId}`
    const link = app.mailing.unsubscribe.muteUrl({ accountId, memberId: member?.id ?? '' }, number)
    assert.equal((await page(new URL(link).pathname, 'POST')).status, 200)
    await mailsLater(app, DAY)
    const [digest, ...others] = await mails()
    assert.deepEqual([digest?.subject, others.length], ['[Gonggo] 키워드 알림 1건(신규 1)', 0])
    assert.doesNotMatch(digest?.text ?? '', /첫째/)
  })

  test('rows of muted notices are deleted after 400 days', async () => {
    await app.db.sql`
      insert into muted_notices (account_id, member_id, notice_no, at)
      values (${accountId}, 'mem', 'old', now() - interval '401 days'), (${accountId}, 'mem', 'new', now() - interval '399 days')`
    await app.mailing.sweep()
    const rows = await app.db.sql<{ noticeNo: string }[]>`
      select notice_no from muted_notices where account_id = ${accountId}`
    assert.deepEqual(
      rows.map(({ noticeNo }) => noticeNo),
      ['new'],
    )
  })

  test('a digest lists reported notices that close soon, and only those still wanted', async () => {
    const word = `관로${count}`
    await watch({ keyword: word, alert: { email: 'daily' } }, { keyword: `폐지${count}`, alert: { email: 'daily' } })
    const closing = await post({ title: `${word} 마감 임박`, closeAt: now + 20 * DAY })
    const cancelled = await post({ title: `${word} 취소`, closeAt: now + DAY / 2 })
    const muted = await post({ title: `${word} 수신거부`, closeAt: now + DAY / 2 })
    await post({ title: `${word} 한참 뒤`, closeAt: now + 30 * DAY })
    await post({ title: `폐지${count} 지운 키워드`, closeAt: now + DAY / 2 })
    await mails()
    await mailsLater(app, DAY)
    await mails()
    server.mails.length = 0

    await app.bids.upsert([{ ...closing, closeAt: now + DAY, revision: 1 }], () => true)
    await app.bids.upsert([{ ...cancelled, kind: 'cancelled', revision: 1 }], () => true)
    const [member] = await app.db.sql<{ id: string }[]>`select id from members where account_id = ${accountId}`
    const link = app.mailing.unsubscribe.muteUrl({ accountId, memberId: member?.id ?? '' }, muted.number)
    await page(new URL(link).pathname, 'POST')
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })
    const gone = items.find(({ keyword }) => keyword === `폐지${count}`)
    await app.keywords.remove(accountId, gone?.id ?? '')
    await post({ title: `${word} 새 공고`, closeAt: now + DAY / 2 })
    await mails()
    await mailsLater(app, DAY)
    const [digest, ...others] = await mails()
    assert.equal(others.length, 0)
    const [told = '', soon = ''] = (digest?.text ?? '').split('이틀 안에 마감되는 공고')
    assert.match(told, new RegExp(`${word} 새 공고`))
    assert.match(soon, new RegExp(`${word} 마감 임박\\n  입찰 마감: `))
    assert.doesNotMatch(soon, /취소|새 공고|한참 뒤|지운 키워드|\] \S+ 수신거부/)
  })
})

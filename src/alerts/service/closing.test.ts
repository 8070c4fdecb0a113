import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { mailsLater, mailsSettled, noonZone } from '../../../test/alert-mails.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount } from '../../../test/factories.ts'
import { databaseNow } from '../../../test/harness.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { DAY, HOUR, MINUTE } from '../../lib/clock.ts'
import type { AlertForm } from '../../mail/index.ts'
import { closingSoon, type WantedDeps } from './wanted.ts'

const SHOWN = 30
const LISTED = 20

describe('notices that close soon, in a digest', () => {
  let server: MailServer
  let app: TestApp
  let accountId: string
  let owner: string
  let word: string
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
    word = `배수관${count}`
    accountId = (await makeAccount(app, { plan: 'enterprise', email: owner, zone: noonZone(now) })).id
    server.mails.length = 0
  })

  const watch = (email: 'daily' | 'weekly') => app.keywords.createMany(accountId, [{ keyword: word, alert: { email } }])
  const numberOf = (index: number) => String(index).padStart(2, '0')
  async function post(length: number, closeAt: (index: number) => number, of = '공고') {
    const records = Array.from({ length }, (_, index) =>
      bidRecord({ title: `${word} ${of}${numberOf(index)}`, closeAt: closeAt(index), openAt: closeAt(index) }),
    )
    for (const record of records) await app.bids.upsert([record], () => true)
    return records
  }
  const mails = async () => (await mailsSettled(app, server)).filter((mail) => mail.to === owner)
  async function digest(waitMs: number) {
    server.mails.length = 0
    await mailsLater(app, waitMs)
    const [mail, ...others] = await mails()
    assert.equal(others.length, 0)
    return mail?.text ?? ''
  }
  /** The contents of a mail of this form, and the keywords that were checked for it. */
  async function closing(form: AlertForm) {
    const checked: string[] = []
    const [row] = await app.db.sql<{ memberId: string }[]>`
      select member_id from alert_members where account_id = ${accountId}`
    const member = { accountId, memberId: row?.memberId ?? '', sentAt: [], leaseUntil: 0, leaseToken: '' }
    const deps: WantedDeps = {
      noticesClosing: app.bids.noticesClosing,
      keywordsNow: (sql, account, ids) => {
        checked.push(...ids)
        return app.keywords.keywordsNow(sql, account, ids)
      },
    }
    const question = { form, now, shown: new Set<string>(), hidden: [] }
    const { soon = [] } = await app.database.db.transaction((tx) => closingSoon(deps, tx, member, question))
    return { titles: soon.map(({ title }) => title), checked }
  }
  const titlesIn = (text: string) =>
    [...text.matchAll(new RegExp(`${word} (?:공고|새)\\d+`, 'g'))].map(([title]) => title)

  test('include notices that the digest has no room for', async () => {
    await watch('daily')
    await post(SHOWN, () => now + 10 * DAY)
    // Notices that match together are notified in any order, so the hidden ones come later.
    await mails()
    const closesSoon = 2
    await post(5, (index) => now + (index === closesSoon ? DAY : 10 * DAY), '새')
    await mails()
    const [shown = '', soon = ''] = (await digest(DAY)).split('이틀 안에 마감되는 공고')
    assert.equal(new Set(titlesIn(shown)).size, SHOWN)
    assert.deepEqual([...new Set(titlesIn(soon))], [`${word} 새${numberOf(closesSoon)}`])
  })

  test('are listed by deadline, at most 20, and the others are counted', async () => {
    await watch('daily')
    const records = await post(LISTED + 4, (index) => now + 20 * DAY + index * HOUR)
    await mails()
    await digest(DAY)
    for (const [index, record] of records.entries()) {
      const closeAt = now + (index < LISTED + 3 ? DAY + index * MINUTE : 9 * DAY)
      await app.bids.upsert([{ ...record, closeAt, openAt: closeAt, revision: 1 }], () => true)
    }
    await post(1, () => now + 10 * DAY, '새')
    await mails()
    const [, soon = ''] = (await digest(DAY)).split('이틀 안에 마감되는 공고')
    const expected = Array.from({ length: LISTED }, (_, index) => `${word} 공고${numberOf(index)}`)
    assert.deepEqual([...new Set(titlesIn(soon))], expected)
    assert.match(soon, /3건/)
  })

  test('cover a week in a weekly digest', async () => {
    await watch('weekly')
    await post(3, (index) => now + (index === 0 ? 1 : 3 * index + 3) * DAY)
    await mails()
    await app.db.sql`update alert_notes set mail_id = 'sent' where account_id = ${accountId}`
    assert.deepEqual((await closing('weekly')).titles, [`${word} 공고00`, `${word} 공고01`])
    assert.deepEqual((await closing('daily')).titles, [`${word} 공고00`])
    assert.deepEqual((await closing('rollup')).titles, [])
  })

  test('are found before the preferences of the member are read', async () => {
    await watch('daily')
    await post(3, () => now + 20 * DAY)
    await mails()
    await digest(DAY)
    assert.deepEqual(await closing('daily'), { titles: [], checked: [] })
  })
})

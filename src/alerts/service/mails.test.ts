import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { mailsLater, mailsSettled, noonZone } from '../../../test/alert-mails.ts'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, failedRound, makeAccount, NOW, roundRecord } from '../../../test/factories.ts'
import { databaseNow, eventually } from '../../../test/harness.ts'
import { type MailServer, smtpAnswer, startMailServer } from '../../../test/mail-server.ts'
import type { ReadMail } from '../../../test/mailbox.ts'
import { DAY, dayOf, HOUR, MINUTE } from '../../lib/clock.ts'

describe('alert mails', () => {
  let server: MailServer
  let app: TestApp
  let accountId: string
  let owner: string
  /** Deadlines are compared with the database's clock. */
  let soon: number
  let count = 0

  before(async () => {
    server = await startMailServer()
    app = await startTestApp({
      env: {
        SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr`,
        GONGGO_PUBLIC_URL: 'https://api.gonggo.example',
      },
    })
    soon = Math.floor((await databaseNow(app.db)) / 1000) * 1000
  })
  after(async () => {
    await app.close()
    await server.close()
  })
  beforeEach(async () => {
    owner = `owner${++count}@example.invalid`
    const account = await makeAccount(app, { plan: 'enterprise', email: owner, name: '(주)한빛엔지니어링' })
    accountId = account.id
  })
  afterEach(async () => {
    // Ignore mails of other accounts from later tests.
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 100 })
    for (const { id } of items) await app.keywords.remove(accountId, id)
    server.manners.onTo = () => {}
    server.mails.length = 0
  })

  const watch = (...inputs: Parameters<TestApp['keywords']['createMany']>[1]) =>
    app.keywords.createMany(accountId, inputs)

  async function member(
    name: string,
    changes: { state?: string; language?: string; zone?: string } = {},
  ): Promise<string> {
    const id = `mem_${name}${count}`
    const { state = 'active', language = 'ko', zone = 'Asia/Seoul' } = changes
    await app.db.sql`
      insert into members (account_id, id, email, role, state, language, zone, created_at)
      values (${accountId}, ${id}, ${`${name}${count}@example.invalid`}, 'member', ${state}, ${language}, ${zone}, now())`
    return id
  }

  const post = (changes: Parameters<typeof bidRecord>[0] = {}) => {
    const record = bidRecord({
      title: '종로구 하수관로 정비공사',
      closeAt: soon + 10 * DAY,
      openAt: soon + 10 * DAY,
      ...changes,
    })
    return app.bids.upsert([record], () => true).then(() => record)
  }

  const settled = () => mailsSettled(app, server)
  const to = (mails: ReadMail[], address: string) => mails.filter((mail) => mail.to === address)

  const later = (ms: number) => mailsLater(app, ms)
  /** Keeps digests from becoming due during the test. */
  async function moveToNoon(): Promise<string> {
    const zone = noonZone(await databaseNow(app.db))
    await app.db.sql`update members set zone = ${zone} where account_id = ${accountId}`
    return zone
  }

  test('a notice is mailed at once, with cause, deadline, price and unsubscribe link', async () => {
    await watch({ keyword: '하수관로 | 상수관로', filter: { exclude: ['감리'] } })
    const leftDays = async () => `D-${dayOf(soon + 10 * DAY) - dayOf(await databaseNow(app.db))}`
    const before = await leftDays()
    const { number } = await post({
      estimatedPrice: 1_234_000_000,
      baseAmount: 1_357_400_000,
      floorRate: 87.745,
      contractMethod: '제한경쟁',
      awardMethod: '적격심사',
      urgent: true,
    })
    const [mail, ...others] = to(await settled(), owner)
    assert.equal(others.length, 0)
    assert.ok(mail)
    assert.equal(mail.subject, '[Gonggo] 신규 공고: 종로구 하수관로 정비공사')
    // Midnight may have passed in between.
    const left = mail.text.includes(before) ? before : await leftDays()
    const amounts = ['1,234,000,000원', '1,357,400,000원', '87.745%']
    const words = ['긴급', '제한경쟁 · 적격심사', '하수관로 | 상수관로 (공고명)', left, '신규 일치 공고', '공고 보기']
    for (const said of [...amounts, ...words, '서울특별시 종로구', number]) {
      assert.ok(mail.text.includes(said), `${said} in ${mail.text}`)
      assert.ok(mail.html.includes(said), said)
    }
    assert.match(mail.html, /종로구 <mark[^>]*>하수관로<\/mark> 정비공사/)
    assert.ok(mail.text.includes(`https://portal.example/notices/${number}`))
    assert.match(mail.headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    assert.match(mail.unsubscribe ?? '', /^https:\/\/api\.gonggo\.example\/unsubscribe\/[\w-]+$/)
  })

  test('one mail for a member, however many keywords; each member in their language, with only their keywords', async () => {
    const [kim, lee] = [await member('kim', { language: 'en' }), await member('lee')]
    await watch(
      { keyword: '하수관로', alert: { to: [kim, lee] } },
      { keyword: '정비공사', alert: { to: [kim] } },
      { keyword: '종로구', alert: { to: [lee], email: 'off' } },
    )
    await post()
    const mails = await settled()
    assert.deepEqual(mails.map((mail) => mail.to).sort(), [
      `kim${count}@example.invalid`,
      `lee${count}@example.invalid`,
    ])
    const [english] = to(mails, `kim${count}@example.invalid`)
    assert.equal(english?.subject, '[Gonggo] New notice: 종로구 하수관로 정비공사')
    assert.match(english?.text ?? '', /Keywords: 하수관로 \(title\) · 정비공사 \(title\)/)
    assert.match(english?.text ?? '', /10 days left/)
    assert.match(to(mails, `lee${count}@example.invalid`)[0]?.text ?? '', /일치 키워드: 하수관로 \(공고명\)$/m)
  })

  test('invited, suspended and removed members get none; an owner gets it if no named member is left', async () => {
    const [invited, suspended] = [
      await member('invited', { state: 'invited' }),
      await member('out', { state: 'suspended' }),
    ]
    await watch({ keyword: '하수관로', alert: { to: [invited, suspended] } })
    await post()
    assert.deepEqual(
      (await settled()).map((mail) => mail.to),
      [owner],
    )
  })

  test('mails wait while the account is suspended, and are sent once afterwards', async () => {
    await watch({ keyword: '하수관로' })
    await app.accounts.setState(accountId, 'suspended')
    await post({ title: '하수관로 하나' })
    assert.deepEqual(await settled(), [])
    await app.accounts.setState(accountId, 'active')
    await later(0)
    assert.deepEqual(
      (await settled()).map(({ to, subject }) => [to, subject]),
      [[owner, '[Gonggo] 신규 공고: 하수관로 하나']],
    )
    await later(DAY)
    assert.equal((await settled()).length, 1)
  })

  test('notes too late after a long suspension are listed in the next digest', async () => {
    await watch({ keyword: '하수관로' })
    await app.accounts.setState(accountId, 'suspended')
    await post({ title: '하수관로 하나' })
    await settled()
    await later(5 * DAY)
    await settled()
    await app.accounts.setState(accountId, 'active')
    await later(0)
    assert.deepEqual(await settled(), [])
    await later(DAY)
    const [digest, ...others] = await settled()
    assert.equal(others.length, 0)
    assert.ok(digest?.text.includes('하수관로 하나'), digest?.text)
  })

  test('a member suspended by the plan gets waiting notes when the plan returns, also those already in a mail', async () => {
    const kim = await member('kim')
    await app.db.sql`update members set accepted_at = now() where account_id = ${accountId} and id = ${kim}`
    await watch({ keyword: '하수관로', alert: { to: [kim] } })
    server.manners.onTo = () => Promise.reject(smtpAnswer(450, 'later'))
    await post({ title: '하수관로 하나' })
    await settled()
    await app.accounts.setPlan(accountId, 'pro')
    server.manners.onTo = () => {}
    await app.db.sql`update mails set due_at = now() where due_at is not null`
    assert.deepEqual(await settled(), [])
    const [mail] = await app.db.sql<{ state: string }[]>`select state from mails where account_id = ${accountId}`
    assert.equal(mail?.state, 'withdrawn')
    await app.accounts.setPlan(accountId, 'enterprise')
    await later(0)
    assert.deepEqual(
      (await settled()).map((one) => one.to),
      [`kim${count}@example.invalid`],
    )
  })

  test('a burst: nine mails, then one with the rest, then none until the hour is over', async () => {
    await watch({ keyword: '하수관로' })
    await app.bids.upsert(
      Array.from({ length: 46 }, (_, index) => bidRecord({ title: `하수관로 정비 ${index}`, closeAt: soon + DAY })),
      () => true,
    )
    const mails = to(await settled(), owner)
    assert.equal(mails.length, 10)
    const rest = mails.find(({ subject }) => subject === '[Gonggo] 키워드 알림 37건(신규 37)')
    assert.match(rest?.text ?? '', /7건 더/)
    await post({ title: '하수관로 하나 더' })
    assert.equal(to(await settled(), owner).length, 10)
    await later(HOUR)
    assert.equal(to(await settled(), owner).length, 11)
  })

  test('changes show old and new values', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['deadline_changed', 'price_changed', 'cancelled'] } })
    const record = await post({ estimatedPrice: 100 })
    await app.bids.upsert([{ ...record, closeAt: soon + 12 * DAY, estimatedPrice: 200, revision: 1 }], () => true)
    await app.bids.upsert(
      [{ ...record, closeAt: soon + 12 * DAY, estimatedPrice: 200, kind: 'cancelled', revision: 2 }],
      () => true,
    )
    const mails = to(await settled(), owner)
    assert.deepEqual(
      mails.map(({ subject }) => subject).sort(),
      ['[Gonggo] 변경 공고: 종로구 하수관로 정비공사', '[Gonggo] 취소 공고: 종로구 하수관로 정비공사'].sort(),
    )
    const changed = mails.find(({ subject }) => subject.includes('변경'))
    assert.match(changed?.text ?? '', /^공고 내용이 변경되었습니다\n/)
    assert.match(changed?.text ?? '', /입찰 마감: \d{4}-.* → \d{4}-.*\n/)
    assert.match(changed?.text ?? '', /추정가격: 100원 → 200원\n/)
    const cancelled = mails.find(({ subject }) => subject.includes('취소'))
    assert.match(cancelled?.text ?? '', /^공고가 취소되었습니다\n/)
    // The token in the link at the end is random and may contain such letters.
    assert.ok(cancelled?.unsubscribe)
    assert.doesNotMatch(cancelled.text.replace(cancelled.unsubscribe, ''), /D-\d/)
  })

  test('an award begins with winner, price, rate and number of bidders; a correction shows the new state', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['awarded'] } })
    const { number } = await post()
    const award = roundRecord({ number, winners: [{ name: '㈜한빛건설', businessNo: '1234567890' }] })
    await app.bids.recordRounds('one', [{ ...award, amount: 78_186_870, rate: 89.755, bidders: 57 }], () => true)
    const [mail] = to(await settled(), owner)
    const line = '낙찰: ㈜한빛건설 · 78,186,870원 · 89.755% · 참가 57개사'
    assert.equal(mail?.subject, '[Gonggo] 낙찰 ㈜한빛건설 78,186,870원: 종로구 하수관로 정비공사')
    assert.ok(mail?.text.startsWith(`${line}\n`), mail?.text)
    assert.match(mail?.text ?? '', /예정가격: 49,930,000원/)
    server.mails.length = 0
    const failed = failedRound({ number, reason: '적격심사 탈락', changedAt: NOW })
    await app.bids.recordRounds('one', [failed], () => true)
    const [corrected] = to(await settled(), owner)
    assert.equal(corrected?.subject, '[Gonggo] 낙찰 정정: 종로구 하수관로 정비공사')
    assert.match(corrected?.text ?? '', /^낙찰 결과 정정 · 유찰: 적격심사 탈락\n/)
  })

  test('a digest names missing periods of a source; an immediate mail does not', async () => {
    const { sql } = app.db
    const now = await databaseNow(app.db)
    // The service's clock is that of the tests, the mails' that of the database.
    const [from, to] = [Date.UTC(2021, 0), Math.max(now, NOW)]
    await moveToNoon()
    const digest = async () => {
      await watch({ keyword: '하수관로', alert: { email: 'daily' } })
      await post({ number: `GAP${count++}` })
      await settled()
      await later(DAY)
      return (await settled()).map(({ text }) => text)
    }
    await sql`
      insert into sources (name, kind, state, settings, created_at) values ('koneps', 'koneps', 'enabled', '{}', now())`
    await sql`
      insert into source_windows (source, operation, subject, from_at, to_at, purpose, due_at, attempts)
      values ('koneps', 'industries', '', ${from}, ${to}, 'poll', ${to + 30 * DAY}, 4)`
    const missing = /나라장터의 .* ~ .* 공고 중 일부를 아직 수집하지 못했습니다/
    for (const text of await digest()) assert.doesNotMatch(text, missing, 'a list of codes has no notices')
    await sql`update source_windows set operation = 'notices.works' where source = 'koneps'`
    await app.pass(MINUTE)
    server.mails.length = 0
    const texts = await digest()
    assert.deepEqual(
      texts.map((text) => text.match(new RegExp(missing, 'g'))?.length),
      [1],
    )
    for (const text of texts) assert.doesNotMatch(text, /2021/, 'of years, a digest names its own day')
    server.mails.length = 0
    await watch({ keyword: '정비공사' })
    await post({ number: `GAP${count++}`, title: '정비공사' })
    for (const { text } of await settled()) assert.doesNotMatch(text, missing)
    await sql`delete from source_windows where source = 'koneps'`
    await sql`delete from sources where name = 'koneps'`
  })

  test('notices of a day wait for 08:00 and come in one mail', async () => {
    const zone = await moveToNoon()
    await watch({ keyword: '하수관로', alert: { email: 'daily' } })
    await post({ title: '하수관로 하나' })
    await post({ title: '하수관로 둘' })
    assert.deepEqual(to(await settled(), owner), [])
    const [row] = await app.db.sql<
      { dueAt: number }[]
    >`select due_at from alert_members where account_id = ${accountId}`
    assert.equal(new Date(row?.dueAt ?? 0).toLocaleTimeString('en-GB', { timeZone: zone }), '08:00:00')
    await later(DAY)
    const [mail, ...others] = to(await settled(), owner)
    assert.equal(others.length, 0)
    assert.equal(mail?.subject, '[Gonggo] 키워드 알림 2건(신규 2)')
  })

  test('after seven hours without the mail server, late notes are not mailed at once but listed in the next digest', async () => {
    await moveToNoon()
    await watch({ keyword: '하수관로' })
    server.manners.onTo = () => {
      throw smtpAnswer(450, '4.3.0 later')
    }
    await post()
    await alertsRead(app)
    const waiting = () =>
      app.db.sql`select from mails where account_id = ${accountId} and attempts > 0 and due_at > now()`
    await eventually(async () => (await waiting()).length === 1)
    server.manners.onTo = () => {}
    await later(7 * HOUR)
    await app.db
      .sql`update mails set due_at = now(), posted_at = (posted_at at time zone 'UTC' - interval '7 hours') at time zone 'UTC' where state = 'pending'`
    assert.deepEqual(to(await settled(), owner), [])
    const [mail] = await app.db.sql<{ state: string }[]>`select state from mails where account_id = ${accountId}`
    assert.equal(mail?.state, 'withdrawn')
    await later(DAY)
    const [digest] = to(await settled(), owner)
    assert.equal(digest?.subject, '[Gonggo] 키워드 알림 1건(지연 1)')
    assert.match(digest?.text ?? '', /발송이 지연된 공고입니다\.[\s\S]*종로구 하수관로 정비공사/)
  })

  test('a bounced address ends only that mail', async () => {
    await watch({ keyword: '하수관로' })
    server.manners.onTo = () => {
      throw smtpAnswer(550, '5.1.1 no such user')
    }
    await post()
    await settled()
    server.manners.onTo = () => {}
    await post({ title: '하수관로 둘째' })
    assert.deepEqual(
      to(await settled(), owner).map(({ subject }) => subject),
      ['[Gonggo] 신규 공고: 하수관로 둘째'],
    )
    const states = await app.db.sql<{ state: string }[]>`
      select state from mails where account_id = ${accountId} order by state`
    assert.deepEqual(
      states.map(({ state }) => state),
      ['failed', 'sent'],
    )
  })

  test('reminders are sent once, follow their notice, and end with it', async () => {
    await watch({ keyword: '하수관로', alert: { remind: [3, 1] } }, { keyword: '정비공사', alert: { remind: [3] } })
    const record = await post({ closeAt: soon + 10 * DAY })
    const gone = await post({ title: '하수관로 취소될 정비공사', closeAt: soon + 10 * DAY })
    await settled()
    server.mails.length = 0
    await app.bids.upsert([{ ...gone, kind: 'cancelled', revision: 1 }], () => true)
    await app.bids.upsert([{ ...record, closeAt: soon + 2 * DAY, openAt: soon + 3 * DAY, revision: 1 }], () => true)
    const [mail, ...others] = to(await settled(), owner)
    assert.equal(others.length, 0)
    assert.match(mail?.subject ?? '', /^\[Gonggo\] 마감 2일 전: 종로구 하수관로 정비공사$/)
    assert.match(mail?.text ?? '', /\[마감 임박\]/)
    await app.db.sql`update reminders set due_at = now() where account_id = ${accountId}`
    assert.equal(to(await settled(), owner).length, 1)
    await app.bids.upsert([{ ...record, closeAt: soon + 9 * DAY, openAt: soon + 9 * DAY, revision: 2 }], () => true)
    assert.equal(to(await settled(), owner).length, 1)
    const due = await app.db.sql<{ dueAt: number | null }[]>`
      select due_at from reminders where account_id = ${accountId} and notice_no = ${record.number} order by keyword_id`
    assert.deepEqual(
      due.map(({ dueAt }) => dueAt),
      [soon + 6 * DAY, soon + 6 * DAY],
    )
  })

  test('a keyword deleted or disabled meanwhile is not in the digest', async () => {
    await moveToNoon()
    await watch({ keyword: '하수관로', alert: { email: 'daily' } }, { keyword: '정비공사', alert: { email: 'daily' } })
    await post()
    await settled()
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })
    await app.keywords.remove(accountId, items[0]?.id ?? '')
    await app.keywords.change(accountId, items[1]?.id ?? '', { alert: { email: 'off' } }, () => true)
    await later(DAY)
    assert.deepEqual(to(await settled(), owner), [])
  })

  test('a member unsubscribed from one keyword gets the others; unsubscribing stops a waiting mail', async () => {
    const kim = await member('kim')
    await watch({ keyword: '하수관로', alert: { to: [kim] } }, { keyword: '정비공사', alert: { to: [kim] } })
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })
    const address = `kim${count}@example.invalid`
    const tokenOf = (keywordId: string) =>
      app.mailing.unsubscribe.url({ accountId, memberId: kim }, keywordId).split('/').at(-1) ?? ''
    await app.mailing.unsubscribe.leave(tokenOf(items[0]?.id ?? ''))
    await post()
    const [mail] = to(await settled(), address)
    assert.match(mail?.text ?? '', /일치 키워드: 정비공사 \(공고명\)$/m)
    server.manners.onTo = () => {
      throw smtpAnswer(450, '4.3.0 later')
    }
    await post({ title: '다른 정비공사' })
    await alertsRead(app)
    await eventually(async () => {
      const rows = await app.db
        .sql`select from mails where account_id = ${accountId} and attempts > 0 and due_at > now()`
      return rows.length === 1
    })
    server.manners.onTo = () => {}
    await app.mailing.unsubscribe.leave(tokenOf(''))
    await app.db.sql`update mails set due_at = now() where state = 'pending'`
    assert.equal(to(await settled(), address).length, 1)
    const states = await app.db.sql<{ state: string }[]>`
      select state from mails where account_id = ${accountId} order by posted_at`
    assert.deepEqual(
      states.map(({ state }) => state),
      ['sent', 'withdrawn'],
    )
  })

  test('an unreadable note does not block the others: the mail counts it as not shown', async () => {
    await moveToNoon()
    await watch({ keyword: '하수관로', alert: { email: 'daily' } })
    const broken = await post({ title: '하수관로 준설' })
    await post({ title: '하수관로 정비' })
    await settled()
    await app.database.db.sql`
      update event_notices set bid = (bid::jsonb - 'industries')::text
      where bid::jsonb ->> 'noticeNo' = ${broken.number}`
    await later(DAY)
    const [mail, ...others] = to(await settled(), owner)
    assert.equal(others.length, 0)
    assert.ok(mail)
    assert.match(mail.subject, /2건/)
    assert.match(mail.text, /하수관로 정비[\s\S]*포함하지 못한 공고가 1건/)
    assert.doesNotMatch(mail.text, /준설/)
  })

  test('several processes share the work, and each member is notified once', async () => {
    const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr` }
    const others = await Promise.all([1, 2].map(() => startTestApp({ database: app.database, env })))
    try {
      const readers = await Promise.all(['kim', 'lee', 'park'].map((name) => member(name)))
      await watch({ keyword: '하수관로', alert: { to: readers } })
      for (let i = 0; i < 8; i++) await post({ title: `하수관로 정비 ${i}` })
      const mails = await settled()
      const told = mails.map((mail) => `${mail.to} ${mail.subject}`)
      assert.equal(told.length, 24)
      assert.equal(new Set(told).size, 24)
    } finally {
      for (const other of others) await other.close()
    }
  })
})

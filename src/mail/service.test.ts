import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { selfSigned } from '../../test/certificates.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { type MailServer, type Manners, smtpAnswer, startMailServer } from '../../test/mail-server.ts'
import { createSecrets } from '../lib/secret.ts'
import { createMail } from './index.ts'
import type { MailState, NewMail, SmtpSettings } from './schema.ts'
import type { MailTiming } from './service.ts'

const TOKEN = 'very-secret-token'
const LINK = `https://gonggo.example/invitations/${TOKEN}`

const invitation = (changes: Partial<Extract<NewMail, { template: 'team-invitation' }>> = {}): NewMail => ({
  accountId: 'acc_1',
  to: 'one@example.invalid',
  language: 'ko',
  template: 'team-invitation',
  data: { company: '한빛기업', inviter: '김하나', role: 'member', url: new URL(LINK) },
  ...changes,
})

interface Row {
  id: string
  state: MailState
  attempts: number
  reason: string | null
  content: Buffer | null
  waitSeconds: number | null
}

let database: TestDatabase
let server: MailServer
let log: string[]
before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())
beforeEach(async () => {
  server = await startMailServer()
  log = []
})
afterEach(async () => {
  await server.close()
  await database.db.sql`truncate mails`
})

interface Wishes {
  smtp?: SmtpSettings | null
  folder?: string
  isDemo?: boolean
  timing?: Partial<MailTiming>
  secret?: string
}

function office({ smtp, folder = '/nowhere', isDemo = false, timing = {}, secret = 'of these tests' }: Wishes = {}) {
  return createMail({
    db: database.db,
    now: Date.now,
    secrets: () => createSecrets([secret]),
    from: { name: '공고 Gonggo', address: 'gonggo@example.kr' },
    smtp: smtp === undefined ? server.settings() : smtp,
    folder,
    isDemo: async () => isDemo,
    log: (message, detail) => log.push(`${message} ${JSON.stringify(detail)}`),
    timing: { smtp: { connect: 2_000, silence: 2_000, whole: 4_000 }, ...timing },
  })
}

const post = (mail: NewMail, by = office()) => database.db.transaction((tx) => by.post(tx, mail))
/** One batch, as a worker would. */
const sendDue = (by = office()) => by.worker().tick()
const rows = () => database.db.sql<Row[]>`
  select id, state, attempts, reason, content, extract(epoch from due_at - statement_timestamp()) as wait_seconds
  from mails order by posted_at, id`
const only = async (): Promise<Row> => {
  const [row, ...others] = await rows()
  assert.ok(row && others.length === 0)
  return row
}
const makeDue = () => database.db.sql`update mails set due_at = statement_timestamp() where due_at is not null`
const age = (hours: number) =>
  database.db.sql`
    update mails set posted_at = (posted_at at time zone 'UTC' - ${hours} * interval '1 hour') at time zone 'UTC'`
const between = (value: number | null, least: number, most: number) =>
  assert.ok(value !== null && value >= least && value <= most, `${value} is not between ${least} and ${most}`)

describe('posting', () => {
  test('a mail commits with what it tells of, or not at all', async () => {
    const refused = database.db.transaction(async (tx) => {
      await office().post(tx, invitation())
      throw new Error('changed my mind')
    })
    await assert.rejects(refused, /changed my mind/)
    assert.deepEqual([...(await rows())], [])
    assert.match((await post(invitation())) ?? '', /^mail_/)
    assert.equal((await only()).state, 'pending')
  })

  test('a second one under the same word is none', async () => {
    const mail = invitation({ dedupe: 'invitation of mem_1' })
    const ids = await Promise.all([post(mail), post(mail), post(mail)])
    assert.equal(ids.filter((id) => id !== null).length, 1)
    assert.equal((await rows()).length, 1)
    assert.ok(await post(invitation({ dedupe: 'invitation of mem_2' })))
  })

  test('what cannot be an address fails by itself and takes nothing down', async () => {
    for (const to of [
      '',
      'nobody',
      'a@b',
      'a@b.kr\r\nBcc: c@d.kr',
      'a@b.kr, c@d.kr',
      '"a b"@c.kr',
      `${'x'.repeat(260)}@a.kr`,
    ]) {
      assert.ok(await post(invitation({ to })), to)
    }
    assert.ok((await rows()).every(({ state, content }) => state === 'failed' && content === null))
    assert.equal(await sendDue(), 0)
  })

  test('a link that is none is a fault of the program', async () => {
    const data = { company: 'x', inviter: null, role: 'member', url: new URL('javascript:alert(1)') } as const
    await assert.rejects(post(invitation({ data })), /no web address/)
  })

  test('no text and no link lies open in the database', async () => {
    await post(invitation())
    const [row] = await database.db.sql<
      { text: string }[]
    >`select mails::text || encode(content, 'escape') as text from mails`
    assert.doesNotMatch(row?.text ?? '', new RegExp(`${TOKEN}|한빛`))
  })
})

describe('sending', () => {
  test('what was posted arrives once, and what it held is forgotten', async () => {
    const id = await post(invitation())
    assert.equal(await sendDue(), 1)
    assert.equal(await sendDue(), 0)
    const [mail, ...others] = server.mails
    assert.equal(others.length, 0)
    assert.deepEqual([mail?.from, mail?.to], ['gonggo@example.kr', ['one@example.invalid']])
    assert.equal(mail?.messageId, `<${id}@example.kr>`)
    const { state, attempts, content, waitSeconds } = await only()
    assert.deepEqual(
      { state, attempts, content, waitSeconds },
      { state: 'sent', attempts: 1, content: null, waitSeconds: null },
    )
  })

  test('two offices at once share the work and send nothing twice', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, index) => post(invitation({ to: `m${index}@example.invalid` }))),
    )
    const workers = [office().worker(), office().worker(), office().worker()]
    while ((await Promise.all(workers.map((worker) => worker.tick()))).some((sent) => sent > 0));
    assert.equal(server.mails.length, 40)
    assert.deepEqual(
      new Set(server.mails.map(({ messageId }) => messageId)),
      new Set(ids.map((id) => `<${id}@example.kr>`)),
    )
  })

  test('over TLS with a name and a password; a wrong one leaves the mail waiting', async (t) => {
    const user = { name: 'gonggo', password: 'p@ss' }
    const safe = await startMailServer({}, { tls: selfSigned(['localhost']), user })
    t.after(() => safe.close())
    const wrong = safe.settings({ auth: { user: 'gonggo', pass: 'wrong' } })
    await post(invitation())
    await sendDue(office({ smtp: wrong }))
    const waiting = await only()
    assert.equal(waiting.state, 'pending')
    assert.match(waiting.reason ?? '', /^EAUTH AUTH PLAIN 535/)
    between(waiting.waitSeconds, 40, 80)
    await makeDue()
    // A certificate nobody vouches for is good enough only where none is demanded.
    await sendDue(office({ smtp: safe.settings({ tls: 'required' }) }))
    assert.match((await only()).reason ?? '', /^E\w+ CONN.*certificate/)
    await makeDue()
    await sendDue(office({ smtp: safe.settings() }))
    assert.equal(safe.mails.length, 1)
    assert.equal((await only()).state, 'sent')
  })

  test('nothing is sent in the clear where TLS is demanded', async () => {
    await post(invitation())
    await sendDue(office({ smtp: server.settings({ tls: 'required', auth: { user: 'a', pass: 'b' } }) }))
    assert.equal(server.mails.length, 0)
    assert.match((await only()).reason ?? '', /STARTTLS/)
  })

  test('Hangul addresses: the domain is translated, the name before it needs a server that knows how', async () => {
    await post(invitation({ to: 'one@예시.한국' }))
    await post(invitation({ to: '하나@예시.한국' }))
    await sendDue()
    const lines = server.mails.map(({ raw }) => /^To: (.*)\r$/m.exec(raw)?.[1])
    assert.deepEqual(lines.sort(), ['one@xn--vv4b11d.xn--3e0b707e', '하나@예시.한국'])
  })
})

describe('a server that', () => {
  const refusing = (manners: Manners) => Object.assign(server.manners, manners)

  test('refuses the address for good: failed, and no second try', async () => {
    refusing({ onTo: () => Promise.reject(smtpAnswer(550, `5.1.1 no such user, see https://x.example/?t=${TOKEN}`)) })
    await post(invitation())
    await sendDue()
    const { state, reason, waitSeconds } = await only()
    assert.deepEqual([state, waitSeconds], ['failed', null])
    assert.equal(reason, 'EENVELOPE RCPT TO 550 5.1.1 no such user, see …')
  })

  test('refuses the text for good: failed', async () => {
    refusing({ onMail: () => Promise.reject(smtpAnswer(554, 'spam')) })
    await post(invitation())
    await sendDue()
    assert.equal((await only()).state, 'failed')
  })

  test('refuses us as a sender: every mail waits until that is put right', async () => {
    refusing({ onFrom: () => Promise.reject(smtpAnswer(550, 'not your domain')) })
    await post(invitation())
    await sendDue()
    const { state, waitSeconds } = await only()
    assert.equal(state, 'pending')
    between(waitSeconds, 40, 80)
  })

  test('greylists: the same mail comes back a little later and is let in', async () => {
    let first = true
    refusing({
      onTo: () => {
        if (!first) return
        first = false
        throw smtpAnswer(450, '4.2.0 greylisted')
      },
    })
    const id = await post(invitation())
    await sendDue()
    const { state, reason, waitSeconds } = await only()
    assert.deepEqual([state, reason], ['pending', 'EENVELOPE RCPT TO 450 4.2.0 greylisted'])
    between(waitSeconds, 40, 80)
    assert.equal(await sendDue(), 0, 'not before its time')
    await makeDue()
    await sendDue()
    assert.deepEqual(
      server.mails.map(({ messageId }) => messageId),
      [`<${id}@example.kr>`],
    )
  })

  test('always says later: given up after three days', async () => {
    refusing({ onTo: () => Promise.reject(smtpAnswer(451, 'later')) })
    await post(invitation())
    await age(71.9)
    await sendDue()
    assert.equal((await only()).state, 'pending')
    await age(0.1)
    await makeDue()
    await sendDue()
    assert.equal((await only()).state, 'failed')
  })

  test('says nothing any more: the connection is given up, the mail is not', async () => {
    refusing({ onFrom: () => new Promise(() => {}) })
    await post(invitation())
    await sendDue(office({ timing: { smtp: { connect: 2_000, silence: 400, whole: 4_000 } } }))
    assert.match((await only()).reason ?? '', /^ETIMEDOUT MAIL FROM/)
  })

  test('is slow: nobody else takes the mail meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    refusing({ onMail: () => promise })
    await post(invitation())
    const slow = office({ timing: { leaseMs: 400 } })
    const first = slow.worker()
    const sent = first.tick()
    const lease = async () =>
      (await database.db.sql<{ leaseUntil: number }[]>`select lease_until from mails`)[0]?.leaseUntil
    const taken = await eventually(lease)
    await eventually(async () => ((await lease()) ?? 0) > taken + 400)
    assert.equal(await slow.worker().tick(), 0)
    resolve()
    await sent
    assert.equal(server.mails.length, 1)
    assert.equal((await only()).state, 'sent')
  })

  test('hangs up after the whole mail: it may have it, so a copy goes later and bears the same id', async () => {
    const seen: string[] = []
    refusing({
      onMail: ({ messageId }, cut) => {
        seen.push(messageId)
        if (seen.length === 1) cut()
      },
    })
    await post(invitation())
    await sendDue()
    const { state, reason, waitSeconds } = await only()
    assert.equal(state, 'pending')
    assert.match(reason ?? '', /^ECONNECTION DATA/)
    between(waitSeconds, 480, 720)
    await makeDue()
    await sendDue()
    assert.equal(seen.length, 2)
    assert.equal(seen[0], seen[1])
    assert.equal((await only()).state, 'sent')
  })

  test('hangs up after every mail gets four copies at most', async () => {
    let copies = 0
    refusing({
      onMail: (_mail, cut) => {
        copies++
        cut()
      },
    })
    await post(invitation())
    while ((await only()).state === 'pending') {
      await makeDue()
      await sendDue()
    }
    assert.equal(copies, 4)
    assert.equal((await only()).state, 'failed')
  })

  test('is down and comes back: nothing is lost, and it is asked often enough', async () => {
    const { port } = server
    const settings = server.settings()
    await server.close()
    for (let index = 0; index < 5; index++) await post(invitation({ to: `m${index}@example.invalid` }))
    for (let tries = 0; tries < 6; tries++) {
      await makeDue()
      while ((await sendDue(office({ smtp: settings }))) > 0);
    }
    for (const { state, attempts, waitSeconds, reason } of await rows()) {
      assert.deepEqual([state, attempts], ['pending', 6])
      assert.match(reason ?? '', /^ESOCKET CONN.*ECONNREFUSED/)
      between(waitSeconds, 200, 370)
    }
    server = await startMailServer({}, { port })
    await makeDue()
    while ((await sendDue()) > 0);
    assert.equal(server.mails.length, 5)
  })
})

describe('a failed mail', () => {
  const resend = (ids: string[] | null) => database.db.transaction((tx) => office().resendIn(tx, { ids }))
  const refuse = () => {
    server.manners.onTo = () => Promise.reject(smtpAnswer(550, 'no such user'))
  }
  const accept = () => {
    server.manners.onTo = () => {}
  }

  test('keeps what it held, is sent again on request, once, and holds nothing then', async () => {
    refuse()
    const id = (await post(invitation())) ?? ''
    await sendDue()
    assert.equal((await only()).state, 'failed')
    assert.equal(await sendDue(), 0)
    accept()
    const both = await Promise.all([resend([id]), resend(null)])
    assert.deepEqual(
      both.flat().map((one) => one.id),
      [id],
    )
    const { state, waitSeconds } = await only()
    assert.equal(state, 'pending')
    between(waitSeconds, -60, 0)
    await sendDue()
    assert.deepEqual(
      server.mails.map(({ messageId }) => messageId),
      [`<${id}@example.kr>`],
    )
    const sent = await only()
    assert.deepEqual([sent.state, sent.content], ['sent', null])
    assert.deepEqual(await resend([id]), [])
  })

  test('is tried as long as a new one, however old it is', async () => {
    refuse()
    await post(invitation())
    await sendDue()
    await age(10 * 24)
    await resend(null)
    server.manners.onTo = () => Promise.reject(smtpAnswer(451, 'later'))
    await sendDue()
    const { state, attempts } = await only()
    assert.deepEqual([state, attempts], ['pending', 1])
  })

  test('of which nothing is left is not sent again: a link to sign in, or an address that is none', async () => {
    refuse()
    const data = { company: '한빛기업', email: 'one@example.invalid', until: Date.now(), url: new URL(LINK) }
    await post({ accountId: 'acc_1', to: 'one@example.invalid', language: 'ko', template: 'sign-in-link', data })
    await post(invitation({ to: 'nobody' }))
    await sendDue()
    assert.ok((await rows()).every(({ state, content }) => state === 'failed' && content === null))
    assert.deepEqual(await resend(null), [])
    const { total, rows: listed } = await office().failed({}, { limit: 1, offset: 0 })
    assert.deepEqual([total, listed.length, listed[0]?.isKept], [2, 1, false])
  })
})

describe('without a server', () => {
  const folder = () => mkdtemp(join(tmpdir(), 'gonggo-mail-'))

  test('a demo puts mails into a folder, for its owner alone', async () => {
    const place = join(await folder(), 'mail')
    const demo = office({ smtp: null, folder: place, isDemo: true })
    const id = await post(
      invitation({ data: { company: '한빛기업', inviter: null, role: 'member', url: new URL(LINK) } }),
    )
    await sendDue(demo)
    assert.deepEqual(await readdir(place), [`${id}.eml`])
    const file = join(place, `${id}.eml`)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
    assert.equal((await stat(place)).mode & 0o777, 0o700)
    assert.match(await readFile(file, 'utf8'), /^To: one@example\.invalid\r$/m)
    assert.equal((await only()).state, 'sent')
  })

  test('a folder that cannot be written leaves the mail waiting', async () => {
    await post(invitation())
    await sendDue(office({ smtp: null, folder: '/dev/null/mail', isDemo: true }))
    const { state, reason } = await only()
    assert.equal(state, 'pending')
    assert.match(reason ?? '', /^ENOTDIR FILE/)
  })

  test('otherwise it is written down that there is none', async () => {
    await post(invitation())
    await sendDue(office({ smtp: null }))
    const { state, content } = await only()
    assert.deepEqual([state, content], ['not_configured', null])
    await sendDue()
    assert.equal(server.mails.length, 0, 'and a server that comes later gets no old mails')
  })
})

describe('keeping house', () => {
  test('the log tells of every mail and of nothing in it', async () => {
    server.manners.onTo = (address) => {
      if (address.startsWith('bad')) throw smtpAnswer(550, `5.7.1 ${address} refused because of ${LINK}`)
    }
    await post(invitation())
    await post(invitation({ to: 'bad@example.invalid' }))
    await sendDue()
    assert.equal(log.length, 2)
    assert.match(log.join(), /mail sent .*"template":"team-invitation"/)
    assert.match(log.join(), /mail not sent .*"status":550/)
    assert.doesNotMatch(log.join(), new RegExp(`${TOKEN}|example|한빛`))
  })

  test('what was sealed under a lost secret fails and says so', async () => {
    await post(invitation(), office({ secret: 'a lost secret' }))
    await sendDue()
    const { state, reason } = await only()
    assert.equal(state, 'failed')
    assert.match(reason ?? '', /GONGGO_SECRET/)
  })

  test('figures: how many wait and since when, how many failed', async () => {
    const figures = async () => Object.fromEntries((await office().counts()).map((one) => [one.name, one]))
    assert.deepEqual((await figures()).waiting, { state: 'waiting', name: 'waiting', mails: 0, oldestSeconds: null })
    await post(invitation())
    await post(invitation({ to: 'nobody' }))
    await age(1)
    const { waiting, failed } = await figures()
    assert.deepEqual([waiting?.mails, failed?.mails], [1, 1])
    between(waiting?.oldestSeconds ?? null, 3_600, 3_700)
  })

  test('mails a month past their end are forgotten, those that wait are not', async () => {
    await post(invitation())
    await sendDue()
    await post(invitation())
    await database.db.sql`
      update mails set posted_at = (posted_at at time zone 'UTC' - interval '31 days') at time zone 'UTC',
        ended_at = (ended_at at time zone 'UTC' - interval '31 days') at time zone 'UTC'`
    assert.equal(await office().sweep(), 1)
    assert.equal((await only()).state, 'pending')
  })
})

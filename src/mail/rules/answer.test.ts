import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY, HOUR, MINUTE } from '../../lib/clock.ts'
import { type MailFailure, mailVerdict, reasonOf, waitAfterFailure } from './answer.ts'

const failure = (changes: Partial<MailFailure> = {}): MailFailure => ({
  code: 'EENVELOPE',
  status: 450,
  command: 'RCPT TO',
  said: '450 later',
  doubtful: false,
  ...changes,
})

describe('what an answer means', () => {
  for (const [what, verdict, changes] of [
    ['the mailbox does not exist', 'mail', { status: 550 }],
    ['the text is refused', 'mail', { code: 'EMESSAGE', command: 'DATA', status: 554 }],
    ['the mail is larger than the server takes', 'mail', { code: 'EMESSAGE', command: 'MAIL FROM', status: null }],
    ['too large, told at the sender', 'mail', { command: 'MAIL FROM', status: 552 }],
    ['the server knows no Hangul addresses', 'mail', { status: null }],
    ['greylisting', 'later', {}],
    ['the mailbox is full today', 'later', { status: 452 }],
    ['a bad moment after the text', 'later', { code: 'EMESSAGE', command: 'DATA', status: 451 }],
    ['the session was in the wrong state', 'later', { status: 503 }],
    ['the sender is not taken', 'server', { command: 'MAIL FROM', status: 550 }],
    ['credentials are wrong', 'server', { code: 'EAUTH', command: 'AUTH PLAIN', status: 535 }],
    ['credentials are missing', 'server', { command: 'MAIL FROM', status: 530 }],
    ['credentials are missing, told late', 'server', { status: 530 }],
    ['nobody is there', 'server', { code: 'ESOCKET', command: 'CONN', status: null }],
    ['the greeting is a refusal', 'server', { code: 'EPROTOCOL', command: 'CONN', status: 554 }],
    ['the server shuts down', 'server', { code: 'ECONNECTION', command: 'CONN', status: 421 }],
    ['TLS fails', 'server', { code: 'ETLS', command: 'STARTTLS', status: null }],
    ['cut off after the text', 'doubtful', { code: 'ECONNECTION', command: 'DATA', status: null, doubtful: true }],
    ['a clear answer after the text', 'mail', { code: 'EMESSAGE', command: 'DATA', status: 554, doubtful: true }],
  ] as const) {
    test(`${what}: ${verdict}`, () => assert.equal(mailVerdict(failure(changes)), verdict))
  }
})

describe('when it is tried again', () => {
  const down = failure({ code: 'ESOCKET', status: null, command: 'CONN' })
  const doubtful = failure({ code: 'ECONNECTION', status: null, doubtful: true })

  test('later and later, up to eight hours, for three days', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map((tries) => waitAfterFailure(failure(), tries, 0, 0.5))
    assert.deepEqual(
      waits,
      [1, 5, 10, 30, 60, 120, 240, 480, 480, 480].map((minutes) => minutes * MINUTE),
    )
    assert.equal(waitAfterFailure(failure(), 9, 3 * DAY - 7 * HOUR, 0.5), null)
  })

  test('not all at the same moment', () => {
    assert.equal(waitAfterFailure(failure(), 1, 0, 0), 48_000)
    assert.equal(waitAfterFailure(failure(), 1, 0, 1), 72_000)
  })

  test('a server that is away is asked every five minutes at least', () => {
    assert.equal(waitAfterFailure(down, 40, DAY, 0.5), 5 * MINUTE)
    assert.equal(waitAfterFailure(down, 900, 3 * DAY, 0.5), null)
  })

  test('what may have arrived goes three times more, hours apart', () => {
    assert.deepEqual(
      [1, 2, 3, 4].map((tries) => waitAfterFailure(doubtful, tries, 0, 0.5)),
      [10 * MINUTE, HOUR, 6 * HOUR, null],
    )
  })

  test('what is refused for good, never', () =>
    assert.equal(waitAfterFailure(failure({ status: 550 }), 1, 0, 0.5), null))
})

describe('what the operator reads', () => {
  test('the kind, the step and the words of the server', () => {
    assert.equal(reasonOf(failure({ said: '450 4.2.0\nlater' })), 'EENVELOPE RCPT TO 450 4.2.0 later')
    assert.equal(
      reasonOf(failure({ status: null, said: 'connect ECONNREFUSED' })),
      'EENVELOPE RCPT TO connect ECONNREFUSED',
    )
  })

  test('no link, no control, no end of it', () => {
    const reason = reasonOf(failure({ said: `550 bad <https://x.kr/?token=abc>\u001b[31m ${'x'.repeat(5_000)}` }))
    assert.ok(!reason.includes('token') && !reason.includes('\u001b'), reason)
    assert.ok(reason.length <= 300)
  })
})

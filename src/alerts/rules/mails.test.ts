import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { DAY, HOUR } from '../../lib/clock.ts'
import { createCalendar } from './calendar.ts'
import { piecesOf } from './letters.ts'
import { DIGEST_CLOSING_DAYS, type MailPace, notesFor, type OpenNote, planMails, readersOf } from './mails.ts'
import { nextReminder } from './reminders.ts'

const NOW = Date.parse('2026-11-20T03:00:00Z')

describe('the members who get a mail', () => {
  const people = [
    { id: 'owner', role: 'owner', state: 'active' },
    { id: 'kim', role: 'member', state: 'active' },
    { id: 'lee', role: 'member', state: 'suspended' },
    { id: 'new', role: 'member', state: 'invited' },
  ]
  const telling = (to: string[], createdBy: string | null = 'key_1', email = 'instant' as const) => ({
    id: `kw_${to.join()}`,
    createdBy,
    alert: { email, to },
  })

  test('the named members, else the creator, else an owner; only active ones', () => {
    assert.deepEqual(readersOf(telling(['kim', 'lee', 'new']), people), ['kim'])
    assert.deepEqual(readersOf(telling([], 'kim'), people), ['kim'])
    assert.deepEqual(readersOf(telling([], 'key_1'), people), ['owner'])
    assert.deepEqual(readersOf(telling(['lee', 'gone']), people), ['owner'])
    assert.deepEqual(readersOf(telling(['lee']), people.slice(2)), [])
  })

  test('one note for any number of keywords, with the fastest pace', () => {
    const keywords = [
      { ...telling(['kim', 'owner']), id: 'a', alert: { email: 'daily' as const, to: ['kim', 'owner'] } },
      { ...telling(['kim']), id: 'b', alert: { email: 'instant' as const, to: ['kim'] } },
      { ...telling(['kim']), id: 'c', alert: { email: 'off' as const, to: ['kim'] } },
    ]
    assert.deepEqual(
      notesFor(keywords, people, () => false),
      [
        { memberId: 'kim', pace: 'instant', keywords: ['b', 'a'] },
        { memberId: 'owner', pace: 'daily', keywords: ['a'] },
      ],
    )
    assert.deepEqual(
      notesFor(keywords, people, (memberId, keywordId) => memberId === 'kim' && keywordId !== 'a'),
      [
        { memberId: 'owner', pace: 'daily', keywords: ['a'] },
        { memberId: 'kim', pace: 'daily', keywords: ['a'] },
      ],
    )
  })
})

const note = (pace: MailPace, ageMs: number, ref = `${pace}${ageMs}`, lateAt: number | null = null): OpenNote => ({
  ref,
  pace,
  at: NOW - ageMs,
  lateAt,
})
const moment = (sentAt: number[] = [], now = NOW) => ({ now, sentAt, most: 10, ...createCalendar('Asia/Seoul') })
const shape = (plan: ReturnType<typeof planMails<OpenNote>>) =>
  plan.mails.map(({ form, notes, late }) => `${form} ${notes.length}${late.length > 0 ? `+${late.length}` : ''}`)

describe('planned mails', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => note('instant', 1_000 - index, `n${index}`))

  test('one each, until the hourly limit: then one with the rest', () => {
    assert.deepEqual(shape(planMails(many(3), moment())), ['instant 1', 'instant 1', 'instant 1'])
    const storm = planMails(many(47), moment())
    assert.deepEqual(shape(storm), [...Array.from({ length: 9 }, () => 'instant 1'), 'rollup 38'])
    assert.equal(storm.sentAt.length, 10)
    assert.equal(storm.dueAt, null)
  })

  test('without room they wait until the first is an hour old, then share one', () => {
    const sentAt = Array.from({ length: 10 }, (_, index) => NOW - 30 * 60_000 + index)
    const plan = planMails(many(5), moment(sentAt))
    assert.deepEqual([shape(plan), plan.dueAt], [[], NOW + 30 * 60_000])
    const later = planMails(many(5), moment(sentAt, NOW + 30 * 60_000))
    assert.deepEqual(shape(later), ['rollup 5'])
  })

  test('daily ones at 08:00, weekly ones on Monday, combined if both are due', () => {
    const waiting = planMails([note('daily', HOUR), note('weekly', HOUR)], moment())
    assert.deepEqual([shape(waiting), waiting.dueAt], [[], Date.parse('2026-11-20T23:00:00Z')])
    const monday = Date.parse('2026-11-22T23:00:00Z')
    assert.deepEqual(shape(planMails([note('daily', -2 * DAY), note('weekly', HOUR)], moment([], monday))), ['daily 2'])
    assert.deepEqual(shape(planMails([note('weekly', HOUR)], moment([], monday))), ['weekly 1'])
  })

  test('a notice too late for its own mail is listed in the next digest', () => {
    const old = note('instant', 7 * HOUR)
    const first = planMails([old, note('instant', HOUR)], moment())
    assert.deepEqual([shape(first), first.missed], [['instant 1'], [old]])
    assert.equal(first.dueAt, Date.parse('2026-11-20T23:00:00Z'))
    const missed = { ...old, lateAt: NOW }
    const morning = Date.parse('2026-11-20T23:00:00Z')
    assert.deepEqual(shape(planMails([missed, note('daily', HOUR)], moment([], morning))), ['daily 1+1'])
    assert.deepEqual(shape(planMails([missed], moment([], morning))), ['daily 0+1'])
    const yesterday = note('daily', 53 * HOUR)
    assert.deepEqual(planMails([yesterday], moment()).missed, [yesterday])
  })

  test('in any case each note is mailed, missed or due later, and the limit is kept', () => {
    const notes = fc.array(
      fc.record({
        pace: fc.constantFrom<MailPace>('instant', 'daily', 'weekly', 'closing'),
        age: fc.integer({ min: 0, max: 60 * HOUR }),
        late: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    const sent = fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { maxLength: 10 })
    fc.assert(
      fc.property(notes, sent, (made, sentAges) => {
        const all = made.map(({ pace, age, late }, index) => note(pace, age, `n${index}`, late ? NOW - age : null))
        const plan = planMails(all, moment(sentAges.map((age) => NOW - age)))
        const mailed = plan.mails.flatMap((mail) => [...mail.notes, ...mail.late])
        assert.equal(new Set([...mailed, ...plan.missed]).size, mailed.length + plan.missed.length)
        const rest = all.filter((one) => !mailed.includes(one))
        assert.equal(plan.dueAt === null, rest.length === 0)
        if (plan.dueAt !== null) assert.ok(plan.dueAt > NOW)
        assert.ok(plan.sentAt.length <= 10)
        for (const { lateAt, pace, at } of plan.mails.flatMap((mail) => mail.notes)) {
          assert.ok(lateAt === null)
          if (pace === 'instant') assert.ok(NOW - at <= 6 * HOUR)
        }
      }),
    )
  })
})

describe('reminders', () => {
  const close = NOW + 5 * DAY
  const asleep = { closeAt: null, told: null }

  test('days that had passed when the notice arrived get no reminder', () => {
    const step = nextReminder(asleep, close, [7, 3, 1], NOW)
    assert.deepEqual([step.days, step.dueAt], [null, close - 3 * DAY])
    const third = nextReminder(step, close, [7, 3, 1], close - 3 * DAY)
    assert.deepEqual([third.days, third.dueAt], [3, close - DAY])
    assert.equal(nextReminder(third, close, [7, 3, 1], close - 3 * DAY + 1).days, null)
    const last = nextReminder(third, close, [7, 3, 1], close - DAY)
    assert.deepEqual([last.days, last.dueAt], [1, null])
  })

  test('a later deadline starts all days again, an earlier one reminds at once of those it has passed', () => {
    const told = nextReminder(nextReminder(asleep, close, [3], NOW), close, [3], close - 3 * DAY)
    const later = nextReminder(told, close + 9 * DAY, [3], close - 2 * DAY)
    assert.deepEqual([later.days, later.dueAt], [null, close + 6 * DAY])
    assert.equal(nextReminder(later, close + 9 * DAY, [3], close + 6 * DAY).days, 3)
    const waiting = nextReminder(asleep, close + 9 * DAY, [3, 1], NOW)
    const sooner = nextReminder(waiting, NOW + 2 * DAY, [3, 1], NOW)
    assert.deepEqual([sooner.days, sooner.dueAt], [3, NOW + DAY])
  })

  test('closed and cancelled notices, and those without a deadline, get none', () => {
    for (const closeAt of [null, NOW, NOW - 1]) {
      const step = nextReminder({ closeAt: close, told: [] }, closeAt, [3], NOW)
      assert.deepEqual([step.days, step.dueAt], [null, null])
    }
  })

  test('each day of a deadline is reminded of once, however often it is checked', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 20 * DAY }), { maxLength: 30 }),
        (days, moments) => {
          let memory: { closeAt: number | null; told: number[] | null } = asleep
          const closeAt = NOW + 20 * DAY
          const told: number[] = []
          for (const now of moments.map((after) => NOW + after).sort((a, b) => a - b)) {
            const step = nextReminder(memory, closeAt, days, now)
            if (step.days !== null) told.push(step.days)
            memory = step
          }
          assert.equal(new Set(told).size, told.length)
        },
      ),
    )
  })
})

test('only digests list notices that close soon, weekly ones for a week', () => {
  assert.deepEqual(DIGEST_CLOSING_DAYS, { instant: 0, rollup: 0, closing: 0, daily: 2, weekly: 7 })
})

test('a title is split at hits, in code points, and remains complete', () => {
  assert.deepEqual(
    piecesOf('👷 하수관로 정비', [
      { start: 2, end: 6 },
      { start: 4, end: 6 },
    ]),
    [
      { text: '👷 ', hit: false },
      { text: '하수관로', hit: true },
      { text: ' 정비', hit: false },
    ],
  )
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(fc.record({ start: fc.nat(20), end: fc.nat(30) }), { maxLength: 5 }),
      (text, places) => {
        const title = text.toWellFormed()
        assert.equal(
          piecesOf(title, places)
            .map((piece) => piece.text)
            .join(''),
          title,
        )
      },
    ),
  )
})

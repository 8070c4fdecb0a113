import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { eventText, payloadText, type StoredEvent } from './event.ts'

const FRAME = { timestamp: '2026-11-20T09:00:00+09:00', apiVersion: '2026-11-01' }
const EVENT: StoredEvent = {
  id: 'evt_1',
  type: 'bid.matched',
  data: JSON.stringify([{ keywordId: 'kw_1' }, { keywordId: 'kw_2' }]),
  bid: JSON.stringify({ noticeNo: 'N1', title: '정비' }),
  changes: null,
  award: null,
  isCorrection: false,
  matched: null,
  eligibility: null,
  eligibilityChange: null,
  quiet: [],
  state: 'new',
  reason: null,
}

test('an event is valid JSON of its parts, whatever they contain', () => {
  // Characters with a special meaning in searches and replacements.
  const tricky = fc.constantFrom('"matchedKeywords":[]', '$&', '$1', '"', '\\', '}', '{', ',"correction":true')
  const text = fc.oneof(tricky, fc.string({ unit: 'binary' }))
  const plain = { noNullPrototype: true }
  const facts = fc.record({
    title: text,
    matched: fc.option(fc.array(text)),
    changes: fc.option(fc.array(fc.record({ field: text }, plain))),
    award: fc.option(fc.record({ winner: text }, plain)),
    isCorrection: fc.boolean(),
    type: fc.constantFrom('bid.awarded', 'bid.changed'),
  })
  fc.assert(
    fc.property(facts, ({ title, matched, changes, award, isCorrection, type }) => {
      const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
      const fields = { changes: json(changes), award: json(award), matched: json(matched), isCorrection }
      const event: StoredEvent = {
        ...EVENT,
        ...fields,
        type,
        bid: JSON.stringify({ noticeNo: 'N1', title }),
      }
      assert.deepEqual(JSON.parse(eventText(event, FRAME)), {
        ...FRAME,
        id: 'evt_1',
        type,
        data: {
          bid: { noticeNo: 'N1', title, matchedKeywords: matched ?? [] },
          matches: JSON.parse(EVENT.data),
          ...(award === null || type !== 'bid.awarded' ? {} : { award }),
          ...(changes === null || type !== 'bid.changed' ? {} : { changes }),
          ...(isCorrection ? { correction: true } : {}),
        },
        state: 'new',
        reason: null,
      })
    }),
  )
})

test('the award and the changes are only in events of their types', () => {
  const fields = { award: JSON.stringify({ winner: '한빛' }), changes: JSON.stringify([{ field: 'title' }]) }
  const namesIn = (type: StoredEvent['type']) =>
    Object.keys(JSON.parse(payloadText({ ...EVENT, type, ...fields }, FRAME)).data).filter((name) => name in fields)
  assert.deepEqual((['bid.awarded', 'bid.changed', 'bid.matched'] as const).map(namesIn), [['award'], ['changes'], []])
})

test('webhooks get neither quiet keywords nor marks', () => {
  const { data, state, reason } = JSON.parse(payloadText({ ...EVENT, quiet: ['kw_1'] }, FRAME))
  assert.deepEqual([data.matches, state, reason], [[{ keywordId: 'kw_2' }], undefined, undefined])
})

test('an event without a notice is returned as recorded', () => {
  const data = JSON.stringify({ report: { id: 'rep_1' } })
  assert.equal(
    payloadText({ ...EVENT, type: 'report.ready', bid: null, data }, FRAME),
    `{"id":"evt_1","type":"report.ready","timestamp":"${FRAME.timestamp}","apiVersion":"${FRAME.apiVersion}","data":${data}}`,
  )
})

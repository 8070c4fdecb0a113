import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { seoulTime } from '../../../lib/clock.ts'
import { formatSubject, parseSubject } from './subjects.ts'
import {
  businessNoIn,
  cleanText,
  countIn,
  dayAndTimeIn,
  fieldsOf,
  firstTimeIn,
  ordinalIn,
  parseSourceTime,
  priceIn,
  rateIn,
  textIn,
  timeIn,
  urlIn,
} from './values.ts'

const of = (values: Record<string, unknown>) => fieldsOf(values) ?? new Map()

test('names are looked up whatever their case: the guide and the wire disagree', () => {
  assert.equal(textIn(of({ FnlSucsfDate: '2026-07-07' }), 'fnlSucsfDate'), '2026-07-07')
  assert.equal(textIn(of({ pubPrcrmntLrgClsfcNm: 'ICT 서비스' }), 'pubPrcrmntLrgclsfcNm'), 'ICT 서비스')
})

test('every way of saying nothing is null', () => {
  for (const nothing of ['', ' ', '-', 'N/A', ' N/A\t', undefined, null, {}, []]) {
    assert.equal(textIn(of({ a: nothing }), 'a'), null)
    assert.equal(priceIn(of({ a: nothing }), 'a'), null)
    assert.equal(timeIn(of({ a: nothing }), 'a'), null)
  }
  for (const none of [null, undefined, 'text', 5, []]) assert.equal(fieldsOf(none), null)
})

test('texts are trimmed and decoded once; blanks inside stay', () => {
  assert.equal(cleanText(' 교육용 태블릿  컴퓨터 \t'), '교육용 태블릿  컴퓨터')
  assert.equal(
    cleanText('A &amp; B &lt;2단계&gt; &quot;가&quot; &#39;나&#39; &#xAC00;'),
    'A & B <2단계> "가" \'나\' 가',
  )
  assert.equal(cleanText('&amp;lt;'), '&lt;')
  assert.equal(cleanText('R&D; AT&T &unknown; &#0; &#1114112;'), 'R&D; AT&T &unknown; &#0; &#1114112;')
  assert.equal(cleanText('가\0나'), '가나')
  assert.equal(cleanText('가\uD800'), '가\uFFFD')
})

test('dates in every form the source writes them, in Korean time', () => {
  const at = (text: string, edge?: 'start' | 'end') => {
    const time = parseSourceTime(text, edge)
    return time === null ? null : seoulTime(time)
  }
  const forms = [
    '2026-07-01 15:00:00',
    '2026-07-01 15:00',
    '2026-07-01 15:00:0',
    '20260701 15:00',
    '2026/07/01 15:00',
    '202607011500',
    '20260701150000',
    '2026-07-01T15:00:00',
    '2026.7.1 15:00',
    ...['2026-07-01\u00a015:00:00', '2026-07-01\u3000 15:00', '20260701\t15:00', '2026-07-01&nbsp;15:00:00'].map(
      cleanText,
    ),
  ]
  for (const form of forms) assert.equal(at(form), '2026-07-01T15:00:00+09:00', form)
  assert.equal(at('2026-07-01'), '2026-07-01T00:00:00+09:00')
  assert.equal(at('20260701', 'end'), '2026-07-01T23:59:59+09:00')
  for (const wrong of [
    '2026-02-30 10:00',
    '2026-07-01 25:00',
    '2026-07-01 10:61',
    '0000-00-00 00:00:00',
    '내일',
    '2026',
    '12:00',
    '2026-13-01',
    '9999-12-31',
    '9999-12-31 23:59:59',
  ]) {
    assert.equal(at(wrong), null, wrong)
  }
})

test('a time that cannot be read gives way to the next one', () => {
  const fields = of({ bidNtceDt: '2026-02-31 00:00', rgstDt: '2026-03-01 09:00:00' })
  assert.equal(firstTimeIn(fields, ['bidNtceDt', 'rgstDt']), parseSourceTime('2026-03-01 09:00'))
  assert.equal(dayAndTimeIn(of({ d: '2026-07-01', t: '10:30' }), 'd', 't'), parseSourceTime('2026-07-01 10:30'))
  assert.equal(dayAndTimeIn(of({ d: '2026-07-01', t: '' }), 'd', 't'), parseSourceTime('2026-07-01'))
  assert.equal(dayAndTimeIn(of({ d: '', t: '10:30' }), 'd', 't'), null)
})

test('what is read back from a time is the time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const at = seconds * 1000
      const text = seoulTime(at).slice(0, 19)
      return parseSourceTime(text.replace('T', ' ')) === at && parseSourceTime(text.replace(/\D/g, '')) === at
    }),
  )
})

test('amounts are digits, also beyond 32 bits, also with .0; no price is 0', () => {
  const price = (text: unknown) => priceIn(of({ a: text }), 'a')
  assert.equal(price('13827624000'), 13_827_624_000)
  assert.equal(price('88400000.0'), 88_400_000)
  assert.equal(price('1234.5'), 1235)
  assert.equal(price('1,234,567'), 1_234_567)
  assert.equal(price(5000), 5000)
  for (const none of ['0', '0.0', '0.4', '-5', '약 3억', '1e9', '99999999999999999999'])
    assert.equal(price(none), null, none)
})

test('counts may be 0, rates may not', () => {
  assert.equal(countIn(of({ a: '0' }), 'a'), 0)
  assert.equal(countIn(of({ a: '2.5' }), 'a'), null)
  assert.equal(rateIn(of({ a: '87.745' }), 'a'), 87.745)
  for (const none of ['0', '', '-3', '1001', '낙찰']) assert.equal(rateIn(of({ a: none }), 'a'), null)
})

test('orders are numbers however many digits they have', () => {
  assert.deepEqual(
    ['000', '00', '0', '', undefined].map((text) => ordinalIn(of({ a: text }), 'a')),
    [0, 0, 0, 0, 0],
  )
  assert.equal(ordinalIn(of({ a: '012' }), 'a'), 12)
  assert.equal(ordinalIn(of({ a: '1차' }), 'a'), null)
})

test('addresses: decoded, stray blanks encoded, nothing but http', () => {
  const url = (text: string) => urlIn(of({ a: text }), 'a')
  assert.equal(url(' https://www.g2b.go.kr/a?x=1&amp;y=가 나 '), 'https://www.g2b.go.kr/a?x=1&y=%EA%B0%80%20%EB%82%98')
  for (const none of ['javascript:alert(1)', 'www.g2b.go.kr', 'https://', `https://a.kr/${'x'.repeat(3000)}`])
    assert.equal(url(none), null)
})

test('a number of thirteen digits is a person’s and is not kept', () => {
  const number = (text: string) => businessNoIn(of({ a: text }), 'a')
  assert.equal(number('123-45-67890'), '1234567890')
  for (const none of ['9001011234567', '0000000000', '12345', '']) assert.equal(number(none), null)
})

test('subjects are read back as written, whatever the number holds', () => {
  const part = fc.record({
    number: fc.constantFrom('R26BK00000001', '20210512345-00', '제2026-1698호/가', 'A/B/001', '1/2/3/4/5'),
    revision: fc.option(fc.nat(999)),
    lot: fc.option(fc.constantFrom('0', '1', 'A/1', '가')),
    rebid: fc.option(fc.nat(99)),
    at: fc.option(fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000)),
  })
  fc.assert(fc.property(part, (subject) => assert.deepEqual(parseSubject(formatSubject(subject)), { ...subject })))
  assert.equal(parseSubject('R26BK00000001/002').revision, 2)
  assert.equal(parseSubject('R26BK00000001').revision, null)
})

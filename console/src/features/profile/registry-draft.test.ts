import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, inputOf, type ProfileDraft, UNDECLARED } from './draft.ts'
import { addsAnything, choiceOf, lookUpNumber, withRegistry } from './registry-draft.ts'

const licence = (code: string, state: string, until: string | null = null) => ({
  code,
  name: `업종 ${code}`,
  until,
  state,
})
const ENTRY = {
  name: '(주)가온누리',
  seats: [
    { region: '41/안양시', kind: 'head' },
    { region: null, kind: 'branch' },
  ],
  licences: [
    licence('0037', 'undated'),
    licence('1468', 'valid', '2099-12-31'),
    licence('0001', 'expired', '2017-04-02'),
    licence('0036', 'unclear'),
  ],
  products: [
    { code: '3912110499', manufactures: true },
    { code: '4321150702', manufactures: null },
  ],
}

const draft = (changes: Partial<ProfileDraft> = {}, name: string | null = null): ProfileDraft => ({
  ...draftOf(UNDECLARED, name),
  ...changes,
})

test('expired and unclear items are not chosen by default', () => {
  assert.deepEqual(choiceOf(ENTRY), { seats: ['41/안양시'], licences: ['0037', '1468'], products: true })
})

test('chosen items are added unchanged, and no list becomes complete', () => {
  const { seats, licences, products, complete } = inputOf(withRegistry(draft(), ENTRY, choiceOf(ENTRY)))
  assert.deepEqual(seats, [{ region: '41/안양시', kind: 'head' }])
  assert.deepEqual(licences, [
    { code: '0037', name: '업종 0037', until: null },
    { code: '1468', name: '업종 1468', until: '2099-12-31' },
  ])
  assert.deepEqual(products, [
    { code: '3912110499', manufactures: true },
    { code: '4321150702', manufactures: null },
  ])
  assert.deepEqual(complete, [])
  const expired = withRegistry(draft(), ENTRY, { seats: [], licences: ['0001'], products: false })
  assert.deepEqual(expired.licences, [{ code: '0001', name: '업종 0001', until: '2017-04-02' }])
})

test('a renewed licence gets its later date, never an earlier one', () => {
  const untilAfter = (until: string | null, code = '1468', licences = [code]) =>
    withRegistry(draft({ licences: [{ code, name: '업종', until }] }), ENTRY, { seats: [], licences, products: false })
      .licences[0]?.until
  assert.equal(untilAfter('2020-03-31'), '2099-12-31')
  assert.equal(untilAfter(''), '2099-12-31')
  assert.equal(untilAfter('9999-12-31'), '9999-12-31')
  assert.equal(untilAfter('2027-03-31', '0001'), '2027-03-31')
  assert.equal(untilAfter('2027-03-31', '0037'), '2027-03-31')
  assert.equal(untilAfter('2020-03-31', '1468', []), '2020-03-31')
})

test('existing items remain, except for missing dates', () => {
  const before = draft({
    seats: [{ region: '41/안양시', kind: 'branch' }],
    licences: [
      { code: '1468', name: '소프트웨어', until: null },
      { code: '0037', name: '전기', until: '9999-12-31' },
      { code: '0002', name: '건축', until: null },
    ],
    products: [{ code: '3912110499', manufactures: 'no' }],
    complete: ['licences'],
  })
  const after = withRegistry(before, ENTRY, choiceOf(ENTRY))
  assert.deepEqual(after.seats, before.seats)
  assert.deepEqual(after.licences, [
    { code: '1468', name: '소프트웨어', until: '2099-12-31' },
    { code: '0037', name: '전기', until: '9999-12-31' },
    { code: '0002', name: '건축', until: null },
  ])
  assert.deepEqual(after.products, [...before.products, { code: '4321150702', manufactures: '' }])
  assert.deepEqual(after.complete, ['licences'])
  assert.equal(addsAnything(before, ENTRY, choiceOf(ENTRY)), true)
  assert.equal(addsAnything(after, ENTRY, choiceOf(ENTRY)), false)
  assert.equal(addsAnything(draft(), ENTRY, { seats: [], licences: [], products: false }), false)
})

test('a further company without a name gets that of the registry', () => {
  const choice = choiceOf(ENTRY)
  assert.equal(withRegistry(draft({}, ' '), ENTRY, choice).name, '(주)가온누리')
  assert.equal(withRegistry(draft({}, '한빛'), ENTRY, choice).name, '한빛')
  assert.equal(withRegistry(draft(), ENTRY, choice).name, null)
})

test('only ten digits are looked up', () => {
  assert.equal(lookUpNumber(' 123-45-67890 '), '1234567890')
  for (const text of [null, '', '123-45-6789', '123 45 67890']) assert.equal(lookUpNumber(text), null)
})

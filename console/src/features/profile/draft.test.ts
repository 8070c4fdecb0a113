import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Declared,
  draftOf,
  faultsIn,
  inputOf,
  isSameDraft,
  NEVER,
  type ProfileDraft,
  UNDECLARED,
  withLicence,
  withProduct,
  withSeat,
  withTrack,
} from './draft.ts'

const STORED: Declared = {
  businessNo: '1234567890',
  seats: [{ region: '41/안양시', kind: 'head' }],
  licences: [{ code: '0037', name: '전기공사업', until: NEVER }],
  products: [{ code: '4321150702', manufactures: false }],
  size: 'small',
  certificates: [{ kind: 'sme', until: '2027-03-31' }],
  trackRecord: [{ what: '청사 전기공사', amount: 324_500_000, at: null }],
  jointBidding: null,
  complete: ['licences'],
}
const drafted = (changes: Partial<ProfileDraft> = {}): ProfileDraft => ({ ...draftOf(STORED), ...changes })
const faultsOf = (changes: Partial<ProfileDraft>) => Object.fromEntries(faultsIn(drafted(changes)))

describe('a draft of the company profile', () => {
  test('shows the stored profile, and sends it unchanged', () => {
    assert.equal(draftOf(STORED).businessNo, '123-45-67890')
    assert.deepEqual(inputOf(draftOf(STORED)), { ...STORED, businessNo: '123-45-67890' })
    assert.deepEqual(inputOf(draftOf(UNDECLARED)), UNDECLARED)
  })

  test('sends nothing for choices that were not made', () => {
    const input = inputOf(drafted({ size: '', jointBidding: 'no', products: [{ code: '43211507', manufactures: '' }] }))
    assert.deepEqual([input.size, input.jointBidding, input.products[0]?.manufactures], [null, false, null])
  })

  test('never sends an empty list of seats as complete', () => {
    assert.deepEqual(inputOf(drafted({ seats: [], complete: ['seats', 'licences'] })).complete, ['licences'])
  })

  test('names each error by the path of the API', () => {
    assert.deepEqual(faultsOf({}), {})
    assert.deepEqual(faultsOf({ businessNo: '123' }), { businessNo: 'notTen' })
    assert.deepEqual(faultsOf({ businessNo: ' 1234567890 ' }), {})
    const licences = [...STORED.licences, { code: '0036', name: '', until: '' }]
    assert.deepEqual(faultsOf({ licences }), { 'licences[1].until': 'noDay' })
    const trackRecord = [{ key: 0, what: ' ', amount: '약 3억', at: '' }]
    assert.deepEqual(faultsOf({ trackRecord }), {
      'trackRecord[0].what': 'noText',
      'trackRecord[0].amount': 'noAmount',
    })
  })

  test('is changed if it would send other values, or contains an error', () => {
    assert.ok(isSameDraft(drafted(), drafted({ businessNo: '123-45-67890 ' })))
    assert.ok(!isSameDraft(drafted(), drafted({ size: 'large' })))
    assert.ok(
      !isSameDraft(drafted(), drafted({ trackRecord: [{ ...drafted().trackRecord[0], amount: 'x' } as never] })),
    )
  })
})

describe('added rows', () => {
  test('are unique; a new licence has no date until one is declared', () => {
    const draft = withLicence(drafted(), '0036', '기계설비공사업')
    assert.deepEqual(draft.licences.at(-1), { code: '0036', name: '기계설비공사업', until: null })
    assert.equal(withLicence(draft, '0037', '전기공사업'), draft)
    assert.deepEqual(withProduct(draft, '43211507').products.at(-1), { code: '43211507', manufactures: '' })
    assert.equal(withProduct(draft, '4321150702'), draft)
  })

  test('the first seat is the head office, further ones are branches', () => {
    const first = withSeat(draftOf(UNDECLARED), '11')
    assert.deepEqual(first.seats, [{ region: '11', kind: 'head' }])
    assert.deepEqual(withSeat(first, '26').seats.at(-1), { region: '26', kind: 'branch' })
    assert.equal(withSeat(first, '11'), first)
  })

  test('track records keep their keys when another is removed', () => {
    const three = withTrack(withTrack(withTrack(draftOf(UNDECLARED))))
    assert.deepEqual(
      three.trackRecord.map(({ key }) => key),
      [0, 1, 2],
    )
    const left = { ...three, trackRecord: three.trackRecord.slice(1) }
    assert.equal(withTrack(left).trackRecord.at(-1)?.key, 3)
  })
})

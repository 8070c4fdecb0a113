import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyListing, ListedLicence } from '../../sources/index.ts'
import { entryOf, stateOf } from './registry.ts'

const TODAY = '2026-11-30'
const licence = (changes: Partial<ListedLicence> = {}): ListedLicence => ({
  code: '0037',
  name: '전기공사업',
  registeredOn: null,
  until: null,
  isUntilUnreadable: false,
  status: null,
  ...changes,
})
const whole = <Row>(...rows: Row[]) => ({ rows, isWhole: true })
const listing = (changes: Partial<CompanyListing> = {}): CompanyListing => ({
  company: whole(),
  licences: whole(),
  products: whole(),
  sanctions: whole(),
  fetchedAt: 0,
  ...changes,
})

test('a listed licence is not always valid today', () => {
  const cases: [Partial<ListedLicence>, string][] = [
    [{}, 'undated'],
    [{ status: '정상' }, 'valid'],
    [{ until: TODAY }, 'valid'],
    [{ until: '9999-12-31', status: '정상' }, 'valid'],
    [{ until: '2026-11-29' }, 'expired'],
    [{ until: '2026-11-29', status: '정상' }, 'expired'],
    [{ status: '유효기간 경과' }, 'expired'],
    [{ until: '2099-12-31', status: '유효기간  경과' }, 'expired'],
    [{ isUntilUnreadable: true }, 'unclear'],
    [{ isUntilUnreadable: true, status: '정상' }, 'unclear'],
    [{ until: '2099-12-31', status: '업무정지' }, 'unclear'],
    [{ status: '업무정지' }, 'unclear'],
  ]
  for (const [changes, state] of cases) assert.equal(stateOf(licence(changes), TODAY), state, JSON.stringify(changes))
})

test('of rows with the same code, the one that is valid for longest is used, in any order', () => {
  const rows = [
    licence({ until: '2020-01-01' }),
    licence({ until: '2027-01-01', name: '전기공사업(갱신)' }),
    licence(),
    licence({ until: '2026-12-31' }),
    licence({ status: '업무정지' }),
  ]
  for (const order of [rows, rows.toReversed()]) {
    const { licences } = entryOf(listing({ licences: whole(...order) }), TODAY)
    assert.deepEqual(
      licences.map(({ name, until, state }) => [name, until, state]),
      [['전기공사업(갱신)', '2027-01-01', 'valid']],
    )
  }
})

test('seats are the smallest known region; only the declared head office is one', () => {
  const place = (region: string | null, office: string | null) => ({ name: '가온', region, office })
  const { name, seats } = entryOf(
    listing({
      company: whole(
        place('제주특별자치도 제주시 구좌읍 김녕리', '본사'),
        place('경기도 안양시 동안구 관양동', '지사'),
        place('광주광역시 북구', '본점'),
        place('서울특별시', null),
        place('서울특별시', '본사'),
        place('Tokyo', '본사'),
        place('전국', '본사'),
        place(null, '본사'),
      ),
    }),
    TODAY,
  )
  assert.equal(name, '가온')
  assert.deepEqual(
    seats.map(({ region, kind, text }) => [region, kind, text]),
    [
      ['50/제주시', 'head', '제주특별자치도 제주시 구좌읍 김녕리'],
      ['41/안양시/동안구', 'branch', '경기도 안양시 동안구 관양동'],
      ['29/북구', 'head', '광주광역시 북구'],
      ['11', 'branch', '서울특별시'],
      [null, 'head', 'Tokyo'],
      [null, 'head', '전국'],
      [null, 'head', null],
    ],
  )
})

test('lists with missing rows, and lists that were not read, are named, so that absence is not taken for a statement', () => {
  assert.deepEqual(entryOf(listing(), TODAY), {
    name: null,
    seats: [],
    licences: [],
    products: [],
    sanctions: [],
    truncated: [],
    notExamined: [],
  })
  const many = Array.from({ length: 301 }, (_, index) => licence({ code: String(1000 + index) }))
  const entry = entryOf(
    listing({ company: null, licences: whole(...many), products: { rows: [], isWhole: false }, sanctions: null }),
    TODAY,
  )
  assert.equal(entry.licences.length, 300)
  assert.deepEqual(
    [entry.truncated, entry.notExamined],
    [
      ['licences', 'products'],
      ['company', 'sanctions'],
    ],
  )
})

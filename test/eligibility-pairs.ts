import fc from 'fast-check'
import type { Licence } from '../src/bids/index.ts'
import type { BidderLimits } from '../src/eligibility/schema/eligibility.ts'
import { CERTIFICATE_KINDS, COMPLETE_LISTS, type Declared, SIZES } from '../src/eligibility/schema/profile.ts'

/** Companies and notices of the tests of eligibility: those of the table judged by hand, and any others. */
export const JUDGED_AT = Date.parse('2026-11-26T10:00:00+09:00')
export const PAIRS_VARIABLE = 'GONGGO_ELIGIBILITY_PAIRS'
/** How many random pairs the two implementations are compared on; `npm run all` compares more. */
export const PAIRS = Number(process.env[PAIRS_VARIABLE] ?? 10_000)

const NEVER = '9999-12-31'
const nothing: Declared = {
  businessNo: null,
  seats: [],
  licences: [],
  products: [],
  size: null,
  certificates: [],
  trackRecord: [],
  jointBidding: null,
  complete: [],
}

const seats = (...regions: string[]): Declared['seats'] =>
  regions.map((region, index) => ({ region, kind: index === 0 ? 'head' : 'branch' }))
const licences = (...held: (readonly [code: string, name: string, until?: string | null])[]): Declared['licences'] =>
  held.map(([code, name, until = NEVER]) => ({ code, name, until }))

const electric: Declared = {
  ...nothing,
  seats: seats('41/안양시'),
  licences: licences(['0037', '전기공사업']),
  size: 'small',
  certificates: [{ kind: 'sme', until: '2027-03-31' }],
}
const maker: Declared = {
  ...nothing,
  seats: seats('26/사하구'),
  size: 'micro',
  certificates: [
    { kind: 'sme', until: '2027-03-31' },
    { kind: 'directProduction', until: '2027-08-31' },
  ],
}
const alone = { jointBidding: false, complete: ['licences', 'seats'] } satisfies Partial<Declared>

export const COMPANIES: Readonly<Record<string, Declared>> = {
  E: { ...electric, ...alone },
  e: electric,
  C: {
    ...nothing,
    seats: seats('46/나주시', '11/강남구'),
    licences: licences(['0003', '토목건축공사업'], ['0036', '정보통신공사업', null]),
    jointBidding: true,
    complete: ['licences', 'seats'],
  },
  S: {
    ...nothing,
    ...alone,
    seats: seats('11/강남구'),
    licences: licences(['1468', '소프트웨어사업자(컴퓨터관련서비스사업)']),
    size: 'medium',
    certificates: [{ kind: 'sme', until: '2026-06-30' }],
    complete: ['licences', 'seats', 'products'],
  },
  M: {
    ...maker,
    products: [
      { code: '4321150702', manufactures: true },
      { code: '5611210801', manufactures: false },
    ],
    jointBidding: false,
    complete: ['licences', 'seats', 'products'],
  },
  m: {
    ...maker,
    products: [
      { code: '4321150702', manufactures: null },
      { code: '56112108', manufactures: null },
    ],
  },
  W: {
    ...nothing,
    ...alone,
    seats: seats('43/청주시/흥덕구'),
    licences: licences(
      ['1253', '건설폐기물 중간처리업', '2026-12-10'],
      ['6728', '건설폐기물 수집·운반업'],
      ['1224', '폐기물수집·운반업(생활폐기물)', '2026-02-28'],
    ),
    certificates: [{ kind: 'women', until: '2027-05-31' }],
  },
  X: nothing,
  B: {
    ...nothing,
    seats: seats('41'),
    licences: licences(['1162', '건물위생관리업'], ['1164', '시설경비업', null]),
    jointBidding: false,
  },
  K: {
    ...nothing,
    ...alone,
    seats: seats('27/군위군'),
    licences: licences(['4989', '지반조성ㆍ포장공사업'], ['4994', '조경식재ㆍ시설물공사업']),
  },
  G: { ...nothing, ...alone, seats: seats('29/북구'), licences: licences(['0001', '토목공사업']) },
  I: { ...nothing, ...alone, seats: seats('28/제물포구'), licences: licences(['0037', '전기공사업']) },
}

const BASES: Readonly<Record<string, Licence['basis']>> = { '~': 'permitted', '!': 'shortened' }

const groupsIn = (text: string): Licence[] =>
  text === '-' ? [] : text.split('/').flatMap((part, index) => rowsIn(part, index + 1))

function rowsIn(text: string, group: number): Licence[] {
  const [, mark = '', rest = ''] = /^([~?!]?)(.*)$/.exec(text) ?? []
  const basis = mark === '?' ? {} : { basis: BASES[mark] ?? ('row' as const) }
  return rest.split('+').map((row) => {
    const [code, name] = row.startsWith('=')
      ? ['', row.slice(1)]
      : [row === '직생' ? '직접생산확인' : row, `업종 ${row}`]
    return { group, code, name, ...basis }
  })
}

/** A line of the table without its company. */
export function noticeOf([kind = '', groups = '', regions = '', other = '']: readonly string[]): BidderLimits {
  const [source = '', bsnsDiv = ''] = kind.split(' ')
  const [, mark = '', text = ''] = /^([TACDJ]):(.*)$/.exec(other) ?? []
  const said = (name: string) => (mark === name ? text : null)
  return {
    source,
    bsnsDiv: bsnsDiv as BidderLimits['bsnsDiv'],
    title: said('T') ?? '공고',
    awardMethod: said('A'),
    contractMethod: said('C'),
    details: { jointContracting: said('J') },
    closeAt: Date.parse(`${said('D') ?? '2026-12-04'}T10:00:00+09:00`),
    regions: regions === '-' ? [] : regions.split(',').map((name) => name.trim()),
    regionCheckNeeded: other === 'R',
    licences: groupsIn(groups),
  }
}

const until = fc.constantFrom(null, NEVER, '2026-11-25', '2026-11-30', '2026-12-04')
const CODES = ['0001', '0002', '0003', '0037', '1468'] as const
const ITEMS = ['4321150702', '4321150799', '43211507', '5611210801'] as const
const REGIONS = ['41', '41/안양시', '46/나주시', '29/북구', '28/제물포구', '11'] as const
const few = { maxLength: 3 }

export const companies: fc.Arbitrary<Declared> = fc.record({
  businessNo: fc.constant(null),
  seats: fc.array(fc.record({ region: fc.constantFrom(...REGIONS), kind: fc.constantFrom('head', 'branch') }), few),
  licences: fc.uniqueArray(
    fc.record({ code: fc.constantFrom(...CODES), until }).map((one) => ({ ...one, name: `업종 ${one.code}` })),
    { ...few, selector: ({ code }) => code },
  ),
  products: fc.uniqueArray(
    fc.record({ code: fc.constantFrom(...ITEMS), manufactures: fc.constantFrom(true, false, null) }),
    { ...few, selector: ({ code }) => code },
  ),
  size: fc.constantFrom(null, ...SIZES),
  certificates: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...CERTIFICATE_KINDS), until }), {
    ...few,
    selector: ({ kind }) => kind,
  }),
  trackRecord: fc.constant([]),
  jointBidding: fc.constantFrom(true, false, false, null),
  complete: fc.subarray([...COMPLETE_LISTS]),
})

const rows = fc.array(fc.constantFrom(...CODES, ...CODES, ...ITEMS, '직생', '=업종 0037', '=학술연구용역'), {
  minLength: 1,
  maxLength: 3,
})
const groups = fc
  .array(fc.tuple(fc.constantFrom('', '', '', '~', '?', '!'), rows), { maxLength: 3 })
  .map((parts) => parts.map(([mark, codes]) => `${mark}${codes.join('+')}`).join('/') || '-')

const TEXTS = [
  '',
  '',
  '',
  'T:공사(여성기업)',
  'T:공사(공동수급 불허)',
  'A:중소기업자간 경쟁',
  'T:물품[소기업]',
  'T:물품(소상공인)',
  'C:실적',
  'T:공사(지역의무공동도급)',
  'J:공동수급불허',
  'J:(전자)공동이행',
]
const PLACES = [
  '경기도',
  '경기도 안양시',
  '경기도 안양시 만안구',
  '전라남도',
  '광주광역시',
  '전남광주통합특별시',
  '인천광역시 중구',
  '서울특별시',
  '전국',
  '기타',
  '공고서참조',
]

export const notices: fc.Arbitrary<BidderLimits> = fc
  .record({
    kind: fc.constantFrom('koneps 공사', 'koneps 물품', 'koneps 기타', 'koneps-private 용역'),
    groups,
    regions: fc.array(fc.constantFrom(...PLACES), { maxLength: 2 }),
    text: fc.constantFrom(...TEXTS),
    isUnclear: fc.constantFrom(false, false, false, true),
  })
  .map(({ kind, groups: limits, regions, text, isUnclear }) => ({
    ...noticeOf([kind, limits, regions.join(',') || '-', text]),
    // As it is stored: a name that is no region says that the limit must be looked up.
    regionCheckNeeded: isUnclear || regions.includes('공고서참조'),
  }))

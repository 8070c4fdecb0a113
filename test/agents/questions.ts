import { DAY, HOUR } from '../../src/lib/clock.ts'
import { bidRecord, NOW, roundRecord } from '../factories.ts'

type Json = Record<string, unknown>

/** A call of a tool; its arguments may depend on the previous result. */
type Call = [tool: string, input: object | ((before: unknown) => object)]
/** The same in REST: a path, or a request with a body. */
type Get = string | ((before: unknown) => string) | { post: string; body: object }

/**
 * A question of a bid manager, the calls of tools and of the API that answer it, and the place of the answer in the
 * last result.
 */
export interface Question {
  says: string
  tools: Call[]
  inTools: Path
  raw: Get[]
  inRaw: Path
  expected: unknown
}

type Path = readonly (string | number)[]

/** The value at a path in a JSON document. */
export const at = (value: unknown, path: Path): unknown => path.reduce((node, step) => (node as Json)?.[step], value)

const lamps = {
  number: 'QA001',
  title: '안양시 가로등 LED 교체 전기공사',
  agency: '경기도 안양시',
  agencyCode: '3830000',
  bsnsDiv: '공사' as const,
  estimatedPrice: 180_000_000,
  baseAmount: 195_000_000,
  closeAt: NOW + 3 * DAY,
  openAt: NOW + 3 * DAY + HOUR,
  regions: ['경기도 안양시'],
  licences: [{ group: 1, code: '0037', name: '전기공사업' }],
  attachments: [{ name: '설계도서.pdf', url: 'https://portal.example/files/1' }],
}

/** The first version of each notice; `LATER` contains the second ones. */
export const NOTICES = [
  bidRecord(lamps),
  ...['구축', '고도화', '구축 감리'].map((what, index) =>
    bidRecord({
      number: `QB00${index}`,
      title: `통합 정보시스템 ${what}`,
      estimatedPrice: 300_000_000 + index,
      closeAt: NOW + 20 * DAY,
    }),
  ),
  ...Array.from({ length: 15 }, (_, index) =>
    bidRecord({
      number: `QC${String(index).padStart(3, '0')}`,
      title: `사무용 비품 구매 ${index}`,
      bsnsDiv: '물품',
      estimatedPrice: 10_000_000 + index,
      postedAt: NOW - DAY - index * HOUR,
      closeAt: NOW + 30 * DAY,
    }),
  ),
  ...Array.from({ length: 7 }, (_, index) =>
    bidRecord({
      number: `QD00${index}`,
      title: `하수관로 정비공사 ${index}공구`,
      agency: index < 6 ? '서울특별시 종로구' : '부산광역시',
      agencyCode: index < 6 ? '3000000' : '6260000',
      bsnsDiv: '공사',
      closeAt: NOW - 2 * DAY,
      openAt: NOW - DAY,
    }),
  ),
  bidRecord({ number: 'QE001', title: '보안등 보수', kind: 'cancelled', bsnsDiv: '공사' }),
]
export const LATER = [bidRecord({ ...lamps, closeAt: NOW + 4 * DAY, revision: 1, kind: 'changed' })]
export const ROUNDS = Array.from({ length: 7 }, (_, index) =>
  roundRecord({
    number: `QD00${index}`,
    bidders: 10 + index,
    rate: 87 + index / 10,
    winners: [{ name: index < 5 ? '한빛건설' : '새한토건', businessNo: index < 5 ? '1234567890' : '2208139938' }],
    openedAt: NOW - DAY,
  }),
)
export const PROFILE = {
  seats: [{ region: '경기도 안양시', kind: 'head' }],
  licences: [],
  complete: ['licences', 'seats'],
  jointBidding: false,
}

const enc = encodeURIComponent
const query = (given: Record<string, string>) => new URLSearchParams(given).toString()
const search = (input: object): Call => ['search_bids', input]
const get = (noticeNo: string): Call => ['get_bid', { noticeNo }]
const stats = (input: object): Call => ['award_stats', input]
const bids = (given: Record<string, string>): Get => `/v1/bids?${query(given)}`
const winners = (given: Record<string, string>): Get => `/v1/statistics/winners?${query(given)}`
const ask = (says: string, expected: unknown, tools: Call[], inTools: Path, raw: Get[], inRaw: Path): Question => ({
  says,
  expected,
  tools,
  inTools,
  raw,
  inRaw,
})
const ofAgency = (before: unknown) => ({ agency: [at(before, ['candidates', 0, 'use'])] })
const coded = (before: unknown) => String(at(before, ['items', 0, 'code']))
const agencyOf = (text: string): Call => ['resolve', { text, kinds: ['agency'] }]
const FIRST = ['items', 0]

const ABOUT_SEARCHES: Question[] = [
  ask(
    '지금 입찰 중인 전기공사는 몇 건입니까?',
    1,
    [search({ keyword: '전기', bsnsDiv: ['공사'], status: ['open'] })],
    ['total'],
    [bids({ keyword: '전기', bsnsDiv: '공사', status: 'open' })],
    ['total'],
  ),
  ask(
    '입찰 중인 공고는 모두 몇 건입니까?',
    19,
    [search({ status: ['open'], limit: 1 })],
    ['total'],
    [bids({ status: 'open', pageSize: '1' })],
    ['total'],
  ),
  ask(
    '안양시가 낸 공고의 번호는?',
    'QA001',
    [agencyOf('안양시'), ['search_bids', ofAgency]],
    [...FIRST, 'noticeNo'],
    [`/v1/codes/agencies?q=${enc('안양시')}`, (before) => `/v1/bids?agency=${coded(before)}`],
    [...FIRST, 'noticeNo'],
  ),
  ask(
    '가로등 교체공사의 추정가격은?',
    180_000_000,
    [search({ keyword: '가로등 교체' })],
    [...FIRST, 'price'],
    [bids({ keyword: '가로등 교체' })],
    [...FIRST, 'estimatedPrice'],
  ),
  ask(
    '가로등 교체공사는 언제 마감합니까?',
    '2026-11-24T09:00:00+09:00',
    [search({ keyword: '가로등' })],
    [...FIRST, 'closeAt'],
    [bids({ keyword: '가로등' })],
    [...FIRST, 'closeAt'],
  ),
  ask(
    '추정가격 3억 원 이상인 용역은 몇 건입니까?',
    3,
    [search({ bsnsDiv: ['용역'], minAmt: 300_000_000 })],
    ['total'],
    [bids({ bsnsDiv: '용역', minAmt: '300000000' })],
    ['total'],
  ),
  ask(
    '11월 25일까지 마감하는 입찰 중인 공고는?',
    'QA001',
    [search({ closeTo: '2026-11-25', status: ['open'] })],
    [...FIRST, 'noticeNo'],
    [bids({ closeTo: '2026-11-25', status: 'open' })],
    [...FIRST, 'noticeNo'],
  ),
  ask(
    '가장 먼저 마감하는 입찰 중인 공고는?',
    'QA001',
    [search({ status: ['open'], sort: 'closeAt', limit: 1 })],
    [...FIRST, 'noticeNo'],
    [bids({ status: 'open', sort: 'closeAt' })],
    [...FIRST, 'noticeNo'],
  ),
  ask(
    '추정가격이 가장 큰 공고는?',
    'QB002',
    [search({ sort: '-estimatedPrice', limit: 1 })],
    [...FIRST, 'noticeNo'],
    [bids({ sort: '-estimatedPrice' })],
    [...FIRST, 'noticeNo'],
  ),
  ask(
    '비품 구매 공고 중 열두 번째로 최근인 것은?',
    'QC011',
    [search({ keyword: '비품' }), ['search_bids', (before) => ({ keyword: '비품', cursor: at(before, ['cursor']) })]],
    ['items', 1, 'noticeNo'],
    [bids({ keyword: '비품' })],
    ['items', 11, 'noticeNo'],
  ),
  ask(
    '감리를 뺀 정보시스템 공고는 몇 건입니까?',
    2,
    [search({ keyword: '정보시스템 -감리' })],
    ['total'],
    [bids({ keyword: '정보시스템 -감리' })],
    ['total'],
  ),
  ask(
    '정보시스템 구축이나 고도화 공고는 몇 건입니까?',
    3,
    [search({ keyword: '정보시스템 (구축|고도화)' })],
    ['total'],
    [bids({ keyword: '정보시스템 (구축|고도화)' })],
    ['total'],
  ),
  ask(
    '취소된 공고는?',
    'QE001',
    [search({ status: ['cancelled'] })],
    [...FIRST, 'noticeNo'],
    [bids({ status: 'cancelled' })],
    [...FIRST, 'noticeNo'],
  ),
  ask(
    '부산 업체가 참가할 수 있는 입찰 중인 공사는 몇 건입니까?',
    0,
    [search({ region: ['부산'], bsnsDiv: ['공사'], status: ['open'] })],
    ['total'],
    [bids({ region: '부산', bsnsDiv: '공사', status: 'open' })],
    ['total'],
  ),
]

const ABOUT_NOTICES: Question[] = [
  ask('QA001의 낙찰방법은?', '적격심사', [get('QA001')], ['awardMethod'], ['/v1/bids/QA001'], ['awardMethod']),
  ask('QA001의 기초금액은?', 195_000_000, [get('QA001')], ['baseAmount'], ['/v1/bids/QA001'], ['baseAmount']),
  ask(
    'QA001에 붙은 문서는?',
    '설계도서.pdf',
    [get('QA001')],
    ['documents', 0],
    ['/v1/bids/QA001'],
    ['attachments', 0, 'name'],
  ),
  ask(
    'QA001에 필요한 면허는?',
    '전기공사업',
    [get('QA001')],
    ['industries', 0, 'name'],
    ['/v1/bids/QA001'],
    ['industries', 0, 'name'],
  ),
  ask(
    'QA001에서 바뀐 것은?',
    'closeAt',
    [get('QA001')],
    ['changes', 0, 'fields', 2],
    ['/v1/bids/QA001'],
    ['revisions', 0, 'changes', 2, 'field'],
  ),
  ask(
    'QD000은 누가 낙찰받았습니까?',
    '한빛건설',
    [get('QD000')],
    ['awards', 0, 'winner'],
    ['/v1/bids/QD000'],
    ['awards', 0, 'winner', 'name'],
  ),
  ask('QD003의 낙찰률은?', 87.3, [get('QD003')], ['awards', 0, 'rate'], ['/v1/bids/QD003'], ['awards', 0, 'rate']),
  ask(
    'QD004에는 몇 곳이 참가했습니까?',
    14,
    [get('QD004')],
    ['awards', 0, 'bidders'],
    ['/v1/bids/QD004'],
    ['awards', 0, 'bidders'],
  ),
  ask(
    '우리 회사가 QA001에 참가할 수 있습니까?',
    'no',
    [['check_eligibility', { noticeNo: 'QA001' }]],
    ['verdict'],
    ['/v1/bids/QA001/eligibility'],
    ['verdict'],
  ),
  ask(
    'QA001의 지역 제한은 충족합니까?',
    'yes',
    [['check_eligibility', { noticeNo: 'QA001' }]],
    ['axes', 1, 'verdict'],
    ['/v1/bids/QA001/eligibility'],
    ['axes', 1, 'verdict'],
  ),
]

const ABOUT_AWARDS: Question[] = [
  ask(
    '지난 1년 낙찰 건수가 가장 많은 기관은?',
    '서울특별시 종로구',
    [stats({})],
    [...FIRST, 'group'],
    [winners({})],
    [...FIRST, 'group', 'agency', 'name'],
  ),
  ask(
    '가장 많이 낙찰받은 업체는?',
    '한빛건설',
    [stats({ groupBy: 'winner' })],
    [...FIRST, 'group'],
    [winners({ groupBy: 'winner' })],
    [...FIRST, 'group', 'winner', 'name'],
  ),
  ask(
    '종로구 공사의 낙찰률 중앙값은?',
    87.25,
    [agencyOf('종로'), ['award_stats', ofAgency]],
    ['all', 'rate', 'median'],
    [`/v1/codes/agencies?q=${enc('종로')}`, (before) => `/v1/statistics/winners?agency=${coded(before)}`],
    ['totals', 'awardRate', 'median'],
  ),
]

const ABOUT_CODES: Question[] = [
  ask(
    '"서율특별시"는 어느 지역입니까?',
    '지역을 찾을 수 없습니다. 비슷한 지역: 서울특별시, 서울특별시 마포구, 서울특별시 구로구, 서울특별시 서초구, 서울특별시 종로구.',
    [['resolve', { text: '서율특별시', kinds: ['region'] }]],
    ['hint'],
    [bids({ region: '서율특별시' })],
    ['detail'],
  ),
  ask(
    '종로구의 기관 코드는?',
    '3000000',
    [agencyOf('종로')],
    ['candidates', 0, 'use'],
    [`/v1/codes/agencies?q=${enc('종로')}`],
    [...FIRST, 'code'],
  ),
  ask(
    '하수관로 공사 신규 공고를 알려 주십시오.',
    'created',
    [
      ['watch', { keyword: '하수관로', bsnsDiv: ['공사'] }],
      ['watch', (before) => ({ keyword: '하수관로', bsnsDiv: ['공사'], confirm: at(before, ['confirm']) })],
    ],
    ['state'],
    [
      { post: '/v1/keywords/preview', body: { keyword: '하수관로', filter: { bsnsDiv: ['공사'] } } },
      { post: '/v1/keywords', body: { keyword: '하수관로', filter: { bsnsDiv: ['공사'] } } },
    ],
    ['keyword'],
  ),
]

export const QUESTIONS: Question[] = [...ABOUT_SEARCHES, ...ABOUT_NOTICES, ...ABOUT_AWARDS, ...ABOUT_CODES]

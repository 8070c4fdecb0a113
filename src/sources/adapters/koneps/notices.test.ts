import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PERSON, PERSONAL } from '../../../../test/koneps/wire.ts'
import type { Licence } from '../../../bids/index.ts'
import { resolveRegion } from '../../../search/regions.ts'
import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import { readHistory } from './history.ts'
import { readKonepsNotice, readNotices } from './notices.ts'
import { readBaseAmounts, readLicences, readRegions } from './parts.ts'
import { parseSourceTime } from './values.ts'

const ROW = {
  bidNtceNo: 'R26BK00000001',
  bidNtceOrd: '000',
  bidNtceNm: '청사 시설 경비용역',
  ntceKindNm: '등록공고',
  reNtceYn: 'N',
  bidNtceDt: '2026-03-02 10:00:00',
  rgstDt: '2026-03-02 09:59:30',
  ntceInsttNm: '서울특별시',
  ntceInsttCd: '6110000',
  presmptPrce: '90909091',
  asignBdgtAmt: '100000000',
}

function read(change: Record<string, unknown> = {}, bsnsDiv: BsnsDiv = '용역') {
  const found = readKonepsNotice({ ...ROW, ...change }, { bsnsDiv, fetchedAt: 5 })
  assert.ok(!('reason' in found), JSON.stringify(found))
  return found
}
const record = (change: Record<string, unknown> = {}, bsnsDiv?: BsnsDiv) => read(change, bsnsDiv).record

test('the notice as it stands', () => {
  const found = record({ sucsfbidLwltRate: '87.745', bidClseDt: '2026-03-09 14:00', opengDt: '2026-03-09 15:00:0' })
  assert.equal(found.source, 'koneps')
  assert.equal(found.bsnsDiv, '용역')
  assert.equal(found.estimatedPrice, 90_909_091)
  assert.equal(found.budget, 100_000_000)
  assert.equal(found.floorRate, 87.745)
  assert.equal(found.currency, 'KRW')
  assert.equal(found.fetchedAt, 5)
  assert.equal(found.closeAt, parseSourceTime('2026-03-09 14:00'))
  assert.equal(found.openAt, parseSourceTime('2026-03-09 15:00'))
})

test('deadlines and terms beside the bid are read, and none of them where the list gives none', () => {
  const { details } = record({
    bidQlfctRgstDt: '2026-03-08 18:00',
    dcmtgOprtnDt: '2026-03-05 14:00:00',
    dcmtgOprtnPlce: '우리청 관리과 (문의 02-1234-5678)',
    cmmnSpldmdMethdNm: '(전자)분담이행',
    cmmnSpldmdAgrmntClseDt: '2026-03-08 18:00:00',
    bidGrntymnyPaymntYn: '불허',
  })
  assert.deepEqual(details, {
    qualificationCloseAt: parseSourceTime('2026-03-08 18:00'),
    siteBriefingAt: parseSourceTime('2026-03-05 14:00'),
    siteBriefingPlace: '우리청 관리과',
    jointContracting: '(전자)분담이행',
    jointAgreementCloseAt: parseSourceTime('2026-03-08 18:00'),
    bidBond: '불허',
  })
  const none = record({ bidGrntymnyPaymntYn: '-' }).details ?? {}
  assert.deepEqual([Object.keys(none).length, new Set(Object.values(none))], [6, new Set([null])])
})

test('a place keeps its address, without whom to call', () => {
  const placeOf = (dcmtgOprtnPlce: string) => record({ dcmtgOprtnPlce }).details?.siteBriefingPlace
  assert.equal(placeOf('서울특별시 종로구 세종대로 209 4층 회의실'), '서울특별시 종로구 세종대로 209 4층 회의실')
  assert.equal(placeOf('경기도 안양시 비산동 123-45 (담당 02-1234-5678)'), '경기도 안양시 비산동 123-45')
  assert.equal(placeOf('전화 02-1234-5678'), null)
})

test('a list without these fields says nothing of them', () => {
  assert.equal(record().details, undefined)
  assert.equal(record({}, '기타').details, undefined)
})

test('a closing date in the year 9999 is none', () => {
  assert.equal(record({ bidClseDt: '9999-12-31 23:59:59' }).closeAt, null)
  assert.equal(record({ bidClseDt: '99991231' }).closeAt, null)
})

test('a code of an agency that is too long to be stored is left out, and the notice stays', () => {
  const code = '가'.repeat(40)
  const codes = ({ agencyCode, demandAgencyCode }: ReturnType<typeof record>) => [agencyCode, demandAgencyCode]
  assert.deepEqual(codes(record({ ntceInsttCd: code, dminsttCd: code })), [code, code])
  const long = record({ ntceInsttCd: `${code}1`, dminsttCd: `${code}1` })
  assert.deepEqual([...codes(long), long.agency], [null, null, '서울특별시'])
})

test('orders of two and of three digits are the same revision', () => {
  for (const [order, revision] of [
    ['00', 0],
    ['000', 0],
    ['01', 1],
    ['012', 12],
    ['', 0],
  ] as const) {
    assert.equal(record({ bidNtceOrd: order }).revision, revision)
  }
})

test('numbers of other systems pass, whatever their form', () => {
  for (const number of ['20250612345', '제2026-1698호', 'KOR/2026 01-가'])
    assert.equal(record({ bidNtceNo: number }).number, number)
})

test('without number, title or any date it is refused, and nothing about people is shown', () => {
  const personal = Object.fromEntries(
    Object.values(PERSONAL)
      .flat()
      .map((name) => [name, PERSON]),
  )
  const broken: [Record<string, unknown>, string][] = [
    [{ bidNtceNo: '' }, 'no number'],
    [{ bidNtceNo: 'x'.repeat(81) }, 'number too long'],
    [{ bidNtceNm: ' - ' }, 'no title'],
    [{ bidNtceOrd: '첫째' }, 'order is no number'],
    [{ bidNtceDt: '', rgstDt: 'N/A' }, 'no date that could be read'],
  ]
  for (const [change, reason] of broken) {
    const row = { ...ROW, ...personal, opengCorpInfo: `가^1^${PERSON}^1^1`, newFieldOfNextYear: PERSON, ...change }
    const { notices, rejected } = readNotices([row], { bsnsDiv: '물품', fetchedAt: 0 })
    assert.deepEqual(notices, [])
    assert.equal(rejected?.[0]?.reason, reason)
    assert.ok(!JSON.stringify(rejected).includes(PERSON))
    assert.equal(rejected?.[0]?.record.ntceInsttNm, '서울특별시')
  }
  for (const item of [null, 'text', 7, ['a']])
    assert.equal(readNotices([item], { bsnsDiv: null, fetchedAt: 0 }).rejected?.length, 1)
})

test('kinds: cancellation before change before re-notice', () => {
  const kind = (change: Record<string, unknown>) => record(change).kind
  assert.equal(kind({}), 'new')
  assert.equal(kind({ ntceKindNm: '변경공고' }), 'changed')
  assert.equal(kind({ ntceKindNm: '정정공고' }), 'changed')
  assert.equal(kind({ ntceKindNm: '취소공고', reNtceYn: 'Y' }), 'cancelled')
  assert.equal(kind({ ntceKindNm: '변경공고', reNtceYn: 'Y' }), 'changed')
  assert.equal(kind({ reNtceYn: 'Y' }), 'renotice')
  assert.equal(kind({ ntceKindNm: '재공고' }), 'renotice')
  assert.equal(kind({ reNtceYn: undefined, bidNtceNm: '폐지 매각 (재공고)' }), 'renotice')
  assert.equal(kind({ ntceKindNm: '', bidNtceOrd: '002' }), 'changed')
})

test('urgent is a mark of the title, not a word in it', () => {
  const urgent = [
    '(긴급)호스 구매',
    '[긴급] 호스 구매',
    '호스 구매(긴급)',
    '호스 구매 긴급',
    '호스 구매[긴급, 재공고]',
    '【긴급재공고】 호스',
    '긴급공고 호스 구매',
    '호스（긴급）',
  ]
  const calm = [
    '상수도 긴급누수복구공사장 폐기물 처리용역',
    '긴급복구 자재 구매',
    '(긴급복구) 자재',
    '비긴급 수송차량',
    '긴급전화 유지보수',
    '호스 구매',
  ]
  for (const title of urgent) assert.equal(record({ bidNtceNm: title }).urgent, true, title)
  for (const title of calm) assert.equal(record({ bidNtceNm: title }).urgent, false, title)
})

test('a re-notice names the notice before it, never itself', () => {
  assert.equal(record({ befBidBbancNo: 'R26BK00000000' }).previousNumber, 'R26BK00000000')
  assert.equal(
    record({ befBidBbancNo: 'R26BK00000000001' }).previousNumber,
    'R26BK00000000',
    'with its order behind it',
  )
  for (const none of ['R26BK00000001', 'R26BK00000001000', '', 'N/A'])
    assert.equal(record({ befBidBbancNo: none }).previousNumber, null)
})

test('budget by category: works call it by another name', () => {
  assert.equal(record({ bdgtAmt: '55330000', asignBdgtAmt: undefined }, '공사').budget, 55_330_000)
  assert.equal(record({ bdgtAmt: '55330000' }, '물품').budget, 100_000_000)
})

test('an estimated price of 0 is an unknown one, and is never filled from another', () => {
  for (const none of ['0', '0.0', '', '-']) assert.equal(record({ presmptPrce: none }).estimatedPrice, null)
})

test('foreign purchases are in the currency of the notice, where nobody says which in none', () => {
  assert.equal(record({}, '외자').currency, 'XXX')
  assert.equal(record({ presmptPrceCrncy: 'usd' }, '외자').currency, 'USD')
})

test('a closing time may be missing; the planned opening is not taken for it', () => {
  const found = record({ bidClseDt: '', opengDt: '2026-03-09 15:00:00' })
  assert.equal(found.closeAt, null)
  assert.ok(found.openAt !== null)
})

test('when it changed: its change, else its registration, else its posting', () => {
  assert.equal(record({ chgDt: '2026-03-03 11:00:00' }).changedAt, parseSourceTime('2026-03-03 11:00:00'))
  assert.equal(record({ chgDt: '' }).changedAt, parseSourceTime(ROW.rgstDt))
  assert.equal(record({ rgstDt: '' }).changedAt, parseSourceTime(ROW.bidNtceDt))
  assert.equal(record({ bidNtceDt: '2026-02-30 00:00:00' }).postedAt, parseSourceTime(ROW.rgstDt))
})

test('a page of the notice is always named', () => {
  const built = 'https://www.g2b.go.kr/link/PNPE027_01/single/?bidPbancNo=R26BK00000001&bidPbancOrd=000'
  assert.equal(record().detailUrl, built)
  assert.equal(record({ bidNtceDtlUrl: '-', bidNtceUrl: 'https://other.kr/1' }).detailUrl, 'https://other.kr/1')
  assert.equal(
    record({ bidNtceDtlUrl: 'https://www.g2b.go.kr/x?a=1&amp;b=2' }).detailUrl,
    'https://www.g2b.go.kr/x?a=1&b=2',
  )
  assert.equal(
    record({ bidNtceNo: '제1호/가', bidNtceOrd: '01' }).detailUrl,
    `https://www.g2b.go.kr/link/PNPE027_01/single/?bidPbancNo=${encodeURIComponent('제1호/가')}&bidPbancOrd=001`,
  )
})

test('where the works are is no limit of region, and a re-bid’s opening is none before there is one', () => {
  const site = {
    cnstrtsiteRgnNm: '광주광역시 남구',
    rgnLmtBidLocplcJdgmBssNm: '본사또는참여지사소재지',
    jntcontrctDutyRgnNm1: '서울특별시',
  }
  assert.deepEqual(record(site, '공사').regions, [])
  assert.equal(record({ opengDt: '', rbidOpengDt: '2026-03-09 15:00:00' }).openAt, null)
})

test('fields nobody has heard of change nothing', () => {
  assert.deepEqual(record({ newField: 'x', another: { deep: [1] }, nothing: null }), record())
})

test('documents: numbered, standard and of the site, each once', () => {
  const { attachments } = record(
    {
      ntceSpecDocUrl1: 'https://a.kr/1',
      ntceSpecFileNm1: '공고문.hwpx',
      ntceSpecDocUrl10: 'https://a.kr/10',
      ntceSpecFileNm10: '',
      ntceSpecDocUrl2: '',
      ntceSpecFileNm2: '없음',
      ntceSpecDocUrl3: 'https://a.kr/1',
      ntceSpecFileNm3: '같은 것',
      stdNtceDocUrl: 'https://a.kr/std',
      sptDscrptDocUrl1: 'https://a.kr/site',
    },
    '공사',
  )
  assert.deepEqual(attachments, [
    { name: '공고문.hwpx', url: 'https://a.kr/1' },
    { name: '공고규격서 10', url: 'https://a.kr/10' },
    { name: '표준공고서', url: 'https://a.kr/std' },
    { name: '현장설명서 1', url: 'https://a.kr/site' },
  ])
})

test('what a notice waits for: licences where it names a limit, regions always, 기타 for neither', () => {
  assert.deepEqual(read({ indstrytyLmtYn: 'Y' }).wants, { licences: true, regions: true })
  assert.deepEqual(read({ indstrytyLmtYn: 'N' }).wants, { licences: false, regions: true })
  assert.deepEqual(read({ indstrytyLmtYn: 'Y' }, '기타').wants, { licences: false, regions: false })
})

const licence = (group: number, sequence: number, name: string, allowed = '', order = '000') => ({
  bidNtceNo: 'R26BK00000001',
  bidNtceOrd: order,
  lmtGrpNo: String(group),
  lmtSno: String(sequence),
  lcnsLmtNm: name,
  permsnIndstrytyList: allowed,
  rgstDt: '2026-03-02 10:00:00',
})
const licences = (...rows: object[]) => readLicences(rows).parts?.map(({ value }) => value)

test('licences: all of a group, any of the groups; slashes in names; codes behind the last', () => {
  assert.deepEqual(
    licences(
      licence(2, 1, '전기공사업/0037'),
      licence(1, 2, '도장/습식ㆍ방수공사업/4992'),
      licence(1, 1, '토목공사업/0001'),
    ),
    [
      [
        { group: 1, code: '0001', name: '토목공사업', basis: 'row' },
        { group: 1, code: '4992', name: '도장/습식ㆍ방수공사업', basis: 'row' },
        { group: 2, code: '0037', name: '전기공사업', basis: 'row' },
      ],
    ],
  )
  assert.deepEqual(licences(licence(1, 1, '학술ㆍ연구용역')), [
    [{ group: 1, code: '', name: '학술ㆍ연구용역', basis: 'row' }],
  ])
})

test('licences: what is accepted in place of one makes a group of its own', () => {
  assert.deepEqual(
    licences(
      licence(1, 1, '액화석유가스판매사업/4617', '[액화석유가스충전사업/4615],'),
      licence(2, 2, '전기공사업/0037'),
    ),
    [
      [
        { group: 1, code: '4617', name: '액화석유가스판매사업', basis: 'row' },
        { group: 3, code: '4615', name: '액화석유가스충전사업', basis: 'permitted' },
        { group: 2, code: '0037', name: '전기공사업', basis: 'row' },
      ],
    ],
  )
  const many = Array.from({ length: 12 }, (_, index) =>
    licence(1, index + 1, `업종${index}/${index}`, '[갑/901],[을/902]'),
  )
  const [written] = licences(...many) ?? []
  assert.equal(Array.isArray(written) && written.length, 12, 'too many ways are not written out')
  assert.ok((written as Licence[]).every(({ basis }) => basis === 'shortened'))
  const [both] = licences(licence(1, 1, '갑/1', '[을/2]'), licence(1, 2, '병/3')) ?? []
  assert.deepEqual(both, [
    { group: 1, code: '1', name: '갑', basis: 'row' },
    { group: 1, code: '3', name: '병', basis: 'row' },
    { group: 2, code: '2', name: '을', basis: 'permitted' },
    { group: 2, code: '3', name: '병', basis: 'permitted' },
  ])
  assert.deepEqual(licences(licence(1, 1, '', '[을/2]')), [[{ group: 1, code: '2', name: '을', basis: 'permitted' }]])
})

test('licences of each order apart; rows of nobody are refused', () => {
  const { parts, rejected } = readLicences([
    licence(1, 1, 'A/1'),
    licence(1, 1, 'B/2', '', '001'),
    { lcnsLmtNm: 'C/3' },
  ])
  assert.deepEqual(
    parts?.map(({ revision }) => revision),
    [0, 1],
  )
  assert.equal(rejected?.length, 1)
})

const regions = (...names: string[]) => {
  const rows = names.map((name, index) => ({
    bidNtceNo: 'R26BK00000001',
    bidNtceOrd: '00',
    lmtSno: String(index + 1),
    prtcptPsblRgnNm: name,
  }))
  return readRegions(rows).parts?.[0]?.value
}

test('regions: full names; 전국 and code 00 state that there is no limit, and nothing states nothing', () => {
  assert.deepEqual(regions('경기도 안양시', '서울특별시', '서울특별시'), ['경기도 안양시', '서울특별시'])
  for (const all of ['전국', '00', '전국(제한없음)']) assert.deepEqual(regions(all), ['전국'])
  for (const none of ['', '-']) assert.deepEqual(regions(none), [])
  assert.deepEqual(regions('전국', '서울특별시'), ['전국'])
})

test('regions: what is to be looked up stays, and resolves to no region', () => {
  for (const name of ['공고서참조', '서울특별시,경기도...(이하생략 나라장터참조)', '공고서 참조']) {
    assert.deepEqual(regions(name), [name])
    assert.equal(resolveRegion(name), null)
    assert.deepEqual(regions('전국', name), [name])
  }
})

test('base amounts: the one told last; none where there are several lots', () => {
  const row = (lot: string, amount: string, at: string) => ({
    bidNtceNo: 'R26BK00000001',
    bidNtceOrd: '000',
    bidClsfcNo: lot,
    bssamt: amount,
    inptDt: at,
  })
  const amount = (...rows: object[]) => readBaseAmounts(rows).parts?.[0]?.value
  assert.equal(amount(row('0', '100', '2026-03-02 10:00:00'), row('0', '90', '2026-03-02 09:00:00')), 100)
  assert.equal(amount(row('0', '0', '2026-03-02 10:00:00')), null)
  assert.equal(amount(row('1', '100', '2026-03-02 10:00:00'), row('2', '90', '2026-03-02 10:00:00')), null)
})

test('of works the costs in the base amount are read, and those of A값 that count', () => {
  const row = {
    bidNtceNo: 'R26BK00000001',
    bidNtceOrd: '000',
    bidClsfcNo: '0',
    bssamt: '1000000000',
    inptDt: '2026-03-02 10:00:00',
  }
  const works = {
    ...row,
    bidPrceCalclAYn: 'Y',
    bssAmtPurcnstcst: '800000000',
    npnInsrprm: '9000000',
    mrfnHealthInsrprm: '7000000',
    odsnLngtrmrcprInsrprm: '0',
    qltyMngcst: '5000000',
    qltyMngcstAObjYn: 'Y',
    smkpAmt: '3000000',
    smkpAmtYn: 'N',
  }
  const detailsIn = (...rows: object[]) => readBaseAmounts(rows).parts?.find(({ part }) => part === 'details')?.value
  assert.deepEqual(detailsIn(works), {
    netConstructionCost: 800_000_000,
    fixedCosts: 21_000_000,
    fixedCostItems: [
      { name: '국민연금보험료', amount: 9_000_000 },
      { name: '국민건강보험료', amount: 7_000_000 },
      { name: '품질관리비', amount: 5_000_000 },
    ],
  })
  const none = { netConstructionCost: null, fixedCosts: null, fixedCostItems: null }
  assert.deepEqual(detailsIn({ ...row, bidPrceCalclAYn: 'N', npnInsrprm: '9000000' }), none)
  const unknown = { ...none, fixedCostItems: [] }
  assert.deepEqual(detailsIn({ ...row, bidPrceCalclAYn: 'Y' }), unknown, 'they apply, and nobody knows how much')
  assert.deepEqual(detailsIn({ ...row, bidPrceCalclAYn: 'Y', npnInsrprm: '0' }), unknown)
  assert.equal(detailsIn({ ...row, npnInsrprm: '0' }), undefined, 'goods and services have no such costs')
  assert.deepEqual(detailsIn(works, { ...works, bidClsfcNo: '1' }), none, 'of several lots none stands for the notice')
  assert.equal(detailsIn(row, { ...row, bidClsfcNo: '1' }), undefined)
  assert.equal(readBaseAmounts([works]).parts?.find(({ part }) => part === 'baseAmount')?.value, 1_000_000_000)
})

test('the history leads to notices only, each once; its values are never read', () => {
  const row = (what: string, number: string) => ({
    chgDataDivNm: what,
    bidNtceNo: number,
    bidNtceOrd: '001',
    afchgVal: '2025/02/25 11:52',
  })
  const { follow, rejected } = readHistory(
    [
      row('입찰공고', 'A'),
      row('입찰공고', 'A'),
      row('면허제한', 'B'),
      row('개찰결과', 'C'),
      row('낙찰', 'D'),
      row('', 'E'),
      { chgDataDivNm: '입찰공고' },
    ],
    'notice.services',
  )
  assert.deepEqual(
    follow?.map(({ subject }) => subject),
    ['A', 'B', 'E'],
  )
  assert.equal(rejected?.length, 1)
})

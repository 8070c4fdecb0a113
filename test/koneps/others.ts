import { createRandom } from '../../demo/random.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../src/lib/clock.ts'
import {
  type Division,
  type Listed,
  licenceRow,
  PERSONAL,
  people,
  type Row,
  regionRow,
  SUFFIXES,
  wireOrder,
  wireTime,
} from './wire.ts'
import type { World } from './world.ts'

/** Other data on the portal than public notices: private notices, and pre-specifications. */

export interface PrivateState {
  number: string
  order: number
  division: Division
  title: string
  divisionName: string
  registeredAt: number
  closeAt: number
  extendedTo: number | null
  openAt: number
  budget: number
  regionLimit: string
}

export interface SpecState {
  number: string
  division: Division
  title: string
  registeredAt: number
  changedAt: number
  budget: number
  notices: string[]
}

const ALWAYS = Number.MAX_SAFE_INTEGER
const FILE = 'https://www.g2b.go.kr/pn/pnp/pnpe/UntyAtchFile/downloadFile.do?bidPbancNo='
const DIVISIONS: readonly Division[] = ['물품', '용역', '공사', '기타']
const DETAILS: Partial<Record<Division, string>> = { 물품: 'prdctDtlList', 용역: 'servcDtlList', 공사: 'cnstwkDtlList' }
const BODIES = ['한빛1단지아파트입주자대표회의', '새봄구역주택재개발정비사업조합', '(주)가상에너지', '들녘영농조합법인']
const WORKS = ['승강기 유지관리', '외벽 도장공사', '외부감사인 선임', '근생용지 매각', '음식물 자원화기기 구매']

export function privateRow(state: PrivateState): Row {
  const { number, order, division } = state
  const detail = DETAILS[division]
  return {
    bidNtceNo: number,
    bidNtceOrd: wireOrder(order),
    bidNtceClsfc: `민간${division}`,
    refNo: '관리과-12',
    nticeDt: wireTime(state.registeredAt),
    rgstDt: wireTime(state.registeredAt),
    ntceNm: state.title,
    ntceDivNm: state.divisionName,
    ntceInsttNm: BODIES[Number(number.at(-1)) % BODIES.length] ?? '',
    bidMethdNm: state.extendedTo === null ? '전자입찰' : '역경매',
    cntrctMthdNm: '제한경쟁',
    sucsfbidMthdNm: '최저가낙찰제',
    rbidDivNm: '재입찰 허용',
    bidQlfctNm: '공고서 참조',
    ...people(PERSONAL.privateNotice),
    bidBeginDt: wireTime(state.registeredAt + HOUR),
    bidClseDt: wireTime(state.closeAt),
    dtchacEtBidDocClseDt: state.extendedTo === null ? '' : wireTime(state.extendedTo),
    opengDt: wireTime(state.openAt),
    opengPlce: '전자입찰담당자 PC',
    bidWgrnteeRcptClseDt: '',
    refAmtUseYn: 'Y',
    refAmtOpenYn: 'Y',
    refAmt: String(state.budget - 1_000),
    refAmtDscrpt: '기준금액',
    asignBdgtAmt: String(state.budget),
    rgnLmtDivNm: state.regionLimit,
    ...(detail === undefined ? {} : { [detail]: '[1^^^]' }),
    ntceSpecDocUrl1: `${FILE}${number}&amp;fileSeq=1`,
    ntceSpecDocNm1: `입찰공고_${number}.hwp`,
    ntceSpecDocUrl2: '',
    ntceSpecDocNm2: '',
    aptHsmpNm: '',
    aptHshldNum: '1400',
    aptHeatMethdNm: '중앙',
  }
}

const CLASSES: Partial<Record<Division, string>> = { 물품: '물품', 용역: '일반용역', 공사: '공사', 외자: '외자' }

export const specRow = (state: SpecState): Row => ({
  bsnsDivNm: CLASSES[state.division] ?? '',
  refNo: '계약과-1',
  prdctClsfcNoNm: state.title,
  orderInsttNm: '서울특별시',
  rlDminsttNm: '서울특별시 한빛사업소',
  asignBdgtAmt: String(state.budget),
  rcptDt: wireTime(state.registeredAt + SECOND),
  opninRgstClseDt: wireTime(state.registeredAt + 5 * DAY),
  ...people(PERSONAL.preSpec),
  swBizObjYn: 'N',
  dlvrTmlmtDt: '2026-12-31 00:00:00',
  dlvrDaynum: '0',
  bfSpecRgstNo: state.number,
  specDocFileUrl1: `${FILE}${state.number}&amp;fileSeq=1`,
  specDocFileUrl2: '',
  prdctDtlList: '',
  rgstDt: wireTime(state.registeredAt),
  chgDt: wireTime(state.changedAt),
  bidNtceNoList: state.notices.join(','),
})

export interface Others {
  private: Map<string, PrivateState[]>
  specs: Map<string, SpecState[]>
  /** The origin of a notice, whichever of the two records states it. */
  linked: Map<string, string>
}

/** Adds this many a day to a world. */
export function addOthers(world: World, options: { seed: string; from: number; days: number; aDay: number }): Others {
  const random = createRandom(options.seed)
  const add = (operation: string, listed: Listed) => {
    const list = world.lists.get(operation)
    if (list) list.push(listed)
    else world.lists.set(operation, [listed])
  }
  const others: Others = { private: new Map(), specs: new Map(), linked: new Map() }
  const times = Array.from({ length: options.days * options.aDay }, (_, index) => {
    const day = Math.floor(index / options.aDay)
    return options.from + day * DAY + 9 * HOUR + random.int(0, 8 * 60 - 1) * MINUTE
  })
  times.forEach((at, index) => {
    const states = privateStates(at, index)
    others.private.set(states[0]?.number ?? '', states)
  })
  for (const states of others.private.values()) listPrivate(states)
  listSpecs()
  return others

  function privateStates(at: number, index: number): PrivateState[] {
    const closeAt = at + random.int(4, 9) * DAY
    const first: PrivateState = {
      number: `R26BK9${String(index).padStart(7, '0')}`,
      order: 0,
      division: random.pick(DIVISIONS),
      title: `${random.pick(WORKS)} ${index}차`,
      divisionName: random.pick(['등록공고', '등록공고', '긴급공고', '재공고']),
      registeredAt: at,
      closeAt,
      extendedTo: random.chance(0.1) ? closeAt + 30 * MINUTE : null,
      openAt: closeAt + HOUR,
      budget: random.int(2, 90) * 1_000_000,
      regionLimit: random.pick(['', '투찰제한', '공고서 참조']),
    }
    const later = (divisionName: string, change: Partial<PrivateState>): PrivateState => {
      return { ...first, order: 1, divisionName, registeredAt: at + random.int(2, 40) * HOUR, ...change }
    }
    const kind = index % 6
    if (kind === 1) return [first, later('변경공고', { closeAt: closeAt + DAY, openAt: closeAt + DAY + HOUR })]
    if (kind === 2) return [first, later('취소공고', {})]
    return [first]
  }

  function listPrivate(states: PrivateState[]): void {
    for (const state of states) {
      const { number, order, division, registeredAt: at } = state
      const put = (operation: string, row: Row, time = at) =>
        add(operation, {
          number,
          order,
          lot: '',
          axes: { 1: time, 2: at, 3: state.openAt },
          from: time,
          until: ALWAYS,
          row,
        })
      put(`getPrvtBidPblancListInfo${SUFFIXES[division]}`, privateRow(state))
      if (state.regionLimit === '투찰제한') {
        put('getPrvtBidPblancListInfoPrtcptPsblRgn', regionRow(number, order, division, at, 1, '경기도'))
        const licence = { group: 1, sequence: 1, licence: '건물위생관리업/1162', allowed: '' }
        put('getPrvtBidPblancListInfoLicenseLimit', licenceRow(number, order, division, at, licence))
      }
    }
  }

  /** Every other notice has an origin; half of these state it themselves, for the others the origin states it later. */
  function listSpecs(): void {
    let count = 0
    for (const [number, [first]] of world.notices) {
      if (!first || first.division === '기타' || ++count % 2 === 0) continue
      const spec = `R26BD${String(count).padStart(8, '0')}`
      const registeredAt = first.registeredAt - random.int(1, 8) * HOUR
      const state: SpecState = {
        number: spec,
        division: first.division,
        title: `${first.title} 규격`,
        registeredAt,
        changedAt: registeredAt,
        budget: random.int(1, 50) * 1_000_000,
        notices: [],
      }
      const byNotice = count % 4 === 1
      const states = byNotice ? [state] : [state, { ...state, changedAt: first.registeredAt + HOUR, notices: [number] }]
      if (byNotice) sayFrom(number, spec)
      others.specs.set(spec, states)
      others.linked.set(number, spec)
      states.forEach((state, index) => {
        const [from, until] = [state.changedAt, states[index + 1]?.changedAt ?? ALWAYS]
        const axes = { 1: registeredAt, 3: state.changedAt }
        const operation = `getPublicPrcureThngInfo${SUFFIXES[state.division]}`
        add(operation, { number: spec, order: 0, lot: '', axes, from, until, row: specRow(state) })
      })
    }
  }

  function sayFrom(number: string, spec: string): void {
    for (const [operation, list] of world.lists) {
      if (!/^getBidPblancListInfo(Thng|Servc|Cnstwk|Frgcpt)$/.test(operation)) continue
      for (const listed of list) if (listed.number === number) listed.row.bfSpecRgstNo = spec
    }
  }
}

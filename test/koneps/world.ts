import { createRandom, type Random } from '../../demo/random.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../src/lib/clock.ts'
import { createOutcomes, type Outcomes } from './outcomes.ts'
import { createRegisters } from './registers.ts'
import {
  type Buyer,
  baseAmountRow,
  type Division,
  historyRow,
  type LicenceRow,
  type Listed,
  licenceRow,
  type NoticeState,
  noticeRow,
  type Row,
  regionRow,
  SUFFIXES,
} from './wire.ts'

export interface WorldOptions {
  seed: number | string
  /** First midnight in Seoul. */
  from: number
  days: number
  noticesADay: number
  /** On average; the source has about 85 per notice. */
  biddersPerOpening?: number
}

export interface World {
  /** By operation, without the bidders of the open standard, which are generated on request. */
  lists: Map<string, Listed[]>
  outcomes: Outcomes
  /** The final state for a perfect reader: by number, the newest state and its order. */
  notices: Map<string, NoticeState[]>
}

const SHARES: readonly (readonly [Division, number])[] = [
  ['용역', 0.42],
  ['물품', 0.33],
  ['공사', 0.2],
  ['기타', 0.04],
  ['외자', 0.01],
]

const TITLES: Record<Division, readonly string[]> = {
  물품: [
    '사무용 가구 구매',
    '교육용 태블릿  컴퓨터 구매(긴급)',
    '급식실 조리기구 &amp; 집기 구매',
    '[긴급] 소방용 호스 구매',
  ],
  용역: [
    '상수도 긴급누수복구공사장 건설폐기물 처리용역',
    '하수ㆍ관로 정비 설계용역',
    '기록물 전산화 용역 ',
    '(재공고) 청사 시설 경비용역',
  ],
  공사: [
    '국도 교차로 개선공사',
    '[부여] 농로 포장공사(전기)',
    '초등학교 교사동 외벽 보수공사',
    '저수지 &lt;2단계&gt; 보강공사 긴급',
  ],
  외자: ['고해상도 질량분석기(외자)', '주사전자현미경 구매(외자)'],
  기타: ['노후 공용차량 매각', '구내식당 위탁 운영자 선정', '폐지 매각 (재공고)'],
}
const BUYERS: readonly Buyer[] = [
  ['서울특별시', '6110000'],
  ['경기도 안양시', '3830000'],
  ['부산광역시교육청 부산광역시남부교육지원청', '7180000'],
  ['한국도로교통연구원', 'B550001'],
  ['전남광주통합특별시 북구', '3620000'],
  ['강원특별자치도 춘천시', '4181000'],
].map(([name = '', code = '']) => ({ name, code }))
const REGIONS = [
  '서울특별시',
  '부산광역시',
  '경기도',
  '경기도 안양시',
  '강원특별자치도',
  '전남광주통합특별시',
  '충청북도',
]
const LICENCES = [
  '토목공사업/0001',
  '전기공사업/0037',
  '정보통신공사업/0036',
  '소프트웨어사업자(컴퓨터관련서비스사업)/1468',
  '도장/습식ㆍ방수공사업/4992',
]

const ALWAYS = Number.MAX_SAFE_INTEGER

export function createWorld(options: WorldOptions): World {
  const random = createRandom(options.seed)
  const lists = new Map<string, Listed[]>(Object.entries(createRegisters(options.from, LICENCES, BUYERS)))
  const notices = new Map<string, NoticeState[]>()
  const add = (operation: string, listed: Listed) => {
    const list = lists.get(operation)
    if (list) list.push(listed)
    else lists.set(operation, [listed])
  }
  const outcomes = createOutcomes(options.seed, options.biddersPerOpening ?? 8, add)
  const maker = createMaker(random, add, outcomes, notices)
  for (let day = 0; day < options.days; day++) {
    for (let n = 0; n < options.noticesADay; n++) {
      maker.post(options.from + day * DAY + 8 * HOUR + random.int(0, 11 * 3600 - 1) * SECOND, divisionBy(random), '')
    }
  }
  for (const list of lists.values())
    list.sort((one, other) => (one.axes['1'] ?? 0) - (other.axes['1'] ?? 0) || (one.number < other.number ? -1 : 1))
  outcomes.settle()
  return { lists, outcomes, notices }
}

function divisionBy(random: Random): Division {
  let left = random.next()
  for (const [division, share] of SHARES) {
    left -= share
    if (left < 0) return division
  }
  return '물품'
}

type Add = (operation: string, listed: Listed) => void

interface Parts {
  licences: LicenceRow[]
  regions: string[]
  /** Some are registered later than the notice, some become visible later. */
  lateMs: number
  hiddenMs: number
}

/** Adds the rows of notices to the lists. */
function createLister(random: Random, add: Add) {
  /** A row is valid until the next one of the same order; rows of earlier orders stay. */
  function list(state: NoticeState, next: NoticeState | undefined, parts: Parts) {
    const { number, order, division } = state
    const changedAt = state.changedAt ?? undefined
    const at = changedAt ?? state.registeredAt
    const until = next && next.order === order ? (next.changedAt ?? ALWAYS) : ALWAYS
    const axes = { 1: state.registeredAt, ...(changedAt !== undefined && division !== '기타' ? { 3: changedAt } : {}) }
    add(`getBidPblancListInfo${SUFFIXES[division]}`, {
      number,
      order,
      lot: '',
      axes,
      from: at,
      until,
      row: noticeRow(state),
    })
    if (changedAt !== undefined && SUFFIXES[division] !== 'Etc' && division !== '외자') {
      const what = order > 0 && at === state.registeredAt ? '입찰공고' : '입찰공고정정'
      const row = historyRow(number, order, division, at, what, '개찰일시')
      add(`getBidPblancListInfoChgHstry${SUFFIXES[division]}`, {
        number,
        order,
        lot: '',
        axes: { 1: at },
        from: at,
        until: ALWAYS,
        row,
      })
    }
    if (changedAt === undefined || at === state.registeredAt) listParts(state, parts)
  }

  function partsOf({ division, licensed }: NoticeState): Parts {
    const licences = Array.from({ length: licensed ? random.int(1, 3) : 0 }, (_, index) => ({
      group: random.int(1, 2),
      sequence: index + 1,
      licence: random.pick(LICENCES),
      allowed: random.chance(0.2) ? '[토목건축공사업/0003],' : '',
    }))
    const draw = random.next()
    const limited =
      draw < 0.3
        ? [random.pick(REGIONS), random.pick(REGIONS)]
        : draw < 0.35
          ? ['전국']
          : draw < 0.38
            ? ['공고서참조']
            : []
    const regions = division === '기타' ? [] : [...new Set(limited)]
    return {
      licences,
      regions,
      lateMs: random.chance(0.03) ? 3 * HOUR : 0,
      hiddenMs: random.chance(0.05) ? 20 * MINUTE : 0,
    }
  }

  function listParts({ number, order, division, title, registeredAt, price, openAt }: NoticeState, parts: Parts) {
    const at = registeredAt + parts.lateMs
    const put = (operation: string, time: number, row: Row, lot = '') =>
      add(operation, { number, order, lot, axes: { 1: time }, from: time + parts.hiddenMs, until: ALWAYS, row })
    parts.licences.forEach((it, index) => {
      const time = at + index * SECOND
      put('getBidPblancListInfoLicenseLimit', time, licenceRow(number, order, division, time, it))
    })
    parts.regions.forEach((name, index) => {
      const time = at + index * SECOND
      put('getBidPblancListInfoPrtcptPsblRgn', time, regionRow(number, order, division, time, index + 1, name))
    })
    if (!['물품', '용역', '공사'].includes(division) || price === 0) return
    const time = Math.min(registeredAt + random.int(1, 72) * HOUR, openAt - 3 * HOUR)
    const row = baseAmountRow(number, order, '0', title, time, Math.round(price * 1.1))
    put(`getBidPblancListInfo${SUFFIXES[division]}BsisAmount`, time, row, '0')
  }

  return { list, partsOf }
}

function createMaker(random: Random, add: Add, outcomes: Outcomes, notices: World['notices']) {
  const { list, partsOf } = createLister(random, add)
  let count = 0

  function post(at: number, division: Division, previous: string) {
    const number = `R26BK${String(++count).padStart(8, '0')}`
    const closeAt = at + random.int(5, 10) * DAY - (at % DAY) + random.int(1, 6) * HOUR
    const first: NoticeState = {
      number,
      order: 0,
      division,
      kindName: '등록공고',
      renotice: previous !== '',
      previous,
      title: `${random.pick(TITLES[division])} ${count}차`,
      buyer: random.pick(BUYERS),
      demand: random.pick(BUYERS),
      postedAt: at,
      registeredAt: at,
      changedAt: null,
      beginAt: at + HOUR,
      closeAt: random.chance(0.1) ? null : closeAt,
      openAt: closeAt + HOUR,
      price: random.chance(0.05) ? 0 : random.int(5, 900) * 1_000_000,
      floorRate: random.chance(0.6) ? '87.745' : '',
      licensed: division !== '외자' && random.chance(0.8),
    }
    const states = statesFrom(first)
    notices.set(number, states)
    const parts = partsOf(first)
    for (const [index, state] of states.entries()) list(state, states[index + 1], parts)
    const last = states.at(-1) ?? first
    if (last.kindName === '취소공고' || division === '기타') return
    const failedAt = outcomes.open(last, random)
    if (failedAt !== null && random.chance(0.4)) post(failedAt + random.int(20, 70) * HOUR, division, number)
  }

  function statesFrom(first: NoticeState): NoticeState[] {
    const states = [first]
    const next = (change: Partial<NoticeState>) => {
      const before = states.at(-1) ?? first
      const at = (before.changedAt ?? before.registeredAt) + random.int(60, 1800) * MINUTE
      if (at < first.openAt - 6 * HOUR) states.push({ ...before, changedAt: at, ...change })
    }
    const raise = (kindName: string, change: Partial<NoticeState> = {}) => {
      const before = states.at(-1) ?? first
      next({ order: before.order + 1, kindName, ...change })
      const now = states.at(-1) ?? first
      if (now !== before) states[states.length - 1] = { ...now, registeredAt: now.changedAt ?? now.registeredAt }
    }
    if (random.chance(0.08)) next({ openAt: first.openAt + HOUR })
    if (random.chance(0.12)) raise('변경공고', { openAt: first.openAt + 2 * DAY, price: first.price + 1_000_000 })
    if (random.chance(0.03)) raise('취소공고')
    return states
  }

  return { post }
}

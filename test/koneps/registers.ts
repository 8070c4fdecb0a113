import { DAY, HOUR, seoulTime } from '../../src/lib/clock.ts'
import { type Buyer, type Listed, PERSON, type Row } from './wire.ts'

/** The source's lists of codes: industries and agencies, and their changes. */
export const INDUSTRY_LIST = 'getIndstrytyBaseLawrgltInfoList'
export const AGENCY_LIST = 'getDminsttInfo02'

export interface CodeState {
  code: string
  name: string
  registeredAt: number
  changedAt: number
  inUse: boolean
}

const wireTime = (at: number): string => seoulTime(at).slice(0, 19).replace('T', ' ')

const industryRow = ({ code, name, registeredAt, changedAt, inUse }: CodeState): Row => ({
  indstrytyClsfcCd: code.slice(0, 2),
  indstrytyClsfcNm: '건설',
  indstrytyCd: code,
  indstrytyNm: name,
  baseLawordNm: '건설산업기본법',
  baseLawordArtclClauseNm: '제9조',
  baseLawordUrl: '',
  rltnRgltCntnts: '',
  inclsnLcns: '[1^0003^토목건축공사업]',
  indstrytyUseYn: inUse ? 'Y' : 'N',
  indstrytyRgstDt: wireTime(registeredAt).slice(0, 16),
  indstrytyChgDt: wireTime(changedAt).slice(0, 16),
})

/** Contact details name people: none of them may be stored. */
const REACHED = ['bizno', 'ofclFaxNo', 'zip', 'adrs', 'dtlAdrs', 'telNo', 'faxNo', 'hmpgAdrs', 'corprtRgstNo']

const agencyRow = ({ code, name, registeredAt, changedAt, inUse }: CodeState): Row => ({
  dminsttCd: code,
  vldPrdBgnDt: wireTime(registeredAt),
  vldPrdEndDt: '2999-12-31 00:00:00',
  dminsttNm: name,
  dminsttAbrvtNm: name.split(' ').at(-1) ?? '',
  dminsttEngNm: '',
  jrsdctnDivNm: '지방자치단체',
  ...Object.fromEntries(REACHED.map((field) => [field, PERSON])),
  insttTyCdLrgclsfcNm: '',
  rgnCd: '',
  rgnNm: '',
  toplvlInsttCd: '',
  toplvlInsttNm: '',
  dltYn: inUse ? 'N' : 'Y',
  rgstDt: wireTime(registeredAt),
  chgDt: wireTime(changedAt),
})

const ALWAYS = Number.MAX_SAFE_INTEGER

/** States of one code, oldest first: a row is valid until the next one of the same code. */
function listed(states: readonly CodeState[], rowOf: (state: CodeState) => Row): Listed[] {
  return states.map((state, index) => {
    const { code, registeredAt, changedAt } = state
    return {
      number: code,
      order: 0,
      lot: '',
      axes: { 1: registeredAt, 2: changedAt },
      from: index === 0 ? registeredAt : changedAt,
      until: states[index + 1]?.changedAt ?? ALWAYS,
      row: rowOf(state),
    }
  })
}

const listedCode = (code: string, name: string, at: number): CodeState => ({
  code,
  name,
  registeredAt: at,
  changedAt: at,
  inUse: true,
})

/** On the first day of the world a school is founded, on the second one is renamed and one is closed. */
export function createRegisters(from: number, industries: readonly string[], buyers: readonly Buyer[]) {
  const old = (years: number) => from - years * 365 * DAY
  const schools = Array.from({ length: 40 }, (_, i) =>
    listedCode(`Z${100_000 + i}`, `한빛 제${i}초등학교`, old(1 + (i % 20))),
  )
  const [renamed, closed, ...others] = schools as [CodeState, CodeState, ...CodeState[]]
  const agencies = [
    ...buyers.map(({ code, name }) => [listedCode(code, name, old(13))]),
    ...others.map((one) => [one]),
    [listedCode('Z200001', '한빛 새싹초등학교', from + 10 * HOUR)],
    [renamed, { ...renamed, name: '한빛 으뜸초등학교', changedAt: from + DAY + 10 * HOUR }],
    [closed, { ...closed, changedAt: from + DAY + 11 * HOUR, inUse: false }],
    [{ ...listedCode('Z300001', '없어진 초등학교', old(9)), inUse: false }],
  ]
  const trades = industries.map((text) => {
    const slash = text.lastIndexOf('/')
    return [listedCode(text.slice(slash + 1), text.slice(0, slash), old(20))]
  })
  const ended = { ...listedCode('4119', '옛 토목공사업', old(20)), inUse: false }
  const more = Array.from({ length: 1200 }, (_, i) => [listedCode(String(5000 + i), `전문업 제${i}호`, old(15))])
  return {
    [INDUSTRY_LIST]: [...trades, ...more, [ended]].flatMap((states) => listed(states, industryRow)),
    [AGENCY_LIST]: agencies.flatMap((states) => listed(states, agencyRow)),
  }
}

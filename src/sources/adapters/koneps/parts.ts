import type { Licence } from '../../../bids/index.ts'
import { resolveRegion } from '../../../search/regions.ts'
import type { NoticeDetails } from '../../../vocabulary/notice-fields.ts'
import type { Batch, NoticePart, Rejected } from '../../schema/connector.ts'
import { numberOf, rejected } from './records.ts'
import { type Fields, fieldsOf, has, ordinalIn, priceIn, textIn, timeIn } from './values.ts'

interface PartRow {
  number: string
  revision: number
  fields: Fields
}

/** Rows by notice and order; parts are complete, so callers pass all their rows at once. */
function groupRows(items: readonly unknown[]): { groups: PartRow[][]; rejected: Rejected[] } {
  const groups = new Map<string, PartRow[]>()
  const refused: Rejected[] = []
  for (const item of items) {
    const fields = fieldsOf(item)
    const number = fields && numberOf(fields)
    const revision = fields && ordinalIn(fields, 'bidNtceOrd')
    if (!fields || number === null || revision === null) {
      refused.push(rejected(item, 'names no notice'))
      continue
    }
    const key = `${revision}|${number}`
    const group = groups.get(key)
    if (group) group.push({ number, revision, fields })
    else groups.set(key, [{ number, revision, fields }])
  }
  return { groups: [...groups.values()], rejected: refused }
}

function readParts(items: readonly unknown[], toParts: (rows: PartRow[], of: Of) => NoticePart | NoticePart[]): Batch {
  const { groups, rejected: refused } = groupRows(items)
  const parts = groups.flatMap((rows) => {
    const [first] = rows
    return first ? toParts(rows, { number: first.number, revision: first.revision }) : []
  })
  return { parts, rejected: refused }
}
type Of = Pick<PartRow, 'number' | 'revision'>

export const readLicences = (items: readonly unknown[]): Batch =>
  readParts(items, (rows, of) => ({ ...of, part: 'licences', value: licencesOf(rows.map((row) => row.fields)) }))

export const readRegions = (items: readonly unknown[]): Batch =>
  readParts(items, (rows, of) => ({ ...of, part: 'regions', value: regionsOf(rows.map((row) => row.fields)) }))

export const readBaseAmounts = (items: readonly unknown[]): Batch =>
  readParts(items, (rows, of) => {
    const all = rows.map(({ fields }) => fields)
    const row = onlyLot(all)
    const details = row ? costsOf(row) : all.some(isOfWorks) ? NO_COSTS : null
    const amount: NoticePart = { ...of, part: 'baseAmount', value: row && priceIn(row, 'bssamt') }
    return details ? [amount, { ...of, part: 'details', value: details }] : amount
  })

/** More ways to meet a restriction than these are not stored. */
const MOST_WAYS = 64

/**
 * Within a group all are required. `permsnIndstrytyList` names alternatives to its row, so each choice is a separate
 * group: the first has the source's number, the others have numbers above the source's.
 */
function licencesOf(rows: readonly Fields[]): Licence[] {
  const groups = new Map<number, Fields[]>()
  for (const row of [...rows].sort(bySequence)) {
    const group = (ordinalIn(row, 'lmtGrpNo') ?? 0) || 1
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  const licences: Licence[] = []
  let spare = Math.max(0, ...groups.keys())
  for (const [group, members] of [...groups].sort(([one], [other]) => one - other)) {
    const [asWritten, ...others] = waysToMeet(members)
    licences.push(...(asWritten ? licencesIn(group, asWritten) : []))
    for (const way of others) {
      spare++
      licences.push(...licencesIn(spare, way))
    }
  }
  return licences
}

const bySequence = (one: Fields, other: Fields): number =>
  (ordinalIn(one, 'lmtSno') ?? 0) - (ordinalIn(other, 'lmtSno') ?? 0)

interface Industry {
  code: string
  name: string
}
/** An industry that meets a row; `permitted` = only as an alternative to the row's own. */
type Choice = Industry & { permitted: boolean }

interface Way {
  choices: Choice[]
  shortened: boolean
}

const licencesIn = (group: number, { choices, shortened }: Way): Licence[] => {
  const basis = choices.some(({ permitted }) => permitted) ? 'permitted' : shortened ? 'shortened' : 'row'
  return distinct(choices).map(({ code, name }) => ({ group, code, name, basis }))
}

function waysToMeet(rows: readonly Fields[]): Way[] {
  const choices = rows.map(choicesOf).filter((it) => it.length > 0)
  const count = choices.reduce((product, it) => product * it.length, 1)
  const shortened = count > MOST_WAYS
  const usable = shortened ? choices.map((it) => it.slice(0, 1)) : choices
  const ways = usable.reduce<Choice[][]>((sofar, it) => it.flatMap((one) => sofar.map((way) => [...way, one])), [[]])
  const unique = new Map<string, Way>()
  for (const way of ways.filter(({ length }) => length > 0)) {
    const key = way.map(({ code, name }) => `${code}|${name}`).join('\n')
    if (!unique.has(key)) unique.set(key, { choices: way, shortened })
  }
  return [...unique.values()]
}

/** The first of equal ones: a row's own industry comes before the alternatives. */
const distinct = <I extends Industry>(way: readonly I[]): I[] => {
  const first = new Map<string, I>()
  for (const it of way) if (!first.has(`${it.code}|${it.name}`)) first.set(`${it.code}|${it.name}`, it)
  return [...first.values()]
}

function choicesOf(row: Fields): Choice[] {
  const own = textIn(row, 'lcnsLmtNm')
  const list = textIn(row, 'permsnIndstrytyList')
  const choicesIn = (text: string | null, permitted: boolean) =>
    text === null ? [] : bracketed(text).map((one) => ({ ...industryOf(one), permitted }))
  return distinct([...choicesIn(own, false), ...choicesIn(list, true)].filter((it) => it.name !== ''))
}

const bracketed = (text: string): string[] => {
  const inside = [...text.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)
  return inside.length > 0 ? inside : [text]
}

/** Names contain slashes too (`도장·습식/방수공사업/4992`): the code follows the last one. */
function industryOf(text: string): Industry {
  const match = /^(.*)\/\s*([0-9A-Za-z-]{1,20})\s*$/s.exec(text.trim())
  const [name, code] = match ? [match[1] ?? '', match[2] ?? ''] : [text, '']
  return { code, name: name.trim() }
}

const NATIONWIDE = /^(?:전국|00)(?:$|[\s(/])/

/**
 * Full names, unchanged. Only 전국 states that there is no restriction; an empty list states nothing. A name that is no
 * region (`공고서참조`) is kept, so that the notice says that the restriction must be looked up.
 */
function regionsOf(rows: readonly Fields[]): string[] {
  const texts = [...rows].sort(bySequence).map((row) => textIn(row, 'prtcptPsblRgnNm'))
  const names = [...new Set(texts.filter((name) => name !== null))]
  if (!names.some((name) => NATIONWIDE.test(name))) return names
  const unclear = names.filter((name) => !NATIONWIDE.test(name) && resolveRegion(name) === null)
  return unclear.length > 0 ? unclear : ['전국']
}

/** The latest row of a single lot; a notice with several lots has no single amount. */
function onlyLot(rows: readonly Fields[]): Fields | null {
  const lots = new Map<string, { at: number; row: Fields }>()
  for (const row of rows) {
    const lot = textIn(row, 'bidClsfcNo') ?? '0'
    const at = timeIn(row, 'inptDt') ?? timeIn(row, 'bssamtOpenDt') ?? 0
    if (at >= (lots.get(lot)?.at ?? 0)) lots.set(lot, { at, row })
  }
  const [only, ...others] = lots.values()
  return others.length === 0 ? (only?.row ?? null) : null
}

/** Costs to which the floor rate does not apply: the field, its name, and the flag that says whether it counts. */
const FIXED_COSTS: readonly (readonly [string, string, string?])[] = [
  ['npnInsrprm', '국민연금보험료'],
  ['mrfnHealthInsrprm', '국민건강보험료'],
  ['odsnLngtrmrcprInsrprm', '노인장기요양보험료'],
  ['rtrfundNon', '퇴직공제부금비'],
  ['sftyMngcst', '산업안전보건관리비'],
  ['sftyChckMngcst', '안전관리비'],
  ['qltyMngcst', '품질관리비', 'qltyMngcstAObjYn'],
  ['smkpAmt', '표준시장단가금액', 'smkpAmtYn'],
]

/** The lists of other categories have no such fields. */
const isOfWorks = (row: Fields): boolean => has(row, 'bidPrceCalclAYn')

const NO_COSTS: NoticeDetails = { netConstructionCost: null, fixedCosts: null, fixedCostItems: null }

/**
 * `null` = not a row of works. No item = A값 applies and its amounts are not in this row; the operation
 * `getBidPblancListBidPrceCalclAInfo` may have them later, and is not read.
 */
function costsOf(row: Fields): NoticeDetails | null {
  if (!isOfWorks(row)) return null
  const items = FIXED_COSTS.flatMap(([field, name, flag]) => {
    const amount = flag === undefined || textIn(row, flag) === 'Y' ? priceIn(row, field) : null
    return amount === null ? [] : [{ name, amount }]
  })
  const applies = textIn(row, 'bidPrceCalclAYn') === 'Y'
  return {
    netConstructionCost: priceIn(row, 'bssAmtPurcnstcst'),
    fixedCosts: applies && items.length > 0 ? items.reduce((sum, { amount }) => sum + amount, 0) : null,
    fixedCostItems: applies ? items : null,
  }
}

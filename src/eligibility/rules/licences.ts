import type { LimitingLicence } from '../../search/limits.ts'
import { compact } from '../../search/text.ts'
import type { BidderLimits, Remedy } from '../schema/eligibility.ts'
import type { Declared } from '../schema/profile.ts'
import { anyOf, atMostUnsure, type Days, doubted, everyOf, MET, type State, unsure, validity } from './states.ts'

export interface JudgedRow extends State {
  row: LimitingLicence
  kind: 'licence' | 'product'
  /** The last day of the declared licence, if it is before the closing. */
  until: string | null
}

/** The rows of one group, which are all required. */
export interface JudgedGroup {
  rows: JudgedRow[]
  /** A doubt about the whole group, which applies to each axis. */
  doubt: 'permitted_list_only' | 'rows_incomplete' | null
}

/** Codes of products: 8 digits for a class, 10 for a detailed item. */
const ITEM = /^(?:\d{8}|\d{10})$/
const DIRECT_PRODUCTION = /^직접생산확인/

const isDirectProduction = ({ code, name }: LimitingLicence) =>
  DIRECT_PRODUCTION.test(code) || DIRECT_PRODUCTION.test(name)

const kindOf = (row: LimitingLicence): JudgedRow['kind'] =>
  ITEM.test(row.code) || isDirectProduction(row) ? 'product' : 'licence'

/** By law, 토목건축공사업 includes 토목공사업 and 건축공사업. The text of a notice may still not accept it. */
const COVERED: Readonly<Record<string, readonly string[]>> = { '0003': ['0001', '0002'] }

export function judgeGroups({ licences, regionCheckNeeded }: BidderLimits, company: Declared, days: Days) {
  const groups = Map.groupBy(licences, ({ group }) => group)
  const first = Math.min(...groups.keys())
  return [...groups].map(([group, rows]): JudgedGroup => {
    const permitted = rows.some(({ basis }) => basis === 'permitted' || (basis === undefined && group !== first))
    const shortened = regionCheckNeeded || rows.some(({ basis }) => basis === 'shortened')
    return {
      rows: rows.map((row) => {
        const kind = kindOf(row)
        const state = kind === 'product' ? productState(row, rows, company, days) : licenceState(row, company, days)
        return { row, kind, ...state, until: kind === 'licence' ? endOf(row, company, state) : null }
      }),
      doubt: permitted ? 'permitted_list_only' : shortened ? 'rows_incomplete' : null,
    }
  })
}

/** The state of the groups; with `kind`, of their rows of that kind. `null` if no group has such a row. */
export function stateOfGroups(
  groups: readonly JudgedGroup[],
  incomplete: boolean,
  kind: JudgedRow['kind'] | null,
): State | null {
  const chosen = groups.map(({ rows, doubt }) => ({
    rows: rows.filter((one) => kind === null || one.kind === kind),
    doubt,
  }))
  if (!chosen.some(({ rows }) => rows.length > 0)) return null
  const states = chosen.map(({ rows, doubt }) => {
    const state = everyOf(rows)
    if (rows.length === 0 || doubt === null) return state
    return doubt === 'permitted_list_only' ? atMostUnsure(state, doubt) : withoutNo(state)
  })
  const state = anyOf(states, { verdict: 'no', reason: 'missing' })
  return incomplete ? doubted(state, 'rows_incomplete') : state
}

/** If the list of groups is incomplete, a missing group may accept the company. */
const withoutNo = (state: State): State => (state.verdict === 'no' ? unsure('rows_incomplete') : state)

/** The declared licences that are the licence of the row or include it. */
function licencesFor(row: LimitingLicence, { licences }: Declared) {
  const name = compact(row.name)
  return {
    held: licences.filter((one) => (row.code === '' ? compact(one.name) === name : one.code === row.code)),
    wider: licences.filter(({ code }) => COVERED[code]?.includes(row.code)),
  }
}

/** Of several licences, the one with the latest end counts. */
function endOf(row: LimitingLicence, company: Declared, { reason }: State): string | null {
  if (reason !== 'expired' && reason !== 'expires_before_closing') return null
  const { held, wider } = licencesFor(row, company)
  const days = [...held, ...wider].flatMap(({ until }) => until ?? [])
  return days.toSorted().at(-1) ?? null
}

function licenceState(row: LimitingLicence, company: Declared, days: Days): State {
  const { held, wider } = licencesFor(row, company)
  const states = [
    ...held.map(({ until }) => validity(until, days)),
    // Expired wider licences are ignored: renewing one would not give the licence that the row names.
    ...wider
      .map(({ until }) => atMostUnsure(validity(until, days), 'wider_licence'))
      .filter(({ verdict }) => verdict !== 'no'),
  ]
  const state = anyOf(states, absence(company.complete.includes('licences')))
  return row.code === '' && state.verdict === 'no' ? unsure('no_code') : state
}

/** An undeclared item counts as missing only if the profile is complete. */
const absence = (isComplete: boolean): State =>
  isComplete ? { verdict: 'no', reason: 'missing' } : unsure('undeclared')

function productState(row: LimitingLicence, group: readonly LimitingLicence[], company: Declared, days: Days): State {
  if (!isDirectProduction(row)) {
    const fits = matching(row.code, company).map(({ fit }) => fit)
    return anyOf(fits, absence(company.complete.includes('products')))
  }
  const items = group.filter(({ code }) => ITEM.test(code))
  return everyOf([...items.map(({ code }) => madeState(code, company)), certificateState(company, days)])
}

/** The declared products that match the item. A declared class does not say which items it contains. */
const matching = (code: string, { products }: Declared) =>
  products.flatMap((product) => {
    if (code.startsWith(product.code) && code !== product.code) return [{ product, fit: unsure('undeclared') }]
    return product.code.startsWith(code) ? [{ product, fit: MET }] : []
  })

function madeState(code: string, company: Declared): State {
  const states = matching(code, company).map(({ product, fit }): State => {
    if (product.manufactures === null) return unsure('manufacture_undeclared')
    return product.manufactures ? fit : absence(company.complete.includes('products'))
  })
  return anyOf(states, absence(company.complete.includes('products')))
}

/**
 * The certificate lists its items, but the profile does not contain them, so the state is uncertain without a declared
 * product.
 */
function certificateState({ certificates }: Declared, days: Days): State {
  const held = certificates.find(({ kind }) => kind === 'directProduction')
  const state = held ? validity(held.until, days) : null
  return state === null || state.verdict === 'no' ? unsure('certificate_undeclared') : state
}

const REMEDY_OF = {
  undeclared: 'declare',
  no_code: 'declare',
  manufacture_undeclared: 'declare',
  certificate_undeclared: 'declare',
  date_undeclared: 'declare_date',
  expires_before_closing: 'renew',
  expired: 'renew',
  wider_licence: 'read_notice',
  missing: 'obtain',
} as const
type Remediable = keyof typeof REMEDY_OF
const isRemediable = (reason: string): reason is Remediable => reason in REMEDY_OF
const COST = ['declare_date', 'declare', 'read_notice', 'renew', 'obtain'] as const

/** The remedies for the group with the fewest open rows. */
export function groupRemedies(groups: readonly JudgedGroup[], kind: JudgedRow['kind'], isJoint: boolean): Remedy[] {
  const open = groups
    .map(({ rows }) => rows.filter((one) => one.kind === kind && one.verdict !== 'yes'))
    .filter((rows) => rows.length > 0)
  const [nearest] = open.sort((a, b) => weight(a) - weight(b))
  if (!nearest) return []
  const kinds = Map.groupBy(nearest, ({ reason }) => (isRemediable(reason) ? REMEDY_OF[reason] : 'read_notice'))
  const itemsOf = (rows: readonly JudgedRow[]) => rows.map(({ row: { code, name } }) => ({ code: code || null, name }))
  const remedies: Remedy[] = COST.flatMap((one) => {
    const rows = kinds.get(one)
    return rows ? [{ kind: one, items: itemsOf(rows) }] : []
  })
  const missing = nearest.filter(({ verdict }) => verdict === 'no')
  const joint: Remedy[] = isJoint && missing.length > 0 ? [{ kind: 'joint_bidder', items: itemsOf(missing) }] : []
  return [
    ...remedies.filter((one) => one.kind !== 'obtain'),
    ...joint,
    ...remedies.filter((one) => one.kind === 'obtain'),
  ]
}

/** One missing row weighs more than any number of unclear rows. */
const weight = (rows: readonly JudgedRow[]) => rows.reduce((sum, { verdict }) => sum + (verdict === 'no' ? 1000 : 1), 0)

import { fits, liesIn, NATIONWIDE, regionName, resolveRegion } from '../../search/regions.ts'
import type { BidderLimits, EvidenceRow, Remedy } from '../schema/eligibility.ts'
import type { Declared } from '../schema/profile.ts'
import { anyOf, doubted, MET, type State, unsure } from './states.ts'

export interface JudgedRegions extends State {
  limited: boolean | null
  basis: EvidenceRow[]
  remedies: Remedy[]
}

/** 기타 may be any place, so it limits nothing. */
const OTHER = '99'

/**
 * The company needs a seat in one of the regions; 전국 means no limit. Without rows the result is uncertain, because most
 * notices without a limit have none.
 */
export function judgeRegions(
  { regions, regionCheckNeeded }: BidderLimits,
  company: Declared,
  isJoint: boolean,
): JudgedRegions {
  const rows = regions.map((name) => ({ name, path: resolveRegion(name)?.path ?? null }))
  const basis = rows.map(
    ({ name, path }): EvidenceRow => ({
      group: null,
      code: path,
      name,
      ...regionState(path, company),
      until: null,
      attachment: null,
    }),
  )
  if (basis.length === 0) {
    const reason = regionCheckNeeded ? 'rows_incomplete' : 'not_in_data'
    return { ...unsure(reason), limited: regionCheckNeeded ? true : null, basis, remedies: [readNotice] }
  }
  if (!regionCheckNeeded && rows.some(({ path }) => path === NATIONWIDE)) {
    return { verdict: 'yes', reason: 'not_limited', limited: false, basis, remedies: [] }
  }
  const state = anyOf(basis, outside)
  const { verdict, reason } = regionCheckNeeded ? doubted(state, 'rows_incomplete') : state
  return { verdict, reason, limited: true, basis, remedies: remediesFor({ verdict, reason }, basis, isJoint) }
}

function regionState(limit: string | null, company: Declared): State {
  if (limit === null || limit === OTHER) return unsure('rows_incomplete')
  if (limit === NATIONWIDE) return MET
  const states = company.seats.map(({ region, kind }): State => {
    const seat = resolveRegion(region)?.path
    if (seat === undefined) return unsure('undeclared')
    if (liesIn(seat, limit)) return kind === 'head' ? MET : unsure('branch_only')
    return fits(limit, seat) ? unsure('seat_too_wide') : outside
  })
  return anyOf(states, company.complete.includes('seats') ? outside : unsure('undeclared'))
}

const outside: State = { verdict: 'no', reason: 'outside' }
const readNotice: Remedy = { kind: 'read_notice', items: [] }

function remediesFor({ verdict, reason }: State, basis: readonly EvidenceRow[], isJoint: boolean): Remedy[] {
  if (verdict === 'yes') return []
  const items = basis.map(({ code, name }) => ({ code, name: (code && regionName(code)) ?? name }))
  if (verdict === 'no') return isJoint ? [{ kind: 'joint_bidder', items }] : []
  return [reason === 'undeclared' || reason === 'seat_too_wide' ? { kind: 'declare', items } : readNotice]
}

import type { StatedLimit } from '../../attachments/index.ts'
import { seoulDay } from '../../lib/clock.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { Axis, AxisVerdict, BidderLimits, EvidenceRow, NotExamined, Remedy } from '../schema/eligibility.ts'
import type { Declared } from '../schema/profile.ts'
import { groupRemedies, type JudgedGroup, type JudgedRow, judgeGroups, stateOfGroups } from './licences.ts'
import { excludesJoint, type JudgedText, judgeTexts } from './marks.ts'
import { judgeRegions } from './regions.ts'
import { type Days, type State, unsure } from './states.ts'

export interface EligibilityJudgement {
  verdict: Verdict
  decidedBy: Axis[]
  axes: AxisVerdict[]
}

/** Notices of these sources list all licence limits, so no row means no limit, except in the category 기타. */
const COMPLETE_SOURCES: readonly string[] = ['koneps', 'demo']

/**
 * Whether a company may bid on a notice, from the data of both. Legal thresholds are never applied. `stated` =
 * sentences of attachments: they make open requirements uncertain, and improve none.
 */
export function judge(
  company: Declared,
  notice: BidderLimits,
  now: number,
  stated: readonly StatedLimit[] = [],
): EligibilityJudgement {
  const today = seoulDay(now)
  const days: Days = { today, closing: notice.closeAt === null ? today : seoulDay(notice.closeAt) }
  const canCure = company.jointBidding !== false && !excludesJoint(notice)
  const groups = judgeGroups(notice, company, days)
  const required = stateOfGroups(groups, notice.regionCheckNeeded, null)
  const texts = judgeTexts(notice, company, days)
  const byFields: AxisVerdict[] = [
    licenceAxis(notice, groups, canCure),
    { axis: 'region', ...judgeRegions(notice, company, canCure), notExamined: ['location_basis'] },
    productAxis(notice, groups, canCure),
    textAxis('size', texts.size, ['company_size']),
    textAxis('trackRecord', texts.trackRecord, ['track_record']),
    textAxis('jointBidding', texts.jointBidding, ['joint_method']),
    textAxis('sanctions', { ...unsure('not_in_data'), limited: null, basis: [] }, ['sanctions_register']),
  ]
  const axes = byFields.map((one) => withStated(one, stated))
  return { ...overall(axes, required, canCure), axes }
}

function overall(
  axes: readonly AxisVerdict[],
  required: State | null,
  canCure: boolean,
): Omit<EligibilityJudgement, 'axes'> {
  const decides = ({ axis, limited }: AxisVerdict) => axis === 'licence' || axis === 'region' || limited === true
  const open = axes.filter((one) => decides(one) && one.verdict !== 'yes').map(({ axis }) => axis)
  // Each axis has a group that is met, but no group meets both axes.
  const apart = required !== null && required.verdict !== 'yes'
  const decidedBy = open.length === 0 && apart ? (['licence', 'product'] as const) : open
  const unmet = required?.verdict === 'no' || axes.some(({ verdict }) => verdict === 'no')
  const verdict = decidedBy.length === 0 ? 'yes' : unmet && !canCure ? 'no' : 'check'
  return { verdict, decidedBy: [...decidedBy] }
}

function licenceAxis(notice: BidderLimits, groups: readonly JudgedGroup[], canCure: boolean): AxisVerdict {
  const axis = 'licence' as const
  const basis = rowsOf(groups, 'licence')
  const state = stateOfGroups(groups, notice.regionCheckNeeded, 'licence')
  const notExamined: NotExamined[] = []
  if (state) {
    const remedies = remediesOf(state, groups, 'licence', canCure)
    return { axis, ...pick(state), limited: true, basis, notExamined, remedies }
  }
  const isComplete = COMPLETE_SOURCES.includes(notice.source) && notice.bsnsDiv !== '기타' && !notice.regionCheckNeeded
  if (isComplete || (groups.length > 0 && !notice.regionCheckNeeded)) {
    return { axis, verdict: 'yes', reason: 'not_limited', limited: false, basis, notExamined, remedies: [] }
  }
  const reason = notice.regionCheckNeeded ? 'rows_incomplete' : 'not_in_data'
  return { axis, ...unsure(reason), limited: null, basis, notExamined: ['notice_text'], remedies: [readNotice] }
}

function productAxis(notice: BidderLimits, groups: readonly JudgedGroup[], canCure: boolean): AxisVerdict {
  const axis = 'product' as const
  const state = stateOfGroups(groups, notice.regionCheckNeeded, 'product')
  if (!state) return textAxis(axis, { ...unsure('not_in_data'), limited: null, basis: [] }, ['product_limit'])
  const remedies = remediesOf(state, groups, 'product', canCure)
  return { axis, ...pick(state), limited: true, basis: rowsOf(groups, 'product'), notExamined: [], remedies }
}

/** Fields with a limit take precedence over a sentence, which may concern something else. */
function withStated(one: AxisVerdict, stated: readonly StatedLimit[]): AxisVerdict {
  const sentences = stated.filter(({ axis }) => axis === one.axis)
  if (one.limited === true || sentences.length === 0) return one
  const state = unsure('stated_in_attachment')
  const basis = sentences.map(
    ({ text: name, attachmentId, name: file, kind, part, entry, page }): EvidenceRow => ({
      group: null,
      code: null,
      name,
      ...state,
      until: null,
      attachment: { attachmentId, name: file, kind, part, entry, page },
    }),
  )
  return { ...one, ...state, limited: true, basis: [...one.basis, ...basis], remedies: [readNotice] }
}

const pick = ({ verdict, reason }: State): State => ({ verdict, reason })

const readNotice: Remedy = { kind: 'read_notice', items: [] }

/** Doubts about the rows are resolved by reading the notice, doubts about the company by completing its profile. */
function remediesOf(
  { verdict, reason }: State,
  groups: readonly JudgedGroup[],
  kind: JudgedRow['kind'],
  canCure: boolean,
): Remedy[] {
  if (verdict === 'yes') return []
  if (reason === 'permitted_list_only' || reason === 'rows_incomplete') return [readNotice]
  return groupRemedies(groups, kind, canCure)
}

const rowsOf = (groups: readonly JudgedGroup[], kind: JudgedRow['kind']): EvidenceRow[] =>
  groups.flatMap(({ rows }) =>
    rows
      .filter((one) => one.kind === kind)
      .map(({ row: { group, code, name }, verdict, reason, until }) => ({
        group,
        code: code || null,
        name,
        verdict,
        reason,
        until,
        attachment: null,
      })),
  )

function textAxis(axis: Axis, text: JudgedText, notExamined: NotExamined[]): AxisVerdict {
  const isOpen = text.limited === true && text.verdict !== 'yes'
  return { axis, ...text, notExamined, remedies: isOpen ? [readNotice] : [] }
}

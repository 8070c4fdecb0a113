import { limitingBrackets } from '../../search/limits.ts'
import type { BidderLimits, EvidenceRow } from '../schema/eligibility.ts'
import type { CertificateKind, Declared } from '../schema/profile.ts'
import { type Days, everyOf, type State, unsure, validity } from './states.ts'

/** A limit in the contract methods or in brackets in the title, for which notices have no field. */
interface Mark {
  form: RegExp
  state: (company: Declared, days: Days) => State
}

export interface JudgedText extends State {
  limited: boolean | null
  basis: EvidenceRow[]
}

const certified =
  (kind: CertificateKind) =>
  ({ certificates }: Declared, days: Days): State => {
    const held = certificates.find((one) => one.kind === kind)
    const state = held ? validity(held.until, days) : null
    return state === null || state.verdict === 'no' ? unsure('certificate_undeclared') : state
  }

const sized =
  (...sizes: NonNullable<Declared['size']>[]) =>
  (company: Declared, days: Days): State => {
    if (company.size === null) return unsure('undeclared')
    return sizes.includes(company.size) ? certified('sme')(company, days) : unsure('size_exceeded')
  }

const SIZE_MARKS: readonly Mark[] = [
  { form: /중소기업/, state: sized('micro', 'small', 'medium') },
  { form: /(?<!중)소기업/, state: sized('micro', 'small') },
  { form: /^(?!.*(?<!중)소기업).*소상공인/, state: sized('micro') },
  { form: /여성\s*기업/, state: certified('women') },
  { form: /장애인\s*(?:기업|표준)/, state: certified('disabled') },
  { form: /사회적\s*기업/, state: certified('social') },
  { form: /창업\s*기업|청년\s*창업/, state: certified('startup') },
]
const TRACK_MARKS: readonly Mark[] = [{ form: /실적/, state: () => unsure('amounts_in_text') }]
const JOINT_EXCLUDED = /공동\s*(?:수급|도급|이행|계약)\S{0,4}\s*(?:불허|불가)/
const JOINT_MARKS: readonly Mark[] = [
  { form: JOINT_EXCLUDED, state: () => ({ verdict: 'yes', reason: 'joint_excluded' }) },
  { form: /지역\s*의무\s*(?:공동)?/, state: () => unsure('joint_required') },
]

const textsOf = ({ title, awardMethod, contractMethod }: BidderLimits): string[] =>
  [awardMethod, contractMethod, ...limitingBrackets(title)].filter((text) => text !== null)

/** The field of KONEPS has this for most notices, the title for few. */
const jointTextsOf = (notice: BidderLimits): string[] => [
  ...(notice.details?.jointContracting ? [notice.details.jointContracting] : []),
  ...textsOf(notice),
]

/** Texts may be incomplete, so a text alone never results in `no`. */
function judgeMarks(texts: readonly string[], marks: readonly Mark[], company: Declared, days: Days): JudgedText {
  const basis = texts.flatMap((name) =>
    marks
      .filter(({ form }) => form.test(name))
      .map(
        ({ state }): EvidenceRow => ({
          group: null,
          code: null,
          name,
          ...state(company, days),
          until: null,
          attachment: null,
        }),
      ),
  )
  if (basis.length === 0) return { ...unsure('not_in_data'), limited: null, basis }
  const { verdict, reason } = everyOf(basis)
  return { verdict, reason, limited: true, basis }
}

export const excludesJoint = (notice: BidderLimits): boolean =>
  jointTextsOf(notice).some((text) => JOINT_EXCLUDED.test(text))

export const judgeTexts = (notice: BidderLimits, company: Declared, days: Days) => ({
  size: judgeMarks(textsOf(notice), SIZE_MARKS, company, days),
  trackRecord: judgeMarks(textsOf(notice), TRACK_MARKS, company, days),
  jointBidding: judgeMarks(jointTextsOf(notice), JOINT_MARKS, company, days),
})

import type { Eligibility } from '../../eligibility/index.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'
import { ANSWER_ROWS, DATA_NOTE, type EligibilityOutput } from '../schema.ts'
import { clip, type Measure, present, unlessEmpty } from './budget.ts'
import type { PageLinks } from './links.ts'

export const ELIGIBILITY_MEASURES: readonly Measure[] = [
  { text: 60, rows: 5 },
  { text: 40, rows: 3 },
  { text: 30, rows: 1 },
  { text: 20, rows: 0 },
]

/** The verdicts on a notice. */
export interface JudgedNotice extends Pick<Eligibility, 'noticeNo' | 'version'> {
  /** The further company of the reasons; `null` = the company of the account. */
  company: string | null
  /** `null` = the account has only further companies, but no own profile. */
  reasons: Pick<Eligibility, 'verdict' | 'decidedBy' | 'axes'> | null
  further: readonly FurtherVerdict[]
}

interface FurtherVerdict extends Pick<Eligibility, 'verdict' | 'decidedBy'> {
  id: string
  name: string
}

export function eligibilityOutput(
  { noticeNo, version, company, reasons, further }: JudgedNotice,
  measure: Measure,
  links: PageLinks,
  caution: string,
): EligibilityOutput {
  return present({
    note: DATA_NOTE,
    noticeNo,
    version,
    company: company === null ? null : clip(company, measure.text),
    verdict: reasons?.verdict,
    decidedBy: unlessEmpty([...(reasons?.decidedBy ?? [])]),
    axes: reasons?.axes.map((axis) => axisRow(axis, measure)),
    companies: unlessEmpty(
      bestFirst(further)
        .slice(0, ANSWER_ROWS)
        .map((one) => companyRow(one, measure)),
    ),
    more: further.length > ANSWER_ROWS ? further.length - ANSWER_ROWS : null,
    caution,
    link: links.notice(noticeNo),
  })
}

function axisRow(one: Eligibility['axes'][number], { text, rows }: Measure) {
  const named = (code: string | null, name: string) =>
    clip(code === null || code === name ? name : `${code} ${name}`, text)
  return present({
    axis: one.axis,
    verdict: one.verdict,
    reason: one.reason,
    rows: unlessEmpty(
      one.basis.slice(0, rows).map((row) => `${named(row.code, row.name)}: ${row.verdict} (${row.reason})`),
    ),
    remedies: unlessEmpty(
      one.remedies
        .slice(0, rows)
        .map(({ kind, items }) =>
          [kind, ...items.slice(0, rows).map(({ code, name }) => named(code, name))].join(': '),
        ),
    ),
    notExamined: unlessEmpty([...one.notExamined]),
  })
}

const companyRow = ({ id, name, verdict, decidedBy }: FurtherVerdict, { text }: Measure) =>
  present({ id, name: clip(name, text), verdict, decidedBy: unlessEmpty([...decidedBy]) })

/** The sort is stable: companies with the same verdict keep their order. */
const bestFirst = (further: readonly FurtherVerdict[]): FurtherVerdict[] =>
  further.toSorted((one, other) => VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict))

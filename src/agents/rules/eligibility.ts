import type { Eligibility } from '../../eligibility/index.ts'
import { DATA_NOTE, type EligibilityOutput } from '../schema.ts'
import { clip, type Measure, present, unlessEmpty } from './budget.ts'
import type { PageLinks } from './links.ts'

export const ELIGIBILITY_MEASURES: readonly Measure[] = [
  { text: 60, rows: 5 },
  { text: 40, rows: 3 },
  { text: 30, rows: 1 },
]

export function eligibilityOutput(
  { noticeNo, version, verdict, decidedBy, axes }: Eligibility,
  { text, rows }: Measure,
  links: PageLinks,
  caution: string,
): EligibilityOutput {
  const named = (code: string | null, name: string) =>
    clip(code === null || code === name ? name : `${code} ${name}`, text)
  return present({
    note: DATA_NOTE,
    noticeNo,
    version,
    verdict,
    decidedBy: unlessEmpty([...decidedBy]),
    axes: axes.map((one) =>
      present({
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
      }),
    ),
    caution,
    link: links.notice(noticeNo),
  })
}

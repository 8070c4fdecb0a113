import { type NewReport, REPORT_SECTIONS, type Report, type ReportSchedule } from '@gonggo/client'
import type { Texts } from '../../lib/texts.ts'
import { amountIn, amountShown } from '../../ui/amount.tsx'

export const FILTER_LISTS = ['agency', 'industry', 'region', 'businessNo'] as const
export const FILTER_AMOUNTS = ['minAmt', 'maxAmt'] as const

/** The specification of a report, as typed in the form. */
export type ReportSpecDraft = Record<
  | 'period'
  | 'format'
  | 'language'
  | 'profile'
  | 'bsnsDiv'
  | (typeof FILTER_LISTS)[number]
  | (typeof FILTER_AMOUNTS)[number],
  string
> & { sections: readonly string[]; currency: string }

type SpecSource = Pick<Report | ReportSchedule, 'period' | 'format' | 'language' | 'profile' | 'sections' | 'filter'>

export function specDraftOf(from: SpecSource | null): ReportSpecDraft {
  const { agency = [], industry = [], region = [], businessNo = [], bsnsDiv = [], ...rest } = from?.filter ?? {}
  return {
    period: from?.period ?? 'weekly',
    format: from?.format ?? 'pdf',
    language: from?.language ?? '',
    profile: from?.profile ?? '',
    sections: from?.sections ?? REPORT_SECTIONS,
    agency: agency.join(', '),
    industry: industry.join(', '),
    region: region.join(', '),
    businessNo: businessNo.join(', '),
    bsnsDiv: bsnsDiv.join(','),
    minAmt: amountShown(rest.minAmt ?? null),
    maxAmt: amountShown(rest.maxAmt ?? null),
    currency: rest.currency ?? '',
  }
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Only fields with values are sent. */
function filterOf(draft: ReportSpecDraft): NonNullable<Texts<NewReport>['filter']> {
  const filter: NonNullable<Texts<NewReport>['filter']> = {}
  for (const name of [...FILTER_LISTS, 'bsnsDiv'] as const) {
    const list = listOf(draft[name])
    if (list.length > 0) filter[name] = list
  }
  // The form cannot be submitted with an unreadable amount.
  for (const name of FILTER_AMOUNTS) {
    const amount = amountIn(draft[name])
    if (typeof amount === 'number') filter[name] = amount
  }
  if (draft.currency !== '') filter.currency = draft.currency
  return filter
}

export const specOf = (draft: ReportSpecDraft) => ({
  period: draft.period,
  format: draft.format,
  sections: [...draft.sections],
  filter: filterOf(draft),
})

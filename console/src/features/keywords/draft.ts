import { ALERT_EMAILS, type Keyword, type NewKeyword } from '@gonggo/client'
import type { Texts } from '../../lib/texts.ts'
import { amountIn, amountShown } from '../../ui/amount.tsx'

/** From the most immediate to none. */
export const EMAILS = [...ALERT_EMAILS.filter((one) => one !== 'off'), 'off'] as const
/** The default causes of a new keyword. */
export const NEW_CAUSES: readonly string[] = ['new', 'deadline_changed', 'cancelled']
/** The texts that a keyword searches. */
export const PLACES = ['title', 'attachments', 'all'] as const
/** Verdicts that a keyword can select; '' = any. */
export const VERDICTS = ['', 'yes,check', 'yes', 'check'] as const
/** Filters with codes that are shown by name. */
export const CODES = ['agency', 'industry', 'region'] as const
export const LISTS = [...CODES, 'contractMethod', 'awardMethod', 'exclude'] as const
export const AMOUNTS = ['minAmt', 'maxAmt'] as const

/** The values of the form, as typed. */
export type Draft = Record<
  | 'keyword'
  | 'place'
  | 'bsnsDiv'
  | 'regionLimit'
  | 'eligibility'
  | 'profile'
  | 'email'
  | 'remind'
  | (typeof LISTS)[number]
  | (typeof AMOUNTS)[number],
  string
> & {
  on: readonly string[]
  /** Members who get the mails; `null` = the member who created the keyword. */
  to: readonly string[] | null
}

const BLANK: Draft = {
  keyword: '',
  place: 'title',
  agency: '',
  industry: '',
  region: '',
  contractMethod: '',
  awardMethod: '',
  exclude: '',
  bsnsDiv: '',
  regionLimit: '',
  eligibility: '',
  profile: '',
  minAmt: '',
  maxAmt: '',
  email: 'instant',
  remind: '',
  on: NEW_CAUSES,
  to: null,
}

export function draftOf(from: Keyword | null): Draft {
  if (from === null) return BLANK
  const { keyword, filter, alert } = from
  return {
    keyword,
    place: from.in,
    agency: filter.agency.join(', '),
    industry: filter.industry.join(', '),
    region: filter.region.join(', '),
    contractMethod: filter.contractMethod.join(', '),
    awardMethod: filter.awardMethod.join(', '),
    exclude: filter.exclude.join(', '),
    bsnsDiv: filter.bsnsDiv.join(','),
    regionLimit: filter.regionLimit.join(','),
    eligibility: filter.eligibility.join(','),
    profile: from.profile ?? '',
    minAmt: amountShown(filter.minAmt),
    maxAmt: amountShown(filter.maxAmt),
    email: alert.email,
    remind: alert.remind.join(','),
    on: alert.on,
    to: alert.to.length > 0 ? alert.to : null,
  }
}

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
/** The field shows an error for an unreadable amount and prevents saving. */
const amountOf = (text: string): number | null => amountIn(text) ?? null
export const hasWrongAmount = (draft: Draft): boolean => AMOUNTS.some((name) => amountIn(draft[name]) === undefined)

/** The request for the service. Fields that the form does not show keep their values. */
const wantedOf = (draft: Draft) => ({
  keyword: draft.keyword.trim(),
  in: draft.place,
  filter: {
    agency: listOf(draft.agency),
    industry: listOf(draft.industry),
    region: listOf(draft.region),
    contractMethod: listOf(draft.contractMethod),
    awardMethod: listOf(draft.awardMethod),
    exclude: listOf(draft.exclude),
    bsnsDiv: listOf(draft.bsnsDiv),
    regionLimit: listOf(draft.regionLimit),
    eligibility: listOf(draft.eligibility),
    minAmt: amountOf(draft.minAmt),
    maxAmt: amountOf(draft.maxAmt),
  },
  alert: { email: draft.email, remind: listOf(draft.remind).map(Number), on: [...draft.on] },
})

/**
 * The changed fields. The recipients are included only if they were changed, because users who may not see the team
 * cannot confirm them.
 */
export function changeOf(from: Keyword, draft: Draft) {
  // Naming a further company needs a scope and a plan that other changes do not need.
  const profile = draft.profile || null
  const company = profile === from.profile ? {} : { profile }
  const wanted = { ...wantedOf(draft), ...company }
  const to = [...(draft.to ?? [])]
  return to.join() === from.alert.to.join() ? wanted : { ...wanted, alert: { ...wanted.alert, to } }
}

/** Includes the values that the form does not show, so that a copy has them too. */
export function copyOf(from: Keyword | null, draft: Draft): Texts<NewKeyword> {
  const company = draft.profile === '' ? {} : { profile: draft.profile }
  const wanted = { ...wantedOf(draft), ...company }
  const to = [...(draft.to ?? [])]
  if (from === null) return to.length === 0 ? wanted : { ...wanted, alert: { ...wanted.alert, to } }
  const { currency, unknownAmt } = from.filter
  return {
    ...wanted,
    filter: { ...wanted.filter, currency, unknownAmt },
    alert: { ...wanted.alert, to, webhook: from.alert.webhook },
  }
}

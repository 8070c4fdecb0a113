import { ALERT_EMAILS, type Keyword, type NewKeyword } from '@gonggo/client'
import type { Texts } from '../../lib/texts.ts'
import { amountIn, amountShown } from '../../ui/amount.tsx'

/** From the soonest to none. */
export const EMAILS = [...ALERT_EMAILS.filter((one) => one !== 'off'), 'off'] as const
/** What a new keyword reports until somebody chooses. */
export const NEW_CAUSES: readonly string[] = ['new', 'deadline_changed', 'cancelled']
/** Where its words are looked for. */
export const PLACES = ['title', 'attachments', 'all'] as const
/** Verdicts a keyword can be narrowed to; '' = any. */
export const VERDICTS = ['', 'yes,check', 'yes', 'check'] as const
/** Of codes, by their names. */
export const CODES = ['agency', 'industry', 'region'] as const
export const LISTS = [...CODES, 'contractMethod', 'awardMethod', 'exclude'] as const
export const AMOUNTS = ['minAmt', 'maxAmt'] as const

/** What is written in the form, as it is written. */
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
  /** Members who get the mails; `null` = its maker. */
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
/** Its field says what is wrong with an amount that cannot be read, and lets nobody save. */
const amountOf = (text: string): number | null => amountIn(text) ?? null
export const hasWrongAmount = (draft: Draft): boolean => AMOUNTS.some((name) => amountIn(draft[name]) === undefined)

/** As the service takes it; fields that the form does not show keep what they were. */
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

/** What is to change; who gets the mails only if somebody chose anew: whoever may not see the team need not answer for it. */
export function changeOf(from: Keyword, draft: Draft) {
  // To name a further company needs a scope and a plan that a change of other fields does not.
  const profile = draft.profile || null
  const company = profile === from.profile ? {} : { profile }
  const wanted = { ...wantedOf(draft), ...company }
  const to = [...(draft.to ?? [])]
  return to.join() === from.alert.to.join() ? wanted : { ...wanted, alert: { ...wanted.alert, to } }
}

/** With what the form does not show, as it stands in the keyword it began with: a copy has it too. */
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

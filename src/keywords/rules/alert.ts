import type { Plan } from '../../vocabulary/plans.ts'
import { includes } from '../../vocabulary/plans.ts'
import type { KeptAlert, KeptFilter, KeywordAlert, KeywordInput, KeywordPatch } from '../schema/keywords.ts'
import type { KeywordRow } from '../store/keywords.ts'

const hasWebhooks = (plan: Plan): boolean => includes(plan, 'webhooks')

/** Asking for what the plan does not include; saying no to it is nothing to refuse. */
export const asksTooMuch = (plan: Plan, alert: KeywordPatch['alert']): boolean =>
  alert?.webhook === true && !hasWebhooks(plan)

const DEFAULTS: KeptAlert = { email: 'instant', to: [], webhook: null, on: ['new'], remind: [] }

const each = <T>(values: readonly T[]): T[] => [...new Set(values)]

/**
 * What is kept of the wishes. Where the plan has no webhooks, `false` is what everybody is shown and so may be sent
 * back by anybody: it counts as no wish, and a higher plan brings them.
 */
export function keptAlert(alert: KeywordInput['alert'], plan: Plan): KeptAlert {
  const { email, to, webhook, on, remind } = { ...DEFAULTS, ...alert }
  return {
    email,
    to: each(to),
    webhook: webhook === false && !hasWebhooks(plan) ? null : webhook,
    on: each(on),
    remind: each(remind).sort((a, b) => b - a),
  }
}

export const shownAlert = (kept: KeptAlert, plan: Plan): KeywordAlert => ({
  ...kept,
  webhook: hasWebhooks(plan) && (kept.webhook ?? true),
})

/** RFC 7396: what is not named stays, `null` brings the default back, lists are replaced. */
export function patchedAlert(kept: KeptAlert, patch: KeywordPatch['alert'], plan: Plan): KeptAlert {
  if (patch === undefined) return kept
  if (patch === null) return DEFAULTS
  return keptAlert(merged(kept, patch) as KeywordInput['alert'], plan)
}

/** Text, place, company and filter as they would be typed now. */
export function patchedInput(
  kept: { keyword: string; searchIn?: KeywordRow['searchIn']; profileId?: string | null; filter: KeptFilter },
  patch: Pick<KeywordPatch, 'keyword' | 'in' | 'profile' | 'filter'>,
): KeywordInput {
  const profile = (patch.profile === undefined ? kept.profileId : patch.profile) ?? undefined
  const keyword = patch.keyword === undefined ? kept.keyword : (patch.keyword ?? '')
  const place = { in: (patch.in === undefined ? kept.searchIn : patch.in) ?? 'title', ...(profile && { profile }) }
  if (patch.filter === undefined) return { keyword, ...place, filter: kept.filter }
  if (patch.filter === null) return { keyword, ...place }
  return { keyword, ...place, filter: merged(kept.filter, patch.filter) as KeywordInput['filter'] }
}

/** Without the fields that were reset, so that defaults take their place. */
function merged(kept: object, patch: object): object {
  const entries = Object.entries({ ...kept, ...patch })
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined))
}

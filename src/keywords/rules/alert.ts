import type { Plan } from '../../vocabulary/plans.ts'
import { includes } from '../../vocabulary/plans.ts'
import type { KeywordAlert, KeywordInput, KeywordPatch, StoredAlert, StoredConditions } from '../schema/keywords.ts'
import type { KeywordRow } from '../store/keywords.ts'

const hasWebhooks = (plan: Plan): boolean => includes(plan, 'webhooks')

/** `webhook: false` is always accepted: it is what responses show on plans without webhooks. */
export const wantsExcludedWebhook = (plan: Plan, alert: KeywordPatch['alert']): boolean =>
  alert?.webhook === true && !hasWebhooks(plan)

const DEFAULTS: StoredAlert = { email: 'instant', to: [], webhook: null, on: ['new'], remind: [] }

const each = <T>(values: readonly T[]): T[] => [...new Set(values)]

/**
 * The alert to store. On plans without webhooks, responses show `webhook: false` and clients may send it back. It is
 * stored as `null`, so that webhooks start after an upgrade.
 */
export function keptAlert(alert: KeywordInput['alert'], plan: Plan): StoredAlert {
  const { email, to, webhook, on, remind } = { ...DEFAULTS, ...alert }
  return {
    email,
    to: each(to),
    webhook: webhook === false && !hasWebhooks(plan) ? null : webhook,
    on: each(on),
    remind: each(remind).sort((a, b) => b - a),
  }
}

export const shownAlert = (stored: StoredAlert, plan: Plan): KeywordAlert => ({
  ...stored,
  webhook: hasWebhooks(plan) && (stored.webhook ?? true),
})

/** Applies a JSON merge patch (RFC 7396): absent fields remain, `null` restores the default, lists are replaced. */
export function patchedAlert(stored: StoredAlert, patch: KeywordPatch['alert'], plan: Plan): StoredAlert {
  if (patch === undefined) return stored
  if (patch === null) return DEFAULTS
  return keptAlert(merged(stored, patch) as KeywordInput['alert'], plan)
}

/** The input that a user would send to create the patched keyword. */
export function patchedInput(
  stored: { keyword: string; searchIn?: KeywordRow['searchIn']; profileId?: string | null; filter: StoredConditions },
  patch: Pick<KeywordPatch, 'keyword' | 'in' | 'profile' | 'filter'>,
): KeywordInput {
  const profile = (patch.profile === undefined ? stored.profileId : patch.profile) ?? undefined
  const keyword = patch.keyword === undefined ? stored.keyword : (patch.keyword ?? '')
  const place = { in: (patch.in === undefined ? stored.searchIn : patch.in) ?? 'title', ...(profile && { profile }) }
  if (patch.filter === undefined) return { keyword, ...place, filter: stored.filter }
  if (patch.filter === null) return { keyword, ...place }
  return { keyword, ...place, filter: merged(stored.filter, patch.filter) as KeywordInput['filter'] }
}

/** Merges without `null` and `undefined`, so that defaults replace fields that were reset. */
function merged(stored: object, patch: object): object {
  const entries = Object.entries({ ...stored, ...patch })
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined))
}

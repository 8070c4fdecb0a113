/** From the smallest to the largest. */
export const PLANS = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

/** What a plan may include. Every endpoint that takes a key names the one it belongs to. */
export const ENTITLEMENTS = [
  'notices',
  'keywords',
  'pursuits',
  'statistics',
  'access',
  'competitors',
  'reports',
  'team',
  'webhooks',
  'allowList',
  'profiles',
] as const
export type Entitlement = (typeof ENTITLEMENTS)[number]

interface Grants {
  /** As customers read it, in every language. */
  title: string
  /** Its own limiter, as the `RateLimit` headers name it: requests accepted in any 60 seconds. */
  limiter: { name: Plan; requests: number }
  /** How many keywords an account may have, unless the operator says otherwise. */
  keywords: number
  /** How many links for calendars and feed readers. */
  links: number
  /** How many company profiles beside the account's own. */
  profiles: number
  includes: readonly Entitlement[]
}

const PRO: readonly Entitlement[] = ['notices', 'keywords', 'pursuits', 'statistics', 'access']

export const GRANTS = {
  // An account without a plan is refused after it was counted, so that asking costs it as much as others.
  free: { title: 'Free', limiter: { name: 'pro', requests: 100 }, keywords: 0, links: 0, profiles: 0, includes: [] },
  pro: { title: 'Pro', limiter: { name: 'pro', requests: 100 }, keywords: 100, links: 10, profiles: 0, includes: PRO },
  enterprise: {
    title: 'Enterprise',
    limiter: { name: 'enterprise', requests: 1_000 },
    keywords: 1_000,
    links: 100,
    profiles: 20,
    includes: ENTITLEMENTS,
  },
} as const satisfies Record<Plan, Grants>

/** The largest number of requests that an operator can grant an account in any 60 seconds. */
export const MOST_REQUESTS = 100_000

export const includes = (plan: Plan, entitlement: Entitlement): boolean =>
  (GRANTS[plan].includes as readonly Entitlement[]).includes(entitlement)

export const plansWith = (entitlement: Entitlement): Plan[] => PLANS.filter((plan) => includes(plan, entitlement))

/** `Pro and Enterprise`, for sentences in English. */
export const planTitles = (plans: readonly Plan[], joint: 'and' | 'or'): string =>
  plans.map((plan) => GRANTS[plan].title).join(` ${joint} `)

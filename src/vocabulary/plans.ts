/** From the smallest to the largest. */
export const PLANS = ['free', 'pro', 'enterprise'] as const
export type Plan = (typeof PLANS)[number]

/** The features that a plan may include. Every endpoint that accepts keys names the one that it needs. */
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
  /** The name shown to customers, in every language. */
  title: string
  /**
   * The limiter of the plan, with its name in the `RateLimit` headers, and the number of requests accepted in any 60
   * seconds.
   */
  limiter: { name: Plan; requests: number }
  /** The maximum number of keywords of an account, unless the operator sets another one. */
  keywords: number
  /** The maximum number of links for calendars and feed readers. */
  links: number
  /** The maximum number of company profiles besides the account's own. */
  profiles: number
  includes: readonly Entitlement[]
}

const PRO: readonly Entitlement[] = ['notices', 'keywords', 'pursuits', 'statistics', 'access']

export const GRANTS = {
  // Requests of accounts without a plan are counted before they are rejected, so that they are limited like others.
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

/** The largest limit of requests in any 60 seconds that an operator can set for an account. */
export const MOST_REQUESTS = 100_000

export const includes = (plan: Plan, entitlement: Entitlement): boolean =>
  (GRANTS[plan].includes as readonly Entitlement[]).includes(entitlement)

export const plansWith = (entitlement: Entitlement): Plan[] => PLANS.filter((plan) => includes(plan, entitlement))

/** `Pro and Enterprise`, for sentences in English. */
export const planTitles = (plans: readonly Plan[], joint: 'and' | 'or'): string =>
  plans.map((plan) => GRANTS[plan].title).join(` ${joint} `)

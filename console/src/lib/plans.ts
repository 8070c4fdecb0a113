import { PLAN_GRANTS, PLANS, ROLES } from '@gonggo/client'

/** Rules of the API about plans and roles. */

/** Members cannot manage roles above their own. Keys have no role and manage all. */
export const managesRole = (own: string | null, role: string): boolean => own === null || rankOf(role) >= rankOf(own)

const RANKS: readonly string[] = ROLES
const rankOf = (role: string): number => RANKS.indexOf(role)

const GRANTS: Readonly<Record<string, { title: string; entitlements: readonly string[] }>> = PLAN_GRANTS

/** Whether a plan other than the session's includes a feature. */
export const planIncludes = (plan: string, needs: string): boolean =>
  GRANTS[plan]?.entitlements.includes(needs) === true

/** The plans that include a feature, from the smallest. */
export const plansWith = (needs: string): string[] => PLANS.filter((plan) => planIncludes(plan, needs))

/** Unknown plans of a newer service are shown unchanged. */
export const planTitle = (plan: string): string => GRANTS[plan]?.title ?? plan

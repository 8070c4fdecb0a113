import { PLAN_GRANTS, PLANS, ROLES } from '@gonggo/client'

/** What the API says about plans and roles. */

/** Nobody manages a role above their own; a key has no role and manages all. */
export const managesRole = (own: string | null, role: string): boolean => own === null || rankOf(role) >= rankOf(own)

const RANKS: readonly string[] = ROLES
const rankOf = (role: string): number => RANKS.indexOf(role)

const GRANTS: Readonly<Record<string, { title: string; entitlements: readonly string[] }>> = PLAN_GRANTS

/** Whether a plan of which the session says nothing includes something: that of another account, or one to choose. */
export const planIncludes = (plan: string, needs: string): boolean =>
  GRANTS[plan]?.entitlements.includes(needs) === true

/** The plans that include something, from the smallest. */
export const plansWith = (needs: string): string[] => PLANS.filter((plan) => planIncludes(plan, needs))

/** A plan that only a newer service knows is shown by its name in the API. */
export const planTitle = (plan: string): string => GRANTS[plan]?.title ?? plan

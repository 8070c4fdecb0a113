/** Whether scopes permit something. Whoever may write or manage may read as well. */
export function mayDo(scopes: readonly string[], wanted: string): boolean {
  const [room = '', right] = wanted.split(':')
  return (
    scopes.includes(wanted) ||
    (right === 'read' && (scopes.includes(`${room}:write`) || scopes.includes(`${room}:manage`)))
  )
}

/** From the smallest to the largest: each includes what the ones before it include. */
const PLANS = ['free', 'pro', 'enterprise'] as const
export type NeededPlan = Exclude<(typeof PLANS)[number], 'free'>

/** The plans that include what begins with this one. */
export const plansFrom = (needed: NeededPlan): readonly (typeof PLANS)[number][] => PLANS.slice(PLANS.indexOf(needed))

/** Whether a plan includes what begins with another one. A plan that only a newer service knows is not locked here: the service decides. */
export function planIncludes(plan: string, needed: NeededPlan): boolean {
  const known = PLANS.some((one) => one === plan)
  return !known || plansFrom(needed).some((one) => one === plan)
}

import { type Problem, problem } from '../../lib/problems.ts'
import { plansWith, titlesOf } from '../../vocabulary/plans.ts'
import { PROBLEMS } from '../../vocabulary/problems.ts'
import type { Demand, KeyRefusal } from '../rules/keys.ts'

/** Says more than a code can: which key or account it concerns, and which incident to ask about. */
export const blocked = (what: string, incident: string): Problem =>
  problem('access_blocked', `${what} is blocked because of the security incident ${incident}.`)

/** A refusal as the caller is told it. */
export function refuse(refusal: KeyRefusal, demand: Demand, address: string): Problem {
  const detail = DETAILS[refusal](demand, address)
  const isUnauthorised = PROBLEMS[refusal].status === 401
  const headers: Record<string, string> = isUnauthorised ? { 'WWW-Authenticate': 'Bearer realm="gonggo"' } : {}
  return problem(refusal, detail, { headers })
}

const DETAILS: Record<KeyRefusal, (demand: Demand, address: string) => string> = {
  missing_credentials: () => 'Send your key in the header "Authorization: Bearer <API_KEY>".',
  invalid_key: () => 'This key is not known. Check that it was copied completely: gg_live_ and 38 more characters.',
  expired_key: () => 'This key has expired. Use its successor, or have a new key issued.',
  revoked_key: () => 'This key was revoked. Have a new key issued.',
  access_blocked: () => 'This account is suspended. Please contact the operator.',
  ip_not_allowed: (_, address) => `You call from ${address}, which is not on the allow-list of this account.`,
  beta_access_required: () => 'The service is in a closed beta. Please request access at /beta.',
  plan_required: ({ needs }) => `This endpoint needs the ${titlesOf(plansWith(needs), 'or')} plan.`,
  scope_required: ({ scope }) => `This key lacks the scope "${scope}". Use a key that has it.`,
}

import { errorEntries, fieldProblem, MOST_ERRORS, Problem, problem } from '../../lib/problems.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Scope } from '../../vocabulary/roles.ts'
import { clip, fitsBudget, present } from '../rules/budget.ts'
import { TOOL_NAMES, TOOLS, type ToolName } from '../schema.ts'
import { fixOf } from '../texts.ts'
import { type CompanyDeps, createCompanyNames } from './companies.ts'
import { createEligibilityTool, type EligibilityToolDeps } from './eligibility.ts'
import { createReading, type ReadingDeps } from './reading.ts'
import type { AgentRequest, Consent, ToolOutcome } from './request.ts'
import { createResolver } from './resolve.ts'
import { createWatchTool, type WatchToolDeps } from './watch.ts'

export interface ToolRunnerDeps extends ReadingDeps, EligibilityToolDeps, CompanyDeps, WatchToolDeps {
  bids: ReadingDeps['bids']
  /** Counts calls by tool. */
  count: (tool: ToolName) => void
}

/** A tool in the list for clients. */
interface Listed {
  name: ToolName
  title: string
  description: string
  inputSchema: object
  outputSchema: object
  annotations: object
}

export type ToolResult = ToolOutcome | { failure: object } | { unknown: string }

/** Lists and calls the tools that a key may use. */
export function createToolRunner(deps: ToolRunnerDeps) {
  const companies = createCompanyNames(deps)
  const reading = createReading(deps, companies)
  const checkEligibility = createEligibilityTool(deps, companies)
  const resolve = createResolver({ codes: deps.bids.codes, links: deps.links })
  const watch = createWatchTool(deps, companies)
  const answered = (answer: Promise<object>): Promise<ToolOutcome> => answer.then((it) => ({ answer: it }))

  /** `call` has validated the arguments against the schema of the tool. */
  const runs: Record<ToolName, (request: AgentRequest, input: never, consent: Consent) => Promise<ToolOutcome>> = {
    resolve: (request, input) => answered(resolve(request, input)),
    search_bids: (request, input) => answered(reading.search(request, input)),
    get_bid: (request, input) => answered(reading.get(request, input)),
    award_stats: (request, input) => answered(reading.statistics(request, input)),
    check_eligibility: (request, input) => answered(checkEligibility(request, input)),
    watch,
  }

  const refusalOf = ({ caller }: AgentRequest, name: ToolName): Problem | null =>
    deps.furtherRefusal(caller, TOOLS[name].access)

  function list(request: AgentRequest): Listed[] {
    return TOOL_NAMES.filter((name) => refusalOf(request, name) === null).map(listed)
  }

  /** Errors that the caller can correct are results of the tool. Any other error is thrown and fails the request. */
  async function call(request: AgentRequest, name: string, input: unknown, consent: Consent): Promise<ToolResult> {
    const tool = TOOL_NAMES.find((one) => one === name)
    if (!tool) return { unknown: clip(name, 60) }
    deps.count(tool)
    try {
      return await run(request, tool, input, consent)
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || isStepUp(error)) throw error
      return { failure: failureOf(error, request.language) }
    }
  }

  async function run(request: AgentRequest, tool: ToolName, input: unknown, consent: Consent): Promise<ToolOutcome> {
    const refusal = refusalOf(request, tool)
    if (refusal) throw request.caller.isApp ? stepUp(refusal, TOOLS[tool].access.scope) : refusal
    const faults = request.faultsOf(TOOLS[tool].input, input)
    if (faults.length > 0) throw fieldProblem(faults)
    return runs[tool](request, input as never, consent)
  }

  return { list, call }
}

/** An app can ask its user for a further scope, so the error is an HTTP response with a challenge (RFC 6750). */
const stepUp = (refusal: Problem, scope: Scope): Problem =>
  refusal.code === 'scope_required'
    ? problem(refusal.code, refusal.detail, {
        headers: { 'WWW-Authenticate': `Bearer realm="gonggo", error="insufficient_scope", scope="${scope}"` },
      })
    : refusal

const isStepUp = ({ code, headers }: Problem): boolean => code === 'scope_required' && 'WWW-Authenticate' in headers

function listed(name: ToolName): Listed {
  const { title, description, input, output, reads } = TOOLS[name]
  return {
    name,
    title,
    description,
    inputSchema: input,
    outputSchema: output,
    annotations: { title, readOnlyHint: reads, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }
}

/** A problem for an agent: what is wrong, and what to do instead. */
function failureOf({ code, detail, errors }: Problem, language: Language): object {
  const result = (most: number, length: number) =>
    present({
      error: code,
      message: clip(detail[language], length),
      errors:
        errors &&
        errorEntries(errors.slice(0, most), language).map(({ name, code: its, message }) => ({
          name: clip(name, 60),
          code: its,
          message: clip(message, length),
        })),
      fix: fixOf(code, language),
    })
  const whole = result(Math.min(10, MOST_ERRORS), 400)
  return fitsBudget(whole) ? whole : result(2, 150)
}

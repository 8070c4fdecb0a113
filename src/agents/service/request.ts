import type { Caller } from '../../access/index.ts'
import type { Attempt } from '../../lib/idempotency.ts'
import type { FieldError } from '../../lib/problems.ts'
import type { Language } from '../../vocabulary/languages.ts'

/** One request of an agent. */
export interface AgentRequest {
  caller: Caller
  language: Language
  attempt: Attempt
  /** What is wrong with the arguments of a tool, in the words of the API. */
  faultsOf: (schema: object, value: unknown) => FieldError[]
}

/** How the user's consent can be asked for. */
export interface Consent {
  /** The client asks the user itself. */
  canAsk: boolean
  /** What it was asked with, and whether the user agreed; `null` where it has not been asked yet. */
  given: { state: string; agreed: boolean } | null
}

/** An answer of a tool, or a question to the user before there is one. */
export type ToolOutcome = { answer: object } | { ask: { message: string; label: string; state: string } }

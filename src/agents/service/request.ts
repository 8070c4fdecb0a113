import type { Caller } from '../../access/index.ts'
import type { Attempt } from '../../lib/idempotency.ts'
import type { FieldError } from '../../lib/problems.ts'
import type { Language } from '../../vocabulary/languages.ts'

/** One request of an agent. */
export interface AgentRequest {
  caller: Caller
  language: Language
  attempt: Attempt
  /** Validates the arguments of a tool; returns the errors in the words of the API. */
  faultsOf: (schema: object, value: unknown) => FieldError[]
}

/** How to ask for the user's consent. */
export interface Consent {
  /** Whether the client can ask the user itself. */
  canAsk: boolean
  /** The state that was sent with the question, and whether the user agreed; `null` before the question. */
  given: { state: string; agreed: boolean } | null
}

/** The response of a tool, or a question to the user that must be answered first. */
export type ToolOutcome = { answer: object } | { question: { message: string; label: string; state: string } }

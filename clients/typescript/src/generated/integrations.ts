// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.

import type { Call } from '../call.ts'
import type { Core } from '../core.ts'
import type { CallOptions } from '../options.ts'
import type { Open } from './shared.ts'

/** Tokens found in public places. */
export type SecretFindings = Array<{
  /** What was found. */
  token: string
  /** Token type, as the partner names it. */
  type: string
  /** Where it was found; may be empty. */
  url?: string | null
  /** Kind of place, as the partner names it. */
  source?: string | null
  [field: string]: unknown
}>

/** One result per finding, in the order sent. */
export type SecretFindingLabels = Array<{
  /** SHA-256 of the token, in hex. */
  token_hash: string
  /** The `type` of the finding. */
  token_type: string
  /** Whether the token is, or was, a key of this service. */
  label: Open<'true_positive' | 'false_positive'>
}>

/** Keys, permissions, limits and the audit log. */
export class IntegrationsMethods {
  readonly #core: Core

  constructor(core: Core) {
    this.#core = core
  }

  /**
   * Report leaked keys.
   *
   * For secret-scanning partners. The header `Github-Public-Key-Signature` contains the ECDSA signature (P-256, SHA-256,
   * DER in base64) of the request body; `Github-Public-Key-Identifier` names the public key. A reported key that is
   * still valid is blocked at once, and its owner is notified. Repeating a report changes nothing.
   */
  reportLeakedKeys(body: SecretFindings, options?: CallOptions): Call<SecretFindingLabels> {
    return this.#core.call({ method: 'POST', path: '/integrations/secret-scanning', body, takesKey: true }, options)
  }
}

import { createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../lib/secret.ts'

/** Prefixes of access tokens, refresh tokens, codes, and pending authorization requests. */
const HEADS = { access: 'gga_', refresh: 'ggf_', code: 'ggc_', request: 'ggq_' } as const
type SecretKind = keyof typeof HEADS

const PEPPER = 'connection pepper'
const BYTES = 32

/** Secrets of apps are stored only as hashes. */
export function createTokenSecrets(secrets: () => Pick<Secrets, 'deriveAll'>) {
  /** The hashes under the current secret of the operator and under older ones. Empty if the format is invalid. */
  function digestsOf(kind: SecretKind, text: string): string[] {
    if (!text.startsWith(HEADS[kind]) || !/^\w{4}[\w-]{43}$/.test(text)) return []
    return secrets()
      .deriveAll(PEPPER)
      .map((pepper) => createHmac('sha256', pepper).update(text).digest('hex'))
  }

  return {
    digestsOf,
    make(kind: SecretKind): { text: string; digest: string } {
      const text = HEADS[kind] + randomBytes(BYTES).toString('base64url')
      return { text, digest: digestsOf(kind, text)[0] ?? '' }
    },
  }
}
export type TokenSecrets = ReturnType<typeof createTokenSecrets>

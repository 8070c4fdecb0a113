import { createHmac, type KeyObject, sign } from 'node:crypto'

/** Standard Webhooks 1.0: what a receiver needs to know that a request is ours and new. */

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/
const FEWEST_BYTES = 24
const MOST_BYTES = 64

/** The bytes of `whsec_…`; `null` for anything a verifier could read in another way, or that is too short to be one. */
export function readSecret(text: string): Buffer | null {
  const base64 = SECRET.exec(text)?.[1]
  if (base64 === undefined) return null
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64') !== base64) return null
  return bytes.length >= FEWEST_BYTES && bytes.length <= MOST_BYTES ? bytes : null
}

export const secretText = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`

/** Enough to tell one's secrets apart. */
export const secretHint = (secret: string): string => `${secret.slice(0, 10)}…`

export const publicKeyText = (raw: Uint8Array): string => `whpk_${Buffer.from(raw).toString('base64')}`

/** An ed25519 private key as PKCS #8 has it, but for its 32 bytes. */
const SEED_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
export const SEED_BYTES = 32

/** A seed in the form Node reads (DER, PKCS #8). */
export const privateKeyForm = (seed: Uint8Array): Buffer => Buffer.concat([SEED_HEAD, seed.subarray(0, SEED_BYTES)])

export interface SigningKeys {
  /** The newest first; during a rotation there are two. */
  secrets: readonly KeyObject[]
  /** For `v1a`; `null` = not asked for. */
  ed25519: KeyObject | null
}

export interface Signed {
  id: string
  /** Milliseconds: the moment of this attempt. */
  at: number
  body: string
}

/** What stands between dots may hold none, or one field could pass as part of the next. */
const FIELD = /^[\w-]+$/

export function signedHeaders({ id, at, body }: Signed, { secrets, ed25519 }: SigningKeys): Record<string, string> {
  if (!FIELD.test(id)) throw new Error('an id that cannot be signed')
  const timestamp = String(Math.floor(at / 1000))
  const text = `${id}.${timestamp}.${body}`
  const signatures = secrets.map((key) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`)
  if (ed25519) signatures.push(`v1a,${sign(null, Buffer.from(text), ed25519).toString('base64')}`)
  if (signatures.length === 0) throw new Error('there is nothing to sign with')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}

import { createHmac, type KeyObject, sign } from 'node:crypto'

/** Standard Webhooks 1.0: signatures by which a receiver verifies the sender and time of a request. */

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/
const FEWEST_BYTES = 24
const MOST_BYTES = 64

/**
 * The bytes of `whsec_…`; `null` if the text is too short, too long or not canonical base64, which verifiers may decode
 * differently.
 */
export function readSecret(text: string): Buffer | null {
  const base64 = SECRET.exec(text)?.[1]
  if (base64 === undefined) return null
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64') !== base64) return null
  return bytes.length >= FEWEST_BYTES && bytes.length <= MOST_BYTES ? bytes : null
}

export const secretText = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`

/** Enough to distinguish the secrets of an account. */
export const secretHint = (secret: string): string => `${secret.slice(0, 10)}…`

export const publicKeyText = (raw: Uint8Array): string => `whpk_${Buffer.from(raw).toString('base64')}`

/** The PKCS #8 encoding of an ed25519 private key, without its 32 bytes. */
const SEED_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
export const SEED_BYTES = 32

/** A seed in the format that Node reads (DER, PKCS #8). */
export const privateKeyForm = (seed: Uint8Array): Buffer => Buffer.concat([SEED_HEAD, seed.subarray(0, SEED_BYTES)])

export interface SigningKeys {
  /** Newest first; two during a rotation. */
  secrets: readonly KeyObject[]
  /** For `v1a`; `null` if the webhook has no signing key. */
  ed25519: KeyObject | null
}

export interface Signed {
  id: string
  /** Time of this attempt in milliseconds. */
  at: number
  body: string
}

/** Signed fields are joined by dots. A dot inside a field would let it pass as part of the next. */
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

import { InvalidSignature } from './errors.ts'
import type { WebhookEvent } from './generated/deliveries.ts'

export interface ReceivedWebhook {
  /** The bytes as received; text that was parsed and serialized again may differ. */
  body: string | Uint8Array<ArrayBuffer>
  headers: Headers | Record<string, string | string[] | undefined>
  /** `whsec_…`, or `whpk_…` if the webhook signs with `v1a`; during a rotation, the old and the new one. */
  secrets: string | readonly string[]
  /** The maximum difference between the clocks, in either direction. Default: 300. */
  toleranceSeconds?: number | undefined
  /** Default: now. */
  at?: Date | undefined
}

/**
 * Returns the event if one of the secrets has signed it; otherwise throws `InvalidSignature`. Works in Node and in
 * browsers.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<WebhookEvent> {
  const { body, headers, secrets, toleranceSeconds = 300, at = new Date() } = received
  // Header names may have capitals.
  const given = headers instanceof Headers ? [...headers] : Object.entries(headers)
  const named = (name: string) => String(given.find(([it]) => it.toLowerCase() === `webhook-${name}`)?.[1] ?? '')
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(named)
  if (!id || !timestamp || !signatures) throw new InvalidSignature('A header of the webhook is missing')
  const isRecent = /^\d+$/.test(timestamp) && Math.abs(at.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds
  if (!isRecent) throw new InvalidSignature(`The time ${timestamp} is too old, too new, or none`)
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  const signed = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer()
  for (const secret of [secrets].flat()) {
    const check = await checkOf(secret)
    for (const entry of signatures.split(' ')) if (await check(entry, signed)) return JSON.parse(text)
  }
  throw new InvalidSignature('No signature fits')
}

/** Checks whether an entry, such as `v1,K5oZ…`, was signed with a secret. The platform compares in constant time. */
async function checkOf(secret: string): Promise<(entry: string, signed: ArrayBuffer) => Promise<boolean>> {
  const isPublic = secret.startsWith('whpk_')
  const value = bytesOf(secret.replace(/^wh(?:sec|pk)_/, ''))
  if (!value?.length) throw new TypeError('The secret of a webhook is whsec_ or whpk_ and base64')
  const [version, algorithm] = isPublic ? ['v1a', { name: 'Ed25519' }] : ['v1', { name: 'HMAC', hash: 'SHA-256' }]
  const key = await crypto.subtle.importKey('raw', value, algorithm, false, ['verify'])
  return async (entry, signed) => {
    const [given, base64 = ''] = entry.split(',')
    const signature = given === version ? bytesOf(base64) : null
    return signature !== null && crypto.subtle.verify(algorithm, key, signature, signed)
  }
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null =>
  BASE64.test(base64) ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) : null

import { hash, timingSafeEqual } from 'node:crypto'

/** A SHA-256 hash in base64url, as in RFC 7636. */
const CHALLENGE = /^[\w-]{43}$/
const VERIFIER = /^[\w.~-]{43,128}$/

export const isChallenge = (text: string): boolean => CHALLENGE.test(text)

/** Whether the challenge is the hash of this verifier. */
export function provesChallenge(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false
  const made = Buffer.from(hash('sha256', verifier, 'base64url'))
  const wanted = Buffer.from(challenge)
  return made.length === wanted.length && timingSafeEqual(made, wanted)
}

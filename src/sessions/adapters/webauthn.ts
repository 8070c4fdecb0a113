import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { RelyingParty } from '../rules/relying-party.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../schema/passkeys.ts'

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** The accepted signatures: EdDSA, ES256 and RS256, in the numbers of COSE. */
export const SIGNATURES = [-8, -7, -257] as const

/** Why a response is invalid, in the words of the library: for the log, not for callers. */
export interface Untrue {
  reason: string
}

export interface NewPasskey {
  credentialId: string
  publicKey: Uint8Array
  counter: number
}

// Loaded at the first use of a passkey: loading the library takes a quarter of a second.
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

const CHALLENGE = /^[\w-]{43}$/

/** The challenge that a device claims to have signed, not yet verified. `null` = it cannot be ours. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge: unknown
    }
    return typeof challenge === 'string' && CHALLENGE.test(challenge) ? challenge : null
  } catch {
    return null
  }
}

/** Verifies a new passkey: made for us, on our page, with user verification. */
export async function readAttestation(
  { id, response }: PasskeyAttestation,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
): Promise<NewPasskey | Untrue> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  const { verifyRegistrationResponse: verify } = await library()
  const data: Registration = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { ...response },
  }
  return judged(async () => {
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    // We request no certificate. To check one, the library would call addresses in it.
    if (!['none', 'packed'].includes(statement.get('fmt')) || statement.get('attStmt').get('x5c') !== undefined)
      throw new Error(`An attestation was sent that nobody asked for: ${statement.get('fmt')}`)
    const { verified, registrationInfo } = await verify({
      response: data,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...SIGNATURES],
    })
    if (!verified) throw new Error('The attestation is not signed by the new passkey')
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    if (credentialId !== id) throw new Error('The attestation names another passkey')
    return { credentialId, publicKey, counter }
  })
}

/** Verifies a signature and returns the counter: for us, on our page, with user verification. */
export async function readAssertion(
  { id, response }: PasskeyAssertion,
  publicKey: Uint8Array<ArrayBuffer>,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
): Promise<{ counter: number } | Untrue> {
  const { verifyAuthenticationResponse: verify } = await library()
  const data: Authentication = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { ...response },
  }
  return judged(async () => {
    const { verified, authenticationInfo } = await verify({
      response: data,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      // With 0 the library does not compare counters: we do, once the signature is verified.
      credential: { id, publicKey, counter: 0 },
    })
    if (!verified) throw new Error('The signature is not that of the passkey')
    return { counter: authenticationInfo.newCounter }
  })
}

/** The library reports every fault of a response by throwing. It does no I/O, so nothing else can fail. */
async function judged<T>(read: () => Promise<T>): Promise<T | Untrue> {
  try {
    return await read()
  } catch (error) {
    return { reason: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
  }
}

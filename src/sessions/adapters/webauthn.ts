import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { RelyingParty } from '../rules/relying-party.ts'
import type { PasskeyAssertion, PasskeyAttestation } from '../schema/passkeys.ts'

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** What signatures are taken: EdDSA, ES256 and RS256, the numbers of COSE. */
export const SIGNATURES = [-8, -7, -257] as const

/** Why a response is none of ours, in the words of the library: for the log, not for callers. */
export interface Untrue {
  reason: string
}

export interface NewPasskey {
  credentialId: string
  publicKey: Uint8Array
  counter: number
}

// Loaded when somebody first uses a passkey: reading the library takes a quarter of a second.
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

const CHALLENGE = /^[\w-]{43}$/

/** The challenge that a device says it has signed; whether it has is another question. `null` where it can be none of ours. */
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

/** A passkey that a device has made for us, on our page, after asking who is there. */
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
    // We ask for no certificate. To check one, the library would call addresses that stand in it.
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

/** The counter of a passkey that has signed for us, on our page, after its device has asked who is there. */
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
      // With 0 the library compares no counters: we do, when the signature is known to be good.
      credential: { id, publicKey, counter: 0 },
    })
    if (!verified) throw new Error('The signature is not that of the passkey')
    return { counter: authenticationInfo.newCounter }
  })
}

/** The library tells all that is wrong with a response by throwing. It asks nobody meanwhile, so nothing else can fail. */
async function judged<T>(read: () => Promise<T>): Promise<T | Untrue> {
  try {
    return await read()
  } catch (error) {
    return { reason: (error instanceof Error ? error.message : String(error)).slice(0, 300) }
  }
}

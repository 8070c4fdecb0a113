import {
  PASSKEY_TRANSPORTS,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyOptions,
  type PasskeyRequest,
} from '@gonggo/client'

/** The user closed the dialog of the browser, or waited too long. */
export class PasskeyCancelled extends Error {}

/** Whether this browser supports passkeys on this page; addresses with an IP number never do. */
export const knowsPasskeys = (): boolean =>
  window.isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

export async function createPasskey(options: PasskeyOptions): Promise<PasskeyAttestation> {
  const { rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials } = options
  const publicKey: PublicKeyCredentialCreationOptions = {
    rp,
    timeout,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map((one) => ({
      type: 'public-key',
      id: bytesOf(one.id),
      // Browsers return a value that the TypeScript types do not contain.
      transports: one.transports as AuthenticatorTransport[],
    })),
  }
  const { id, response } = await made(navigator.credentials.create({ publicKey }))
  if (!(response instanceof AuthenticatorAttestationResponse)) throw nothingUsable()
  const transports = response.getTransports()
  return {
    id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: PASSKEY_TRANSPORTS.filter((one) => transports.includes(one)),
    },
  }
}

export async function signWithPasskey({ challenge, rpId, timeout }: PasskeyRequest): Promise<PasskeyAssertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    rpId,
    timeout,
    userVerification: 'required',
    challenge: bytesOf(challenge),
  }
  const { id, response } = await made(navigator.credentials.get({ publicKey }))
  if (!(response instanceof AuthenticatorAssertionResponse)) throw nothingUsable()
  return {
    id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: textOf(response.userHandle ?? new ArrayBuffer(0)),
    },
  }
}

/** Browsers report refusal and timeout with the same error. */
async function made(pending: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await pending
    if (credential instanceof PublicKeyCredential) return credential
    throw new PasskeyCancelled()
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
      throw new PasskeyCancelled()
    throw error
  }
}

/** Has the type of the browser's own errors. */
const nothingUsable = () => new DOMException('this is no passkey', 'DataError')

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

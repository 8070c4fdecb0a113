import {
  PASSKEY_TRANSPORTS,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyOptions,
  type PasskeyRequest,
} from '@gonggo/client'

/** What somebody has left undone himself: closed the window of the browser, or waited too long. */
export class PasskeyCancelled extends Error {}

/** Whether this browser can keep or use passkeys on this page at all; it knows no page by its number. */
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
      // The browser knows a kind more than the types of TypeScript do.
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

/** Browsers tell by the same error that somebody said no and that he waited too long. */
async function made(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await asked
    if (credential instanceof PublicKeyCredential) return credential
    throw new PasskeyCancelled()
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
      throw new PasskeyCancelled()
    throw error
  }
}

/** In the kind of the browser’s own failures. */
const nothingUsable = () => new DOMException('this is no passkey', 'DataError')

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

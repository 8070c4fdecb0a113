import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '../src/sessions/schema/passkeys.ts'

/** How a device or browser deviates from an honest one. */
export interface Quirks {
  origin?: string
  rpId?: string
  challenge?: string
  /** Of the client data: `webauthn.create` or `webauthn.get`. */
  type?: string
  /** Whether the user was verified. */
  isVerified?: boolean
  /** Default: one more than the last time. */
  counter?: number
  userHandle?: string
  /** Signs with the key of another passkey. */
  key?: KeyObject
  /** Replaces the missing certificate. */
  statement?: Buffer
  format?: string
}

/** A passkey as the device stores it. */
export interface HeldPasskey {
  id: string
  userHandle: string
  rpId: string
  key: KeyObject
  counter: number
}

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 }

/** A device with passkeys (WebAuthn, ES256), and a browser on a page of `origin`. */
export function createAuthenticator(origin: string) {
  function create({ challenge, rp, user }: Pick<PasskeyOptions, 'challenge' | 'rp' | 'user'>, quirks: Quirks = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const rawId = randomBytes(32)
    const passkey: HeldPasskey = {
      id: rawId.toString('base64url'),
      userHandle: user.id,
      rpId: rp.id,
      key: privateKey,
      counter: quirks.counter ?? 0,
    }
    // A map of COSE: key type 2 (EC), algorithm -7 (ES256), curve 1 (P-256), x, y.
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose])
    const authData = Buffer.concat([deviceData(passkey, quirks, FLAGS.hasKey), attested])
    const attestation: PasskeyAttestation = {
      id: passkey.id,
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin, quirks),
        attestationObject: attestationOf(authData, quirks).toString('base64url'),
        transports: ['internal'],
      },
    }
    return { passkey, attestation }
  }

  function get(passkey: HeldPasskey, { challenge }: { challenge: string }, quirks: Quirks = {}): PasskeyAssertion {
    passkey.counter = quirks.counter ?? passkey.counter + 1
    const authData = deviceData(passkey, quirks, 0)
    const clientDataJSON = clientData('webauthn.get', challenge, origin, quirks)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([authData, hash]), quirks.key ?? passkey.key)
    return {
      id: passkey.id,
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: quirks.userHandle ?? passkey.userHandle,
      },
    }
  }

  return { create, get }
}

const clientData = (type: string, challenge: string, origin: string, quirks: Quirks): string =>
  Buffer.from(
    JSON.stringify({
      type: quirks.type ?? type,
      challenge: quirks.challenge ?? challenge,
      origin: quirks.origin ?? origin,
      crossOrigin: false,
    }),
  ).toString('base64url')

function deviceData(passkey: HeldPasskey, { rpId = passkey.rpId, isVerified = true }: Quirks, more: number): Buffer {
  const head = Buffer.alloc(5)
  head[0] = FLAGS.present | (isVerified ? FLAGS.verified : 0) | more
  head.writeUInt32BE(passkey.counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head])
}

/** A map of CBOR with the texts `fmt`, `attStmt` and `authData`. */
function attestationOf(authData: Buffer, { format = 'none', statement = Buffer.from([0xa0]) }: Quirks): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff])
  const parts = [text('fmt'), text(format), text('attStmt'), statement, text('authData'), length, authData]
  return Buffer.concat([Buffer.from([0xa3]), ...parts])
}

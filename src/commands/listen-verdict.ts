import { createHmac, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto'
import { MINUTE, SECOND } from '../lib/clock.ts'

/** The checks of a webhook receiver: Standard Webhooks 1.0, from the other side. */
export interface Arrived {
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
  /** The time of arrival in milliseconds. */
  at: number
}

export type Fault =
  | 'header_missing'
  | 'timestamp_malformed'
  | 'timestamp_too_old'
  | 'timestamp_ahead'
  | 'signature_wrong'

export interface ListenVerdict {
  fault: Fault | null
  /** An explanation for the developer. */
  detail: string
}

export type ReceiverKey = { version: 'v1'; bytes: Buffer } | { version: 'v1a'; key: KeyObject }

const TOLERANCE_MS = 5 * MINUTE
const FEWEST_BYTES = 24
const MOST_BYTES = 64
/** The prefix of the 32 bytes of an ed25519 key in the usual format (DER, SPKI). */
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/** The secret of an endpoint, or its public key; `null` = neither. */
export function readKey(text: string): ReceiverKey | null {
  const [, kind, base64 = ''] = /^(whsec_|whpk_)?([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const bytes = Buffer.from(base64, 'base64')
  if (kind === 'whpk_') {
    if (bytes.length !== 32) return null
    const der = Buffer.concat([PUBLIC_HEAD, bytes])
    return { version: 'v1a', key: createPublicKey({ key: der, format: 'der', type: 'spki' }) }
  }
  return bytes.length < FEWEST_BYTES || bytes.length > MOST_BYTES ? null : { version: 'v1', bytes }
}

export function listenVerdict(arrived: Arrived, key: ReceiverKey): ListenVerdict {
  const { headers, at } = arrived
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  const missing = names.filter((name) => !headers[name])
  if (missing.length > 0) {
    const detail = `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`
    return { fault: 'header_missing', detail: `${detail} Only endpoints of the format "standard" are signed.` }
  }
  const timestamp = headers['webhook-timestamp'] ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) {
    return { fault: 'timestamp_malformed', detail: 'webhook-timestamp is not a number of seconds.' }
  }
  return signatureFault(arrived, key) ?? ageFault(at - Number(timestamp) * SECOND) ?? GOOD
}

const GOOD: ListenVerdict = { fault: null, detail: 'The signature is valid.' }

function signatureFault({ headers, body }: Arrived, key: ReceiverKey): ListenVerdict | null {
  const content = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body])
  const signatures = (headers['webhook-signature'] ?? '').split(' ').map((one) => one.split(','))
  const fitting = signatures.flatMap(([version, text]) => (version === key.version && text ? [text] : []))
  if (fitting.some((text) => isRight(Buffer.from(text, 'base64'), content, key))) return null
  return { fault: 'signature_wrong', detail: wrongWords(key, fitting.length, signatures) }
}

function isRight(signature: Buffer, content: Buffer, key: ReceiverKey): boolean {
  if (key.version === 'v1a') return signature.length === 64 && verify(null, content, key.key, signature)
  const expected = createHmac('sha256', key.bytes).update(content).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

function wrongWords({ version }: ReceiverKey, fitting: number, signatures: readonly string[][]): string {
  if (fitting > 0) {
    const what = fitting === 1 ? `The ${version} signature is` : `All ${fitting} ${version} signatures are`
    return [
      `${what} wrong: it was created with another ${version === 'v1' ? 'secret' : 'key'}, or something on the way has changed the body.`,
      `Check that this is the ${version === 'v1' ? 'secret' : 'publicKey'} of this webhook, and not from before a rotation.`,
    ].join(' ')
  }
  const there = [...new Set(signatures.map(([one]) => one ?? ''))].filter((one) => /^v\d+a?$/.test(one))
  const wanted = version === 'v1a' ? 'Request it with "signatures": ["v1","v1a"].' : 'To check v1a, give the publicKey.'
  return `There is no ${version} signature${there.length > 0 ? `, only ${there.join(', ')}` : ''}. ${wanted}`
}

function ageFault(ageMs: number): ListenVerdict | null {
  if (Math.abs(ageMs) <= TOLERANCE_MS) return null
  const minutes = Math.round(Math.abs(ageMs) / MINUTE)
  const clock = 'Five minutes are allowed. Check the clock of this machine, and whether an old request was replayed.'
  return ageMs > 0
    ? { fault: 'timestamp_too_old', detail: `It was signed ${minutes} min ago. ${clock}` }
    : { fault: 'timestamp_ahead', detail: `It was signed ${minutes} min in the future. ${clock}` }
}

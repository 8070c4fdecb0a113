import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { DAY } from '../src/lib/clock.ts'

export interface Certificate {
  key: string
  cert: string
}

/** A self-signed certificate, created on demand so that no key is committed. */
export function selfSigned(names: string[], { validDays = 1 }: { validDays?: number } = {}): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(OID.commonName, der(0x0c, Buffer.from(names[0] ?? 'test')))))
  const end = Date.now() + validDays * DAY
  const alternatives = sequence(...names.map(alternativeOf))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    sequence(OID.ecdsaWithSha256),
    name,
    sequence(utcTime(end - 30 * DAY), utcTime(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(OID.subjectAltName, der(0x04, alternatives)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const bytes = sequence(content, sequence(OID.ecdsaWithSha256), signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...(bytes.match(/.{1,64}/g) ?? []), '-----END CERTIFICATE-----', ''].join(
      '\n',
    ),
  }
}

/** A name, or an IPv4 address. */
const alternativeOf = (one: string) =>
  isIPv4(one) ? der(0x87, Buffer.from(one.split('.').map(Number))) : der(0x82, Buffer.from(one))

const OID = {
  commonName: Buffer.from('0603550403', 'hex'),
  subjectAltName: Buffer.from('0603551d11', 'hex'),
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
}

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)

const utcTime = (instant: number) =>
  der(0x17, Buffer.from(`${new Date(instant).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

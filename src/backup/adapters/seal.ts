import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'

/**
 * Each attempt with a passphrase takes 128 MB and some tenths of a second. May only change with the format of backups.
 */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const NONCE_AT = SALT_BYTES
const TAG_AT = NONCE_AT + NONCE_BYTES
const TEXT_AT = TAG_AT + TAG_BYTES
const BOUND = Buffer.from('gonggo backup secret 1')

/** Encrypts a text under a passphrase: salt, nonce, tag and ciphertext. */
export async function sealText(text: string, passphrase: string): Promise<Buffer> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)]
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(BOUND)
  const hidden = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), hidden])
}

/** Returns `null` if the passphrase is wrong. */
export async function openText(sealed: Buffer, passphrase: string): Promise<string | null> {
  const salt = sealed.subarray(0, NONCE_AT)
  const nonce = sealed.subarray(NONCE_AT, TAG_AT)
  const tag = sealed.subarray(TAG_AT, TEXT_AT)
  const key = await keyOf(passphrase, salt)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(BOUND).setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(TEXT_AT)), decipher.final()]).toString()
  } catch {
    return null
  }
}

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

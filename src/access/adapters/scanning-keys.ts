import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

export interface ScanningKeys {
  /** The public key with this id; `null` = it is not in the file. */
  find(id: string): Promise<KeyObject | null>
  /** Throws if the file cannot be read. */
  check(): Promise<void>
}

interface Options {
  /** `null` = all reports are rejected. */
  file: string | null
  log: (message: string, detail?: object) => void
}

/**
 * The public keys of a secret-scanning partner, in the format that GitHub publishes. The file is read again after each
 * change, so that keys can be added and removed without a restart. While it cannot be read, the last known keys remain
 * valid.
 */
export function createScanningKeys({ file, log }: Options): ScanningKeys {
  let keys = new Map<string, KeyObject>()
  let version = ''

  async function refresh(path: string): Promise<void> {
    const { mtimeMs, size } = await stat(path)
    const current = `${mtimeMs} ${size}`
    if (current === version) return
    keys = readKeys(await readFile(path, 'utf8'))
    version = current
  }

  return {
    async check() {
      if (file !== null) await refresh(file).catch((error: NodeJS.ErrnoException) => refuse(file, error))
    },
    async find(id) {
      if (file === null) return null
      try {
        await refresh(file)
      } catch (error) {
        log('the keys of secret scanning cannot be read', { err: error, file })
      }
      return keys.get(id) ?? null
    },
  }
}

class ScanningKeysError extends Error {
  readonly code = 'wrong_configuration'
}

function refuse(file: string, cause: NodeJS.ErrnoException): never {
  const reason = cause.code ?? cause.message
  throw new ScanningKeysError(`GONGGO_SCANNING_KEYS: ${file} cannot be read (${reason}).`, { cause })
}

/** `{"public_keys": [{"key_identifier", "key": PEM}]}`; keys without `is_current` are valid too. */
function readKeys(text: string): Map<string, KeyObject> {
  const { public_keys: entries } = JSON.parse(text) as { public_keys?: unknown }
  if (!Array.isArray(entries)) throw new Error('There is no list "public_keys".')
  return new Map(
    entries.map((entry: unknown) => {
      const { key_identifier: id, key: pem } = Object(entry) as { key_identifier?: unknown; key?: unknown }
      if (typeof id !== 'string' || typeof pem !== 'string') throw new Error('A key has no "key_identifier" or "key".')
      const key = createPublicKey(pem)
      if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error(`Key ${id} is not of the curve P-256.`)
      return [id, key]
    }),
  )
}

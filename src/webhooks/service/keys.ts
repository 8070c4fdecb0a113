import { createPrivateKey, createPublicKey, createSecretKey, randomBytes } from 'node:crypto'
import type { Secrets } from '../../lib/secret.ts'
import {
  privateKeyForm,
  publicKeyText,
  readSecret,
  SEED_BYTES,
  type SigningKeys,
  secretText,
} from '../rules/signing.ts'

const NEW_BYTES = 32
const SECRET = 'webhook secret'
const KEY = 'webhook signing key'

interface Sealed {
  secret: Buffer
  previousSecret: Buffer | null
  signingKey: Buffer | null
}

/** The signing keys of webhooks: created here, encrypted in the database for one webhook each, decrypted to sign. */
export function createWebhookKeys(secrets: () => Pick<Secrets, 'seal' | 'open'>) {
  const newSecret = (): string => secretText(randomBytes(NEW_BYTES))

  function newSigningKey(webhookId: string): { signingKey: Buffer; publicKey: string } {
    const seed = randomBytes(SEED_BYTES)
    const form = createPublicKey(ed25519Of(seed)).export({ format: 'der', type: 'spki' })
    return {
      signingKey: secrets().seal(KEY, seed.toString('base64'), webhookId),
      publicKey: publicKeyText(form.subarray(-SEED_BYTES)),
    }
  }

  /** `null` if it was encrypted with a secret of the operator that is no longer configured. */
  function openAll(webhookId: string, { secret, previousSecret, signingKey }: Sealed): SigningKeys | null {
    const texts = [secret, previousSecret].flatMap((sealed) =>
      sealed ? [secrets().open(SECRET, sealed, webhookId)] : [],
    )
    const opened = texts.map((text) => (text === null ? null : readSecret(text)))
    const seed = signingKey ? secrets().open(KEY, signingKey, webhookId) : ''
    if (seed === null || opened.some((bytes) => bytes === null)) return null
    return {
      secrets: opened.flatMap((bytes) => (bytes ? [createSecretKey(bytes)] : [])),
      ed25519: seed === '' ? null : ed25519Of(Buffer.from(seed, 'base64')),
    }
  }

  return {
    newSecret,
    newSigningKey,
    openAll,
    seal: (secret: string, webhookId: string) => secrets().seal(SECRET, secret, webhookId),
  }
}
export type WebhookKeys = ReturnType<typeof createWebhookKeys>

const ed25519Of = (seed: Buffer) => createPrivateKey({ key: privateKeyForm(seed), format: 'der', type: 'pkcs8' })

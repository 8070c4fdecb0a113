import { createHmac } from 'node:crypto'
import type { Secrets } from '../../lib/secret.ts'

export interface LinkSecretDeps {
  secrets: () => Pick<Secrets, 'deriveAll'>
}

const TOKEN = /^ggr_[\w-]{43}$/
const PEPPER = 'link pepper'

export const linkSecrets = ({ secrets }: LinkSecretDeps) => ({
  isToken: (text: string): boolean => TOKEN.test(text),
  /** By the secret of the operator that is used now first, then by the older one. */
  digestsOf: (token: string): string[] =>
    secrets()
      .deriveAll(PEPPER)
      .map((pepper) => createHmac('sha256', pepper).update(token).digest('hex')),
})

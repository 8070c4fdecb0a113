import { createHmac } from 'node:crypto'
import type { Secrets } from '../../lib/secret.ts'

export interface LinkSecretDeps {
  secrets: () => Pick<Secrets, 'deriveAll'>
}

const TOKEN = /^ggr_[\w-]{43}$/
const PEPPER = 'link pepper'

export const linkSecrets = ({ secrets }: LinkSecretDeps) => ({
  isToken: (text: string): boolean => TOKEN.test(text),
  /** Digests with the current secret of the operator first, then with the previous one. */
  digestsOf: (token: string): string[] =>
    secrets()
      .deriveAll(PEPPER)
      .map((pepper) => createHmac('sha256', pepper).update(token).digest('hex')),
})

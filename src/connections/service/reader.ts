import type { Credential } from '../../access/index.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import { findTokenCredential } from '../store/tokens.ts'
import { createTokenSecrets } from './secrets.ts'

/** Finds credentials by access token, for `access`. It depends on no other feature, because `access` is created with it. */
export function createTokenReader({ db, secrets }: { db: Db; secrets: () => Pick<Secrets, 'deriveAll'> }) {
  const { digestsOf } = createTokenSecrets(secrets)
  return {
    async find(token: string): Promise<Credential | null> {
      const digests = digestsOf('access', token)
      return digests.length === 0 ? null : findTokenCredential(db.sql, digests)
    },
  }
}

import type { Credential } from '../../access/index.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import { findTokenCredential } from '../store/tokens.ts'
import { createTokenSecrets } from './secrets.ts'

/** What `access` needs of connected apps. It depends on no other feature, so that `access` can be created with it. */
export function createTokenReader({ db, secrets }: { db: Db; secrets: () => Pick<Secrets, 'deriveAll'> }) {
  const { digestsOf } = createTokenSecrets(secrets)
  return {
    /** By an access token. */
    async find(token: string): Promise<Credential | null> {
      const digests = digestsOf('access', token)
      return digests.length === 0 ? null : findTokenCredential(db.sql, digests)
    },
  }
}

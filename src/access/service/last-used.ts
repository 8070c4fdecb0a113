import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Credential } from '../rules/keys.ts'
import * as store from '../store/keys.ts'

interface SessionUse {
  accountId: string
  id: string
  at: number
}

export interface LastUsedDeps {
  db: Db
  clock: Clock
  sessions: { saveUses: (uses: SessionUse[]) => Promise<void> }
}

export interface LastUsed {
  /** Records that the credential is used now, which extends a session. */
  recordUse(credential: Credential): void
  flushUses(): Promise<void>
}

/** When keys and sessions were last used: collected in memory, written in batches. */
export function createLastUsed({ db, clock, sessions }: LastUsedDeps): LastUsed {
  const ofKeys = new Map<string, { accountId: string; keyId: string; at: number }>()
  const ofSessions = new Map<string, SessionUse>()
  return {
    recordUse({ accountId, keyId, session }) {
      const at = clock.now()
      if (keyId !== null) ofKeys.set(keyId, { accountId, keyId, at })
      if (!session) return
      session.lastUsedAt = at
      ofSessions.set(session.id, { accountId, id: session.id, at })
    },
    async flushUses() {
      await flush(ofKeys, (batch) => store.saveLastUsed(db.sql, batch))
      await flush(ofSessions, sessions.saveUses)
    },
  }
}

/** A batch that could not be written is retried next time, unless newer uses exist. */
async function flush<Use>(uses: Map<string, Use>, save: (batch: Use[]) => Promise<void>): Promise<void> {
  const batch = [...uses].sort(([a], [b]) => (a < b ? -1 : 1))
  if (batch.length === 0) return
  uses.clear()
  try {
    await save(batch.map(([, use]) => use))
  } catch (error) {
    for (const [id, use] of batch) if (!uses.has(id)) uses.set(id, use)
    throw error
  }
}

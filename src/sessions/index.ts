import { createHourlyLimit } from './service/hourly-limit.ts'
import { createLinks, type LinkDeps } from './service/links.ts'
import { createPasskeys, type PasskeyDeps } from './service/passkeys.ts'
import { createSessionManager, type SessionDeps } from './service/sessions.ts'

export type { Session, SessionEntry } from './schema/sessions.ts'
export { createSessionReader } from './service/reader.ts'

export function createSessions(deps: Omit<SessionDeps, 'passkeys'> & LinkDeps & PasskeyDeps) {
  const passkeys = createPasskeys(deps)
  return {
    ...createSessionManager({ ...deps, passkeys }),
    links: createLinks(deps),
    passkeys,
    limitHourly: createHourlyLimit(deps),
  }
}
export type Sessions = ReturnType<typeof createSessions>

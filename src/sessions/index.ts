import { createLinks, type LinkDeps } from './service/links.ts'
import { createSessionDesk, type SessionDeps } from './service/sessions.ts'

export type { Session, SessionEntry } from './schema.ts'
export { createSessionReader } from './service/reader.ts'

export const createSessions = (deps: SessionDeps & LinkDeps) => ({
  ...createSessionDesk(deps),
  links: createLinks(deps),
})
export type Sessions = ReturnType<typeof createSessions>

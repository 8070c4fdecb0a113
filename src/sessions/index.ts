import { createSessionDesk, type SessionDeps } from './service/sessions.ts'

export type { Session, SessionEntry } from './schema.ts'
export { createSessionReader } from './service/reader.ts'

export const createSessions = (deps: SessionDeps) => createSessionDesk(deps)
export type Sessions = ReturnType<typeof createSessions>

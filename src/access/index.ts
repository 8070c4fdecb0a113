import { type AccessDeps, createDoorkeeper, createKeys } from './service.ts'

export type { Caller, KeyRecord, Scope } from './schema.ts'
export { SCOPES } from './schema.ts'

export const createAccess = (deps: AccessDeps) => ({ keys: createKeys(deps), door: createDoorkeeper(deps) })
export type Access = ReturnType<typeof createAccess>

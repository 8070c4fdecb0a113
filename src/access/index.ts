import { type AccessDeps, createDoorkeeper } from './service/door.ts'
import { createKeys } from './service/keys.ts'

export type { Caller, KeyRecord, Scope } from './schema.ts'
export { SCOPES } from './schema.ts'
export { createLimits, type Limits } from './service/limits.ts'
export { RedisRequired } from './service/processes.ts'

export const createAccess = (deps: AccessDeps) => ({ keys: createKeys(deps), door: createDoorkeeper(deps) })
export type Access = ReturnType<typeof createAccess>

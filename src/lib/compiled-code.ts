import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Next to the packages: a user who can write there can change the program anyway. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/gonggo', import.meta.url))

/**
 * Node stores what it compiles from now on, without types, and reads it at the next start: a service starts with 0.6 s of
 * CPU time instead of 0.97 s, a command with 0.27 s instead of 0.51 s. It writes the files when the process exits. Where the
 * folder cannot be written, nothing is cached. `NODE_COMPILE_CACHE` sets another folder, `NODE_DISABLE_COMPILE_CACHE=1`
 * turns the cache off.
 */
export const cacheCompiledCode = (): void => void enableCompileCache(FOLDER)

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/**
 * Loaded before the program: kills it before its n-th operation on a database, or on a file that readers see. The
 * operations themselves are unchanged.
 */
let left = Number(process.env.KILL_BEFORE)

function diesBefore<Own extends object>(owner: Own, name: keyof Own & string): void {
  const own: unknown = owner[name]
  if (typeof own !== 'function') throw new TypeError(`there is no ${name} to die before`)
  const value = function (this: unknown, ...given: unknown[]): unknown {
    if (--left === 0) process.kill(process.pid, 'SIGKILL')
    return Reflect.apply(own, this, given)
  }
  Object.defineProperty(owner, name, { value })
}

diesBefore(DatabaseSync.prototype, 'exec')
diesBefore(DatabaseSync.prototype, 'prepare')
diesBefore(pg.Client.prototype, 'query')
diesBefore(fs, 'renameSync')
syncBuiltinESMExports()

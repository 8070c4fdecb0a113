import { globSync } from 'node:fs'

/** Path of the library that shifts the clock of a process; `null` if it is not installed (Debian package: faketime). */
export const clockLibrary = (): string | null => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0] ?? null

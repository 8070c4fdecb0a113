import { fileURLToPath } from 'node:url'
import { createWorkshop, placesOf } from './adapters/workshop.ts'
import { type Console, createConsole } from './service.ts'

export type { Console } from './service.ts'

/** The console of this repository. */
export const openConsole = (log: (message: string, detail?: object) => void): Console =>
  createConsole({ workshop: createWorkshop(placesOf(fileURLToPath(new URL('../../', import.meta.url)))), log })

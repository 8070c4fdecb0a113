import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../lib/folders.ts'
import type { Message } from '../schema.ts'

/** Stores mails as files, for a demo installation. Renamed when complete, so that no half-written file is visible. */
export function createMailFolder(folder: string) {
  return async ({ id, raw }: Message): Promise<void> => {
    await makePrivateFolder(folder)
    const file = join(folder, `${id}.eml`)
    await writeFile(`${file}.new`, raw, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
}

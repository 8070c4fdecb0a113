import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../lib/folders.ts'
import type { Message } from '../schema.ts'

/** Mails as files, for an installation that only shows what it can. By rename, so that no half-written one is seen. */
export function createMailFolder(folder: string) {
  return async ({ id, raw }: Message): Promise<void> => {
    await makePrivateFolder(folder)
    const file = join(folder, `${id}.eml`)
    await writeFile(`${file}.new`, raw, { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
}

import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/**
 * A folder for large or many files: in memory if this many bytes are free there, else the usual temporary folder. A
 * folder that the environment names is always used.
 */
export function roomyFolder(bytes: number): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > bytes ? MEMORY : tmpdir()
}

import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/**
 * Where a test makes large or many files: in memory if so many bytes are free there, else where temporary files belong. A
 * place that the environment names is used in any case.
 */
export function roomyFolder(bytes: number): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > bytes ? MEMORY : tmpdir()
}

import { BackupError, type BackupFault, findFaults, openBackup } from '../adapters/folder.ts'
import type { BackupManifest } from '../schema.ts'

export interface CheckOptions {
  signal: AbortSignal
  progress?: (done: number, of: number) => void
}

/** Reads a whole backup again. */
export async function verifyBackup(
  folder: string,
  { signal, progress = () => {} }: CheckOptions,
): Promise<{ manifest: BackupManifest; faults: BackupFault[] }> {
  const manifest = await openBackup(folder)
  return { manifest, faults: await findFaults(folder, manifest, { signal, progress }) }
}

/** For a restore, which begins with nothing that is damaged. */
export async function openWhole(folder: string, options: CheckOptions): Promise<BackupManifest> {
  const { manifest, faults } = await verifyBackup(folder, options)
  if (faults.length === 0) return manifest
  const list = faults.map(({ path, fault }) => `${path} is ${fault}`).join(', ')
  throw new BackupError(`The backup in ${folder} is damaged: ${list}. Nothing was restored.`)
}

import { BackupError, type BackupFault, findFaults, openBackup, segmentFault } from '../adapters/disk/index.ts'
import { type MomentRange, momentRange } from '../rules/moment.ts'
import { segmentName, segmentOf } from '../rules/wal.ts'
import type { BackupManifest, LineContent } from '../schema.ts'

export interface CheckOptions {
  signal: AbortSignal
  progress?: (done: number, of: number) => void
}

/** Reads and checks a whole backup. */
export async function verifyBackup(
  folder: string,
  { signal, progress = () => {} }: CheckOptions,
): Promise<{ manifest: BackupManifest; faults: BackupFault[] }> {
  const manifest = await openBackup(folder)
  return { manifest, faults: await findFaults(folder, manifest, { signal, progress }) }
}

/** For a restore, which must not begin with damaged files. */
export async function openWhole(folder: string, options: CheckOptions): Promise<BackupManifest> {
  const { manifest, faults } = await verifyBackup(folder, options)
  if (manifest.base)
    throw new BackupError(`${folder} is the base backup of a WAL archive. Restore from the folder above it.`)
  if (faults.length === 0) return manifest
  const list = faults.map(({ path, fault }) => `${path} is ${fault}`).join(', ')
  throw new BackupError(`The backup in ${folder} is damaged: ${list}. Nothing was restored.`)
}

/** Reads and checks all base backups and segments of an archive. */
export async function verifyWalArchive(
  lines: readonly LineContent[],
  { signal, progress = () => {} }: CheckOptions,
): Promise<{ ranges: MomentRange[]; faults: BackupFault[] }> {
  const faults: BackupFault[] = []
  for (const content of lines) {
    const { line, bases, segments } = content
    for (const { name, folder, manifest } of bases) {
      const found = await findFaults(folder, manifest, { signal, progress: () => {} })
      faults.push(...found.map(({ path, fault }) => ({ path: `${line.name}/${name}/${path}`, fault })))
    }
    const pathOf = (segment: number) => `${line.name}/segments/${segmentName(line.timeline, segment)}`
    for (const segment of gapsOf(content)) faults.push({ path: pathOf(segment), fault: 'missing' })
    for (const [index, entry] of segments.entries()) {
      signal.throwIfAborted()
      progress(index, segments.length)
      const fault = await segmentFault(line, entry)
      if (fault !== null) faults.push({ path: pathOf(entry.segment), fault })
    }
  }
  return { ranges: lines.map(momentRange).filter((range) => range !== null), faults }
}

/** Segments that are missing in the index, between the oldest base backup and the end. */
function gapsOf({ bases, segments, until }: LineContent): number[] {
  const known = new Set(segments.map(({ segment }) => segment))
  const first = Math.min(...bases.map(({ manifest }) => manifest.base?.segment ?? Infinity))
  const gaps: number[] = []
  for (let segment = first; until !== null && segment < segmentOf(until.lsn); segment++)
    if (!known.has(segment)) gaps.push(segment)
  return gaps
}

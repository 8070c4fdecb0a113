export {
  bringPartial,
  bringSegment,
  checkArchive,
  createLine,
  dropSegments,
  keepPartial,
  keepSegment,
  listLines,
  OtherWal,
  readLine,
  readLineContent,
  readSegments,
  readUntil,
  removeLine,
  segmentFault,
  writeUntil,
} from './archive.ts'
export {
  type BackupDraft,
  type BackupFault,
  createDraft,
  findFaults,
  listBackups,
  openBackup,
  readBackupFile,
  removeBackup,
  unpacked,
} from './backups.ts'
export { clusterEntries } from './cluster.ts'
export { BackupError } from './files.ts'
export { packTar, unpackTar } from './tar.ts'

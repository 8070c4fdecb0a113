import type { Clock } from '../../lib/clock.ts'
import type { AttachmentDisk, StorageFault } from '../adapters/disk.ts'
import { DISK_MS } from '../rules/verdict.ts'

export interface StorageDeps {
  clock: Clock
  log: (message: string, detail?: object) => void
}

/** Whether files can be stored; says once why not. */
export function createStorageWatch({ clock, log }: StorageDeps, disk: Pick<AttachmentDisk, 'folder' | 'room'>) {
  const { folder } = disk
  /** Since a file could not be stored: until when nothing is fetched, unless there is more room than there was. */
  let rest: { until: number; roomBytes: number } | null = null
  let said: string | null = null

  return {
    async isOpen(): Promise<boolean> {
      const room = await disk.room()
      if (rest !== null && (clock.steady() > rest.until || room.bytes > rest.roomBytes)) rest = null
      const fault = room.fault ?? (rest === null ? null : 'a file could not be stored')
      if (fault !== null && fault !== said) log('attachments wait', { folder, fault })
      said = fault
      return fault === null
    },
    /** So many bytes could not be stored. */
    async failed(bytes: number, { cause }: StorageFault): Promise<void> {
      rest = { until: clock.steady() + DISK_MS, roomBytes: (await disk.room()).bytes + bytes }
      log('an attachment could not be stored', { folder, err: cause })
    },
  }
}

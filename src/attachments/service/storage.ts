import type { Clock } from '../../lib/clock.ts'
import type { StorageFault } from '../rules/storage.ts'
import type { FileStore } from '../schema.ts'

export interface StorageDeps {
  clock: Clock
  log: (message: string, detail?: object) => void
}

/** Whether files can be stored; says once why not. */
export function createStorageWatch({ clock, log }: StorageDeps, store: Pick<FileStore, 'place' | 'room' | 'restMs'>) {
  const { place } = store
  /** Since a file could not be stored: until when nothing is fetched, unless there is more room than there was. */
  let rest: { until: number; roomBytes: number } | null = null
  let said: string | null = null

  return {
    async isOpen(): Promise<boolean> {
      const room = await store.room()
      if (rest !== null && (clock.steady() > rest.until || room.bytes > rest.roomBytes)) rest = null
      const fault = room.fault ?? (rest === null ? null : 'a file could not be stored')
      if (fault !== null && fault !== said) log('attachments wait', { place, fault })
      said = fault
      return fault === null
    },
    /** So many bytes could not be stored. */
    async failed(bytes: number, error: StorageFault): Promise<void> {
      rest = { until: clock.steady() + store.restMs, roomBytes: (await store.room()).bytes + bytes }
      log('an attachment could not be stored', { place, err: error })
    },
  }
}

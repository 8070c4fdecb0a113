import type { Clock } from '../../lib/clock.ts'
import type { StorageFault } from '../rules/storage.ts'
import type { FileStore } from '../schema.ts'

export interface StorageDeps {
  clock: Clock
  log: (message: string, detail?: object) => void
}

/** Whether files can be stored. Logs the reason once if not. */
export function createStorageWatch({ clock, log }: StorageDeps, store: Pick<FileStore, 'place' | 'room' | 'restMs'>) {
  const { place } = store
  /**
   * Set after a file could not be stored: fetching pauses until then, unless the store has more free space than it had.
   */
  let rest: { until: number; roomBytes: number } | null = null
  let loggedFault: string | null = null

  return {
    async isOpen(): Promise<boolean> {
      const room = await store.room()
      if (rest !== null && (clock.steady() > rest.until || room.bytes > rest.roomBytes)) rest = null
      const fault = room.fault ?? (rest === null ? null : 'a file could not be stored')
      if (fault !== null && fault !== loggedFault) log('attachments wait', { place, fault })
      loggedFault = fault
      return fault === null
    },
    /** Called when this number of bytes could not be stored. */
    async failed(bytes: number, error: StorageFault): Promise<void> {
      rest = { until: clock.steady() + store.restMs, roomBytes: (await store.room()).bytes + bytes }
      log('an attachment could not be stored', { place, err: error })
    },
  }
}

import { createLoop, HOUR, SECOND } from '../lib/clock.ts'
import type { Attachments } from './index.ts'

/** The delays after which changed notices, and notices that accounts were notified of or pursue, are handled. */
const FOLLOW_MS = SECOND
const WANTED_MS = 10 * SECOND
const OLDER_MS = 10 * SECOND
const INDEX_MS = SECOND

/** Selects, fetches and reads attachments if enabled. Expired files are always deleted. */
export function createAttachmentJobs({
  attachments,
  onError,
}: {
  attachments: Pick<Attachments, 'isOn' | 'selection' | 'workers' | 'readOlder' | 'indexTexts' | 'sweep' | 'stop'>
  onError: (error: unknown) => void
}) {
  const { isOn, selection, workers, readOlder, indexTexts, sweep, stop } = attachments
  const stopping = new AbortController()
  const fetching = isOn
    ? [
        ...workers(),
        createLoop(FOLLOW_MS, selection.follow, onError),
        createLoop(WANTED_MS, selection.takeWanted, onError),
        createLoop(OLDER_MS, readOlder, onError),
        createLoop(INDEX_MS, () => indexTexts(stopping.signal), onError),
      ]
    : []
  const parts = [...fetching, createLoop(HOUR, sweep, onError)]
  return {
    start() {
      for (const part of parts) part.start()
    },
    async stop() {
      stopping.abort()
      await Promise.all(parts.map((part) => part.stop()))
      await stop()
    },
  }
}

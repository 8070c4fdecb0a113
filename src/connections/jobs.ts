import { createLoop, HOUR } from '../lib/clock.ts'
import type { Connections } from './index.ts'

/** Deletes unused registrations, and expired requests, codes and tokens. */
export const createConnectionJob = ({
  connections,
  onError,
}: {
  connections: Pick<Connections, 'sweep'>
  onError: (error: unknown) => void
}) => createLoop(HOUR, connections.sweep, onError)

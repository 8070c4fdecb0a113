import { createLoop, HOUR } from '../lib/clock.ts'
import type { Connections } from './index.ts'

/** Forgets registrations that nobody uses, and requests, codes and tokens that have expired. */
export const createConnectionJob = ({
  connections,
  onError,
}: {
  connections: Pick<Connections, 'sweep'>
  onError: (error: unknown) => void
}) => createLoop(HOUR, connections.sweep, onError)

import type { FastifyReply } from 'fastify'

/** Aborted if the client disconnects before the response is sent. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return leaving.signal
}

/** `null` = the client has disconnected. */
export async function unlessLeft<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) return null
    throw error
  }
}

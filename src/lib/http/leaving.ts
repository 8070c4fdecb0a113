import type { FastifyReply } from 'fastify'

/** Aborted when the caller leaves before the answer is sent. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return leaving.signal
}

/** `null` = nobody waits for the result any more. */
export async function unlessLeft<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) return null
    throw error
  }
}

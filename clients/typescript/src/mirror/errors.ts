/** An error that the operator of a mirror can fix, with a message for them. */
export class MirrorError extends Error {
  override readonly name: string = 'MirrorError'
}

/**
 * The database rejected a statement, is unreachable or is full. Committed data remains, and the next run resumes there.
 */
export class DatabaseError extends MirrorError {
  override readonly name = 'DatabaseError'

  constructor(what: string, cause: unknown) {
    const { message = String(cause), code = '' }: { message?: string; code?: string } = Object(cause)
    super(`${what}: ${message || code}`, { cause })
  }
}

export function attempt<T>(what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof MirrorError ? error : new DatabaseError(what, error)
  }
}

/** Imports a module that users of the mirror must install. */
export const needed = <T>(module: Promise<T>, says: string): Promise<T> =>
  module.catch((cause) => {
    throw new MirrorError(says, { cause })
  })

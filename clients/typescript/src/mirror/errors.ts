/** What keeps a mirror from going on, in a sentence for whoever runs it. */
export class MirrorError extends Error {
  override readonly name: string = 'MirrorError'
}

/** The database refused, is away or is full. What is committed stands; the next run goes on there. */
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

/** What whoever runs a mirror installs for it. */
export const needed = <T>(module: Promise<T>, says: string): Promise<T> =>
  module.catch((cause) => {
    throw new MirrorError(says, { cause })
  })

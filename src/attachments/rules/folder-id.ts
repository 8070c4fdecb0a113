import { createHash } from 'node:crypto'

const TAG_LENGTH = 16

/** The end of an id says which installation made it: `epoch` is that of its feed. */
const tagOf = (random: string, epoch: string): string =>
  createHash('sha256').update(`${random} ${epoch}`).digest('hex').slice(0, TAG_LENGTH)

/** The random part differs between folders, so that an installation can distinguish its own folders. */
export const folderId = (random: string, epoch: string): string => `${random}-${tagOf(random, epoch)}`

/** Whether this installation created the id, even if it has not yet stored it in its database. */
export function isFolderIdOf(epoch: string, id: string): boolean {
  const random = id.slice(0, -TAG_LENGTH - 1)
  return random !== '' && id === folderId(random, epoch)
}

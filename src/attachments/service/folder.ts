import type { Db, Queryable } from '../../lib/db/index.ts'
import { StorageFault } from '../rules/storage.ts'
import type { FileStore } from '../schema.ts'
import { nameFolder, readFolder } from '../store/notices.ts'

export interface FolderDeps {
  db: Db
  log: (message: string, detail?: object) => void
}

/**
 * Whether the folder of this process is the one that the database means. With a folder for each worker, one would look in
 * vain for what another has fetched.
 */
type Identified = Pick<FileStore, 'place' | 'readId' | 'makeId'>

export function createFolderCheck({ db, log }: FolderDeps, store: Identified) {
  let isWarned = false

  async function isOurs(): Promise<boolean> {
    const known = (await readFolder(db.sql)) ?? (await firstUse())
    if (known !== null && (await store.readId()) === known) {
      isWarned = false
      return true
    }
    if (!isWarned) log(foreignText(store.place, known))
    isWarned = true
    return false
  }

  async function firstUse(): Promise<string | null> {
    const id = await store.makeId()
    return id === null ? null : nameFolder(db.sql, id)
  }

  /** The same for who only deletes: a folder that was never used has nothing to delete. */
  async function wasOurs(): Promise<boolean> {
    const known = await readFolder(db.sql)
    return known !== null && (await store.readId()) === known
  }

  return { isOurs: unlessAway(isOurs), wasOurs: unlessAway(wasOurs) }
}

/** A place that does not answer is not used; the watch over it says why. */
const unlessAway = (ask: () => Promise<boolean>) => () =>
  ask().catch((error: unknown) => {
    if (error instanceof StorageFault) return false
    throw error
  })

/** What is wrong with the place of files; `null` = nothing, or none was used yet. */
export async function foreignFolder(
  sql: Queryable,
  store: Pick<FileStore, 'place' | 'readId'>,
): Promise<string | null> {
  const known = await readFolder(sql)
  return known === null || (await store.readId()) === known ? null : foreignText(store.place, known)
}

const foreignText = (place: string, known: string | null): string =>
  `${place} is not the folder in which attachments are stored, so nothing is fetched or read here: use that folder or bucket, whose file folder-id contains ${known}. If it is lost and this one takes its place, write this id into ${place.replace(/\/$/, '')}/folder-id`

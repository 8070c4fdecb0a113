import { randomUUID } from 'node:crypto'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { readHead } from '../../lib/feed.ts'
import { folderId, isFolderIdOf } from '../rules/folder-id.ts'
import { StorageFault } from '../rules/storage.ts'
import type { FileStore } from '../schema.ts'
import { nameFolder, readFolder } from '../store/notices.ts'

export interface FolderDeps {
  db: Db
  log: (message: string, detail?: object) => void
}

/**
 * Whether the store of this process is the one recorded in the database. If workers had separate folders, each would
 * miss the files that another one fetched.
 */
type Identified = Pick<FileStore, 'place' | 'readId' | 'makeId'>

export function createFolderCheck({ db, log }: FolderDeps, store: Identified) {
  let isWarned = false

  async function isOwnStore(): Promise<boolean> {
    const known = (await readFolder(db.sql)) ?? (await firstUse())
    if (known !== null && (await store.readId()) === known) {
      isWarned = false
      return true
    }
    if (!isWarned) log(known === null ? takenText(store.place) : foreignText(store.place, known))
    isWarned = true
    return false
  }

  /** A kill may interrupt these steps, so an id created by this installation is accepted again. */
  async function firstUse(): Promise<string | null> {
    const { epoch } = await readHead(db.sql)
    const id = await store.makeId(folderId(randomUUID(), epoch))
    return id === null || !isFolderIdOf(epoch, id) ? null : nameFolder(db.sql, id)
  }

  /** For deleting only: a store that was never used has nothing to delete. */
  async function wasOwnStore(): Promise<boolean> {
    const known = await readFolder(db.sql)
    return known !== null && (await store.readId()) === known
  }

  return { isOwnStore: unlessUnreachable(isOwnStore), wasOwnStore: unlessUnreachable(wasOwnStore) }
}

/** An unreachable store is not used; `storage.ts` logs the reason. */
const unlessUnreachable = (check: () => Promise<boolean>) => () =>
  check().catch((error: unknown) => {
    if (error instanceof StorageFault) return false
    throw error
  })

/** The fault of the recorded store; `null` = none, or no store was used yet. */
export async function foreignFolder(
  sql: Queryable,
  store: Pick<FileStore, 'place' | 'readId'>,
): Promise<string | null> {
  const [known, id] = [await readFolder(sql), await store.readId()]
  if (known !== null) return id === known ? null : foreignText(store.place, known)
  const { epoch } = await readHead(sql)
  return id === null || isFolderIdOf(epoch, id) ? null : takenText(store.place)
}

const idFile = (place: string): string => `${place.replace(/\/$/, '')}/folder-id`

/** Two installations in one place would delete each other's files. */
const takenText = (place: string): string =>
  `${place} belongs to another installation, so nothing is fetched or read here: use another folder, bucket or prefix. If no other installation uses it any more, delete ${idFile(place)}; its files are then deleted`

const foreignText = (place: string, known: string): string =>
  `${place} is not the folder in which attachments are stored, so nothing is fetched or read here: use that folder or bucket, whose file folder-id contains ${known}. If it is lost and this one takes its place, write this id into ${idFile(place)}`

import type { Db, Queryable } from '../../lib/db/index.ts'
import { type AttachmentDisk, createDisk } from '../adapters/disk.ts'
import { nameFolder, readFolder } from '../store/notices.ts'

export interface FolderDeps {
  db: Db
  log: (message: string, detail?: object) => void
}

/**
 * Whether the folder of this process is the one that the database means. With a folder for each worker, one would look in
 * vain for what another has fetched.
 */
export function createFolderCheck({ db, log }: FolderDeps, disk: Pick<AttachmentDisk, 'folder' | 'readId' | 'makeId'>) {
  let isWarned = false

  async function isOurs(): Promise<boolean> {
    const known = (await readFolder(db.sql)) ?? (await firstUse())
    if (known !== null && (await disk.readId()) === known) {
      isWarned = false
      return true
    }
    if (!isWarned) log(foreignText(disk.folder, known))
    isWarned = true
    return false
  }

  async function firstUse(): Promise<string | null> {
    const id = await disk.makeId()
    return id === null ? null : nameFolder(db.sql, id)
  }

  /** The same for who only deletes: a folder that was never used has nothing to delete. */
  async function wasOurs(): Promise<boolean> {
    const known = await readFolder(db.sql)
    return known !== null && (await disk.readId()) === known
  }

  return { isOurs, wasOurs }
}

/** What is wrong with the folder; `null` = nothing, or none was used yet. */
export async function foreignFolder(sql: Queryable, folder: string): Promise<string | null> {
  const known = await readFolder(sql)
  return known === null || (await createDisk(folder).readId()) === known ? null : foreignText(folder, known)
}

const foreignText = (folder: string, known: string | null): string =>
  `${folder} is not the folder in which attachments are stored, so nothing is fetched or read here: mount that folder, whose file folder-id contains ${known}. If it is lost and this one takes its place, write this id into ${folder}/folder-id`

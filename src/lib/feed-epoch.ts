// Detects that the database was restored, copied or set back, and renews the epoch of the feed
// (docs/decisions/0046-epoch.md).

import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, type Db, readSetting, type Tx, writeSetting } from './db/index.ts'
import { type Followed, type FeedEnd as Head, readHead, readWitness, witnessOf } from './feed.ts'
import { makePrivateFolder } from './folders.ts'

export interface FeedEpochDeps {
  db: Db
  /** The folder with the mark. */
  dataFolder: string
  /** Of the embedded database; `null` for another server, whose files are not accessible. */
  clusterFolder: string | null
  log: (message: string, detail?: object) => void
}

/** The identity of this database, stored in it and compared with the current one; `null` = unknown. */
type Home = {
  /** The PostgreSQL system identifier, which changes by a restore into another server. */
  system: string | null
  /** The oid, which changes by a restore or copy into another database of the server. */
  database: string
  /** Changes by a point-in-time recovery, and by a failover. */
  timeline: string | null
  /** The creation time of the files of the embedded database: a copy has a later one. */
  files: string | null
}

interface KeptHome extends Home {
  /** The transaction that wrote the row. A restore from a dump writes it in another one. */
  transaction: string
}

/** A position that the feed had: of the data folder when it last saw the feed, or of a copy in memory. */
interface Mark {
  epoch: string
  position: number
  /** The fingerprint of the change at the position; `null` = unknown. */
  witness: string | null
}

const HOME = 'feed home'
const MARK = 'feed-mark.json'
/** Errors of managed servers that do not allow the query: a right, a function or a feature is missing. */
const REFUSED = new Set(['42501', '42883', '0A000'])

export function createFeedEpoch({ db, dataFolder, clusterFolder, log }: FeedEpochDeps) {
  const marks = createMarks(dataFolder, log)

  /**
   * Renews the epoch if the database is another one or was set back; otherwise stores its current identity and
   * position. `followed` are the copies in memory: a failover loses the last changes, which are newer than the mark.
   */
  async function check(followed: readonly Followed[] = []): Promise<void> {
    // Read before the head: changes by other processes in between only move the head further.
    const mark = await marks.read()
    const known = { mark, copies: followed.map(toMark) }
    const here = await readHere(db, clusterFolder)
    const seen = await look(db.sql, known, here)
    const head = seen.reason === null && seen.isHome ? seen.head : await settle(known, here)
    await marks.write({ ...head, witness: await readWitness(db.sql, head.position) }, mark)
  }

  /**
   * Checked again while all writers are locked out: of several processes the first renews the epoch, the others find it
   * done.
   */
  async function settle(known: Known, here: Home): Promise<Head> {
    const { head, reason } = await db.transaction(async (tx) => {
      await tx`select from feed_head for update`
      const seen = await look(tx, known, here)
      if (!seen.isHome || seen.reason !== null) await writeHome(tx, { ...here, files: here.files ?? seen.files })
      if (seen.reason !== null) await tx`update feed_head set epoch = ${randomUUID().replaceAll('-', '')}`
      return { ...seen, head: await readHead(tx) }
    })
    if (reason !== null) log(`the epoch of the feed is renewed, and all cursors have expired: ${reason}`, head)
    return head
  }

  return { check }
}

export type FeedEpoch = ReturnType<typeof createFeedEpoch>

/** What this process knows of the feed from before. */
interface Known {
  mark: Mark | null
  copies: readonly Mark[]
}

const toMark = ({ epoch, position, newest }: Followed): Mark => ({
  epoch,
  position,
  witness: newest?.position === position ? witnessOf(newest) : null,
})

async function look(sql: Db['sql'], { mark, copies }: Known, here: Home) {
  const head = await readHead(sql)
  const kept = await readHome(sql)
  const isHome = kept !== null && isSameHome(kept, here)
  let reason = otherPlaceReason(kept, here)
  for (const one of [mark, ...copies]) reason ??= await lostReason(sql, one, head)
  reason ??= timelineReason(kept, here, mark, head)
  return { head, reason, isHome, files: kept?.files ?? null }
}

/** `files` may be unknown now because a process with `DATABASE_URL` has joined an embedded database. */
const isSameHome = (kept: Home & { isOriginal: boolean }, here: Home): boolean =>
  kept.isOriginal &&
  kept.system === here.system &&
  kept.database === here.database &&
  kept.timeline === here.timeline &&
  (here.files === null || kept.files === here.files)

function otherPlaceReason(kept: (Home & { isOriginal: boolean }) | null, here: Home): string | null {
  // Before the first start of a version that stores it, there is nothing to compare with.
  if (kept === null) return null
  if (kept.system !== here.system) return 'the database was restored into another PostgreSQL server'
  if (kept.database !== here.database) return 'the database is a copy in the same PostgreSQL server'
  if (!kept.isOriginal) return 'the tables were restored from a dump'
  const isCopied = kept.files !== null && here.files !== null && kept.files !== here.files
  return isCopied ? 'the data folder is a copy' : null
}

/** A mark of another epoch says nothing: another process has renewed it, or the folder belonged to another database. */
async function lostReason(sql: Db['sql'], mark: Mark | null, { epoch, position }: Head): Promise<string | null> {
  if (mark?.epoch !== epoch) return null
  if (mark.position > position) return `the database is ${mark.position - position} changes behind what it was`
  if (mark.witness === null) return null
  const witness = await readWitness(sql, mark.position)
  return witness === mark.witness ? null : 'the database was put back and has gone on from there'
}

/**
 * After a failover, the mark and the copies in memory prove that nothing was lost that this process has seen; without a
 * mark, reading the feed again is better than missing a notice.
 */
function timelineReason(kept: Home | null, here: Home, mark: Mark | null, { epoch }: Head): string | null {
  if (mark?.epoch === epoch || kept === null || kept.timeline === null || here.timeline === null) return null
  return kept.timeline === here.timeline ? null : 'the PostgreSQL server was recovered, and no mark says how far it was'
}

async function readHome(sql: Db['sql']): Promise<(Home & { isOriginal: boolean }) | null> {
  const home = await readSetting<KeptHome>(sql, HOME)
  if (home === null) return null
  const [row] = await sql<
    { transaction: string }[]
  >`select xmin::text as transaction from settings where name = ${HOME}`
  return { ...home, isOriginal: row?.transaction === home.transaction }
}

async function writeHome(tx: Tx, home: Home): Promise<void> {
  const [row] = await tx<{ transaction: string }[]>`select pg_current_xact_id()::xid::text as transaction`
  await writeSetting(tx, HOME, { ...home, transaction: row?.transaction ?? '' })
}

async function readHere({ sql }: Db, clusterFolder: string | null): Promise<Home> {
  const [row] = await sql<{ database: string }[]>`
    select oid::text as database from pg_database where datname = current_database()`
  if (!row) throw new Error('the database does not say which one it is')
  return {
    system: await unlessRefused(
      sql<{ said: string }[]>`select system_identifier::text as said from pg_control_system()`,
    ),
    database: row.database,
    timeline: await unlessRefused(
      sql<{ said: string }[]>`select substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) as said`,
    ),
    files: clusterFolder === null ? null : await birthOf(join(clusterFolder, 'PG_VERSION')),
  }
}

async function unlessRefused(asked: PromiseLike<{ said: string }[]>): Promise<string | null> {
  try {
    return (await asked)[0]?.said ?? null
  } catch (error) {
    if (REFUSED.has(codeOf(error) ?? '')) return null
    throw error
  }
}

/**
 * The creation time of a file, which no copy preserves on Linux. On other systems a copy may, but then the inode number
 * differs. On Linux that number changes without a copy on some file systems in user space.
 */
async function birthOf(path: string): Promise<string | null> {
  const { birthtimeNs, ino } = await stat(path, { bigint: true })
  if (process.platform !== 'linux') return String(ino)
  return birthtimeNs > 0n ? String(birthtimeNs) : null
}

/** The mark as a file. If it cannot be read or written, fewer restores are detected. */
function createMarks(folder: string, log: FeedEpochDeps['log']) {
  const path = join(folder, MARK)
  let isLogged = false

  return {
    async read(): Promise<Mark | null> {
      try {
        const { epoch, position, witness } = JSON.parse(await readFile(path, 'utf8'))
        const isMark = typeof epoch === 'string' && Number.isSafeInteger(position) && typeof witness === 'string'
        return isMark ? { epoch, position, witness } : null
      } catch {
        return null
      }
    },
    async write({ epoch, position, witness }: Mark, before: Mark | null): Promise<void> {
      if (before?.epoch === epoch && before.position >= position) return
      const draft = `${path}.${randomUUID()}.tmp`
      try {
        await makePrivateFolder(folder)
        await writeFile(draft, `${JSON.stringify({ epoch, position, witness })}\n`, { mode: 0o600 })
        await rename(draft, path)
        isLogged = false
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {})
        if (!isLogged)
          log('the mark of the feed cannot be written: a database that was put back may not be noticed', { err: error })
        isLogged = true
      }
    },
  }
}

import { type Db, schemaVersion } from '../../lib/db/index.ts'
import { type Change, type FeedEnd, readChange, readChanges, readHead } from '../../lib/feed.ts'
import type { Secrets } from '../../lib/secret.ts'
import { createSerial, inTurns } from '../../lib/turns.ts'
import { type Catalog, type CatalogImage, type CatalogOptions, catalogOf } from '../../search/catalog/index.ts'
import { createSnapshotFolder, programFingerprint } from '../adapters/snapshot-folder.ts'
import {
  doubtOf,
  filesOf,
  isSameChange,
  type KeptFile,
  type Manifest,
  manifestText,
  readManifest,
  SNAPSHOT_FORMAT,
} from '../rules/snapshot.ts'

export interface SnapshotDeps {
  db: Db
  /** A snapshot is signed: without the operator's secret, write access to the files is not enough to forge one. */
  secrets: () => Pick<Secrets, 'derive' | 'deriveAll'>
  log: (message: string, detail: object) => void
  /** The folder of catalog snapshots; without it none are stored. */
  catalogFolder?: string | null
  /** Default: those for a million notices. */
  catalogSizes?: CatalogOptions
}

/** A catalog, the position up to which it has followed the feed, and its schema version. */
export interface Recalled {
  catalog: Catalog
  epoch: string
  position: number
  /** The change at that position. */
  newest: Change | null
  schema: number
}

/** A catalog at one moment, written while the original continues to change. */
export interface Captured {
  image: CatalogImage
  epoch: string
  position: number
  newest: Change
  schema: number
}

/** The input of a snapshot: the position of the catalog (cheap) and its content (expensive). */
export interface CatalogSource {
  epoch(): string | null
  position(): number
  capture(): Promise<Captured | null>
}

type Folder = ReturnType<typeof createSnapshotFolder>

/** Why an existing snapshot is not used. */
class Doubt extends Error {}

const SIGNING = 'catalog snapshot'

/** Another process that writes here may delete what is being read. */
const READINGS = 3

/**
 * Stores the catalog in files, so that a start is faster than filling it. Snapshots are optional: a doubtful one is not
 * used, and if one cannot be written, only the next start is slower.
 */
export function createSnapshots({ db, log, secrets, catalogFolder = null, catalogSizes = {} }: SnapshotDeps) {
  const folder = catalogFolder === null ? null : createSnapshotFolder(catalogFolder)
  /** The file of each block that was written or read. */
  const files = new WeakMap<object, KeptFile>()
  /** The position of the newest snapshot; `null` = one must be written. */
  let last: Pick<Captured, 'epoch' | 'position'> | null = null
  /** The stored snapshot was checked and found invalid: it is replaced, even if it seems recent. */
  let isDoubted = false
  let isLogged = false
  const inLine = createSerial()
  const program = createProgram()
  const manifestOf = (text: string | null): Manifest | null =>
    text === null ? null : readManifest(text, secrets().deriveAll(SIGNING))

  /** The content of the snapshot; `null` = there is no valid one. */
  async function recall(head: FeedEnd): Promise<Recalled | null> {
    if (folder === null) return null
    const begun = performance.now()
    try {
      const found = await readBelieved({ db, program, manifestOf, sizes: catalogSizes }, folder, head)
      if (found === null) return null
      const { manifest, catalog } = found
      for (const [i, block] of (catalog.capture()?.blocks ?? []).entries()) {
        const file = manifest.blocks[i]
        if (file) files.set(block, file)
      }
      const { position, notices, schema } = manifest
      last = { epoch: head.epoch, position }
      isDoubted = false
      const ms = Math.round(performance.now() - begun)
      log('the catalog is read from its snapshot', { notices, changesSince: head.position - position, ms })
      return { catalog, epoch: head.epoch, position, newest: await readChange(db.sql, position), schema }
    } catch (error) {
      if (!(error instanceof Doubt)) throw error
      isDoubted = true
      last = null
      log('the snapshot of the catalog is not used', { reason: error.message })
      return null
    }
  }

  /** Another process may store the same catalog in the same folder: one snapshot is enough. */
  async function isKept(folder: Folder, epoch: string, position: number, least: number): Promise<boolean> {
    if (isDoubted) return false
    const manifest = await folder.manifest().then(manifestOf, () => null)
    if (manifest === null || manifest.program !== program() || manifest.epoch !== epoch) return false
    if (position - manifest.position >= least) return false
    const there = await Promise.all(filesOf(manifest).map((file) => folder.has(file)))
    return there.every((one) => one)
  }

  async function keepNow(folder: Folder, kept: CatalogSource, least: number): Promise<void> {
    const [epoch, position] = [kept.epoch(), kept.position()]
    if (epoch === null || (last?.epoch === epoch && position - last.position < least)) return
    if (await isKept(folder, epoch, position, least)) last = { epoch, position }
    else await write(folder, kept)
  }

  async function write(folder: Folder, { capture }: CatalogSource): Promise<void> {
    const begun = performance.now()
    const captured = await capture()
    if (captured === null) return
    // Everything in the catalog was read before this, so it is no newer than the witness.
    const head = await readHead(db.sql)
    const witness = await readChange(db.sql, head.position)
    // The database was restored while the catalog stayed unchanged: only a new fill helps.
    const isSameFeed = isSameChange(captured.newest, await readChange(db.sql, captured.position))
    if (head.epoch !== captured.epoch || witness === null || !isSameFeed) return
    try {
      const { written, spared } = await writeSnapshot(
        { folder, files, manifestOf, program: program(), key: secrets().derive(SIGNING) },
        captured,
        witness,
      )
      isDoubted = false
      isLogged = false
      log('the catalog is written to its snapshot', { ...written, ms: Math.round(performance.now() - begun) })
      await sweep(folder, spared)
    } catch (error) {
      if (!isLogged) log('the snapshot of the catalog cannot be written: the next start takes longer', { err: error })
      isLogged = true
    }
    // After a failure, it is written again when as much has changed once more.
    last = { epoch: captured.epoch, position: captured.position }
  }

  /** The snapshot is published by now: a failure here only costs disk space. */
  async function sweep(folder: Folder, spared: KeptFile[]): Promise<void> {
    await folder.sweep(spared).catch((error: unknown) => {
      log('old files of snapshots of the catalog cannot be removed', { err: error })
    })
  }

  return {
    recall,
    /** Writes a snapshot if the newest is at least `least` changes older, or there is none. One at a time. */
    keep: (kept: CatalogSource, least: number): Promise<void> =>
      inLine(async () => {
        if (folder !== null) await keepNow(folder, kept, least)
      }),
  }
}

/** Computed at first use. */
function createProgram(): () => string {
  let fingerprint: string | null = null
  return () => {
    fingerprint ??= programFingerprint()
    return fingerprint
  }
}

async function readBelieved(reading: Reading, folder: Folder, head: FeedEnd): Promise<Found | null> {
  let before: string | null = null
  for (let attempt = 1; ; attempt++) {
    const text = await folder.manifest().catch(asDoubt)
    if (text === null) return null
    const manifest = reading.manifestOf(text)
    if (manifest === null) throw new Doubt('its manifest is damaged, of another format or not signed with the secret')
    await believe(reading, manifest, head)
    try {
      const [state, ...blocks] = await Promise.all(filesOf(manifest).map((file) => folder.read(file)))
      if (state === undefined) throw new Doubt('it has no state')
      const catalog = await inTurns(catalogOf(state, blocks, reading.sizes))
      if (catalog.size !== manifest.notices) throw new Doubt('it has another number of notices')
      return { manifest, catalog }
    } catch (error) {
      if (attempt >= READINGS || text === before) return asDoubt(error)
      before = text
    }
  }
}

type ManifestReader = (text: string | null) => Manifest | null

interface Reading {
  db: Db
  program: () => string
  manifestOf: ManifestReader
  sizes: CatalogOptions
}

interface Writing {
  folder: Folder
  files: WeakMap<object, KeptFile>
  manifestOf: ManifestReader
  program: string
  key: Uint8Array
}

interface Found {
  manifest: Manifest
  catalog: Catalog
}

function asDoubt(error: unknown): never {
  throw new Doubt(error instanceof Error ? error.message : String(error))
}

async function believe(
  { db, program }: Reading,
  manifest: Manifest,
  { epoch, position: head }: FeedEnd,
): Promise<void> {
  const [next] = await readChanges(db.sql, manifest.position, 1)
  const doubt = doubtOf(manifest, {
    program: program(),
    epoch,
    schema: await schemaVersion(db.sql),
    head,
    witness: await readChange(db.sql, manifest.witness.position),
    next: next?.position ?? null,
  })
  if (doubt !== null) throw new Doubt(doubt)
}

/** Existing blocks are reused by name; the manifest is written last. */
async function writeSnapshot(
  { folder, files, manifestOf, program, key }: Writing,
  captured: Captured,
  witness: Change,
) {
  const { image, epoch, position, schema } = captured
  const before = await folder.manifest().then(manifestOf, () => null)
  const there = await Promise.all(image.blocks.map(async (block) => folder.has(files.get(block))))
  const missing = image.blocks.filter((_, i) => !there[i])
  const stateBytes = await inTurns(image.stateSteps())
  await folder.makeRoom(sizeOf([...stateBytes, ...missing.flatMap((block) => image.bytesOf(block))]))
  const added: KeptFile[] = []
  const add = async (kind: 'block' | 'state', pieces: Uint8Array[]) => {
    const file = await folder.add(kind, pieces)
    added.push(file)
    return file
  }
  try {
    for (const block of missing) files.set(block, await add('block', image.bytesOf(block)))
    const blocks = image.blocks.map((block) => files.get(block)).filter((file) => file !== undefined)
    const state = await add('state', stateBytes)
    const { notices } = image
    const manifest = { format: SNAPSHOT_FORMAT, program, epoch, schema, position, witness, notices, state, blocks }
    await folder.publish(manifestText(manifest, key))
    const bytes = filesOf(manifest).reduce((sum, { size }) => sum + size, 0)
    // A process that is starting may still be reading the previous one.
    const spared = [...filesOf(manifest), ...(before === null ? [] : filesOf(before))]
    return { spared, written: { notices, written: added.length, bytes } }
  } catch (error) {
    await folder.remove(added)
    throw error
  }
}

const sizeOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

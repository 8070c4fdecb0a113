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
  /** A snapshot is signed: whoever can write files, but does not have the operator's secret, cannot make one. */
  secrets: () => Pick<Secrets, 'derive' | 'deriveAll'>
  log: (message: string, detail: object) => void
  /** Where snapshots of the catalog lie; without it none is kept. */
  catalogFolder?: string | null
  /** Default: those of a million notices. */
  catalogSizes?: CatalogOptions
}

/** A catalog, how far it has followed the feed, and the version of the schema it was filled at. */
export interface Recalled {
  catalog: Catalog
  epoch: string
  position: number
  /** The change in that position. */
  newest: Change | null
  schema: number
}

/** A catalog at one moment, to be written while it goes on. */
export interface Captured {
  image: CatalogImage
  epoch: string
  position: number
  newest: Change
  schema: number
}

/** Where the catalog stands, which costs nothing to ask, and all of it, which does. */
export interface CatalogStanding {
  epoch(): string | null
  position(): number
  capture(): Promise<Captured | null>
}

type Folder = ReturnType<typeof createSnapshotFolder>

/** Why there is a snapshot that is not used. */
class Doubt extends Error {}

const SIGNING = 'catalog snapshot'

/** Another process that writes here may take away what is just being read. */
const READINGS = 3

/**
 * Keeps the catalog in files, for a start that is faster than filling it. A snapshot is never needed: in doubt there is
 * none, and one that cannot be written costs the next start its speed.
 */
export function createSnapshots({ db, log, secrets, catalogFolder = null, catalogSizes = {} }: SnapshotDeps) {
  const folder = catalogFolder === null ? null : createSnapshotFolder(catalogFolder)
  /** The file of each block that was written or read. */
  const files = new WeakMap<object, KeptFile>()
  /** How far the newest snapshot goes; `null` = one is to be written. */
  let last: Pick<Captured, 'epoch' | 'position'> | null = null
  /** What lies in the folder was looked at and found wrong: it is replaced, however new it looks. */
  let isDoubted = false
  let isTold = false
  const inLine = createSerial()
  const program = createProgram()
  const manifestOf = (text: string | null): Manifest | null =>
    text === null ? null : readManifest(text, secrets().deriveAll(SIGNING))

  /** What the snapshot holds; `null` if there is none that can be believed. */
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

  /** Another process may keep the same catalog in the same folder: one of them is enough. */
  async function isKept(folder: Folder, epoch: string, position: number, least: number): Promise<boolean> {
    if (isDoubted) return false
    const manifest = await folder.manifest().then(manifestOf, () => null)
    if (manifest === null || manifest.program !== program() || manifest.epoch !== epoch) return false
    if (position - manifest.position >= least) return false
    const there = await Promise.all(filesOf(manifest).map((file) => folder.has(file)))
    return there.every((one) => one)
  }

  async function keepNow(folder: Folder, kept: CatalogStanding, least: number): Promise<void> {
    const [epoch, position] = [kept.epoch(), kept.position()]
    if (epoch === null || (last?.epoch === epoch && position - last.position < least)) return
    if (await isKept(folder, epoch, position, least)) last = { epoch, position }
    else await write(folder, kept)
  }

  async function write(folder: Folder, { capture }: CatalogStanding): Promise<void> {
    const begun = performance.now()
    const captured = await capture()
    if (captured === null) return
    // Whatever the catalog holds was read before this: it is no newer than the witness.
    const head = await readHead(db.sql)
    const witness = await readChange(db.sql, head.position)
    // A database that went back while the catalog stayed as it was: only filling it afresh helps.
    const isSameFeed = isSameChange(captured.newest, await readChange(db.sql, captured.position))
    if (head.epoch !== captured.epoch || witness === null || !isSameFeed) return
    try {
      const { written, spared } = await writeSnapshot(
        { folder, files, manifestOf, program: program(), key: secrets().derive(SIGNING) },
        captured,
        witness,
      )
      isDoubted = false
      isTold = false
      log('the catalog is written to its snapshot', { ...written, ms: Math.round(performance.now() - begun) })
      await sweep(folder, spared)
    } catch (error) {
      if (!isTold) log('the snapshot of the catalog cannot be written: the next start takes longer', { err: error })
      isTold = true
    }
    // What could not be written is tried again when as much has changed once more.
    last = { epoch: captured.epoch, position: captured.position }
  }

  /** The snapshot is published by now: what goes wrong here costs room and nothing else. */
  async function sweep(folder: Folder, spared: KeptFile[]): Promise<void> {
    await folder.sweep(spared).catch((error: unknown) => {
      log('old files of snapshots of the catalog cannot be removed', { err: error })
    })
  }

  return {
    recall,
    /** Writes a snapshot if the newest is `least` changes older, or there is none. One at a time. */
    keep: (kept: CatalogStanding, least: number): Promise<void> =>
      inLine(async () => {
        if (folder !== null) await keepNow(folder, kept, least)
      }),
  }
}

/** Read when it is first asked for. */
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

/** Blocks that lie there already are named again; the manifest comes last. */
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
    // A process that starts now may still be reading the one before.
    const spared = [...filesOf(manifest), ...(before === null ? [] : filesOf(before))]
    return { spared, written: { notices, written: added.length, bytes } }
  } catch (error) {
    await folder.remove(added)
    throw error
  }
}

const sizeOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

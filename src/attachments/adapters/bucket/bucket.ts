// Stores files by the hash of their content in an S3-compatible bucket, with the same paths as on a disk:
// `PREFIXab/abcd…`.

import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BucketSettings } from '../../../lib/attachment-settings.ts'
import { MINUTE, SECOND } from '../../../lib/clock.ts'
import { codeOf } from '../../../lib/db/index.ts'
import { makePrivateFolder } from '../../../lib/folders.ts'
import { StorageFault } from '../../rules/storage.ts'
import type { FileStore } from '../../schema.ts'
import { type BucketDeps, CONTENT_TIMEOUT_MS, createBucketClient } from './client.ts'

const PRIVATE_FILE = 0o600
const ID_KEY = 'folder-id'
/** The maximum size of a fetched file. */
const MOST_FILE_BYTES = 256 * 1024 * 1024
const LIST_BYTES = 4 * 1024 * 1024
/** How long a response about the id of the bucket is trusted. The id is checked with each search for work. */
const ID_FRESH_MS = MINUTE
const AWAY_FRESH_MS = 10 * SECOND
/** After an error, the next request would probably fail too. */
const REST_MS = MINUTE
/** Few retries, because the id is checked again with the next search for work. */
const ID_WAITS_MS = [200]

/** A local folder for files while they are read. */
interface LocalDrafts {
  drafts: string
  removeDrafts: () => Promise<void>
}

/** A store that needs no disk, so workers on several machines can share it. */
export function createBucket(
  deps: BucketDeps,
  settings: BucketSettings,
  { drafts, removeDrafts }: LocalDrafts,
): FileStore {
  const { clock } = deps
  const client = createBucketClient(deps, settings)
  const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`
  let known: { at: number; id: string } | null = null
  let away: { at: number; fault: StorageFault } | null = null

  async function readId(): Promise<string | null> {
    const now = clock.steady()
    if (known !== null && now - known.at < ID_FRESH_MS) return known.id
    if (away !== null && now - away.at < AWAY_FRESH_MS) throw away.fault
    const request = { method: 'GET', key: ID_KEY, expected: [404], waitsMs: ID_WAITS_MS } as const
    const { status, body } = await client.send(request).catch((error: unknown) => {
      if (error instanceof StorageFault) away = { at: now, fault: error }
      throw error
    })
    away = null
    const id = status === 404 ? '' : Buffer.from(body).toString().trim()
    known = id === '' ? null : { at: now, id }
    return known?.id ?? null
  }

  /** Does nothing if the bucket already has an id. */
  async function makeId(id: string): Promise<string | null> {
    await put(ID_KEY, Buffer.from(`${id}\n`))
    return readId()
  }

  /** Writes only if the key is absent: keys are hashes of the content, so existing content is the same. */
  async function put(key: string, content: Uint8Array): Promise<void> {
    const body = { content, hash: hashOf(content) }
    const upload = { method: 'PUT', key, body, timeoutMs: CONTENT_TIMEOUT_MS } as const
    const { status } = await client.send({ ...upload, headers: { 'if-none-match': '*' }, expected: [412, 501] })
    // The service does not support conditional writes.
    if (status === 501 && !(await exists(key))) await client.send(upload)
  }

  const exists = async (key: string): Promise<boolean> =>
    (await client.send({ method: 'HEAD', key, expected: [404] })).status !== 404

  async function readContent(hash: string): Promise<Uint8Array | null> {
    const limits = { maxBytes: MOST_FILE_BYTES, timeoutMs: CONTENT_TIMEOUT_MS }
    const { status, body } = await client.send({ method: 'GET', key: keyOf(hash), expected: [404], ...limits })
    if (status === 404) return null
    if (hashOf(body) !== hash) throw new StorageFault(`${client.place}${keyOf(hash)} has another content`)
    return body
  }

  async function* listKeys(): AsyncGenerator<string[]> {
    for (let token: string | null = ''; token !== null; ) {
      const query = {
        'list-type': '2',
        prefix: settings.prefix,
        ...(token !== '' && { 'continuation-token': token }),
      }
      const answer = await client.send({ method: 'GET', key: '', query, maxBytes: LIST_BYTES })
      const text = Buffer.from(answer.body).toString()
      yield [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(settings.prefix.length))
      token = unescaped(/<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? '') || null
    }
  }

  return {
    place: client.place,
    readId,
    makeId,
    restMs: REST_MS,
    async room() {
      try {
        await readId()
        return { bytes: Number.MAX_SAFE_INTEGER, fault: null }
      } catch (error) {
        if (error instanceof StorageFault) return { bytes: 0, fault: error.message }
        throw error
      }
    },
    /** The object is written before a row refers to it. If no row follows, the sweep deletes it. */
    async write(content, hash) {
      await put(keyOf(hash), content)
      return {
        /** The sweep may have deleted the object before the hash was locked. */
        async keep() {
          if (!(await exists(keyOf(hash)))) await put(keyOf(hash), content)
        },
        async discard() {},
      }
    },
    has: (hash) => exists(keyOf(hash)),
    async withFile(hash, use) {
      const content = await readContent(hash)
      if (content === null) return null
      const path = join(drafts, randomUUID())
      try {
        await makePrivateFolder(drafts)
        await writeFile(path, content, { flag: 'wx', mode: PRIVATE_FILE }).catch((error: unknown) => {
          throw new StorageFault(`the disk did not take a file (${codeOf(error)})`, { cause: error })
        })
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async remove(hash) {
      await client.send({ method: 'DELETE', key: keyOf(hash), expected: [404] })
    },
    async *hashes() {
      for await (const keys of listKeys())
        yield keys.flatMap((key) => {
          const [, hash = ''] = key.split('/')
          return /^[0-9a-f]{64}$/.test(hash) && key === keyOf(hash) ? [hash] : []
        })
    },
    removeDrafts,
  }
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, number: string | undefined, name: string | undefined) =>
    number === undefined ? (ENTITIES[name ?? ''] ?? whole) : String.fromCodePoint(Number(number)),
  )

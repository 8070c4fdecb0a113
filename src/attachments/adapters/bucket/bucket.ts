// Files by the hash of their content in an S3-compatible bucket: `PREFIXab/abcd…`, as below the folder of a disk.

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
/** Of the files that are fetched at most. */
const MOST_FILE_BYTES = 256 * 1024 * 1024
const LIST_BYTES = 4 * 1024 * 1024
/** How long it is believed that the bucket answers and has the same id; it is asked for with each look for work. */
const ID_FRESH_MS = MINUTE
const AWAY_FRESH_MS = 10 * SECOND
/** A service that answers one request with an error mostly answers the next. */
const REST_MS = MINUTE
/** It is looked again anyway. */
const LOOK_WAITS_MS = [200]

/** Where a file is while it is read. */
interface LocalDrafts {
  drafts: string
  removeDrafts: () => Promise<void>
}

/** A store without a disk of its own, so that workers on several machines need none in common. */
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
    const look = { method: 'GET', key: ID_KEY, expected: [404], waitsMs: LOOK_WAITS_MS } as const
    const { status, body } = await client.ask(look).catch((error: unknown) => {
      if (error instanceof StorageFault) away = { at: now, fault: error }
      throw error
    })
    away = null
    const id = status === 404 ? '' : Buffer.from(body).toString().trim()
    known = id === '' ? null : { at: now, id }
    return known?.id ?? null
  }

  /** Unless it has one. */
  async function makeId(id: string): Promise<string | null> {
    await put(ID_KEY, Buffer.from(`${id}\n`))
    return readId()
  }

  /** Only if there is nothing under the key; content under the key of its hash need not be sent again. */
  async function put(key: string, content: Uint8Array): Promise<void> {
    const body = { content, hash: hashOf(content) }
    const upload = { method: 'PUT', key, body, timeoutMs: CONTENT_TIMEOUT_MS } as const
    const { status } = await client.ask({ ...upload, headers: { 'if-none-match': '*' }, expected: [412, 501] })
    // A service without conditional writes.
    if (status === 501 && !(await exists(key))) await client.ask(upload)
  }

  const exists = async (key: string): Promise<boolean> =>
    (await client.ask({ method: 'HEAD', key, expected: [404] })).status !== 404

  async function readContent(hash: string): Promise<Uint8Array | null> {
    const limits = { maxBytes: MOST_FILE_BYTES, timeoutMs: CONTENT_TIMEOUT_MS }
    const { status, body } = await client.ask({ method: 'GET', key: keyOf(hash), expected: [404], ...limits })
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
      const answer = await client.ask({ method: 'GET', key: '', query, maxBytes: LIST_BYTES })
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
    /** The object is there before a row names it. One that no row comes to name is found by the sweep. */
    async write(content, hash) {
      await put(keyOf(hash), content)
      return {
        /** The sweep may have deleted it before the hash was locked. */
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
      await client.ask({ method: 'DELETE', key: keyOf(hash), expected: [404] })
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

import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listedFiles } from '../src/attachments/rules/files.ts'
import { documentsOf } from '../src/bids/store/read.ts'
import type { Queryable } from '../src/lib/db/index.ts'
import { parseRange } from '../src/lib/net.ts'
import { startTestApp, type TestAppOptions } from './app-harness.ts'
import { NOW } from './factories.ts'
import { closesWithTests, eventually } from './harness.ts'

/** The portal's response for one path. */
export type PortalFile =
  | string
  | Uint8Array
  | { status: number; headers?: Record<string, string>; body?: string | Uint8Array }

/** A portal with files; records every request. */
export async function startPortal() {
  const files = new Map<string, PortalFile>()
  const asked: string[] = []
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files.get(path) ?? { status: 404 }
    const isPlain = typeof file === 'string' || file instanceof Uint8Array
    const { status, headers, body } = isPlain ? { status: 200, headers: {}, body: file } : file
    response.writeHead(status, { 'content-type': 'application/octet-stream', ...headers })
    response.end(body ?? '')
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = closesWithTests(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    base,
    asked,
    close,
    /** Publishes the file and returns its URL. */
    offer(path: string, file: PortalFile): string {
      files.set(path, file)
      return `${base}${path}`
    },
    timesAsked: (path: string) => asked.filter((one) => one === path).length,
  }
}
export type Portal = Awaited<ReturnType<typeof startPortal>>

export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-attachments-'))
  closesWithTests(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const HERE = parseRange('127.0.0.1')

/** An app whose background work runs step by step in a test. */
export async function startAttachmentApp({ env = {}, ...options }: TestAppOptions = {}) {
  const folder = env.GONGGO_DATA ?? makeDataFolder()
  const app = await startTestApp({
    role: 'api',
    alsoPublic: HERE ? [HERE] : [],
    diskReserve: () => 0,
    ...options,
    env: {
      GONGGO_DATA: folder,
      GONGGO_ATTACHMENTS: 'all',
      GONGGO_ATTACHMENTS_PER_MINUTE: '60000',
      ...env,
    },
  })
  const workers = app.attachments.workers()
  const stored = join(folder, 'attachments')

  /** Selects, fetches and reads everything that is due. */
  async function worked(): Promise<void> {
    await app.db.sql`update attachment_progress set look_at = statement_timestamp()`
    await app.attachments.selection.takeWanted()
    while ((await app.attachments.selection.follow()) > 0);
    await eventually(async () => {
      for (const worker of workers) await worker.tick()
      return (await countDue()) === 0
    })
  }

  async function countDue(): Promise<number> {
    const [row] = await app.db.sql<{ due: number }[]>`
      select (select count(*) from attachment_files f where f.due_at <= statement_timestamp() and not exists (
          select from attachment_hosts h where h.host = f.host and h.next_at > statement_timestamp() + interval '5 s'))
        + (select count(*) from attachment_texts where due_at <= statement_timestamp()) as due`
    return row?.due ?? 0
  }

  return {
    ...app,
    folder,
    worked,
    /** Makes everything due that waits for another attempt or for its host. */
    async makeDue(): Promise<void> {
      await app.db.sql`update attachment_hosts set next_at = statement_timestamp()`
      await app.db.sql`update attachment_files set due_at = statement_timestamp() where state = 'pending'`
    },
    /** Runs the hourly check of texts and files against rows. */
    async sweepAll(): Promise<void> {
      await app.db.sql`update attachment_progress set compared_at = null`
      await app.attachments.sweep()
    },
    /** Names of the files on the disk. */
    kept: (): string[] =>
      readdirSync(stored, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'folder-id')
        .map(({ name }) => name)
        .sort(),
    async close(): Promise<void> {
      await app.attachments.stop()
      await app.close()
    },
  }
}
export type AttachmentApp = Awaited<ReturnType<typeof startAttachmentApp>>

const ATTACHMENT_PAGES = [
  '입찰공고 제2026-1호\n\n1. 입찰에 부치는 사항\n가. 사업명: 노후 하수관로 정비공사(2공구)',
  '2. 입찰참가자격\n가. 토목공사업을 등록한 업체\n나. 현장설명은 생략합니다.',
]

interface StoredText {
  noticeNo: string
  pages?: readonly string[]
  place?: number
  /** Equal for files with the same content; default: unique. */
  content?: string
}

/** Stores a file of the notice, by default the first, as if it had been fetched and read; returns its id. */
export async function storeText(
  { sql }: { sql: Queryable },
  { noticeNo, pages = ATTACHMENT_PAGES, place = 0, content }: StoredText,
): Promise<string> {
  const [notice] = await documentsOf(sql, [noticeNo])
  const file = notice && listedFiles(notice)[place]
  if (!notice || !file) throw new Error(`${noticeNo} has no attachment`)
  const hash = createHash('sha256')
    .update(content ?? file.id)
    .digest('hex')
  const characters = pages.join('').length
  await sql`
    insert into attachment_notices (notice_no, version, ends_at) values (${noticeNo}, ${notice.version}, now())
    on conflict do nothing`
  await sql`
    insert into attachment_files (id, notice_no, url, name, host, state, hash, bytes, fetched_at, due_at)
    values (${file.id}, ${noticeNo}, ${file.url}, ${file.name}, ${file.host}, 'fetched', ${hash}, 24576, ${new Date(NOW)}, null)
    on conflict do nothing`
  await sql`
    insert into attachment_texts (hash, state, kind, pages, characters, parts, read_at, due_at)
    values (${hash}, 'text', 'pdf', ${pages.length}, ${characters}, ${pages.length}, ${new Date(NOW)}, null)
    on conflict do nothing`
  for (const [index, text] of pages.entries()) {
    await sql`
      insert into attachment_parts (hash, part, page, text) values (${hash}, ${index + 1}, ${index + 1}, ${text})
      on conflict do nothing`
  }
  return file.id
}

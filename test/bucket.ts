import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, timingSafeEqual } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMPTY_HASH, signBucketRequest } from '../src/attachments/adapters/bucket/signature.ts'
import { neededEnv } from './environment.ts'
import { freePort } from './free-port.ts'
import { closesWithTests, eventually } from './harness.ts'
import { endProcess, endsWithTests } from './processes.ts'

/** Path of versitygw, an S3 server; without it, tests use their own small one. */
export const S3_VARIABLE = 'GONGGO_TEST_S3'

export interface TestBucket {
  /** The settings of a service that stores in it. */
  env: Record<string, string>
  /** All keys, without the prefix. */
  keys(): string[]
  remove(key: string): Promise<void>
  /** Refuses connections until it is started again; keeps its data. */
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const KEYS = { region: 'us-east-1', accessKeyId: 'test-id', secretAccessKey: 'test-secret' }
const BUCKET = 'files'
const PREFIX = 'gonggo/attachments/'

export async function startBucket(): Promise<TestBucket> {
  const port = await freePort()
  const program = process.env[S3_VARIABLE]
  const server = program === undefined ? createOwn(port) : createReal(program, port)
  await server.start()
  const close = closesWithTests(server.close)
  return {
    env: {
      GONGGO_ATTACHMENTS_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      GONGGO_ATTACHMENTS_S3_BUCKET: BUCKET,
      GONGGO_ATTACHMENTS_S3_PREFIX: PREFIX,
      GONGGO_ATTACHMENTS_S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      GONGGO_ATTACHMENTS_S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    keys: () =>
      server
        .keys()
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length))
        .sort(),
    async remove(key) {
      const url = new URL(`http://127.0.0.1:${port}/${BUCKET}/${PREFIX}${key}`)
      const unsigned = { method: 'DELETE', url, headers: {}, bodyHash: EMPTY_HASH, at: Date.now() }
      const { status } = await fetch(url, { method: 'DELETE', headers: signBucketRequest(unsigned, KEYS) })
      assert.equal(status, 204)
    },
    stop: server.stop,
    start: server.start,
    close,
  }
}

interface BucketServer extends Pick<TestBucket, 'stop' | 'start' | 'close' | 'keys'> {}

function createReal(program: string, port: number): BucketServer {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bucket-'))
  const [data, sidecar] = [join(folder, 'data'), join(folder, 'sidecar')]
  mkdirSync(join(data, BUCKET), { recursive: true })
  mkdirSync(sidecar)
  const address = `127.0.0.1:${port}`
  const { accessKeyId, secretAccessKey, region } = KEYS
  const words = ['--port', address, '--access', accessKeyId, '--secret', secretAccessKey, '--region', region]
  let child: ChildProcess | null = null

  async function stop(): Promise<void> {
    if (child !== null) await endProcess(child, 'SIGKILL')
    child = null
  }
  return {
    async start() {
      const options = { env: neededEnv(), stdio: 'ignore' } as const
      child = endsWithTests(spawn(program, [...words, 'posix', '--sidecar', sidecar, data], options))
      await eventually(() => accepts(port))
    },
    stop,
    keys: () =>
      readdirSync(join(data, BUCKET), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(join(data, BUCKET).length + 1)),
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

/** The parts of S3 that the store uses, for requests signed with the keys of the tests. */
function createOwn(port: number): BucketServer {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, Buffer.concat(chunks), response))
  })

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const { method = '' } = request
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
    const root = `/${BUCKET}/`
    const key = decodeURIComponent(url.pathname.slice(root.length))
    if (!isSigned(request, url, body)) return void refuse(403, 'SignatureDoesNotMatch')
    if (!url.pathname.startsWith(root)) return void refuse(404, 'NoSuchBucket')
    const object = objects.get(key)
    if (method === 'PUT') {
      if (object && request.headers['if-none-match'] === '*') return void refuse(412, 'PreconditionFailed')
      objects.set(key, body)
      return void response.end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (key === '') return void response.end(listed(url.searchParams))
    if (!object) return void refuse(404, 'NoSuchKey')
    response.end(method === 'HEAD' ? undefined : object)
  }

  /** Two keys on a page, so that tests read several pages. */
  function listed(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const page = keys.slice(0, 2)
    const next = keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`
  }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    start: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
    stop,
    keys: () => [...objects.keys()],
    close: async () => {
      if (server.listening) await stop()
    },
  }
}

function isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const given = headers.authorization ?? ''
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(given) ?? []
  const set = new Set(['host', 'x-amz-content-sha256', 'x-amz-date'])
  const others = names.split(';').filter((name) => !set.has(name))
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers['x-amz-date'])) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(at)) return false
  const bodyHash = createHash('sha256').update(body).digest('hex')
  const unsigned = {
    method,
    url,
    headers: Object.fromEntries(others.map((name) => [name, String(headers[name])])),
    bodyHash,
    at,
  }
  const wanted = signBucketRequest(unsigned, KEYS).authorization ?? ''
  return (
    headers['x-amz-content-sha256'] === bodyHash &&
    given.length === wanted.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(wanted))
  )
}

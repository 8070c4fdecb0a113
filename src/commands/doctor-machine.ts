import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { codeOf } from '../lib/db/index.ts'
import { messageOf } from './failures.ts'

/** The result of one check. */
export interface DoctorFinding {
  ok: boolean
  detail: string
}

/** The requirements for the machine. */

const OLDEST_NODE = 24

export function node(): DoctorFinding {
  const { node: version } = process.versions
  const ok = Number(version.split('.')[0]) >= OLDEST_NODE
  return { ok, detail: ok ? version : `${version}; ${OLDEST_NODE} or newer is needed` }
}

const PRIVATE_FILES = ['secret', 'demo.json', 'postgres.json']
const OTHERS_WRITE = 0o022
const OTHERS_ANYTHING = 0o077

export function dataFolder({ dataFolder, databaseUrl }: Config): DoctorFinding {
  if (!existsSync(dataFolder)) {
    if (databaseUrl !== null) return { ok: true, detail: `${dataFolder} does not exist yet, and need not` }
    return { ok: false, detail: `${dataFolder} does not exist` }
  }
  accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  const open = PRIVATE_FILES.map((name) => join(dataFolder, name)).filter((file) => permits(file, OTHERS_ANYTHING))
  if (open.length > 0) return { ok: false, detail: `others may read ${open.join(', ')}: chmod 600` }
  if (permits(dataFolder, OTHERS_WRITE)) return { ok: false, detail: `others may write to ${dataFolder}: chmod 700` }
  return { ok: true, detail: dataFolder }
}

const permits = (path: string, bits: number): boolean =>
  process.platform !== 'win32' && existsSync(path) && (statSync(path).mode & bits) !== 0

/** The service itself uses plain http: an https public address means that there is a proxy. */
export function proxy({ publicUrl, trustedProxies }: Config): DoctorFinding {
  if (trustedProxies.length > 0)
    return { ok: true, detail: `X-Forwarded-For is trusted from ${trustedProxies.join(', ')}` }
  if (!publicUrl?.startsWith('https:'))
    return { ok: true, detail: 'no proxy is named, and none is needed for plain http' }
  return {
    ok: false,
    detail:
      'GONGGO_PUBLIC_URL is https, so there must be a proxy, but GONGGO_TRUSTED_PROXIES does not name it: all callers share its address',
  }
}

const GIGABYTE = 1e9

export async function disk({ dataFolder }: Config): Promise<DoctorFinding> {
  const { bavail, bsize } = await statfs(nearestFolder(dataFolder))
  const free = bavail * bsize
  const detail = `${(free / GIGABYTE).toFixed(1)} GB free`
  return free >= GIGABYTE ? { ok: true, detail } : { ok: false, detail: `${detail}; at least 1 GB is needed` }
}

const nearestFolder = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))

const ANSWER_MS = 2_000

export async function port({ host, port }: Config): Promise<DoctorFinding> {
  if (port === 0) return { ok: true, detail: 'any free port is used' }
  const refusal = await listenOnce(host, port)
  if (refusal === null) return { ok: true, detail: `${host}:${port} is free` }
  if (codeOf(refusal) !== 'EADDRINUSE') return { ok: false, detail: `${host}:${port}: ${messageOf(refusal)}` }
  const service = await serviceAt(host, port)
  if (service) return { ok: true, detail: `${host}:${port} is served by ${service}` }
  return { ok: false, detail: `${host}:${port} is in use by another program; set GONGGO_PORT to another port` }
}

const listenOnce = (host: string, port: number) =>
  new Promise<Error | null>((resolve) => {
    const server = createServer().once('error', resolve)
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)))
  })

async function serviceAt(host: string, port: number): Promise<string | null> {
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  try {
    const response = await fetch(`http://${near}:${port}/v1`, { signal: AbortSignal.timeout(ANSWER_MS) })
    const { name, version } = (await response.json()) as { name?: unknown; version?: unknown }
    return name === 'Gonggo' ? `Gonggo ${version}` : null
  } catch {
    return null
  }
}

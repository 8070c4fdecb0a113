import assert from 'node:assert/strict'
import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withoutPackages } from '../../../clients/python/test/python.ts'
import { freePort } from '../../../test/free-port.ts'
import { endsWithTests, eventually } from '../../../test/harness.ts'

const HERE = join(import.meta.dirname, '..')

export const ADMIN = { name: 'admin', password: randomBytes(12).toString('hex') }

/** The reason why Superset cannot be installed here, or `false`. */
export function withoutSuperset(folder: string): string | false {
  const asked = 'import sys; sys.exit(not (3, 10) <= sys.version_info < (3, 13))'
  if (spawnSync('python3', ['-c', asked]).status !== 0) return 'NOT TESTED: no Python 3.10 to 3.12 (python3) here'
  return withoutPackages(folder)
}

export interface Superset {
  baseUrl: string
  /** Printed for readers of the test output. */
  megabytes: number
  seconds: number
}

/** Installs Superset from PyPI and opens the dashboard on this database, as described in the README. */
export async function startSuperset(folder: string, database: string): Promise<Superset> {
  const [venv, zip] = [join(folder, 'venv'), join(folder, 'gonggo.zip')]
  const program = (name: string) => join(venv, 'bin', name)
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    SUPERSET_HOME: folder,
    SUPERSET_CONFIG_PATH: join(HERE, 'superset_config.py'),
    SUPERSET_SECRET_KEY: randomBytes(32).toString('base64'),
  }
  const superset = (...words: string[]) => run(program('superset'), words, env)
  const from = performance.now()
  await run('python3', ['-m', 'venv', venv])
  await run(program('pip'), ['install', '-q', '-r', join(HERE, 'requirements.txt')])
  const seconds = (performance.now() - from) / 1_000
  const megabytes = Number((await run('du', ['-sm', venv])).split('\t')[0])

  await superset('db', 'upgrade')
  const person = ['--firstname', 'Gonggo', '--lastname', 'Test', '--email', 'admin@example.com']
  await superset('fab', 'create-admin', '--username', ADMIN.name, '--password', ADMIN.password, ...person)
  await superset('init')
  await run('python3', [join(HERE, 'pack.py'), database, zip])
  await superset('import-dashboards', '-p', zip, '-u', ADMIN.name)

  const port = String(await freePort())
  const words = ['run', '-h', '127.0.0.1', '-p', port, '--with-threads']
  const child = endsWithTests(spawn(program('superset'), words, { env, stdio: 'ignore' }))
  const baseUrl = `http://127.0.0.1:${port}`
  await eventually(async () => {
    assert.equal(child.exitCode, null, 'Superset ended before it answered')
    return (await fetch(`${baseUrl}/health`).catch(() => null))?.ok
  })
  return { baseUrl, megabytes, seconds }
}

/** The output is shown only after an error, because Superset prints many warnings. */
async function run(program: string, words: string[], env = process.env): Promise<string> {
  const child = promisify(execFile)(program, words, { encoding: 'utf8', env, maxBuffer: 64 << 20 })
  endsWithTests(child.child)
  return (await child).stdout
}

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PYTHON_PACKAGE } from '../../../clients/python/test/python.ts'

/**
 * Builds the Python package and installs it with the dependencies of its mirror, as `venv/bin/gonggo` in the folder.
 */
export function installMirror(folder: string): void {
  const program = (name: string) => join(folder, 'venv/bin', name)
  execFileSync('python3', ['-m', 'venv', join(folder, 'venv')])
  const pip = (...words: string[]) => execFileSync(program('pip'), ['install', '-q', ...words], { stdio: 'pipe' })
  pip('hatchling==1.33.0')
  const hatchling = ['-m', 'hatchling', 'build', '-t', 'wheel', '-d', folder]
  execFileSync(program('python'), hatchling, { cwd: PYTHON_PACKAGE, stdio: 'pipe' })
  const wheel = readdirSync(folder).find((name) => /^gonggo-.*\.whl$/.test(name)) ?? assert.fail('no wheel')
  pip(`${join(folder, wheel)}[psycopg,pyarrow]`)
}

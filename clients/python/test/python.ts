import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const PYTHON_PACKAGE = join(import.meta.dirname, '..')

/** Why tests that need Python are left out here, or `false`. */
export function withoutPython(): string | false {
  const asked = 'import sys; sys.exit(sys.version_info < (3, 10))'
  return spawnSync('python3', ['-c', asked]).status === 0 ? false : 'NOT TESTED: no Python 3.10 or newer (python3) here'
}

/** Why tests that install packages are left out here, or `false`. Whether PyPI answers is known within seconds. */
export function withoutPackages(folder: string): string | false {
  const missing = withoutPython()
  if (missing) return missing
  if (spawnSync('python3', ['-c', 'import ensurepip, pip']).status !== 0)
    return 'NOT TESTED: no pip and venv for Python here'
  const words = [
    '-m',
    'pip',
    '-q',
    '--timeout',
    '3',
    '--retries',
    '0',
    'download',
    '--no-deps',
    '-d',
    folder,
    'hatchling',
  ]
  return spawnSync('python3', words, { timeout: 20_000 }).status === 0 ? false : 'NOT TESTED: PyPI cannot be reached'
}

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PATIENCE_MS } from '../../../test/patience.ts'

export const PYTHON_PACKAGE = join(import.meta.dirname, '..')

/** Why tests that need Python are left out here, or `false`. */
export function withoutPython(): string | false {
  const asked = 'import sys; sys.exit(sys.version_info < (3, 10))'
  return spawnSync('python3', ['-c', asked]).status === 0 ? false : 'NOT TESTED: no Python 3.10 or newer (python3) here'
}

/** Why tests that install packages are left out here, or `false`. One slow answer of PyPI does not mean that it cannot be reached. */
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
    String(PATIENCE_MS / 1000),
    'download',
    '--no-deps',
    '-d',
    folder,
    'hatchling',
  ]
  return spawnSync('python3', words, { timeout: 2 * PATIENCE_MS }).status === 0
    ? false
    : 'NOT TESTED: PyPI cannot be reached'
}

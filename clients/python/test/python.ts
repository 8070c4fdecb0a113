import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { withoutResult } from '../../../test/registries.ts'

export const PYTHON_PACKAGE = join(import.meta.dirname, '..')

/** The reason why tests that need Python are skipped, or `false`. */
export function withoutPython(): string | false {
  const asked = 'import sys; sys.exit(sys.version_info < (3, 10))'
  return spawnSync('python3', ['-c', asked]).status === 0 ? false : 'NOT TESTED: no Python 3.10 or newer (python3) here'
}

/** The reason why tests that install packages are skipped, or `false`. */
export function withoutPackages(folder: string): string | false {
  const missing = withoutPython()
  if (missing) return missing
  if (spawnSync('python3', ['-c', 'import ensurepip, pip']).status !== 0)
    return 'NOT TESTED: no pip and venv for Python here'
  const quiet = ['-q', `--timeout=${PATIENCE_MS / 1000}`, `--dest=${folder}`, '--no-deps']
  return withoutResult('python3', ['-m', 'pip', 'download', ...quiet, 'hatchling'], 2 * PATIENCE_MS)
}

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export const PACKAGE = join(import.meta.dirname, '..')
const COMPILER = join(PACKAGE, '../../node_modules/typescript/bin/tsc')

/** The archive that npm would publish, in this folder. */
export function pack(folder: string): string {
  const whole = join(folder, 'whole')
  cpSync(PACKAGE, whole, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)(?:[\\/]|$)/.test(path) })
  for (const project of ['.', 'tsconfig.mirror.json'])
    compile(PACKAGE, ['-p', project, '--outDir', join(whole, 'dist')])
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
  const shell = process.platform === 'win32'
  const archive = execFileSync('npm', words, { cwd: whole, encoding: 'utf8', shell }).trim()
  rmSync(whole, { recursive: true })
  return join(folder, archive)
}

export function compile(folder: string, words: string[]): void {
  try {
    execFileSync(process.execPath, [COMPILER, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    assert.fail((error as { stdout: string }).stdout)
  }
}

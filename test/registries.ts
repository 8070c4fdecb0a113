import { spawnSync } from 'node:child_process'
import { PATIENCE_MS } from './patience.ts'

/**
 * Runs a program that a test needs first, and returns `false`, or the reason for skipping that test: the program is not
 * installed, has not finished in time, or printed an error.
 */
export function withoutResult(program: string, words: string[], timeout = PATIENCE_MS): string | false {
  const name = `${program} ${words.filter((word) => !word.startsWith('-')).join(' ')}`
  const shell = process.platform === 'win32'
  const { error, status, signal, stderr } = spawnSync(program, words, { timeout, shell, encoding: 'utf8' })
  const { code } = (error ?? {}) as { code?: string }
  if (code === 'ENOENT') return `NOT TESTED: ${program} is not installed`
  if (code === 'ETIMEDOUT') return `NOT TESTED: "${name}" did not finish within ${Math.ceil(timeout / 1000)} s`
  if (status === 0) return false
  return `NOT TESTED: "${name}" failed: ${reasonIn(stderr ?? '') || error?.message || signal || `exit code ${status}`}`
}

/** The first line with a cause: the last lines of npm and pip only point to logs and newer releases. */
function reasonIn(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.find((line) => /error/i.test(line) && !/^npm error code/.test(line)) ?? lines.find(Boolean) ?? ''
}

/** Why a package cannot be installed from the registry of npm, or `false`. */
export const withoutNpmPackage = (name: string): string | false =>
  withoutResult('npm', ['view', name, 'version', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`])

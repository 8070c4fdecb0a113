import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../../', import.meta.url)

/** Writes these files into a folder and deletes other generated ones; with `--check` only lists differences. */
export function keepFiles(folder: URL, made: Record<string, string>, pattern = /^/): void {
  const isMade = (name: string) => pattern.test(name) && statSync(new URL(name, folder)).isFile()
  const kept = existsSync(folder) ? readdirSync(folder).filter(isMade) : []
  const gone = kept.filter((name) => made[name] === undefined)
  const isOld = ([name, text]: [string, string]) =>
    !kept.includes(name) || readFileSync(new URL(name, folder), 'utf8') !== text
  const old = Object.entries(made).filter(isOld)
  if (!process.argv.includes('--check')) {
    mkdirSync(folder, { recursive: true })
    for (const name of gone) rmSync(new URL(name, folder))
    for (const [name, text] of old) writeFileSync(new URL(name, folder), text)
  } else if (old.length + gone.length > 0) {
    const place = relative(fileURLToPath(ROOT), fileURLToPath(folder))
    const names = [...old.map(([name]) => name), ...gone].join(', ')
    process.stderr.write(`${place} no longer says what openapi.json says (${names}): npm run client\n`)
    process.exitCode = 1
  }
}

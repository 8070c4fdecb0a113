import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const SOURCES = join(import.meta.dirname, '../console/src')

/** Classes that a component uses and its stylesheet lacks: such an element is not styled. */
function missingClasses(code: string, readStyles: (path: string) => string): string[] {
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([statement, name = '', path = '']) => {
      const known = new Set(Array.from(readStyles(path).matchAll(/\.([a-z][\w-]*)/gi), ([, one]) => one))
      const used = code
        .replace(statement, '')
        .matchAll(new RegExp(`(?<![\\w.'/])${name}\\.(?!tsx\\b|module\\.)(\\w+)\\b(?!\\()`, 'g'))
      return Array.from(used, ([, one]) => one ?? '')
        .filter((one) => !known.has(one))
        .map((one) => `${name}.${one}`)
    },
  )
}

test('each class that the console names is in its stylesheet', () => {
  const missing = globSync('**/*.tsx', { cwd: SOURCES }).flatMap((file) => {
    const folder = dirname(join(SOURCES, file))
    const found = missingClasses(readFileSync(join(SOURCES, file), 'utf8'), (path) =>
      readFileSync(join(folder, path), 'utf8'),
    )
    return found.map((one) => `${file}: ${one}`)
  })
  assert.deepEqual(missing, [])
})

test('a class of another stylesheet is found', () => {
  const code = "import parts from './parts.module.css'\n<p className={parts.table} title={parts.stacked}>"
  assert.deepEqual(
    missingClasses(code, () => '.table { width: 100% }'),
    ['parts.stacked'],
  )
})

test('filters are not printed', () => {
  const shown = globSync('**/*.module.css', { cwd: SOURCES }).filter((file) => {
    const css = readFileSync(join(SOURCES, file), 'utf8')
    const hidden = /\.filters\b[^{}]*\{\s*display: none;/
    return /^\.filters\b/m.test(css) && !hidden.test(css.slice(css.indexOf('@media print')))
  })
  assert.deepEqual(shown, [])
})

test('two shared parts do not have the same class', () => {
  const doubled = globSync('ui/*.module.css', { cwd: SOURCES }).flatMap((file) => {
    const names = Array.from(
      readFileSync(join(SOURCES, file), 'utf8').matchAll(/^\.([a-z]\w*) \{/gim),
      ([, name]) => name,
    )
    return names.filter((name, at) => names.indexOf(name) < at).map((name) => `${file}: ${name}`)
  })
  assert.deepEqual(doubled, [])
})

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

/** Figures and lists that documents repeat are those of their source. */

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** The rows of a table below a heading, as cells. */
function rowsBelow(text: string, heading: RegExp): string[][] {
  const section = text.split(/^## /m).find((one) => heading.test(one)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

/** Rounded as a document shows them: 2,516 ms is 2.5 s. */
function isMeasured(figure: string, results: string): boolean {
  if (results.includes(figure)) return true
  const seconds = /^([\d.]+) s$/.exec(figure)?.[1]
  return [...results.matchAll(/([\d,]+) ms/g)].some(
    ([, ms = '']) => seconds !== undefined && (Number(ms.replaceAll(',', '')) / 1000).toFixed(1) === seconds,
  )
}

test('the figures for sizing are those of the benchmarks', () => {
  const results = read('bench/RESULTS.md')
  const rows = rowsBelow(read('docs/operating.md'), /^Sizing/)
  const figures = rows
    .filter(([, what = '']) => !what.startsWith('connections'))
    .flatMap(([, , figure = '']) => figure.match(/[\d.,]+(?: ms| s| MB|\/s)/g) ?? [])
  assert.ok(figures.length >= 8, figures.join(', '))
  assert.deepEqual(
    figures.filter((figure) => !isMeasured(figure, results)),
    [],
  )
  const korean = rowsBelow(read('docs/ko/operating.md'), /^규모/).flatMap(([, , figure = '']) => figure)
  const digits = (text: string) => text.match(/\d[\d.,]*\d|\d/g) ?? []
  const known = new Set(rows.flatMap((row) => digits(row.join(' '))))
  assert.ok(korean.length >= 6, korean.join(', '))
  assert.deepEqual(
    korean.flatMap(digits).filter((figure) => !known.has(figure)),
    [],
  )
})

test('the figures of what one machine carries are those of the benchmarks', () => {
  const results = read('bench/RESULTS.md')
  for (const [page, heading] of [
    ['docs/scale.md', /^What one machine carries/],
    ['docs/ko/scale.md', /^한 서버의 처리량/],
  ] as const) {
    const figures = rowsBelow(read(page), heading).flatMap(
      ([, , figure = '']) => figure.match(/[\d.,]+(?: ms| MB|\/s| notices\/s)/g) ?? [],
    )
    assert.ok(figures.length >= 7, `${page}: ${figures.join(', ')}`)
    assert.deepEqual(
      figures.filter((figure) => !isMeasured(figure, results)),
      [],
      page,
    )
  }
})

test('documents name all routes that have a separate limit', () => {
  const limited = globSync('src/*/routes/*.ts', { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts') && read(path).includes("limiter: 'manage'"))
    .flatMap((path) => read(path).match(/'\/v1\/\w+/g) ?? [])
    .map((path) => path.slice(1))
  const routes = [...new Set(limited)].sort()
  assert.deepEqual(routes, ['/v1/keys', '/v1/links', '/v1/sessions', '/v1/usage', '/v1/webhooks'])
  for (const page of ['limits', 'access', 'operating'])
    for (const path of [`docs/${page}.md`, `docs/ko/${page}.md`]) {
      const line = read(path)
        .split('\n')
        .find((one) => one.includes('`/v1/usage') && one.includes('`/v1/webhooks'))
      assert.deepEqual(
        routes.filter((route) => !line?.includes(`\`${route}`)),
        [],
        path,
      )
    }
})

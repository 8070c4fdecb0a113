import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

/** Files and functions that documents name exist, so that a newcomer can open them. */

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = globSync(['*.md', 'docs/decisions/*.md', 'clients/conformance/*.md'], { cwd: ROOT }).sort()

const FOLDERS = '{src,test,scripts,bench,console,clients,integrations,charts,demo,deploy,docs,migrations}'
const FILES = globSync([`${FOLDERS}/**/*`, '*'], {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'target', 'dist'].includes(name),
})

/** Names of code and documents; `.json` may be a file that the service writes. */
const FILE_NAME = /^(?:\.\/)?(?:[\w@.<>*-]+\/)*[\w.<>*-]+\.(?:tsx?|sql|mjs|cjs|md|ya?ml|py)$/

/** `alert-*.ts` and `<language>` stand for any name; a path may begin at any folder, such as that of its feature. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    `(?:^|/)${name
      .replace(/^\.\//, '')
      .replaceAll('.', '\\.')
      .replace('NNNN', '[0-9]{4}')
      .replace(/<\w+>|\*+/g, '[^/]*')}$`,
  )

/** A line that says `removed` names a file of the past. */
const filesNamedIn = (text: string): string[] =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => !/\bremoved\b/i.test(line))
    .flatMap((line) => [...line.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name))
    .filter((name) => FILE_NAME.test(name))

const missingIn = (text: string): string[] =>
  filesNamedIn(text).filter((name) => {
    const pattern = patternOf(name)
    return !FILES.some((file) => pattern.test(file))
  })

test('every file that a decision or another document names exists', () => {
  assert.ok(DOCUMENTS.length > 55, `${DOCUMENTS.length} documents`)
  const names = DOCUMENTS.flatMap((path) => filesNamedIn(readFileSync(join(ROOT, path), 'utf8')))
  assert.ok(names.length > 150, `${names.length} names`)
  const faults = DOCUMENTS.flatMap((path) =>
    missingIn(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
  )
  assert.deepEqual(faults, [])
})

test('a file that does not exist is found, one of the past is not', () => {
  assert.deepEqual(missingIn('See `lib/nothing.ts`, `lib/feed.ts`, `texts/alert-*.ts` and `feed-mark.json`.'), [
    'lib/nothing.ts',
  ])
  assert.deepEqual(missingIn('Removed: `lib/nothing.ts`.'), [])
})

interface Step {
  name: string
  file: string
  /** It reads what the step before wrote to PostgreSQL. */
  isApart: boolean
}

/** The lines of ARCHITECTURE.md of the form `- **title**: …`, as steps. */
function pathsIn(text: string): { title: string; steps: Step[] }[] {
  const section = text.split('## The three paths as functions\n')[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^- \*\*(.+)\*\*: (.+)$/gm)].map(([, title = '', line = '']) => ({
    title,
    steps: [...line.matchAll(/(→|⇢)? ?`(\w+)` \(`([^`]+)`\)/g)].map(([, arrow, name = '', file = '']) => ({
      name,
      file: `src/${file}`,
      isApart: arrow === '⇢',
    })),
  }))
}

const read = (path: string): string => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '')

/** A declaration, or a property of what a factory returns. */
const isDefined = ({ name, file }: Step): boolean =>
  new RegExp(
    `(?:function\\*? |const )${name}\\b|^\\s+(?:async )?${name}\\(.*\\{$|^\\s+${name}: |[{,] ?${name}(?:,| \\})|^\\s+${name},$`,
    'm',
  ).test(read(file))

const indexOf = (file: string): string => `${file.split('/').slice(0, 2).join('/')}/index.ts`

/** Where it may be called or connected: files of earlier steps, their features' `index.ts`, and the files that compose. */
function isReached({ name, file, isApart }: Step, earlier: Step[]): boolean {
  if (isApart) return true
  const places = [...earlier.map((one) => one.file), ...[file, ...earlier.map((one) => one.file)].map(indexOf)]
  const used = new RegExp(`\\b${name}\\b`)
  return [
    ...places.filter((place) => place !== file || earlier.at(-1)?.file === file),
    'src/features.ts',
    'src/app.ts',
  ].some((place) => used.test(read(place)))
}

const pathFaults = (text: string): string[] =>
  pathsIn(text).flatMap(({ title, steps }) =>
    steps.flatMap((step, at) => [
      ...(isDefined(step) ? [] : [`${title}: ${step.file} defines no ${step.name}`]),
      ...(at === 0 || isReached(step, steps.slice(0, at))
        ? []
        : [`${title}: ${step.name} is not called in a file of an earlier step`]),
    ]),
  )

test('the three paths of ARCHITECTURE.md are functions that call each other', () => {
  const text = read('ARCHITECTURE.md')
  const paths = pathsIn(text)
  assert.equal(paths.length, 3)
  for (const { title, steps } of paths) assert.ok(steps.length > 8, `${title}: ${steps.length} steps`)
  assert.deepEqual(pathFaults(text), [])
})

test('a step that is not defined, or that nothing calls, is found', () => {
  const text = [
    '## The three paths as functions',
    '- **Wrong**: `upsert` (`bids/service/write.ts`) → `nowhereDefined` (`lib/feed.ts`) → `parseQuery` (`search/query.ts`)',
  ].join('\n')
  assert.deepEqual(pathFaults(text), [
    'Wrong: src/lib/feed.ts defines no nowhereDefined',
    'Wrong: nowhereDefined is not called in a file of an earlier step',
    'Wrong: parseQuery is not called in a file of an earlier step',
  ])
})

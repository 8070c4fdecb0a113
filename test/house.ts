import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { type Comment, type Node, type Program, parseSync, Visitor } from 'oxc-parser'

/** One parsed TypeScript file of the project. `path` is relative to the root, with `/`. */
export interface HouseFile {
  path: string
  lines: number
  /** Those that contain more than comments. */
  codeLines: number
  program: Program
  comments: Comment[]
  imports: Import[]
  lineAt(offset: number): number
}

export interface Import {
  line: number
  specifier: string
  /** Path inside the project, or null for a package or a built-in module. */
  target: string | null
  /** Only `import type …` and `export type …` are removed; `import { type X }` still loads its module. */
  typeOnly: boolean
  /** Values imported by name; `*` for a namespace or a default. */
  names: string[]
  bare: boolean
}

/** The findings of a rule: each names file, line and rule. An empty list is a pass. */
export type Rule = (files: HouseFile[]) => string[]

export const isTest = (path: string) =>
  path.endsWith('.test.ts') || /^(?:(?:clients|integrations)\/\w+\/)?test\//.test(path)

/** Pure files of `lib/`: rules.ts and search/ may use them. */
export const PURE_LIB = ['clock', 'csv', 'html', 'net', 'page', 'problems', 'spelling', 'storable']

export const finding = (file: HouseFile, offset: number, text: string) => `${file.path}:${file.lineAt(offset)} ${text}`

export function toFile(path: string, text: string): HouseFile {
  const { program, comments, errors } = parseSync(path, text)
  const broken = errors.find(({ severity }) => String(severity) === 'Error')
  if (broken) throw new Error(`${path} does not parse: ${broken.message}`)
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineAt = (offset: number) => {
    const next = starts.findIndex((start) => start > offset)
    return next === -1 ? starts.length : next
  }
  const lines = text.endsWith('\n') ? starts.length - 1 : starts.length
  const code = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const codeLines = code.split('\n').filter((line) => line.trim() !== '').length
  return { path, lines, codeLines, program, comments, imports: readImports(path, program, lineAt), lineAt }
}

/**
 * All wanted source files below the folders, and the other files there. A missing folder is empty. Only wanted files
 * are parsed, which takes 2 ms each.
 */
export function readHouse(
  root: string,
  folders: string[],
  isWanted: (path: string) => boolean = () => true,
): { files: HouseFile[]; others: string[] } {
  const paths = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .sort()
  const isSource = (path: string) => /\.(?:ts|tsx|mts|cts)$/.test(path) && !path.endsWith('.d.ts')
  return {
    files: paths
      .filter((path) => isSource(path) && isWanted(path))
      .map((path) => toFile(path, readFileSync(join(root, path), 'utf8'))),
    others: paths.filter((path) => !isSource(path)),
  }
}

function readImports(path: string, program: Program, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = []
  const add = (node: Node, specifier: string, typeOnly: boolean, names: string[] = [], bare = false) => {
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null
    found.push({ line: lineAt(node.start), specifier, target, typeOnly, names, bare })
  }
  const visitor = new Visitor({
    ImportDeclaration: (node) => {
      const values = node.specifiers.filter((it) => it.type !== 'ImportSpecifier' || it.importKind !== 'type')
      const names = values.map((it) => (it.type === 'ImportSpecifier' ? nameOf(it.imported) : '*'))
      add(node, node.source.value, node.importKind === 'type', names, node.specifiers.length === 0)
    },
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node, node.source.value, node.exportKind === 'type')
    },
    ExportAllDeclaration: (node) => add(node, node.source.value, node.exportKind === 'type'),
    ImportExpression: (node) => add(node, textOf(node.source) ?? '(computed)', false),
    TSImportType: (node) => add(node, node.source.value, true),
  })
  visitor.visit(program)
  return found
}

/** `a.b.c` for a name or a chain of names, '' for anything else. */
export function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return ''
  const property = node.computed
    ? textOf(node.property)
    : node.property.type === 'Identifier'
      ? node.property.name
      : null
  const object = nameOf(node.object)
  return object && property ? `${object}.${property}` : ''
}

export function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.raw).join('$1')
  return null
}

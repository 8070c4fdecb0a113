import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Document, type Operation, operationsIn, readDocument, upper } from './document.ts'
import { keepFiles } from './files.ts'
import { FORMS, methodsOf } from './methods.ts'
import { readRelease } from './release.ts'
import { sentNames } from './shapes.ts'
import { BID_WITH, comment, declare, OPEN, usersOf, webhookTypes } from './types.ts'
import { wordsFile } from './words.ts'

/** Writes `src/generated/` from `openapi.json`; with `--check` only compares. */
const FOLDER = new URL('../src/generated/', import.meta.url)
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const HEAD = '// Made from openapi.json by clients/typescript/scripts/generate.ts; do not edit.\n\n'
/** Imports of a file from the core. */
const IMPORTS = {
  '../call.ts': ['type Call', 'type PageCall'],
  '../core.ts': ['type Core', 'at', 'takeBlob', 'takeList', 'takeText'],
  '../options.ts': ['type CallOptions', 'type FollowOptions'],
  '../watch.ts': ['watched'],
}

/** Avoids conflicts: `Keys` could be a list of keys, and `Usage` and `Service` are schemas. */
const classOf = (group: string): string => `${upper(group)}Methods`

function importsOf(text: string, shared: string[]): string {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, '')
  const isUsed = (name: string) =>
    name.startsWith('type ')
      ? new RegExp(`\\b${name.slice('type '.length)}\\b`).test(code)
      : new RegExp(`\\b${name}[\`)]`).test(code)
  const all = { ...IMPORTS, './shared.ts': ['Open', 'BidWith', ...shared].map((name) => `type ${name}`) }
  const lines = Object.entries(all).map(([from, names]) => ({ from, used: names.filter(isUsed) }))
  return lines
    .map(({ from, used }) => (used.length > 0 ? `import { ${used.join(', ')} } from '${from}'\n` : ''))
    .join('')
}

const declarationOf = (name: string, document: Document): string =>
  declare(name, document.components.schemas[name] ?? {}, sentNames(document).has(name))

function groupFile(name: string, operations: Operation[], document: Document, own: string[], shared: string[]): string {
  const methods = operations.map(methodsOf)
  const types = own.map((type) => declarationOf(type, document))
  const queries = methods.map(({ declared }) => declared).filter(Boolean)
  const about = document.tags.find((tag) => tag.name === operations[0]?.tags[0])?.description
  const group = `${comment(about)}export class ${classOf(name)} {
    readonly #core: Core

    constructor(core: Core) {
      this.#core = core
    }

    ${methods.map(({ text }) => text).join('\n')}
  }\n`
  const text = [...types, ...queries, group].join('\n')
  return `${HEAD}${importsOf(text, shared)}\n${text}`
}

function clientFile(groups: string[]): string {
  const imports = groups.map((name) => `import { ${classOf(name)} } from './${name}.ts'`)
  return `${HEAD}import type { Core } from '../core.ts'
${imports.join('\n')}

/** The client, with methods by group. */
export interface GonggoClient {
${groups.map((name) => `readonly ${name}: ${classOf(name)}`).join('\n')}
}

export const groupsOf = (core: Core): GonggoClient => ({
${groups.map((name) => `${name}: new ${classOf(name)}(core),`).join('\n')}
})
`
}

function files(document: Document): Record<string, string> {
  const operations = operationsIn(document)
  const lost = Object.keys(FORMS).find((id) => !operations.some(({ operationId }) => operationId === id))
  if (lost) throw new Error(`FORMS names ${lost}, an operation that is gone`)
  const groups = [...new Set(operations.map(({ group }) => group))].sort()
  const byGroup = new Map(groups.map((name) => [name, operations.filter(({ group }) => group === name)]))
  // The core uses the types of problems; webhook deliveries use the types of their data.
  const parts = new Map<string, unknown>([
    ...byGroup,
    ['errors', { $ref: '#/components/schemas/Problem' }],
    ['deliveries', document.webhooks],
  ])
  const users = usersOf(document, parts)
  const names = Object.keys(document.components.schemas)
  const orphan = names.find((name) => !users.has(name))
  if (orphan) throw new Error(`nobody uses the schema ${orphan}`)
  const homeOf = (name: string): string => {
    const [first = '', ...others] = users.get(name) ?? []
    return others.length > 0 || !byGroup.has(first) ? 'shared' : first
  }
  const shared = names.filter((name) => homeOf(name) === 'shared')
  const sharedText = [OPEN, BID_WITH, ...shared.map((name) => declarationOf(name, document))].join('\n')
  const deliveries = webhookTypes(document)
  return {
    'shared.ts': `${HEAD}${sharedText}`,
    'deliveries.ts': `${HEAD}${importsOf(deliveries, shared)}\n${deliveries}`,
    'words.ts': `${HEAD}${wordsFile(document)}`,
    'client.ts': clientFile(groups),
    'version.ts': `${HEAD}/** Of this client. */\nexport const VERSION = '${readRelease().versions.typescript}'\n/** Of the API that this client was made from. */\nexport const API_VERSION = '${document.info.version}'\n`,
    'index.ts': `${HEAD}${['shared', 'deliveries', ...groups].map((name) => `export type * from './${name}.ts'`).join('\n')}\nexport type { GonggoClient } from './client.ts'\n`,
    ...Object.fromEntries(
      [...byGroup].map(([name, ones]) => {
        const own = names.filter((type) => homeOf(type) === name)
        return [`${name}.ts`, groupFile(name, ones, document, own, shared)]
      }),
    ),
  }
}

/** The columns of the mirror tables; the specification describes them. */
function mirrorTables(): string {
  const text = readFileSync(new URL('../../../integrations/mirror/tables.json', import.meta.url), 'utf8')
  const tables = JSON.parse(text, (name, value) => (name === 'en' || name === 'ko' ? undefined : value))
  const head = HEAD.replace('openapi.json', 'integrations/mirror/tables.json')
  return `${head}export const TABLES = ${JSON.stringify(tables)} as const\n`
}

function formatted(name: string, text: string): string {
  const path = fileURLToPath(new URL(name, FOLDER))
  const program = fileURLToPath(new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  const words = [program, 'check', '--write', `--stdin-file-path=${path}`]
  return execFileSync(process.execPath, words, { cwd: ROOT, input: text, encoding: 'utf8' })
}

const written = Object.assign(files(readDocument()), { 'tables.ts': mirrorTables() })
const made = Object.entries(written).map(([name, text]) => [name, formatted(name, text)])
keepFiles(FOLDER, Object.fromEntries(made))

import { type Document, type Operation, operationsIn, readDocument } from '../../typescript/scripts/document.ts'
import { keepFiles } from '../../typescript/scripts/files.ts'
import { readRelease } from '../../typescript/scripts/release.ts'
import { webhookEvent } from '../../typescript/scripts/shapes.ts'
import { usersOf } from '../../typescript/scripts/types.ts'
import { goMethods, goTypesOf, queryType } from './methods.ts'
import { goComment, goName } from './names.ts'
import type { GoTypes } from './types.ts'

/** Writes `generated_*.go` from `openapi.json`; with `--check` only compares. */
const FOLDER = new URL('../', import.meta.url)
const HEAD = '// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.\n\npackage gonggo\n'
const PACKAGES = ['context', 'fmt', 'io', 'iter', 'net/url']

function goFile(parts: string[]): string {
  const text = parts.filter(Boolean).join('\n')
  const code = text.replace(/^\s*\/\/.*$/gm, '')
  const used = PACKAGES.filter((name) => new RegExp(`\\b${name.split('/').at(-1)}\\.`).test(code))
  const [only, ...more] = used.map((name) => `"${name}"`)
  const several =
    more.length > 0 ? `import (\n${[only, ...more].map((it) => `\t${it}\n`).join('')})\n` : `import ${only}\n`
  return `${HEAD}${only ? `\n${several}` : ''}\n${text}`
}

function groupParts(name: string, operations: Operation[], document: Document, types: GoTypes): string[] {
  const about = document.tags.find((tag) => tag.name === operations[0]?.tags[0])?.description ?? name
  const type = types.shapes.take(`${goName(name)}Methods`)
  return [
    ...operations.map((operation) => queryType(operation, types)),
    `${goComment(`${type}: ${about}`)}type ${type} struct{ settings settings }\n`,
    ...operations.map((operation) => goMethods(operation, types)),
  ]
}

function clientFile(groups: string[], apiVersion: string): string {
  const fields = groups.map(
    (name) => `\t// ${goName(name)} has the methods of the group ${name}.\n\t${goName(name)} *${goName(name)}Methods\n`,
  )
  const made = groups.map((name) => `\t\t&${goName(name)}Methods{given},\n`)
  return goFile([
    `// Version is that of this client.\nconst Version = "${readRelease().versions.go}"\n`,
    `// APIVersion is that of the API that this client was made from.\nconst APIVersion = "${apiVersion}"\n`,
    `// Client is all that the service can be asked, by subject.\ntype Client struct {\n${fields.join('\n')}}\n`,
    `func newClient(given settings) *Client {\n\treturn &Client{\n${made.join('')}\t}\n}\n`,
  ])
}

/** The functions that read the cursor of each feed. */
function feedsOf(operations: Operation[], types: GoTypes): string {
  const metas = operations
    .filter(({ isFeed }) => isFeed)
    .map(({ answer }) => types.shapes.listNamed(answer)?.meta ?? {})
  return metas
    .map((meta) => `func (m ${types.metaOf(meta)}) feed() (string, bool) { return m.NextCursor, m.HasMore }\n`)
    .join('\n')
}

function goFiles(given: Document): Record<string, string> {
  const document: Document = JSON.parse(JSON.stringify(given))
  document.components.schemas.WebhookEvent = webhookEvent(document)
  const operations = operationsIn(document)
  const groups = [...new Set(operations.map(({ group }) => group))].sort()
  const byGroup = new Map(groups.map((name) => [name, operations.filter(({ group }) => group === name)]))
  const own = ['Problem', 'WebhookEvent'].map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const users = usersOf(document, new Map<string, unknown>([...byGroup, ['', own]]))
  const types = goTypesOf(document)
  const names = Object.keys(document.components.schemas)
  const homeOf = (name: string): string => {
    const [first = '', ...others] = users.get(name) ?? []
    return others.length > 0 ? '' : first
  }
  const at = (home: string) => names.filter((name) => homeOf(name) === home).map((name) => types.declare(name))
  return {
    'generated_shared.go': goFile([...at(''), feedsOf(operations, types)]),
    'generated_client.go': clientFile(groups, document.info.version),
    ...Object.fromEntries(
      [...byGroup].map(([name, ones]) => [
        `generated_${name}.go`,
        goFile([...at(name), ...groupParts(name, ones, document, types)]),
      ]),
    ),
  }
}

keepFiles(FOLDER, goFiles(readDocument()), /^generated_/)

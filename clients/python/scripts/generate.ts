import { readFileSync } from 'node:fs'
import { type Document, type Operation, operationsIn, readDocument, upper } from '../../typescript/scripts/document.ts'
import { keepFiles } from '../../typescript/scripts/files.ts'
import { readRelease } from '../../typescript/scripts/release.ts'
import { FLAVOURS, type Flavour, type Plan, planOf, pythonMethods } from './operations.ts'
import { docstring, PythonTypes, snakeOf } from './shapes.ts'

/** Writes `src/gonggo/_generated/` from `openapi.json` and the asynchronous core; with `--check` only compares. */
const SOURCE = new URL('../src/gonggo/', import.meta.url)
const FOLDER = new URL('_generated/', SOURCE)
const HEAD = '# Made by clients/python/scripts/generate.ts; do not edit.\n'
const FUTURE = `${HEAD}\nfrom __future__ import annotations\n`

const classOf = (group: string, { prefix }: Flavour): string => `${prefix}${upper(group)}Methods`

/** 1.0.0-beta.1 is 1.0.0b1 in Python (PEP 440). */
export const pythonVersionOf = (version: string): string =>
  version.replace(
    /-(alpha|beta|rc)\.(\d+)$/,
    (_, stage, number) => `${stage === 'rc' ? 'rc' : stage.charAt(0)}${number}`,
  )

function groupFile(name: string, operations: Operation[], document: Document, shapes: PythonTypes): string {
  const { schemas } = document.components
  const plans = operations.map((operation) => planOf(operation, shapes, schemas))
  const about = document.tags.find((tag) => tag.name === operations[0]?.tags[0])?.description ?? upper(name)
  const classes = FLAVOURS.map((flavour) => {
    const methods = plans.map((plan) => pythonMethods(plan, flavour, shapes, schemas))
    return `class ${classOf(name, flavour)}:
${docstring(about, '    ')}
    def __init__(self, core: ${flavour.prefix}Core) -> None:
        self._core = core

    @property
    def with_raw_response(self) -> ${classOf(name, flavour)}WithRawResponse:
        """The same methods, which give a \`Response\` with status, headers and body."""
        return ${classOf(name, flavour)}WithRawResponse(self)

${methods.join('\n')}`
  })
  const raws = FLAVOURS.map((flavour) => rawClass(name, plans, flavour))
  const text = [...classes, ...raws].join('\n\n')
  return `${FUTURE}\n${groupImports(text, shapes)}\n\n${text}`
}

/** The methods that send one request, returning status and headers too. */
function rawClass(name: string, plans: Plan[], flavour: Flavour): string {
  const type = classOf(name, flavour)
  const methods = plans.map(({ operation }) => snakeOf(operation.method))
  return `class ${type}WithRawResponse:
    """The methods of \`${type}\`, which give a \`Response\` with status, headers and body."""

    def __init__(self, methods: ${type}) -> None:
${methods.map((one) => `        self.${one} = ${flavour.prefix === '' ? 'raw_of' : 'async_raw_of'}(methods.${one})\n`).join('')}`
}

/** The imports of a group file. Types are imported for type checkers only, because loading all of them is slow. */
function groupImports(text: string, types: PythonTypes): string {
  const code = text.replace(/"""[\s\S]*?"""/g, '')
  const importOf = ([place, names]: [string, string[]], indent = '') => {
    const isUsed = (name: string) => new RegExp(`(?<![\\w."])${name.split(' ').at(-1)}(?![\\w"])`).test(code)
    const used = names.filter(isUsed)
    if (used.length === 0) return ''
    const line = `${indent}from ${place} import ${used.join(', ')}\n`
    if (line.length <= 118) return line
    return `${indent}from ${place} import (\n${used.map((one) => `${indent}    ${one},\n`).join('')}${indent})\n`
  }
  const core: [string, string[]][] = [
    ['.._async_core', ['AsyncAnswer', 'AsyncCore', 'AsyncPage', 'AsyncPages', 'raw_of as async_raw_of']],
    ['.._rules', ['UNSET', 'Operation', 'Unset', 'path_of']],
    ['.core', ['Answer', 'Core', 'Page', 'raw_of']],
  ]
  const checked: [string, string[]][] = [
    ['collections.abc', ['AsyncIterator', 'Iterator', 'Sequence']],
    ['typing', ['Any', 'Literal']],
    ['.types', [...types.declared.keys()].sort()],
  ]
  const [before, guarded] = [core.map((one) => importOf(one)), checked.map((one) => importOf(one, '    '))]
  const guard = guarded.join('') === '' ? '' : `\nif TYPE_CHECKING:\n${guarded.join('')}`
  return `${guard === '' ? '' : 'from typing import TYPE_CHECKING\n\n'}${before.join('')}${guard}`
}

function groupsFile(groups: string[], flavour: Flavour): string {
  const { prefix } = flavour
  const core = prefix === '' ? 'from .core import Core' : 'from .._async_core import AsyncCore'
  const imports = [core, ...groups.map((name) => `from .${name} import ${classOf(name, flavour)}`)]
  return `${FUTURE}
${imports.join('\n')}


class ${prefix}Groups:
    """The client, with methods by group."""

    def __init__(self, core: ${prefix}Core) -> None:
        self._core = core
${groups.map((name) => `        self.${name} = ${classOf(name, flavour)}(core)\n`).join('')}`
}

function typesFile(shapes: PythonTypes): string {
  const names = [...shapes.declared.keys()].sort()
  return `${FUTURE}
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Optional, TypeAlias, TypedDict

from .._record import Record

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired
else:  # 3.10 has none, and needs none when it runs
    NotRequired = Optional

__all__ = [
${names.map((name) => `    "${name}",\n`).join('')}]


${names.map((name) => shapes.declared.get(name)).join('\n\n')}`
}

/** Data of records that is needed at run time, when types are not loaded. */
const namesFile = ({ optional }: PythonTypes): string => `${HEAD}
OPTIONAL = frozenset((
${[...optional]
  .sort()
  .map((name) => `    "${name}",\n`)
  .join('')}))
"""Attributes of records that the service may leave out: \`None\` then."""
`

/** The types of webhook deliveries. */
function declareDeliveries({ webhooks }: Document, shapes: PythonTypes): void {
  const names = Object.entries(webhooks).map(([type, { post }]) => {
    const schema = Object.values(post.requestBody?.content ?? {})[0]?.schema ?? {}
    const description = `${post.summary}. ${post.description ?? ''}`.trim()
    return shapes.typeOf({ ...schema, description }, `${type.split('.').map(upper).join('')}Delivered`)
  })
  const union = `WebhookEvent: TypeAlias = "${names.join(' | ')}"`
  const about = 'What arrives at a webhook. A newer service may send types that are not among these.'
  shapes.declared.set('WebhookEvent', `${union}\n${docstring(about, '')}`)
}

/** Converts asyncio code to synchronous code. */
export function withoutAsync(text: string): string {
  return (
    text
      .replace(/^ *# async only: begin\n[\s\S]*?^ *# async only: end\n+/gm, '')
      .replace(/`_generated\/\w+\.py` is made from this file\./, 'This is the synchronous version.')
      .replace(/\bawait /g, '')
      // Only awaitable objects need it.
      .replace(/, Generator$/m, '')
      .replace(/\basync (?=def|for|with)/g, '')
      .replace(/__a(?=enter__|exit__|iter__)/g, '__')
      .replace(/Awaitable, /g, '')
      .replace(/Awaitable\[((?:[^[\]]|\[[^[\]]*\])*)\]/g, '$1')
      .replace(/\bAsync(?=[A-Z])/g, '')
      .replace(/from \._generated\.async_groups/g, 'from .groups')
      .replace(/from \._async_core/g, 'from .core')
      .replace(/from \._platform\.http_async/g, 'from .._platform.http')
      .replace(/from \._(?=errors|rules)/g, 'from .._')
  )
}

interface MirrorTables {
  schemaVersion: number
  tables: Record<
    string,
    { list: string | null; key: string[]; columns: { name: string; type: string; path?: string }[] }
  >
}

/** The columns of the mirror tables; the specification describes them. */
function tablesFile(): string {
  const specification = new URL('../../../integrations/mirror/tables.json', import.meta.url)
  const { schemaVersion, tables } = JSON.parse(readFileSync(specification, 'utf8')) as MirrorTables
  const literal = (value: unknown) => (value === null ? 'None' : JSON.stringify(value))
  const lines = Object.entries(tables).map(([name, { list, key, columns }]) => {
    const ones = columns.map(
      (one) => `        Column(${literal(one.name)}, ${literal(one.type)}, ${literal(one.path ?? '')}),\n`,
    )
    return `    Table(${literal(name)}, ${literal(list)}, (${key.map(literal).join(', ')},), (\n${ones.join('')}    )),\n`
  })
  return `${FUTURE}
from dataclasses import dataclass


@dataclass(frozen=True)
class Column:
    name: str
    type: str
    path: str
    """In an item of the list; \`\`[]\`\` stands for each item, \`\`#\`\` for its place from 1. Without one it is the mirror's own."""


@dataclass(frozen=True)
class Table:
    name: str
    list: str | None
    key: tuple[str, ...]
    columns: tuple[Column, ...]


SCHEMA_VERSION = ${schemaVersion}
STATE_TABLE = "gonggo_mirror"
"""How far each list has been followed."""
FILL = Column("gonggo_fill", "integer", "")
"""The fill that wrote a row: at the end of the next one, what was not written again is no more."""
TABLES = (
${lines.join('')})
`
}

function pythonFiles(document: Document): Record<string, string> {
  const operations = operationsIn(document)
  const shapes = new PythonTypes(document)
  shapes.typeOf({ $ref: '#/components/schemas/Problem' }, '')
  const groups = [...new Set(operations.map(({ group }) => group))].sort()
  const files = groups.map((name): [string, string] => {
    const ones = operations.filter(({ group }) => group === name)
    return [`${name}.py`, groupFile(name, ones, document, shapes)]
  })
  declareDeliveries(document, shapes)
  const read = (name: string) => `${HEAD}${withoutAsync(readFileSync(new URL(name, SOURCE), 'utf8'))}`
  const [plain, waiting] = FLAVOURS
  if (!plain || !waiting) throw new Error('there are two clients')
  return {
    ...Object.fromEntries(files),
    '__init__.py': HEAD,
    'types.py': typesFile(shapes),
    'names.py': namesFile(shapes),
    'tables.py': tablesFile(),
    'groups.py': groupsFile(groups, plain),
    'async_groups.py': groupsFile(groups, waiting),
    'core.py': read('_async_core.py'),
    'client.py': read('_async_client.py'),
    'version.py': `${HEAD}
VERSION = "${pythonVersionOf(readRelease().versions.python)}"
"""Of this client."""
API_VERSION = "${document.info.version}"
"""Of the API that this client was made from."""
`,
  }
}

if (import.meta.main) keepFiles(FOLDER, pythonFiles(readDocument()))

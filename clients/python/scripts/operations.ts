import type { Operation, Schema } from '../../typescript/scripts/document.ts'
import { FORMS, XLSX } from '../../typescript/scripts/methods.ts'
import { broken, described, docstring, type PythonTypes, snakeOf } from './shapes.ts'

/** The client that a method is written for. */
export interface Flavour {
  prefix: '' | 'Async'
  /** The text before `def`, and before awaited expressions. */
  def: string
  wait: string
  page: string
}

export const FLAVOURS: Flavour[] = [
  { prefix: '', def: 'def', wait: '', page: 'Page' },
  { prefix: 'Async', def: 'async def', wait: 'await ', page: 'AsyncPages' },
]

/** Paging parameters, which methods for whole lists do not have. */
const PAGING = ['page', 'pageSize', 'anchor', 'explain', 'limit']
const JSON_TYPE = 'application/json'
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface Given {
  /** The name in Python, and the name in the API. */
  python: string
  name: string
  about: string
  type: string
  /** The default for "not given"; `null` = required. */
  usual: string | null
}

export interface Plan {
  operation: Operation
  path: string[]
  /** A body that is not an object, passed as one argument. */
  whole: string | null
  body: Given[]
  query: Given[]
}

export function planOf(operation: Operation, shapes: PythonTypes, schemas: Record<string, Schema>): Plan {
  const { operationId, path, parameters = [], requestBody } = operation
  const given = requestBody?.content[JSON_TYPE]?.schema
  const schema = given?.$ref ? schemas[given.$ref.split('/').at(-1) ?? ''] : given
  const base = given?.$ref?.split('/').at(-1) ?? upperFirst(operationId)
  const fields = Object.entries(schema?.properties ?? {})
  const isWhole = given !== undefined && fields.length === 0
  return {
    operation,
    path: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    whole: isWhole ? shapes.typeOf(given, base, true) : null,
    body: fields.map(([name, one]) => {
      const type = shapes.typeOf(one, `${base}${upperFirst(name)}`, true)
      const usual = schema?.required?.includes(name) ? null : 'UNSET'
      return toGiven(name, one, usual === null ? type : `${type} | Unset`, usual)
    }),
    query: parameters
      .filter((it) => it.in === 'query')
      .map(({ name, schema: one, description, required }) => {
        const type = shapes.typeOf(one, `${upperFirst(operationId)}${upperFirst(name)}`, true)
        const about = description === undefined ? one : { ...one, description }
        return toGiven(name, about, required ? type : `${type} | None`, required ? null : 'None')
      }),
  }
}

const toGiven = (name: string, schema: Schema, type: string, usual: string | null): Given => ({
  python: snakeOf(name),
  name,
  about: described(schema),
  type,
  usual,
})

const extra = (python: string, type: string, usual: string, about: string): Given => ({
  python,
  name: '',
  about,
  type,
  usual,
})

interface Written {
  flavour: Flavour
  plan: Plan
  about: string
  name: string
  given: Given[]
  /** Whether the method itself awaits nothing. */
  isPlain?: boolean
  returns: string
  body: (operation: string) => string
  fields?: string[]
}

function write({ flavour, plan, about, name, given, isPlain = false, returns, body, fields = [] }: Written): string {
  const { operation, path, whole } = plan
  const ordered = [...given.filter(({ usual }) => usual === null), ...given.filter(({ usual }) => usual !== null)]
  const names = [...path.map(snakeOf), ...ordered.map(({ python }) => python)]
  const twice = names.find((one, index) => names.indexOf(one) !== index)
  if (twice) throw new Error(`${operation.operationId} would take ${twice} twice`)
  const places = [...path.map((one) => `${snakeOf(one)}: str`), ...(whole === null ? [] : [`body: ${whole}`])]
  const keywords = ordered.map(({ python, type, usual }) => `${python}: ${type}${usual === null ? '' : ` = ${usual}`}`)
  const parameters = ['self', ...places, ...(keywords.length > 0 ? ['*', ...keywords] : [])]
  const def = isPlain ? 'def' : flavour.def
  const head = `    ${def} ${snakeOf(name)}(${parameters.join(', ')}) -> ${returns}:`
  const long = `    ${def} ${snakeOf(name)}(\n${parameters.map((one) => `${broken(`        ${one}`)},\n`).join('')}    ) -> ${returns}:`
  const args = ordered.filter((one) => one.about).map((one) => `    ${one.python}: ${one.about.replaceAll('\n', ' ')}`)
  const text = [about, ...(args.length > 0 ? [`Args:\n${args.join('\n')}`] : [])].join('\n\n')
  const call = `Operation(${[...placeOf(plan), ...fields, 'timeout=timeout'].join(', ')})`
  return `${head.length < 116 ? head : long}\n${docstring(text, '        ')}${body(call)
    .split('\n')
    .map((line) => broken(`        ${line}`))
    .join('\n')}\n`
}

function placeOf({ operation: { http, path }, path: values }: Plan): string[] {
  const template = JSON.stringify(path.replace(/\{\w+\}/g, '{}'))
  const place = values.length === 0 ? template : `path_of(${[template, ...values.map(snakeOf)].join(', ')})`
  return [`"${http.toUpperCase()}"`, place]
}

const dictOf = (name: string, given: Given[]): string[] =>
  given.length > 0 ? [`${name}={${given.map((one) => `"${one.name}": ${one.python}`).join(', ')}}`] : []

const IF_MATCH = extra(
  'if_match',
  'str | None',
  'None',
  '`ETag` of what you have read: if somebody has changed it since, it is not overwritten (412).',
)
const ONE_KEY = extra(
  'idempotency_key',
  'str | None',
  'None',
  'Kept over the attempts of this call; your own, to repeat it over a restart of your program. Default: made up.',
)

const TIMEOUT = extra(
  'timeout',
  'float | None',
  'None',
  'Seconds for one attempt of this call. Default: that of the client.',
)

/** The method of an operation, and those of its other formats. */
export function pythonMethods(
  plan: Plan,
  flavour: Flavour,
  shapes: PythonTypes,
  schemas: Record<string, Schema>,
): string {
  return [plainMethod(plan, flavour, shapes, schemas), ...otherForms(plan, flavour, shapes, schemas)].join('\n')
}

function plainMethod(plan: Plan, flavour: Flavour, shapes: PythonTypes, schemas: Record<string, Schema>): string {
  const { operation, whole, body, query } = plan
  const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key')
  const hasMatch = operation.http === 'patch' || operation.http === 'put'
  const { kind, type, accept } = resultOf(operation, shapes, schemas)
  const isPage = kind === 'page'
  const item = isPage ? `[${type}, ${itemOf(operation, shapes, schemas)}]` : ''
  return write({
    flavour,
    plan,
    about: [`${operation.summary}.`, operation.description].filter(Boolean).join('\n\n'),
    name: operation.method,
    given: [...body, ...query, ...(takesKey ? [ONE_KEY] : []), ...(hasMatch ? [IF_MATCH] : []), TIMEOUT],
    isPlain: isPage && flavour.prefix === 'Async',
    returns: isPage ? `${flavour.page}${item}` : type,
    fields: [
      ...dictOf('query', query),
      ...(whole === null ? dictOf('body', body) : ['body=body']),
      ...(accept === JSON_TYPE ? [] : [`accept="${accept}"`]),
      ...(hasMatch ? ['headers={"if-match": if_match}'] : []),
      ...(takesKey ? ['idempotency_key=idempotency_key'] : []),
      ...(operation.onlyReads ? ['only_reads=True'] : []),
    ],
    body: (call) => {
      if (isPage) return `return self._core.${flavour.prefix === '' ? 'first_page' : 'page'}(${call})`
      const asked = `${flavour.wait}self._core.ask(${call}, ${flavour.prefix}Answer.${kind})`
      if (type === 'None') return asked
      return kind === 'json' ? `answer: ${type} = ${asked}\nreturn answer` : `return ${asked}`
    },
  })
}

/** JSON if the operation has it; files in any format. */
function resultOf(operation: Operation, shapes: PythonTypes, named: Record<string, Schema>) {
  const contents = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? [content] : [],
  )
  const forms = contents.flatMap((content) => Object.keys(content))
  if (forms.includes('application/pdf')) return { kind: 'read', type: 'bytes', accept: '*/*' }
  const accept = forms.find((form) => form === JSON_TYPE) ?? forms[0] ?? JSON_TYPE
  if (accept !== JSON_TYPE) return { kind: 'text', type: 'str', accept }
  const schemas = contents.map((content) => content[JSON_TYPE]?.schema)
  const name = `${upperFirst(operation.operationId)}Answer`
  const type = [...new Set(schemas.map((schema) => (schema ? shapes.typeOf(schema, name) : 'None')))].join(' | ')
  // Every response with items is a list, with or without pages.
  const isPage = schemas.some((schema) => listIn(schema, named) !== null)
  return { kind: isPage ? 'page' : 'json', type, accept }
}

/** The item schema of a list. */
function listIn(schema: Schema | undefined, schemas: Record<string, Schema>): Schema | null {
  const { items } = schemas[schema?.$ref?.split('/').at(-1) ?? '']?.properties ?? {}
  return items?.type === 'array' ? (items.items ?? {}) : null
}

function itemOf({ responses }: Operation, shapes: PythonTypes, schemas: Record<string, Schema>): string {
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const [schema] = answers.map(([, { content }]) => content?.[JSON_TYPE]?.schema)
  return shapes.typeOf(listIn(schema, schemas) ?? {}, `${schema?.$ref?.split('/').at(-1)}Item`)
}

function otherForms(plan: Plan, flavour: Flavour, shapes: PythonTypes, schemas: Record<string, Schema>): string[] {
  const { operation, query } = plan
  const { operationId, summary, method, answer } = operation
  const pageType = `${flavour.prefix}Page[${answer}, ${itemOf(operation, shapes, schemas)}]`
  const without = (...names: string[]) => query.filter(({ name }) => !names.includes(name))
  const whole = without(...PAGING)
  const { prefix, wait } = flavour
  const each = (type: string) => `${prefix}Iterator[${type}]`
  const waits = query.map((one) => (one.name === 'wait' ? { ...one, type: 'int', usual: '30' } : one))
  const pause = extra(
    'pause',
    'float',
    '5.0',
    'Seconds between two questions if nothing is new, where the service cannot wait by itself.',
  )
  const last = extra(
    'last_event_id',
    'str | None',
    'None',
    'The `id` of the last event that you have read, to go on after it.',
  )
  const methods: Record<'follow' | 'csv' | 'xlsx' | 'ndjson' | 'events', () => Omit<Written, 'flavour' | 'plan'>> = {
    follow: () => ({
      about: `${summary}, page by page without end, including later changes. Store the items of a page together with its \`nextCursor\`, and resume with that as \`since\`. \`CursorExpired\` is raised if it is too old.`,
      name: method.replace(/^list/, 'follow'),
      given: [...waits, pause, TIMEOUT],
      isPlain: true,
      returns: each(pageType),
      body: (call) => `return self._core.follow(${call}, pause)`,
      fields: dictOf('query', waits),
    }),
    csv: () => ({
      about: `${summary}: all of them as CSV, with a byte order mark and a header line.`,
      name: `${method}AsCsv`,
      given: [...whole, TIMEOUT],
      returns: `${prefix}Answer`,
      body: (call) => `return ${wait}self._core.stream(${call})`,
      fields: [...dictOf('query', whole), 'accept="text/csv"'],
    }),
    xlsx: () => ({
      about: `${summary}: all of them as an Excel workbook, up to 10,000 rows.`,
      name: `${method}AsXlsx`,
      given: [...whole, TIMEOUT],
      returns: `${prefix}Answer`,
      body: (call) => `return ${wait}self._core.stream(${call})`,
      fields: [...dictOf('query', whole), `accept="${XLSX}"`],
    }),
    ndjson: () => ({
      about: `${summary}: all of them as they arrive.`,
      name: `${method}AsNdjson`,
      given: [...whole, TIMEOUT],
      isPlain: true,
      returns: each(itemOf(operation, shapes, schemas)),
      body: (call) => `return self._core.lines(${call})`,
      fields: [...dictOf('query', whole), 'accept="application/x-ndjson"'],
    }),
    events: () => ({
      about: `${summary} as they happen, without end. If the connection ends, the stream resumes after the last event.`,
      name: method.replace(/^list/, 'stream'),
      given: [...without('limit'), last, TIMEOUT],
      isPlain: true,
      returns: each(itemOf(operation, shapes, schemas)),
      body: (call) => `return self._core.events(${call}, last_event_id)`,
      fields: [...dictOf('query', without('limit')), 'accept="text/event-stream"'],
    }),
  }
  const forms = [...(operation.isFeed ? ['follow' as const] : []), ...(FORMS[operationId] ?? [])]
  return forms.map((form) => write({ flavour, plan, ...methods[form]() }))
}

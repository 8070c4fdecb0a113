import { type Document, type Operation, operationsIn, type Schema } from '../../typescript/scripts/document.ts'
import { FORMS, XLSX } from '../../typescript/scripts/methods.ts'
import { javadoc, javadocText, javaType } from './names.ts'
import { JavaTypes } from './types.ts'

const JSON_FORM = 'application/json'

const inQuery = ({ parameters = [] }: Operation) => parameters.filter((it) => it.in === 'query')
const partsIn = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const bodyOf = ({ requestBody }: Operation) => requestBody?.content[JSON_FORM]?.schema
const nameOf = ({ group, method }: Operation) => javaType(group) + javaType(method)
/** The name of the query type; empty if there is none. */
export const javaQueryName = (operation: Operation): string =>
  inQuery(operation).length > 0 ? `${nameOf(operation)}Query` : ''

/** The types of the document with their names. */
export function javaTypesOf(document: Document): JavaTypes {
  const types = new JavaTypes(document)
  for (const operation of operationsIn(document)) noteShapes(operation, types)
  types.shapes.settle()
  return types
}

/** Registers the unnamed types in queries and bodies. */
function noteShapes(operation: Operation, types: JavaTypes): void {
  for (const { name, schema } of inQuery(operation))
    types.shapes.note(schema, nameOf(operation) + javaType(name), false)
  const body = bodyOf(operation)
  if (body) types.shapes.note(body, `${nameOf(operation)}Body`, true)
}

/** Declares the type of a query. */
export function declareQuery(operation: Operation, types: JavaTypes): void {
  const parameters = inQuery(operation)
  if (parameters.length === 0) return
  const properties: Record<string, Schema> = {}
  for (const { name, schema, description = '' } of parameters)
    properties[name] = Object.assign({}, schema, { description })
  const required = parameters.filter((it) => it.required).map(({ name }) => name)
  const name = types.shapes.take(javaQueryName(operation))
  const about = `Query parameters of ${operation.http.toUpperCase()} {@code ${operation.path}}.`
  types.input(name, properties, required, about, true)
  types.below({ properties }, false)
}

interface Written {
  about: string
  name: string
  returns: string
  /** The function of the core, with its arguments after operation and options. */
  call: string
  given?: string
  accept?: string
  /** A change of the operation before it is called. */
  change?: string
  body?: string
  isFeed?: boolean
}

function write(operation: Operation, written: Written): string {
  const query = javaQueryName(operation)
  const whole = method(operation, written, query)
  return query === '' ? whole : `${method(operation, written, '')}\n${whole}`
}

/** Parameters in the order: path, body, query, options. */
function method(operation: Operation, written: Written, query: string): string {
  const { about, name, returns, call, given = '', accept = JSON_FORM, change = '', body = '' } = written
  const { http, path, parameters = [] } = operation
  const parts = partsIn(operation)
  const takes = [
    ...parts.map((part) => [`String ${part}`, part, `@param ${part} a part of the path`]),
    ...(body ? [[`${body} body`, 'body', '@param body what is sent']] : []),
    ...(query ? [[`${query} query`, 'query', '@param query the query parameters']] : []),
    ['Option... options', 'options', '@param options of this call alone'],
  ]
  const said = returns === 'void' ? [] : [`@return ${returns.startsWith('Loop<') ? 'the loop' : 'the answer'}`]
  const head = `${javadoc(about, [...takes.map(([, , tag = '']) => tag), ...said], '    ')}    public ${returns} ${name}(${takes.map(([it]) => it).join(', ')}) {\n`
  if (query === '' && javaQueryName(operation)) {
    const names = [...parts, ...(body ? ['body'] : []), `new ${javaQueryName(operation)}()`, 'options'].join(', ')
    return `${head}        ${returns === 'void' ? '' : 'return '}${name}(${names});\n    }\n`
  }
  const takesKey = parameters.some((it) => it.name === 'Idempotency-Key')
  const fields = [
    `"${http.toUpperCase()}"`,
    `"${path.replace(/\{\w+\}/g, '{}')}"`,
    `"${accept}"`,
    String(takesKey),
    String(operation.onlyReads),
    query ? 'query.fields()' : 'Map.of()',
    body ? 'body' : 'null',
    ...parts,
  ]
  const asked = `        var operation = new Operation(${fields.join(', ')})${change};\n`
  const lines = `        ${returns === 'void' ? '' : 'return '}core.${call}(operation, options${given ? `, ${given}` : ''});\n`
  return `${head}${asked}${lines}    }\n`
}

interface Answer {
  type: string
  read: string
  accept: string
}

/** JSON if the operation has it; files in any format. */
function answerOf(operation: Operation, types: JavaTypes): Answer {
  const contents = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? [content] : [],
  )
  const forms = contents.flatMap((content) => Object.keys(content))
  if (forms.includes('application/pdf')) return { type: 'byte[]', read: 'Core::bytes', accept: '*/*' }
  const accept = forms.find((form) => form === JSON_FORM) ?? forms[0] ?? JSON_FORM
  if (accept !== JSON_FORM) return { type: 'String', read: 'Core::text', accept }
  const schemas = contents.flatMap((content) => content[JSON_FORM]?.schema ?? [])
  if (schemas.length === 0) return { type: 'void', read: 'Core::text', accept }
  const names = [...new Set(schemas.map((schema) => types.boxed(schema, false)))]
  const [type = ''] = names
  if (names.length > 1) throw new Error(`${operation.operationId} answers ${names.join(' or ')}`)
  const [, item] = /^List<(.*)>$/.exec(type) ?? []
  if (item) return { type, read: `Core.list(${item}.class)`, accept }
  // Java has no class literal for a map with its value type.
  const plain = type.startsWith('Map<') ? 'Object' : type
  return { type: plain, read: `Core.json(${plain}.class)`, accept }
}

export function javaMethods(operation: Operation, types: JavaTypes): string {
  const { summary, description, method: name, http, path } = operation
  const { type, read, accept } = answerOf(operation, types)
  const body = bodyOf(operation)
  const about = [`${summary}.`, description].filter(Boolean).join('\n\n')
  const plain = write(operation, {
    about: `${javadocText(about)}\n\n{@code ${http.toUpperCase()} ${path}}`,
    name,
    returns: type,
    call: 'call',
    given: read,
    accept,
    body: body ? types.boxed(body, true) : '',
  })
  return [plain, ...furtherForms(operation)].join('\n')
}

type Form = 'csv' | 'xlsx' | 'ndjson' | 'events' | 'follow' | 'pages' | 'all'

function furtherForms(operation: Operation): string[] {
  const { operationId, summary, method: name, answer, item } = operation
  const names = inQuery(operation).map((it) => it.name)
  const isPaged = names.includes('page')
  const forms = [
    ...(isPaged ? (['all', 'pages'] as const) : []),
    ...(operation.isFeed ? (['follow'] as const) : []),
    ...(FORMS[operationId] ?? []),
  ]
  const summaryText = javadocText(summary)
  const written: Record<Form, () => Written> = {
    all: () => ({
      about: `${summaryText}: the items of this page and the following ones.`,
      name: name.replace(/^(list|get)/, '$1All'),
      returns: `Loop<${item}>`,
      call: 'all',
      given: `${answer}.class, ${answer}::items`,
    }),
    pages: () => ({
      about: `${summaryText}: this page and the following ones.`,
      name: `${name}Pages`,
      returns: `Loop<${answer}>`,
      call: 'pages',
      given: `${answer}.class`,
    }),
    follow: () => ({
      about: `${summaryText}, page by page without end, including later changes. Store the items of a page together with its {@code nextCursor}, and resume with that as {@code since}. {@link CursorExpiredException} is thrown if it is too old.`,
      name: name.replace(/^list/, 'follow'),
      returns: `Loop<${answer}>`,
      call: 'follow',
      given: `${answer}.class, ${answer}::nextCursor, ${answer}::hasMore`,
      change: names.includes('wait') ? '.orElse("wait", 30)' : '',
    }),
    csv: () => ({
      about: `${summaryText}: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are ignored.`,
      name: `${name}AsCsv`,
      returns: 'InputStream',
      call: 'call',
      given: 'Core::stream',
      accept: 'text/csv',
      change: without(names, ['page', 'pageSize', 'anchor', 'explain', 'limit']),
    }),
    xlsx: () => ({
      about: `${summaryText}: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are ignored.`,
      name: `${name}AsXlsx`,
      returns: 'InputStream',
      call: 'call',
      given: 'Core::stream',
      accept: XLSX,
      change: without(names, ['page', 'pageSize', 'anchor', 'explain', 'limit']),
    }),
    ndjson: () => ({
      about: `${summaryText}: all of them as they arrive. Close it. Paging parameters are ignored.`,
      name: `${name}AsNdjson`,
      returns: `Loop<${item}>`,
      call: 'lines',
      given: `${item}.class`,
      accept: 'application/x-ndjson',
      change: without(names, ['page', 'pageSize', 'anchor', 'explain', 'limit']),
    }),
    events: () => ({
      about: `${summaryText} as they happen, without end. If the connection ends, the stream resumes after the last event. To resume later, pass the id of the last event with {@link Option#lastEventId}. Close it.`,
      name: name.replace(/^list/, 'stream'),
      returns: `Loop<${item}>`,
      call: 'events',
      given: `${item}.class`,
      accept: 'text/event-stream',
      change: without(names, ['limit']),
    }),
  }
  return forms.map((form) => write(operation, written[form]()))
}

function without(names: string[], unwanted: string[]): string {
  const some = unwanted.filter((name) => names.includes(name))
  return some.length > 0 ? `.without(${some.map((name) => `"${name}"`).join(', ')})` : ''
}

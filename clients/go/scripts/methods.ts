import { type Document, type Operation, operationsIn, type Schema } from '../../typescript/scripts/document.ts'
import { FORMS, XLSX } from '../../typescript/scripts/methods.ts'
import { descriptionOf, unwrapped } from '../../typescript/scripts/shapes.ts'
import { goComment, goName } from './names.ts'
import { GoTypes } from './types.ts'

const JSON_FORM = 'application/json'

const inQuery = ({ parameters = [] }: Operation) => parameters.filter((it) => it.in === 'query')
const partsIn = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
const bodyOf = ({ requestBody }: Operation) => requestBody?.content[JSON_FORM]?.schema
const nameOf = ({ group, method }: Operation) => goName(group) + goName(method)
export const goQueryName = (operation: Operation): string => `${nameOf(operation)}Query`

/** The types of the document with their names. */
export function goTypesOf(document: Document): GoTypes {
  const types = new GoTypes(document)
  for (const operation of operationsIn(document)) noteShapes(operation, types)
  types.shapes.settle()
  return types
}

/** Registers the unnamed types in queries and bodies. */
function noteShapes(operation: Operation, types: GoTypes): void {
  for (const { name, schema } of inQuery(operation)) types.shapes.note(schema, nameOf(operation) + goName(name), false)
  const body = bodyOf(operation)
  if (body) types.shapes.note(body, `${nameOf(operation)}Body`, true)
}

/** The type of a query, and the code that sends its values. */
export function queryType(operation: Operation, types: GoTypes): string {
  const parameters = inQuery(operation)
  if (parameters.length === 0) return ''
  const name = types.shapes.take(goQueryName(operation))
  const fields = parameters.map(({ name, schema, description = '' }) => {
    const about = descriptionOf({ ...schema, description }) || `${goName(name)} is sent unchanged.`
    return `${goComment(about, '\t')}\t${goName(name)} ${queryFieldType(schema, types)}\n`
  })
  const puts = parameters.map(({ name, schema }) => {
    const field = `q.${goName(name)}`
    if (isPointer(schema)) return `\tif ${field} != nil {\n\t\tput(values, "${name}", fmt.Sprint(*${field}))\n\t}\n`
    return `\tput(values, "${name}", ${field}${schema.type === 'array' ? '...' : ''})\n`
  })
  const head = goComment(`${name} is what ${goName(operation.method)} can be asked; nothing has to be.`)
  const below = types.below({ properties: Object.fromEntries(parameters.map((it) => [it.name, it.schema])) }, false)
  return `${head}type ${name} struct {\n${fields.join('\n')}}

func (q *${name}) values() url.Values {
\tvalues := url.Values{}
\tif q == nil {
\t\treturn values
\t}
${puts.join('')}\treturn values
}
${below}`
}

/** Types that need a pointer to distinguish absent from zero or false. */
export function isPointer(schema: Schema): boolean {
  const { minimum = 0 } = schema as { minimum?: number }
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return schema.type === 'boolean' || (isNumber && minimum <= 0 && schema.default !== 0)
}

const queryFieldType = (schema: Schema, types: GoTypes): string =>
  `${isPointer(schema) ? '*' : ''}${types.typeOf(unwrapped(schema).inner, false)}`

interface Answer {
  /** The return type of the method, and how it is read: the function of the core, and the decoder. */
  type: string
  call: string
  read: string
  accept: string
}

/** JSON if the operation has it; files in any format. */
function answerOf(operation: Operation, types: GoTypes): Answer {
  const contents = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? [content] : [],
  )
  const forms = contents.flatMap((content) => Object.keys(content))
  if (forms.includes('application/pdf')) return { type: '[]byte', call: 'call', read: 'asBytes', accept: '*/*' }
  const accept = forms.find((form) => form === JSON_FORM) ?? forms[0] ?? JSON_FORM
  if (accept !== JSON_FORM) return { type: 'string', call: 'call', read: 'asText', accept }
  const schemas = contents.flatMap((content) => content[JSON_FORM]?.schema ?? [])
  if (schemas.length === 0) return { type: '', call: 'call', read: 'asJSON[struct{}]', accept }
  const names = [...new Set(schemas.map((schema) => types.typeOf(schema, false)))]
  const [name = ''] = names
  if (names.length > 1) throw new Error(`${operation.operationId} answers ${names.join(' or ')}`)
  const list = types.shapes.listNamed(operation.answer)
  if (list) return { type: `*${name}`, call: listCall('list', operation, types), read: '', accept }
  const type = types.isStruct(schemas[0]?.$ref?.split('/').at(-1) ?? '') ? `*${name}` : name
  return { type, call: 'call', read: `asJSON[${type}]`, accept }
}

function listCall(call: string, { answer }: Operation, types: GoTypes): string {
  const list = types.shapes.listNamed(answer)
  if (!list) throw new Error(`${answer} is no list`)
  return `${call}[${types.typeOf(list.item, false)}, ${types.metaOf(list.meta)}]`
}

interface Written {
  about: string
  name: string
  returns: string
  call: string
  accept?: string | undefined
  read?: string | undefined
  body?: string | undefined
  before?: string | undefined
}

function write(operation: Operation, { about, name, returns, call, accept = JSON_FORM, read, body, before }: Written) {
  const { group, http, path } = operation
  const parts = partsIn(operation)
  const hasQuery = inQuery(operation).length > 0
  const given = [
    'ctx context.Context',
    ...(parts.length > 0 ? [`${parts.map(goVariable).join(', ')} string`] : []),
    ...(body ? [`body ${body}`] : []),
    ...(hasQuery ? [`query *${goQueryName(operation)}`] : []),
    'options ...Option',
  ]
  const fields = [
    `method: "${http.toUpperCase()}"`,
    `path: "${path.replace(/\{\w+\}/g, '{}')}"`,
    ...(parts.length > 0 ? [`parts: []string{${parts.map(goVariable).join(', ')}}`] : []),
    ...(hasQuery ? [before ? 'query: values' : 'query: query.values()'] : []),
    ...(body ? ['body: body'] : []),
    `accept: "${accept}"`,
    ...(body !== undefined && operation.parameters?.some((it) => it.name === 'Idempotency-Key')
      ? ['takesKey: true']
      : []),
    ...(operation.onlyReads ? ['onlyReads: true'] : []),
  ]
  const asked = `${call}(ctx, m.settings, operation{${fields.join(', ')}}, options${read ? `, ${read}` : ''})`
  const lines = returns === 'error' ? `\t_, err := ${asked}\n\treturn err\n` : `\treturn ${asked}\n`
  return `${goComment(`${name}: ${about}`)}func (m *${goName(group)}Methods) ${name}(${given.join(', ')}) ${returns} {
${before ?? ''}${lines}}
`
}

/** A name that is not a keyword of Go. */
const goVariable = (name: string): string => name.replace(/Id$/, 'ID')

/** Parameters in the order: path, body, query, options. */
export function goMethods(operation: Operation, types: GoTypes): string {
  const { summary, description, method, http, path } = operation
  const { type, call, read, accept } = answerOf(operation, types)
  const body = bodyOf(operation)
  const plain = write(operation, {
    about: [`${summary}.`, description, `${http.toUpperCase()} ${path}`].filter(Boolean).join('\n\n'),
    name: goName(method),
    returns: type === '' ? 'error' : `(${type}, error)`,
    call,
    read,
    accept,
    body: body ? types.typeOf(body, true) : '',
  })
  return [plain, ...furtherForms(operation, types)].join('\n')
}

function furtherForms(operation: Operation, types: GoTypes): string[] {
  const { operationId, summary, method, item } = operation
  const name = goName(method)
  const waits = inQuery(operation).some((it) => it.name === 'wait')
  const forms: Record<'csv' | 'xlsx' | 'ndjson' | 'events' | 'follow', () => Written> = {
    follow: () => ({
      about: `${summary}, page by page without end, including later changes. Store the items of a page together with its NextCursor, and resume with that as Since. [ErrCursorExpired] is yielded if it is too old. An error is the last value.`,
      name: name.replace(/^List/, 'Follow'),
      returns: `iter.Seq2[*${operation.answer}, error]`,
      call: listCall('follow', operation, types),
      before: `\tvalues := query.values()\n${waits ? '\tif !values.Has("wait") {\n\t\tvalues.Set("wait", "30")\n\t}\n' : ''}`,
    }),
    csv: () => ({
      about: `${summary}: all of them as CSV, with a byte order mark and a header line. Close it. Paging parameters are ignored.`,
      name: `${name}AsCSV`,
      returns: '(io.ReadCloser, error)',
      call: 'call',
      read: 'streamOf',
      accept: 'text/csv',
      before: wholeOf(operation),
    }),
    xlsx: () => ({
      about: `${summary}: all of them as an Excel workbook, up to 10,000 rows. Close it. Paging parameters are ignored.`,
      name: `${name}AsXLSX`,
      returns: '(io.ReadCloser, error)',
      call: 'call',
      read: 'streamOf',
      accept: XLSX,
      before: wholeOf(operation),
    }),
    ndjson: () => ({
      about: `${summary}: all of them as they arrive. Paging parameters are ignored. An error is the last value.`,
      name: `${name}AsNDJSON`,
      returns: `iter.Seq2[*${item}, error]`,
      call: `export[${item}]`,
      accept: 'application/x-ndjson',
      before: wholeOf(operation),
    }),
    events: () => ({
      about: `${summary} as they happen, without end. If the connection ends, the stream resumes after the last event. To resume later, pass the ID of the last event with [WithLastEventID]. An error is the last value.`,
      name: name.replace(/^List/, 'Stream'),
      returns: `iter.Seq2[*${item}, error]`,
      call: `events[${item}]`,
      accept: 'text/event-stream',
      before: `\tvalues := query.values()\n\tvalues.Del("limit")\n`,
    }),
  }
  return [...(operation.isFeed ? ['follow' as const] : []), ...(FORMS[operationId] ?? [])].map((form) =>
    write(operation, forms[form]()),
  )
}

/** Omits the paging parameters, because the method reads the whole list. */
function wholeOf(operation: Operation): string {
  const names = inQuery(operation).map(({ name }) => name)
  const without = ['page', 'pageSize', 'anchor', 'explain', 'limit'].filter((name) => names.includes(name))
  return `\tvalues := query.values()\n${without.map((name) => `\tvalues.Del("${name}")\n`).join('')}`
}

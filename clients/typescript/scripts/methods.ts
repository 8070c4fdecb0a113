import { type Operation, type Schema, upper } from './document.ts'
import { comment, field, typeOf } from './types.ts'

/**
 * Other formats of lists that the document states only in its text. Remove an entry here when `openapi.json` declares
 * it.
 */
export const FORMS: Record<string, ('csv' | 'ndjson' | 'events' | 'xlsx')[]> = {
  listBids: ['csv', 'ndjson', 'xlsx'],
  listPursuits: ['csv', 'xlsx'],
  listWinners: ['csv'],
  listEvents: ['events', 'csv'],
  listCompetitors: ['csv'],
}

/** Responses to requests with `fields` contain only those fields. */
const WITH_FIELDS: Record<string, string> = {
  listBids: "Omit<BidList, 'items'> & { items: BidWith<Field>[] }",
  searchBids: "Omit<BidSearchPage, 'items'> & { items: BidWith<Field>[] }",
  lookUpBids: "{ items: (Omit<LookedUpBid, 'bid'> & { bid: BidWith<Field> | null })[] }",
}

/** The media type of workbooks. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Paging parameters, which methods for whole lists do not have. */
const OF_PAGES = ['page', 'pageSize', 'anchor', 'explain', 'limit']
const JSON_FORM = 'application/json'

interface Method {
  /** The method, and those of its other formats. */
  text: string
  /** The type of its query, which must be declared before. */
  declared: string
}

export function methodsOf(operation: Operation): Method {
  const { operationId, http, path } = operation
  const query = queryOf(operation)
  const fields = query.map(({ name, description = '', schema, required = false }) =>
    field(name, { ...schema, description }, required, readonly(schema)),
  )
  const head = comment(`Of \`${http.toUpperCase()} ${path}\`.`)
  return {
    declared: query.length > 0 ? `${head}export interface ${upper(operationId)}Query {\n${fields.join('')}}\n` : '',
    text: [plainMethod(operation), ...furtherMethods(operation)].join('\n'),
  }
}

const queryOf = ({ parameters = [] }: Operation) => parameters.filter((it) => it.in === 'query')

function readonly(schema: Schema): string {
  const type = typeOf(schema, true)
  if (type.startsWith('Array<')) return `Readonly${type}`
  return type.endsWith('[]') ? `readonly ${type}` : type
}

interface Written {
  about: string
  name: string
  parameters: string[]
  returns: string
  /** The function of the core, and the fields of its argument. */
  call: string
  fields: string[]
  /** Converts the response, if it is a list without pages, or not JSON. */
  take?: string | undefined
  /** The response type for requests with `fields`. */
  some?: string | undefined
}

function write({ about, name, parameters, returns, call, fields, take, some }: Written): string {
  const head = (type: string) => `${name}(${parameters.join(', ')}): ${type}`
  const body = `{
    return this.#core.${call}({ ${fields.join(', ')} }, options${take ? `, ${take}` : ''})
  }\n`
  if (!some) return `${comment(about)}${head(returns)} ${body}`
  const [asked = '', ...others] = parameters
  const named = [`${asked.replace('?:', ':')} & { fields: readonly Field[] }`, ...others].join(', ')
  const narrow = `${comment(`${about}\n\nWith \`fields\`, each notice has these and its number.`)}${name}<const Field extends keyof Bid>(${named}): ${some}\n`
  return `${narrow}${comment(about)}${head(returns)}\n${head('unknown')} ${body}`
}

/** Parameters in the order: path, body, query, options. */
function plainMethod(operation: Operation): string {
  const { summary, description, method, parameters = [], requestBody } = operation
  const query = queryOf(operation)
  const body = requestBody?.content[JSON_FORM]?.schema
  const { call, type, accept, take } = answerOf(operation)
  return write({
    about: [`${summary}.`, description].filter(Boolean).join('\n\n'),
    name: method,
    parameters: [
      ...valuesOf(operation).map((name) => `${name}: string`),
      ...(body ? [`body${requestBody?.required ? '' : '?'}: ${typeOf(body, true)}`] : []),
      ...(query.length > 0
        ? [`query${query.some(({ required }) => required) ? '' : '?'}: ${queryTypeOf(operation)}`]
        : []),
      'options?: CallOptions',
    ],
    returns: type,
    some: WITH_FIELDS[operation.operationId] && type.replace(/<.*>$/, `<${WITH_FIELDS[operation.operationId]}>`),
    call,
    take,
    fields: [
      ...placeOf(operation),
      ...(query.length > 0 ? ['query'] : []),
      ...(body ? ['body'] : []),
      ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? ['takesKey: true'] : []),
      ...(operation.onlyReads ? ['onlyReads: true'] : []),
      ...(accept === JSON_FORM ? [] : [`accept: '${accept}'`]),
    ],
  })
}

const queryTypeOf = ({ operationId }: Operation) => `${upper(operationId)}Query`
const valuesOf = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const placeOf = ({ http, path }: Operation): string[] => [
  `method: '${http.toUpperCase()}'`,
  path.includes('{') ? `path: at\`${path.replaceAll('{', '${')}\`` : `path: '${path}'`,
]

/** JSON if the operation has it; files in any format. */
function answerOf(operation: Operation): { call: string; type: string; accept: string; take?: string | undefined } {
  const contents = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? [content] : [],
  )
  const forms = contents.flatMap((content) => Object.keys(content))
  if (forms.includes('application/pdf')) return { call: 'call', type: 'Call<Blob>', accept: '*/*', take: 'takeBlob' }
  const accept = forms.find((form) => form === JSON_FORM) ?? forms[0] ?? JSON_FORM
  if (accept !== JSON_FORM) return { call: 'call', type: 'Call<string>', accept, take: 'takeText' }
  const schemas = contents.map((content) => content[JSON_FORM]?.schema)
  const types = [...new Set(schemas.map((schema) => (schema ? typeOf(schema) : 'void')))].join(' | ')
  const isPage = queryOf(operation).some(({ name }) => name === 'page')
  return isPage
    ? { call: 'page', type: `PageCall<${types}>`, accept }
    : { call: 'call', type: `Call<${types}>`, accept, take: operation.item ? 'takeList' : undefined }
}

function furtherMethods(operation: Operation): string[] {
  const { operationId, summary, method, answer, item } = operation
  const names = queryOf(operation).map(({ name }) => name)
  const fields = placeOf(operation)
  const query = (without: string[]): string => {
    const some = without.filter((name) => names.includes(name)).map((name) => `'${name}'`)
    return some.length > 0 ? `Omit<${queryTypeOf(operation)}, ${some.join(' | ')}>` : queryTypeOf(operation)
  }
  const whole = [`query?: ${query(OF_PAGES)}`, 'options?: CallOptions']
  const methods: Record<'csv' | 'xlsx' | 'ndjson' | 'events' | 'follow', Written> = {
    follow: {
      about: `${summary}, page by page without end, including later changes. Store the items of a page together with its \`nextCursor\`, and resume with that as \`since\`. \`CursorExpired\` is thrown if it is too old.`,
      name: method.replace(/^list/, 'follow'),
      parameters: [`query?: ${query([])}`, 'options?: FollowOptions'],
      returns: `AsyncGenerator<${answer}>`,
      call: 'follow',
      fields: [...fields, names.includes('wait') ? 'query: { wait: 30, ...query }' : 'query'],
    },
    csv: {
      about: `${summary}: all of them as CSV, with a byte order mark and a header line.`,
      name: `${method}AsCsv`,
      parameters: whole,
      returns: 'Call<ReadableStream<Uint8Array>>',
      call: 'call',
      take: 'watched',
      fields: [...fields, 'query', "accept: 'text/csv'"],
    },
    xlsx: {
      about: `${summary}: all of them as an Excel workbook, up to 10,000 rows.`,
      name: `${method}AsXlsx`,
      parameters: whole,
      returns: 'Call<Blob>',
      call: 'call',
      take: 'takeBlob',
      fields: [...fields, 'query', `accept: '${XLSX}'`],
    },
    ndjson: {
      about: `${summary}: all of them as they arrive.`,
      name: `${method}AsNdjson`,
      parameters: whole,
      returns: `AsyncGenerator<${item}>`,
      some: WITH_FIELDS[operationId] && 'AsyncGenerator<BidWith<Field>>',
      call: 'lines',
      fields: [...fields, 'query', "accept: 'application/x-ndjson'"],
    },
    events: {
      about: `${summary} as they happen, without end. If the connection ends, the stream resumes after the last event. To resume later, pass the \`id\` of the last event as \`lastEventId\`.`,
      name: method.replace(/^list/, 'stream'),
      parameters: [
        `{ lastEventId, ...query }: ${query(['limit'])} & { lastEventId?: string | undefined } = {}`,
        'options?: CallOptions',
      ],
      returns: `AsyncGenerator<${item}>`,
      call: 'events',
      fields: [...fields, 'query', "accept: 'text/event-stream'", 'lastEventId'],
    },
  }
  return [...(operation.isFeed ? ['follow' as const] : []), ...(FORMS[operationId] ?? [])].map((form) =>
    write(methods[form]),
  )
}

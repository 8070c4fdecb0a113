import { readDocument, type Schema } from '../../../clients/typescript/scripts/document.ts'
import { keepFiles } from '../../../clients/typescript/scripts/files.ts'
import { unwrapped } from '../../../clients/typescript/scripts/shapes.ts'

/** Generates the filters, alert settings and events of the nodes from `openapi.json`; with `--check` only compares. */
const FOLDER = new URL('../nodes/Gonggo/', import.meta.url)

/** A parameter of a node in the format of n8n. */
interface Property {
  displayName: string
  name: string
  type: 'string' | 'number' | 'boolean' | 'options' | 'multiOptions'
  default: unknown
  description: string
  options?: { name: string; value: unknown }[]
  typeOptions?: { minValue: number }
}

/** The fields of a collection, and which of them contain lists in a text. */
interface Collection {
  properties: Property[]
  lists: string[]
  numbers: string[]
}

/** Not filters: the search has its own field for the keyword, and paging, columns and tables do not apply to items. */
const NOT_FILTERS = ['keyword', 'page', 'pageSize', 'anchor', 'fields', 'language', 'explain', 'facets']

const TITLES: Readonly<Record<string, string>> = { in: 'Search In', bsnsDiv: 'Business Category', to: 'Members' }
const WORDS: Readonly<Record<string, string>> = {
  Amt: 'Amount',
  Min: 'Minimum',
  Max: 'Maximum',
  Close: 'Closes',
  Open: 'Opens',
  Bid: 'Notice',
}

const titleOf = (name: string): string =>
  TITLES[name] ??
  name
    .split(/[._]|(?=[A-Z])/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .map((word) => WORDS[word] ?? word)
    .join(' ')

/** The English label of an enumeration value; Korean words remain. */
function labelOf(value: unknown, isSort: boolean): string {
  const text = String(value)
  if (isSort) return `${titleOf(text.replace('-', ''))} (${text.startsWith('-') ? 'Descending' : 'Ascending'})`
  return text.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

const SEVERAL = / (?:Repeat it to accept any of several|Accept any of several|Any one of the values)[^.]*\./
/** Adapts a description to n8n: several values are selected or separated by commas, and code is marked up. */
function described(text: string, isTextList: boolean): string {
  const commas = ` Separate several values with commas${SEVERAL.test(text) ? '; any one of them is enough' : ''}.`
  return text
    .replace(SEVERAL, '')
    .concat(isTextList ? commas : '')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
}

/** Of several spellings of a value, only the one used in notices. */
function valuesOf(name: string, words: unknown[], notice: Record<string, Schema>): unknown[] {
  const own = notice[name]?.enum
  return own ? words.filter((word) => own.includes(word)) : words
}

function propertyOf(name: string, schema: Schema, about: string, notice: Record<string, Schema>): Property {
  const { inner } = unwrapped(schema)
  const words = inner.enum ?? inner.items?.enum
  const isTextList = inner.type === 'array' && !words
  const shared = { displayName: titleOf(name), name }
  const description = described(about, isTextList)
  if (words) {
    const values = valuesOf(name, words, notice)
    const options = values.map((value) => ({ name: labelOf(value, name === 'sort'), value }))
    return inner.enum
      ? { ...shared, type: 'options', default: inner.default ?? values[0], description, options }
      : { ...shared, type: 'multiOptions', default: [], description, options }
  }
  if (inner.type === 'boolean') return { ...shared, type: 'boolean', default: true, description }
  if (inner.type === 'integer')
    return { ...shared, type: 'number', default: 0, description, typeOptions: { minValue: 0 } }
  return { ...shared, type: 'string', default: inner.default ?? '', description }
}

function collectionOf(
  fields: [name: string, schema: Schema, about: string][],
  notice: Record<string, Schema>,
): Collection {
  const inners = fields.map(([name, schema]) => ({ name, items: unwrapped(schema).inner.items }))
  return {
    properties: fields
      .map(([name, schema, about]) => propertyOf(name, schema, about, notice))
      .sort((a, b) => (a.displayName < b.displayName ? -1 : 1)),
    lists: inners.filter(({ items }) => items && !items.enum).map(({ name }) => name),
    numbers: inners.filter(({ items }) => items?.type === 'integer').map(({ name }) => name),
  }
}

function generated(): object {
  const { components, paths, webhooks } = readDocument()
  const { Bid, NewKeyword } = components.schemas
  const notice = Bid?.properties ?? {}
  const parameters = (paths['/v1/bids']?.get?.parameters ?? []).filter(
    (it) => it.in === 'query' && !NOT_FILTERS.includes(it.name),
  )
  const abouts = new Map(parameters.map(({ name, description = '' }) => [name, description]))
  const aboutOf = (schema: Schema) => schema.description ?? unwrapped(schema).inner.description ?? ''
  const fieldsOf = (schema: Schema = {}) =>
    Object.entries(schema.properties ?? {}).map(([name, field]): [string, Schema, string] => [
      name,
      field,
      abouts.get(name) ?? aboutOf(field),
    ])
  const { in: place, filter, alert } = NewKeyword?.properties ?? {}
  return {
    search: collectionOf(
      parameters.map(({ name, schema, description = '' }) => [name, schema, description]),
      notice,
    ),
    place: propertyOf('in', place ?? {}, aboutOf(place ?? {}), notice),
    keyword: collectionOf(fieldsOf(filter), notice),
    alert: collectionOf(
      Object.entries(alert?.properties ?? {}).map(([name, field]) => [name, field, aboutOf(field)]),
      {},
    ),
    events: Object.entries(webhooks).map(([type, { post }]) => ({
      name: titleOf(type),
      value: type,
      description: described(post.description ?? post.summary, false),
      sample: (post.requestBody?.content['application/json'] as { example?: object } | undefined)?.example,
    })),
  }
}

keepFiles(FOLDER, { 'generated.json': `${JSON.stringify(generated(), null, 2)}\n` }, /^generated\.json$/)

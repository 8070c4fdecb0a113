import { escaped } from '../../lib/html.ts'
import { inline } from './prose.ts'
import type { ApiOperation, Shape } from './reference.ts'
import { groupAddress, type Site } from './site.ts'

/** Parameters of a path and query; headers are described where they are used. */
export function parameterList(site: Site, { parameters = [] }: ApiOperation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name, required = false, schema = {}, description, in: place }) =>
    row(site, { name, required, shape: schema, description, place: place === 'path' ? site.words.inPath : '' }),
  )
  return `<h3>${site.words.parameters}</h3>${list(rows)}`
}

/** The fields of a shape; if it has none, its type. */
export function fieldList(site: Site, shape: Shape): string {
  const fields = Object.entries(shape.properties ?? {})
  if (fields.length === 0) return `<p>${shape.description ? inline(shape.description) : typeText(site, shape)}</p>`
  return list(fields.flatMap(([name, field]) => fieldRows(site, name, field, shape.required?.includes(name) ?? false)))
}

/** As a list: names and types are too long for columns next to a sample. */
const list = (rows: string[]): string => `<ul class="plain fields">${rows.join('')}</ul>`

interface Row {
  name: string
  required: boolean
  shape: Shape
  description?: string | undefined
  place?: string
}

function row(site: Site, { name, required, shape, description = shape.description ?? '', place = '' }: Row): string {
  const must = required ? ` <span class="must">${site.words.required}</span>` : ''
  const notes = [place, ...limits(site, shape)].filter(Boolean).map(escaped).join(' · ')
  const meaning = `${description ? `<p>${inline(description)}</p>` : ''}${notes ? `<small>${notes}</small>` : ''}`
  return `<li><code>${escaped(name)}</code> <span class="soft">${typeText(site, shape)}</span>${must}${meaning}</li>`
}

/** A field, followed by the fields of an object without a name. */
function fieldRows(site: Site, name: string, shape: Shape, required: boolean): string[] {
  const inner = shape.items?.properties ? { shape: shape.items, name: `${name}[]` } : { shape, name }
  const below = Object.entries(inner.shape.properties ?? {}).flatMap(([child, field]) =>
    fieldRows(site, `${inner.name}.${child}`, field, inner.shape.required?.includes(child) ?? false),
  )
  return [row(site, { name, required, shape }), ...below]
}

function limits({ words }: Site, shape: Shape): string[] {
  const notes: string[] = []
  if (shape.default !== undefined) notes.push(words.limits.default(JSON.stringify(shape.default)))
  if (shape.minimum !== undefined) notes.push(words.limits.least(number(shape.minimum)))
  if (shape.maximum !== undefined && shape.maximum < Number.MAX_SAFE_INTEGER)
    notes.push(words.limits.most(number(shape.maximum)))
  if (shape.maxLength !== undefined) notes.push(words.limits.longest(number(shape.maxLength)))
  if (shape.maxItems !== undefined) notes.push(words.limits.values(number(shape.maxItems)))
  return notes
}

const number = (value: number): string => value.toLocaleString('en-US')

export const schemaName = ({ $ref = '' }: Shape): string => $ref.split('/').at(-1) ?? ''

function typeText(site: Site, shape: Shape): string {
  const { words } = site
  if (shape.$ref) {
    const name = escaped(schemaName(shape))
    return `<a href="${groupAddress(site, 'schemas')}#schema-${name}">${name}</a>`
  }
  if (shape.anyOf) return [...new Set(shape.anyOf.map((one) => typeText(site, one)))].join(` ${words.or} `)
  if (shape.const !== undefined) return `<code>${escaped(String(shape.const))}</code>`
  if (shape.enum) return shape.enum.map((word) => `<code>${escaped(String(word))}</code>`).join(' ')
  if (shape.type === 'array') return `${words.listOf} ${typeText(site, shape.items ?? {})}`
  const type = [shape.type ?? 'any'].flat().join(` ${words.or} `)
  return escaped(shape.format && !/^int\d/.test(shape.format) ? `${type} (${shape.format})` : type)
}

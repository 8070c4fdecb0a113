// The maximum size of a body, derived from what its schema allows.

import type { SchemaNode } from './faults.ts'

const KIB = 1024
/** The size that every route accepts: enough for most. */
export const ORDINARY_BYTES = 32 * KIB
const MOST = 1024 * KIB

/** A character beyond the first 65,536, as two escapes: `\ud83d\ude00`. */
const CHARACTER = 12
/** The longest number, longer than `false` and `null`. */
const NUMBER = 32
/** Quotes, comma, colon, a line break and some levels of indentation. */
const AROUND = 32

/** The maximum number of bytes of a body; `undefined` = the route declares none. */
export const bodyLimitOf = (body: SchemaNode | undefined): number =>
  body === undefined ? ORDINARY_BYTES : Math.min(MOST, Math.max(ORDINARY_BYTES, bytesOf(body)))

/** The longest ordinary JSON of a valid value; infinite if the schema sets no limit. */
function bytesOf(node: SchemaNode): number {
  if (node.anyOf) return Math.max(...node.anyOf.map(bytesOf))
  const values = 'const' in node ? [node.const] : node.enum
  if (values) return Math.max(...values.map(constantBytes))
  switch (node.type) {
    case 'object':
      return objectBytes(node)
    case 'array':
      return AROUND + times(node.maxItems, node.items ? bytesOf(node.items) : Number.POSITIVE_INFINITY)
    case 'string':
      return AROUND + times(node.maxLength, CHARACTER)
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return NUMBER + AROUND
    default:
      return Number.POSITIVE_INFINITY
  }
}

function objectBytes({ properties = {}, additionalProperties }: SchemaNode): number {
  if (additionalProperties !== false) return Number.POSITIVE_INFINITY
  return Object.entries(properties).reduce((sum, [name, child]) => sum + constantBytes(name) + bytesOf(child), AROUND)
}

const constantBytes = (value: unknown): number => AROUND + CHARACTER * (JSON.stringify(value) ?? '').length

const times = (most: number | undefined, each: number): number => (most ?? Number.POSITIVE_INFINITY) * each

// Converts the schemas of routes to OpenAPI 3.1. `openapi.ts` adds what all operations share.

import type { FastifySchema } from 'fastify'
import { DECLARED_FORM } from '../shapes.ts'
import { asDescription } from '../type.ts'
import { JSON_TYPE } from './headers.ts'

export interface DescribedParameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: { default?: unknown; type?: string; minLength?: number; maxLength?: number; pattern?: string }
}

export interface DescribedAnswer {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, unknown>
}

export interface DescribedOperation {
  operationId?: string | undefined
  summary?: string
  tags?: readonly string[] | undefined
  description?: string
  requestBody?: { required?: boolean; description?: string; content: Record<string, { schema?: BodyShape }> }
  parameters?: DescribedParameter[]
  deprecated?: boolean
  responses: Record<string, DescribedAnswer>
  security?: unknown[]
}

/** Decides whether `{}` is valid, because a missing body is read as that. */
export interface BodyShape {
  $ref?: string
  type?: string
  required?: readonly string[]
  minProperties?: number
}

type Node = Readonly<Record<string, unknown>>
export type Schemas = Readonly<Record<string, Node>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/**
 * A schema as it appears in the document: named ones are references, and keywords are adapted for client generators.
 */
function shapeOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shapeOf)
  if (!isNode(node)) return node
  const shape: Record<string, unknown> = {}
  const added: Record<string, unknown> = {}
  for (const keyword of Object.keys(node)) {
    const value = node[keyword]
    if (keyword === '$ref') shape.$ref = String(value).replace(/^([^#]+)#$/, '#/components/schemas/$1')
    else if (keyword === 'properties') shape.properties = shapesOf(value as Node)
    // Generators do not support patterns of names.
    else if (keyword === 'patternProperties') added.additionalProperties = shapeOf(Object.values(value as Node)[0])
    // A parser checks this format instead of the validation; in the reference it is a pattern.
    else if (keyword === DECLARED_FORM) added.pattern = value
    // For a single boolean value, generators write code that does not compile.
    else if (keyword !== '$id' && !(keyword === 'const' && typeof value === 'boolean')) shape[keyword] = shapeOf(value)
  }
  // Generators need the type of a list of words.
  if (isWords(node.enum) && node.type === undefined) shape.type = 'string'
  return Object.assign(shape, added)
}

const isWords = (list: unknown): boolean => Array.isArray(list) && list.every((word) => typeof word === 'string')

const nameIn = (reference: string): string => reference.replace(/#$/, '')

export function shapesOf(nodes: Node): Record<string, unknown> {
  const shapes: Record<string, unknown> = {}
  for (const name of Object.keys(nodes)) shapes[name] = shapeOf(nodes[name])
  return shapes
}

/** `/v1/bids/:id` as a path of OpenAPI. */
export const templateOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}')

/** The operation of a route; `schemas` are the named ones. */
export function operationOf(schema: FastifySchema, schemas: Schemas, isDeprecated: boolean): DescribedOperation {
  const { operationId, title, tags, about, body } = schema
  const parameters = [...parametersIn('query', schema.querystring), ...parametersIn('path', schema.params)]
  return {
    operationId,
    ...(title && { summary: asDescription(title) }),
    tags,
    ...(about && { description: asDescription(about) }),
    ...(body !== undefined && { requestBody: requestOf(body as Node, schema.consumes) }),
    ...(parameters.length > 0 && { parameters }),
    ...(isDeprecated && { deprecated: true }),
    responses: Object.fromEntries(
      Object.entries(schema.response as Schemas).map(([status, answer]) => [status, answerOf(answer, schemas)]),
    ),
  }
}

function parametersIn(place: 'query' | 'path', schema: unknown): DescribedParameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Node; required?: readonly string[] }
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...shape } = shapeOf(property) as Node
    return {
      ...mediaOf(shape),
      in: place,
      name,
      required: place === 'path' || required.includes(name),
      ...(typeof description === 'string' && { description }),
    }
  })
}

function requestOf(body: Node, kinds: readonly string[] = [JSON_TYPE]): NonNullable<DescribedOperation['requestBody']> {
  const media = mediaOf(shapeOf(body) as Node)
  return {
    required: true,
    content: Object.fromEntries(kinds.map((kind) => [kind, media])),
    ...(typeof body.description === 'string' && { description: body.description }),
  }
}

function answerOf(answer: Node, schemas: Schemas): DescribedAnswer {
  const named = typeof answer.$ref === 'string' ? schemas[nameIn(answer.$ref)] : undefined
  const description = String(answer.description ?? named?.description ?? '')
  if (answer.type === 'null') return { description }
  const shape = shapeOf(answer) as Node
  const content = isNode(shape.content) ? shape.content : { [JSON_TYPE]: mediaOf(shape) }
  return { description, content }
}

/** Examples of the outermost schema belong to its parameter or body. */
function mediaOf({ examples, ...schema }: Node): { schema: Node; example?: unknown; examples?: unknown } {
  if (!Array.isArray(examples)) return { schema }
  if (examples.length === 1) return { schema, example: examples[0] }
  const named = examples.map((value, index) => [isNode(value) ? `example${index + 1}` : value, { value }])
  return { schema, examples: Object.fromEntries(named) }
}

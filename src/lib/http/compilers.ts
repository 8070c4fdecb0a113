import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'

/** Tests start many services in one process: identical schemas are compiled once for all. */
const writers = new Map<string, SerializerSelector.Serializer>()
const pool = AjvCompiler()
const validators = new WeakMap<object, Map<string, Validator>>()
const plains = new WeakMap<object, unknown>()
const texts = new WeakMap<object, string>()

function onlyOnce<Key, Value>(built: Map<Key, Value>, key: Key, build: () => Value): Value {
  const value = built.get(key) ?? build()
  built.set(key, value)
  return value
}

type Schemas = Readonly<Record<string, unknown>>

/** How Fastify stores and compiles the schemas of a service. */
export const createSchemaController = () => ({
  bucket: createSchemaBucket,
  compilersFactory: { buildSerializer: sharedSerialisers(), buildValidator: sharedValidator() },
})

/**
 * Stores the named schemas. Fastify requests all of them twice for each route, and its own bucket copies them each
 * time, which took a fifth of a start.
 */
export function createSchemaBucket(parent: unknown = {}) {
  const own = new Map(Object.entries(parent as Schemas))
  let all: Record<string, unknown> | undefined
  return {
    add(schema: unknown): FastifyInstance {
      const { $id } = schema as { $id?: string }
      if (!$id) throw new Error('A schema without a name cannot be added.')
      if (own.has($id)) throw new Error(`Two schemas are called ${$id}.`)
      own.set($id, plainOf(schema as object))
      all = undefined
      // Declared by Fastify, which returns its own value.
      return undefined as unknown as FastifyInstance
    },
    getSchema: (name: string) => own.get(name),
    getSchemas(): Record<string, unknown> {
      all ??= Object.fromEntries(own)
      return all
    },
  }
}

/** The schema as JSON; services with the same schema share the object. */
function plainOf(schema: object): unknown {
  const plain = plains.get(schema) ?? JSON.parse(JSON.stringify(schema))
  plains.set(schema, plain)
  return plain
}

function textOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return JSON.stringify(schema)
  const text = texts.get(schema) ?? JSON.stringify(schema)
  texts.set(schema, text)
  return text
}

/**
 * Builds each serialiser once and only from the schemas that it refers to: every route declares the shape of a problem
 * for every status. It is built for its first response, because most are never used between two starts.
 */
export function sharedSerialisers(): SerializerSelector.SerializerFactory {
  const factory = SerializerSelector()
  // By the text of the schema: within one service a name always means the same schema.
  const shared = new Map<string, SerializerSelector.Serializer>()
  return (schemas, options) => (route) => {
    const text = textOf(route.schema)
    let built: SerializerSelector.Serializer | undefined
    const serialiser =
      shared.get(text) ??
      ((answer) => {
        if (built === undefined) {
          const named = namedIn(text, schemas as Schemas)
          built = onlyOnce(writers, JSON.stringify([text, named, options]), () => factory(named, options)(route))
        }
        return built(answer)
      })
    shared.set(text, serialiser)
    return serialiser
  }
}

/** The schemas that a text refers to, directly or indirectly. */
function namedIn(text: string, schemas: Schemas, named: Record<string, unknown> = {}): Schemas {
  for (const [, name = ''] of text.matchAll(/"\$ref":"([^"#]+)#"/g)) {
    if (name in named || !(name in schemas)) continue
    named[name] = schemas[name]
    namedIn(JSON.stringify(schemas[name]), schemas, named)
  }
  return named
}

/**
 * One validator for all bodies: Fastify would otherwise compare all schemas once for each route. The schema of a route
 * is compiled for its first request.
 */
export function sharedValidator(): AjvCompiler.BuildCompilerFromPool {
  let begin: (() => ReturnType<typeof pool>) | undefined
  let compile: ReturnType<typeof pool> | undefined
  return (schemas, options) => {
    begin ??= () => pool(schemas, { ...options, onCreate: limitLengths })
    const first = begin
    return (route) =>
      validatorOf(() => {
        compile ??= first()
        const build = compile
        const own = validators.get(build) ?? new Map<string, Validator>()
        validators.set(build, own)
        return onlyOnce(own, JSON.stringify((route as { schema?: unknown }).schema), () => build(route))
      }) as ReturnType<ReturnType<typeof pool>>
  }
}

interface Validator {
  (data: unknown): unknown
  errors?: unknown
}

/** Fastify reads the errors from the function that it called. */
function validatorOf(build: () => Validator): Validator {
  let built: Validator | undefined
  const validator: Validator = (data) => {
    built ??= build()
    const isValid = built(data)
    validator.errors = built.errors
    return isValid
  }
  return validator
}

/**
 * Ajv counts the characters of every string to its end, 5 ms for 1 MB. A character is one or two UTF-16 units, so for
 * most strings the length is enough.
 */
function limitLengths(ajv: AjvCompiler.Ajv): void {
  const lengths = {
    maxLength: (most: number) => (text: string) =>
      text.length <= most || (text.length <= 2 * most && charactersIn(text) <= most),
    minLength: (least: number) => (text: string) =>
      text.length >= 2 * least || (text.length >= least && charactersIn(text) >= least),
  }
  for (const [keyword, compile] of Object.entries(lengths)) {
    ajv.removeKeyword(keyword)
    ajv.addKeyword({ keyword, type: 'string', schemaType: 'number', compile, errors: false })
  }
}

function charactersIn(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'

/**
 * Builds each writer of answers once and from what it names alone: what a problem looks like is said by every route for
 * every status it may answer, and building was two thirds of the work of a start.
 */
export function sharedSerialisers(): SerializerSelector.SerializerFactory {
  const factory = SerializerSelector()
  // By the text of a schema: within one service a name in it means one thing.
  const built = new Map<string, SerializerSelector.Serializer>()
  return (schemas, options) => (route) => {
    const text = JSON.stringify(route.schema)
    const serialiser = built.get(text) ?? factory(namedIn(text, schemas as Schemas), options)(route)
    built.set(text, serialiser)
    return serialiser
  }
}

type Schemas = Readonly<Record<string, unknown>>

/** Schemas that a text refers to, and those they refer to in turn. */
function namedIn(text: string, schemas: Schemas, named: Record<string, unknown> = {}): Schemas {
  for (const [, name = ''] of text.matchAll(/"\$ref":"([^"#]+)#"/g)) {
    if (name in named || !(name in schemas)) continue
    named[name] = schemas[name]
    namedIn(JSON.stringify(schemas[name]), schemas, named)
  }
  return named
}

/** One validator of all bodies; left to itself, the framework compares all schemas once for each route. */
export function sharedValidator(): AjvCompiler.BuildCompilerFromPool {
  const factory = AjvCompiler()
  let build: ReturnType<typeof factory> | undefined
  return (schemas, options) => (build ??= factory(schemas, { ...options, onCreate: limitLengths }))
}

/**
 * Ajv counts the characters of every string to its end, 1 MB of them in 5 ms. A character is one unit of UTF-16 or two, so
 * that most strings are judged by their length alone.
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

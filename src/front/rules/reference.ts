/** The parts of an OpenAPI document that the page shows. */
export interface ApiReference {
  info: { title: string; version: string; description?: string }
  servers?: { url: string; variables?: Record<string, { default: string }> }[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> }
}

export interface ApiOperation {
  operationId?: string
  summary?: string
  description?: string
  deprecated?: boolean
  tags?: string[]
  security?: unknown[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    description?: string
    schema?: Shape
    example?: unknown
  }[]
  requestBody?: { content?: Record<string, { schema?: Shape; example?: unknown }> }
  responses: Record<string, ApiAnswer>
}

export interface ApiAnswer {
  $ref?: string
  description?: string
  content?: Record<string, { schema?: Shape }>
}

export interface Shape {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  required?: string[]
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  examples?: unknown[]
}

/** One operation, with its method and path. */
export interface Call {
  id: string
  method: string
  path: string
  operation: ApiOperation
}

/** The operations of one tag: a page of the reference. */
export interface CallGroup {
  name: string
  /** Its segment of the address: `keywords`. */
  slug: string
  description: string
  calls: Call[]
}

export const callsOf = ({ paths }: ApiReference): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      id: operation.operationId ?? `${method}-${path}`,
      method,
      path,
      operation,
    })),
  )

/** In the order of the document's tags; other tags follow. */
export function groupsOf(document: ApiReference): CallGroup[] {
  const calls = callsOf(document)
  const tags = document.tags ?? []
  const names = [
    ...new Set([...tags.map(({ name }) => name), ...calls.flatMap(({ operation }) => operation.tags ?? [])]),
  ]
  return names
    .map((name) => ({
      name,
      slug: name.toLowerCase(),
      description: tags.find((tag) => tag.name === name)?.description ?? '',
      calls: calls.filter(({ operation }) => operation.tags?.includes(name)),
    }))
    .filter((group) => group.calls.length > 0)
}

/** Each response of an operation, with shared ones resolved. */
export function answersOf({ responses }: ApiOperation, document: ApiReference): [status: string, answer: ApiAnswer][] {
  return Object.entries(responses).map(([status, answer]) => {
    const shared = answer.$ref?.split('/').at(-1)
    return [status, ((shared ? document.components?.responses?.[shared] : answer) ?? {}) as ApiAnswer]
  })
}

/** The problems as `code` and text. */
export const problemsOf = (call: Call, document: ApiReference): { status: string; code: string; title: string }[] =>
  answersOf(call.operation, document)
    .filter(([status]) => status >= '4')
    .flatMap(([status, { description = '' }]) =>
      [...description.matchAll(/^`(\w+)`: (.*)$/gm)].map(([, code = '', title = '']) => ({ status, code, title })),
    )

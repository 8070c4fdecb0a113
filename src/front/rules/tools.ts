import { type ApiReference, type Call, callsOf, type Shape } from './reference.ts'
import { requestOf, type Sample } from './requests.ts'
import type { Recording } from './site.ts'

/** Documents of the service: an example would contain the document itself. */
const DOCUMENTS = ['getOpenApi', 'getToolsOpenApi']
const JSON_FORM = 'application/json'
/** Secrets are not recorded; their replacements have the right format, and are invalid. */
const SECRETS: Record<string, string> = {
  'gg_live_…': `gg_live_${'0'.repeat(38)}`,
  'whsec_…': `whsec_${'A'.repeat(32)}`,
}

/** Further parts of a document that tools read. */
interface ToolsDocument extends Omit<ApiReference, 'info'> {
  info: ApiReference['info'] & { contact?: { name: string; url: string } }
  webhooks?: unknown
}

/**
 * The document for programs that import one and send requests: without `webhooks`, which many cannot read, with this
 * service as the server, and with the samples of the reference and their recorded responses as examples.
 */
export function toolsDocument(
  given: ApiReference,
  shown: { base: string; samples: Record<string, Sample>; recording: Recording },
): object {
  const document = structuredClone(given) as ToolsDocument
  delete document.webhooks
  document.info.contact = { name: document.info.title, url: `${shown.base}/docs` }
  document.servers = [{ url: shown.base }]
  for (const call of callsOf(document)) showExamples(call, document, shown)
  return document
}

function showExamples(
  call: Call,
  document: ApiReference,
  { base, samples, recording }: { base: string; samples: Record<string, Sample>; recording: Recording },
): void {
  const { id, operation } = call
  const sample = samples[id] ?? {}
  const request = requestOf(call, sample, base, recording.things)
  const asked = new URL(request.url)
  for (const parameter of operation.parameters ?? []) {
    // Without a value in the sample, many tools would send the example anyway.
    delete parameter.example
    const texts =
      parameter.in === 'path' ? [pathValue(call, asked, parameter.name)] : asked.searchParams.getAll(parameter.name)
    const [first] = texts
    if (parameter.in !== 'header' && first !== undefined)
      parameter.example = isList(parameter.schema, document) ? texts : scalar(first, parameter.schema, document)
  }
  const body = operation.requestBody?.content?.[JSON_FORM]
  if (body && request.body !== null) body.example = JSON.parse(request.body)
  const answer = recording.answers[id]
  if (answer === undefined || DOCUMENTS.includes(id)) return
  const content = operation.responses[answer.status]?.content?.[answer.type]
  if (content) Object.assign(content, { example: withForms(answer.body) })
}

const withForms = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'string' ? (SECRETS[value] ?? value) : value))

/** The segment of an address for a parameter. */
function pathValue({ path }: Call, asked: URL, name: string): string | undefined {
  const value = asked.pathname.split('/').slice(-path.split('/').length + 1)[path.split('/').indexOf(`{${name}}`) - 1]
  return value === undefined ? undefined : decodeURIComponent(value)
}

function resolved(schema: Shape | undefined, document: ApiReference): Shape {
  const name = schema?.$ref?.split('/').at(-1)
  return (name ? (document.components?.schemas?.[name] as Shape | undefined) : schema) ?? {}
}

const isList = (schema: Shape | undefined, document: ApiReference): boolean =>
  resolved(schema, document).type === 'array'

function scalar(text: string, schema: Shape | undefined, document: ApiReference): string | number | boolean {
  const { type } = resolved(schema, document)
  if (type === 'integer' || type === 'number') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

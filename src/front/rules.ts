import { escaped, type HtmlPage, htmlPage } from '../lib/html.ts'

/** The parts of an OpenAPI document the page shows. */
export interface ApiReference {
  info: { title: string; version: string; description?: string }
  servers?: { url: string; variables?: Record<string, { default: string }> }[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> }
}

interface ApiOperation {
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
  responses: Record<string, Answer>
}

interface Answer {
  $ref?: string
  description?: string
  content?: Record<string, { schema?: Shape }>
}

interface Shape {
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

const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

const paragraphs = (text = ''): string =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((part) => `<p>${inline(part)}</p>`)
    .join('')

const STYLE = `
:root{color-scheme:light dark;--paper:#fdfdfc;--ink:#1d2430;--soft:#5c6675;--line:#e2e5ea;--tint:#f3f5f8;--accent:#0b57c2;
--get:#0a6b45;--post:#0b57c2;--put:#8a5a00;--patch:#8a5a00;--delete:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#12161d;--ink:#e6e9ee;--soft:#9aa5b4;--line:#2a313c;--tint:#1a202a;--accent:#8ab4ff;
--get:#5fd3a0;--post:#8ab4ff;--put:#e5b567;--patch:#e5b567;--delete:#ff8a80}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.6;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",Roboto,sans-serif}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"D2Coding","Noto Sans Mono CJK KR",monospace;font-size:.88em}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.frame{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:82rem;margin:auto}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:2rem 1rem 2rem 1.5rem;font-size:.9rem}
nav ul{list-style:none;margin:.2rem 0 1.1rem;padding:0}nav li{padding:.12rem 0}
nav strong{font-size:.76rem;letter-spacing:.06em;text-transform:uppercase;color:var(--soft)}
main{padding:2rem 1.5rem 5rem;min-width:0}
h1{margin:0;font-size:2rem;line-height:1.2}h2{margin:3rem 0 .5rem;font-size:1.4rem}h3{margin:0;font-size:1.05rem}h4{margin:1.2rem 0 .4rem;font-size:.9rem;color:var(--soft)}
.facts{color:var(--soft);margin:.4rem 0 1.2rem}
section.call{border:1px solid var(--line);border-radius:.7rem;padding:1.1rem 1.2rem;margin:1rem 0}
.path{display:flex;flex-wrap:wrap;gap:.6rem;align-items:baseline;margin:.3rem 0 .5rem}
.verb{font-weight:700;font-size:.78rem;border:1px solid currentColor;border-radius:.35rem;padding:.05rem .45rem}
.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.patch{color:var(--patch)}.delete{color:var(--delete)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .7rem .4rem 0;border-bottom:1px solid var(--line)}th{font-weight:600;color:var(--soft);font-size:.8rem}
td:first-child{white-space:nowrap}td small{color:var(--soft)}td p{margin:0}
pre{background:var(--tint);border-radius:.5rem;padding:.8rem 1rem;overflow-x:auto;margin:.5rem 0}
p code,td code,li code{background:var(--tint);border-radius:.25rem;padding:.08rem .3rem}
details{margin:.4rem 0}summary{cursor:pointer}.must{color:var(--delete);font-size:.8rem}
@media (max-width:52rem){.frame{display:block}nav{position:static;max-height:none;padding:1.2rem 1.2rem 0}nav ul{margin-bottom:.6rem}nav li{display:inline-block;margin-right:.9rem}main{padding:1.2rem 1.2rem 4rem}
section.call{padding:.9rem}td:first-child{white-space:normal}}
`

/** A look of its own: wide, with a table of contents. */
const page = (title: string, navigation: string, content: string): HtmlPage =>
  htmlPage({
    language: 'en',
    title,
    style: STYLE,
    body: `<div class="frame"><nav aria-label="Contents">${navigation}</nav><main>${content}</main></div>`,
    hasForms: false,
  })

interface Call {
  method: string
  path: string
  operation: ApiOperation
}

const idOf = ({ method, path, operation }: Call): string => operation.operationId ?? `${method}-${path}`

/** The whole reference as one page without script. */
export function referencePage(document: ApiReference, base: string, stage: string): HtmlPage {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  const names = [
    ...new Set([
      ...(document.tags ?? []).map((tag) => tag.name),
      ...calls.flatMap((call) => call.operation.tags ?? []),
    ]),
  ]
  const groups = names
    .map((name) => ({ name, calls: calls.filter((call) => call.operation.tags?.[0] === name) }))
    .filter((group) => group.calls.length > 0)
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Shape>)
  const navigation = [
    ...groups.map((group) =>
      navigationList(
        group.name,
        group.calls.map((call) => [idOf(call), call.operation.summary ?? call.path]),
      ),
    ),
    navigationList(
      'Schemas',
      schemas.map(([name]) => [`schema-${name}`, name]),
    ),
  ]
  const words = new Map((document.tags ?? []).map((tag) => [tag.name, tag.description ?? '']))
  const content = [
    `<h1>${escaped(document.info.title)}</h1><p class="facts">Version ${escaped(document.info.version)} · ${escaped(stage)} · <code>${escaped(base)}</code></p>`,
    paragraphs(document.info.description),
    `<p><a href="openapi.json">OpenAPI document</a> · <a href="docs/errors">All error codes</a></p>`,
    ...groups.map(
      (group) =>
        `<h2>${escaped(group.name)}</h2>${paragraphs(words.get(group.name))}${group.calls.map((call) => callSection(call, document, base)).join('')}`,
    ),
    `<h2>Schemas</h2>`,
    ...schemas.map(
      ([name, shape]) =>
        `<section class="call" id="schema-${escaped(name)}"><h3>${escaped(name)}</h3>${paragraphs(shape.description)}${fieldTable(shape)}</section>`,
    ),
  ]
  return page(`${document.info.title} API`, navigation.join(''), content.join(''))
}

const navigationList = (title: string, links: [id: string, text: string][]): string =>
  `<strong>${escaped(title)}</strong><ul>${links.map(([id, text]) => `<li><a href="#${escaped(id)}">${escaped(text)}</a></li>`).join('')}</ul>`

function callSection(call: Call, document: ApiReference, base: string): string {
  const { method, path, operation } = call
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return [
    `<section class="call" id="${escaped(idOf(call))}"><h3>${escaped(operation.summary ?? '')}${operation.deprecated ? ' (deprecated)' : ''}</h3>`,
    `<div class="path"><span class="verb ${escaped(method)}">${escaped(method.toUpperCase())}</span><code>${escaped(path)}</code></div>`,
    paragraphs(operation.description),
    parameterTable(operation),
    body ? `<h4>Body</h4>${shapeText(body)}` : '',
    `<h4>Answers</h4>${answers(operation, document)}`,
    `<h4>Sample</h4><pre><code>${escaped(curlSample(call, base))}</code></pre></section>`,
  ].join('')
}

function parameterTable({ parameters = [] }: ApiOperation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map((it) =>
    row(it.name, it.required ?? false, it.schema ?? {}, it.description, it.in === 'path' ? 'in the path' : ''),
  )
  return `<h4>Parameters</h4>${table(rows)}`
}

const table = (rows: string[]): string =>
  `<div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`

function row(name: string, required: boolean, shape: Shape, description = shape.description ?? '', place = ''): string {
  const must = required ? ' <span class="must">required</span>' : ''
  const notes = [place, ...limits(shape)].filter(Boolean).map(escaped).join(' · ')
  return `<tr><td><code>${escaped(name)}</code>${must}</td><td>${typeText(shape)}</td><td>${paragraphs(description)}${notes ? `<small>${notes}</small>` : ''}</td></tr>`
}

function limits(shape: Shape): string[] {
  const notes: string[] = []
  if (shape.default !== undefined) notes.push(`default ${JSON.stringify(shape.default)}`)
  if (shape.minimum !== undefined) notes.push(`at least ${shape.minimum}`)
  if (shape.maximum !== undefined && shape.maximum < Number.MAX_SAFE_INTEGER) notes.push(`at most ${shape.maximum}`)
  if (shape.maxLength !== undefined) notes.push(`at most ${shape.maxLength} characters`)
  if (shape.maxItems !== undefined) notes.push(`at most ${shape.maxItems} values`)
  return notes
}

function typeText(shape: Shape): string {
  if (shape.$ref) {
    const name = escaped(shape.$ref.split('/').at(-1) ?? '')
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (shape.anyOf) return [...new Set(shape.anyOf.map(typeText))].join(' or ')
  if (shape.const !== undefined) return `<code>${escaped(String(shape.const))}</code>`
  if (shape.enum) return shape.enum.map((word) => `<code>${escaped(String(word))}</code>`).join(' ')
  if (shape.type === 'array') return `list of ${typeText(shape.items ?? {})}`
  const type = [shape.type ?? 'any'].flat().join(' or ')
  return escaped(shape.format && !/^int\d/.test(shape.format) ? `${type} (${shape.format})` : type)
}

function fieldTable(shape: Shape): string {
  const fields = Object.entries(shape.properties ?? {})
  if (fields.length === 0) return `<p>${typeText(shape)}</p>`
  return table(fields.flatMap(([name, field]) => fieldRows(name, field, shape.required?.includes(name) ?? false)))
}

/** A field, and below it the fields of an object that has no name of its own. */
function fieldRows(name: string, field: Shape, required: boolean): string[] {
  const inner = field.items?.properties ? { shape: field.items, name: `${name}[]` } : { shape: field, name }
  const below = Object.entries(inner.shape.properties ?? {}).flatMap(([child, shape]) =>
    fieldRows(`${inner.name}.${child}`, shape, inner.shape.required?.includes(child) ?? false),
  )
  return [row(name, required, field), ...below]
}

function answers(operation: ApiOperation, document: ApiReference): string {
  const all = Object.entries(operation.responses).map(([status, answer]) => {
    const shared = answer.$ref?.split('/').at(-1)
    return { status, answer: (shared ? document.components?.responses?.[shared] : answer) as Answer }
  })
  const problems = all.filter(({ status }) => status >= '4')
  return [
    ...all.filter(({ status }) => status < '4').map(({ status, answer }) => success(status, answer)),
    `<details><summary>Errors: ${problems.map(({ status }) => escaped(status)).join(', ')}</summary><ul>`,
    ...problems.map(({ status, answer }) => `<li>${escaped(status)} ${codesOf(answer?.description ?? '')}</li>`),
    '</ul></details>',
  ].join('')
}

function success(status: string, { description = '', content = {} }: Answer): string {
  const shapes = Object.entries(content).map(
    ([type, { schema }]) => `<p><code>${escaped(type)}</code> ${schema ? shapeText(schema) : ''}</p>`,
  )
  return `<p><strong>${escaped(status)}</strong> ${inline(description)}</p>${shapes.join('')}`
}

const shapeText = (shape: Shape): string => (shape.properties ? fieldTable(shape) : typeText(shape))

/** Problems are told as `code`: words. */
const codesOf = (description: string): string =>
  [...description.matchAll(/^`(\w+)`:/gm)]
    .map(([, code = '']) => `<a href="docs/errors#${escaped(code)}">${escaped(code)}</a>`)
    .join(', ')

function curlSample({ method, path, operation }: Call, base: string): string {
  const parameters = operation.parameters ?? []
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sampleOf(parameters.find((it) => it.in === 'path' && it.name === name)) ?? name)),
  )
  const needed = parameters.filter((it) => it.in === 'query' && (it.required || it.example !== undefined))
  const query = needed.map((it) => `${it.name}=${encodeURIComponent(String(sampleOf(it) ?? ''))}`).join('&')
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const body = media?.example ?? media?.schema?.examples?.[0]
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${base}${url}${query ? `?${query}` : ''}'`,
    ...((operation.security ?? []).length > 0 ? ["-H 'Authorization: Bearer <API_KEY>'"] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ')
}

const sampleOf = (parameter: { example?: unknown; schema?: Shape } | undefined): unknown =>
  parameter?.example ?? parameter?.schema?.examples?.[0] ?? parameter?.schema?.default ?? parameter?.schema?.enum?.[0]

/** The Markdown of docs/errors.md, which knows headings, paragraphs, lists and fenced samples. */
export function errorsPage(markdown: string, title: string): HtmlPage {
  const codes = [...markdown.matchAll(/^## (\w+)$/gm)].map(([, code = '']) => code)
  const navigation = `<p><a href="../docs">← Reference</a></p>${navigationList(
    'Codes',
    codes.map((code) => [code, code]),
  )}`
  const blocks = markdown
    .split(/^(```[\s\S]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((part) => part.trim())
    .filter(Boolean)
  return page(title, navigation, blocks.map(block).join(''))
}

function block(text: string): string {
  const [, level, heading = ''] = /^(#{1,2}) (.+)$/.exec(text) ?? []
  if (level === '#') return `<h1>${inline(heading)}</h1>`
  if (level) return `<h2 id="${escaped(heading)}"><code>${escaped(heading)}</code></h2>`
  if (text.startsWith('```')) return `<pre><code>${escaped(text.replace(/^```\w*\n|\n```$/g, ''))}</code></pre>`
  if (text.startsWith('* '))
    return `<ul>${text
      .split(/^\* /m)
      .filter(Boolean)
      .map((item) => `<li>${inline(item.trim())}</li>`)
      .join('')}</ul>`
  return `<p>${inline(text)}</p>`
}

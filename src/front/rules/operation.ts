import { escaped } from '../../lib/html.ts'
import { curlSample } from './curl.ts'
import { fieldList, parameterList, schemaName } from './fields.ts'
import { block, inline, paragraphs } from './prose.ts'
import { type ApiAnswer, answersOf, type Call, problemsOf, type Shape } from './reference.ts'
import { jsonText, requestOf, type SampleRequest, type Things } from './requests.ts'
import { guideAddress, type Recorded, type Site, saidOf } from './site.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from './style.ts'

export const CODE_NAMES = Object.keys(SAMPLE_LANGUAGES) as SampleLanguage[]

/** The sample request of an operation, with the ids of the recording. */
export function sampleOf({ samples, recording, base }: Site, call: Call): SampleRequest | null {
  const sample = samples[call.id]
  return sample ? requestOf(call, sample, base, recording.things) : null
}

/** The request in a language: with our client, or with curl if there is none. */
export function sampleText(
  { clientSamples, recording, base }: Pick<Site, 'clientSamples' | 'recording' | 'base'>,
  request: SampleRequest,
  code: SampleLanguage,
): string {
  const text = code === 'curl' ? undefined : clientSamples.operations[request.operationId]?.[code]
  return text === undefined ? curlSample(request) : filledSample(text, base, recording.things)
}

const filledSample = (text: string, base: string, things: Things): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (name === 'base' ? base : (things[name] ?? whole)))

/** One operation: its description next to its request and response. */
export function operationSection(site: Site, call: Call): string {
  const { id, method, path, operation } = call
  const { title, paragraphs: texts, facts } = saidOf(site, call)
  const [body] = Object.values(operation.requestBody?.content ?? {})
  return [
    `<section class="call" id="${escaped(id)}"><h2><a class="here" href="#${escaped(id)}">${escaped(title)}</a></h2>`,
    `<div class="path"><span class="verb ${escaped(method)}">${escaped(method.toUpperCase())}</span><code>${escaped(path)}</code></div>`,
    '<div class="sides"><div>',
    paragraphs(texts),
    ...facts.map((fact) => `<p class="facts">${inline(fact)}</p>`),
    parameterList(site, operation),
    body?.schema ? `<h3>${site.words.body}</h3>${shapeText(site, body.schema)}` : '',
    answersText(site, call),
    errorList(site, call),
    '</div><div>',
    exchangeText(site, call),
    '</div></div></section>',
  ].join('')
}

/** A shared shape is also shown where it is used, so that no navigation is needed. */
function shapeText(site: Site, shape: Shape): string {
  const named = shape.$ref ? (site.document.components?.schemas?.[schemaName(shape)] as Shape | undefined) : undefined
  return fieldList(site, named?.properties ? named : shape)
}

function answersText(site: Site, { operation }: Call): string {
  const good = answersOf(operation, site.document).filter(([status]) => status < '3')
  return `<h3>${site.words.answers}</h3>${good.map(([status, answer]) => success(site, status, answer)).join('')}`
}

function success(site: Site, status: string, { description = '', content = {} }: ApiAnswer): string {
  const shapes = Object.entries(content).map(([type, { schema }]) =>
    schema
      ? `<details><summary><code>${escaped(type)}</code> · ${site.words.fields}</summary>${shapeText(site, schema)}</details>`
      : `<p><code>${escaped(type)}</code></p>`,
  )
  return `<p><strong>${escaped(status)}</strong> ${inline(description)}</p>${shapes.join('')}`
}

function errorList(site: Site, call: Call): string {
  const address = guideAddress(site, 'errors')
  const problems = problemsOf(call, site.document)
  const statuses = [...new Set(problems.map(({ status }) => status))]
  const items = problems.map(
    ({ status, code, title }) =>
      `<li>${escaped(status)} <a href="${address}#${escaped(code)}"><code>${escaped(code)}</code></a> ${escaped(title)}</li>`,
  )
  return `<details><summary>${site.words.errors}: ${statuses.map(escaped).join(', ')}</summary><ul class="plain">${items.join('')}</ul></details>`
}

/** Request and response; the tabs apply to the whole page. */
function exchangeText(site: Site, call: Call): string {
  const request = sampleOf(site, call)
  if (!request) return ''
  const { words, recording } = site
  const tabs = CODE_NAMES.map((code) => `<label for="code-${code}">${SAMPLE_LANGUAGES[code]}</label>`).join('')
  const samples = CODE_NAMES.map(
    (code) => `<div class="sample ${code}">${block(sampleText(site, request, code))}</div>`,
  )
  const asked = `<div class="head"><b>${words.request}</b><span class="tabs">${tabs}</span></div>${samples.join('')}`
  const answer = recording.answers[call.id]
  const called = ` data-method="${escaped(request.method)}" data-url="${escaped(request.url.slice(site.base.length))}"`
  const sent = request.body === null ? '' : ` data-body="${escaped(request.body)}"`
  const canTry = request.needsKey ? `<div class="try"${called}${sent}></div>` : ''
  return `${asked}${answer ? answerText(site, answer) : ''}${canTry}`
}

function answerText({ words }: Site, answer: Recorded): string {
  const { status, type, isCut } = answer
  const kind = [String(status), type || words.noBody, ...(isCut ? [words.shortened] : [])].join(' · ')
  const text = bodyText(answer)
  return `<div class="head"><b>${words.answer}</b><span class="soft">${escaped(kind)}</span></div>${text ? block(text) : ''}`
}

/** A response as shown. */
export function bodyText({ body, isCut }: Recorded): string {
  const text = typeof body === 'string' ? body : body === null ? '' : jsonText(body)
  return isCut ? `${text}\n…` : text
}

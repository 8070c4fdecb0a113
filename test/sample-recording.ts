import type { SampleRequest } from '../src/front/rules/requests.ts'
import type { Recorded, Recording } from '../src/front/rules/site.ts'
import type { Reader, SampleWorld } from './sample-world.ts'
import { passkeyOrigin } from './session.ts'

/** The placeholder for the address of a service, as in openapi.json. */
const ADDRESS = 'https://gonggo.example.com'
const RECEIVER = 'https://erp.example.com/hooks/gonggo'
/** Longer lists and other texts are cut after the first items or lines. */
const LIST = 3
const LINES = 12
const LINES_OF_HTML = 3

/** Calls everything in the reference in order, and stores the responses. */
export async function recordAnswers(
  { app, receiver }: SampleWorld,
  { key, requests, things }: Reader,
): Promise<Recording> {
  const shown = (text: string) =>
    text
      .replaceAll(app.baseUrl, ADDRESS)
      .replaceAll(passkeyOrigin(app.baseUrl), ADDRESS)
      .replaceAll('"localhost"', `"${new URL(ADDRESS).host}"`)
      .replaceAll(receiver.url, RECEIVER)
      .replaceAll(`127.0.0.1:${receiver.port}`, new URL(RECEIVER).host)
      // Mail addresses are unique for a reader, so that several can be invited.
      .replaceAll(/-[0-9a-z]{6}@example\.com/g, '@example.com')
      // Secret scanners should find nothing here.
      .replaceAll(/(gg_live_|gg[sl]_|whsec_)[\w+/=-]{12,}/g, '$1…')
      // With https, as services are called in practice.
      .replaceAll(/\bgonggo=ggs_/g, '__Host-gonggo=ggs_')
  const answers: Record<string, Recorded> = {}
  for (const request of requests) answers[request.operationId] = await answerTo(request, key, shown)
  return { things: JSON.parse(shown(JSON.stringify(things))) as Recording['things'], answers }
}

async function answerTo(request: SampleRequest, key: string, shown: (text: string) => string): Promise<Recorded> {
  const { method, url, headers, needsKey, body } = request
  const answer = await fetch(url, {
    method,
    headers: [...headers.map(([name, value]): [string, string] => [name, value]), ...ofKey(needsKey ? key : null)],
    ...(body === null ? {} : { body }),
  })
  const text = shown(await answer.text())
  const type = (answer.headers.get('content-type') ?? '').replace(/;.*/, '')
  const kept = /[/+]json$/.test(type) ? cutValue(JSON.parse(text), request.operationId) : cutText(text, type)
  return { status: answer.status, type, body: kept.body, ...(kept.isCut ? { isCut: true } : {}) }
}

const ofKey = (key: string | null): [string, string][] => (key === null ? [] : [['authorization', `Bearer ${key}`]])

function cutText(text: string, type: string): { body: unknown; isCut: boolean } {
  const lines = text.split('\n')
  const most = type === 'text/html' ? LINES_OF_HTML : LINES
  const line = (one: string) => (one.length > 200 ? `${one.slice(0, 200)}…` : one)
  return text === ''
    ? { body: null, isCut: false }
    : { body: lines.slice(0, most).map(line).join('\n'), isCut: lines.length > most }
}

function cutValue(value: unknown, operationId: string): { body: unknown; isCut: boolean } {
  if (operationId === 'getOpenApi' || operationId === 'getToolsOpenApi') {
    const { openapi, info } = value as { openapi: string; info: object }
    return { body: { openapi, info }, isCut: true }
  }
  let isCut = false
  const cut = (one: unknown): unknown => {
    if (Array.isArray(one)) {
      if (one.length > LIST) isCut = true
      return one.slice(0, LIST).map(cut)
    }
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, field]) => [name, cut(field)]))
  }
  return { body: cut(value), isCut }
}

/** The paths of a value with their types; for empty lists and null the content is unknown. */
function shapeOf(value: unknown, path = ''): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [`${path} unknown`]
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => shapeOf(one, `${path}[]`)))]
  if (typeof value !== 'object') return [`${path} ${typeof value}`]
  return Object.entries(value).flatMap(([name, one]) => shapeOf(one, `${path}.${name}`))
}

/** Differences in the structure of two responses: missing fields, and fields with different types. */
export function differences(one: unknown, other: unknown): string[] {
  const [first, second] = [new Set(shapeOf(one)), new Set(shapeOf(other))]
  const unknown = [...first, ...second]
    .filter((it) => it.endsWith(' unknown'))
    .map((it) => it.slice(0, -' unknown'.length))
  const isKnown = (it: string) => {
    const [path = ''] = it.split(' ')
    return !unknown.some((place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`))
  }
  return [...first.symmetricDifference(second)].filter(isKnown).sort()
}

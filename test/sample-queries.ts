import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_KEYWORDS } from '../src/demo-history.ts'
import { SAMPLES } from '../src/front/texts/samples.ts'

export interface Search {
  /** `bids` lists notices, `winners` counts awards, `keyword` is stored and matches later notices. */
  kind: 'bids' | 'winners' | 'keyword'
  /** As in a URL; a name may occur several times. */
  parameters: Record<string, string[]>
}

/** A search in a document. */
interface SampleQuery extends Search {
  /** The document, from the root of the repository. */
  place: string
}

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = ['README*.md', 'docs/*.md', 'docs/ko/*.md', 'clients/*/README*.md', 'integrations/**/README*.md']
/** Other files with samples. */
const PROGRAMS = ['integrations/spreadsheets/Gonggo.pq', 'src/demo.ts']
const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm

/** Other operations are not searches. */
function kindOf(path: string): 'bids' | 'winners' | null {
  if (path === '/v1/bids') return 'bids'
  return path === '/v1/statistics/winners' ? 'winners' : null
}

function collect(pairs: Iterable<readonly [string, string]>): Record<string, string[]> {
  const parameters: Record<string, string[]> = {}
  for (const [name, value] of pairs) parameters[name] = [...(parameters[name] ?? []), value]
  return parameters
}

/** `page_size` and `PageSize` are `pageSize`; `CLOSE_AT` is `closeAt`. */
function camel(name: string): string {
  const words = /^[A-Z_]+$/.test(name) ? name.toLowerCase() : name
  return words
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (it) => it.toLowerCase())
}

const STRING = `'[^']*'|"[^"]*"`

/** A text, a list of texts, a number or a constant, in any of the languages. */
function valuesOf(text: string): string[] {
  const strings = [...text.matchAll(new RegExp(STRING, 'g'))].map(([one]) => one.slice(1, -1))
  if (strings.length > 0) return strings
  const constants = [...text.matchAll(/Bid(?:Status|sListSort)\.?(\w+)(?![\w{])/g)].map(([, name = '']) => camel(name))
  return constants.length > 0 ? constants : [text.trim()]
}

const ASSIGNMENT = new RegExp(
  String.raw`(\w+)\s*[:=]\s*((?:\[\][\w.]+)?[[{][^\]}]*[\]}]|${STRING}|#date\([^)]*\)|[\w.-]+)`,
  'g',
)

/** `name: value`, `name=value` or `Name = value`: objects, named arguments, structs and records. */
const assignmentsIn = (text: string): Record<string, string[]> =>
  collect(
    [...text.matchAll(ASSIGNMENT)].flatMap(([, name = '', value = '']) =>
      valuesOf(value).map((one) => [camel(name), one] as const),
    ),
  )

/** Calls of a client: its method or the type of its query, then its arguments. */
const CALLS: Record<string, RegExp> = {
  ts: new RegExp(String.raw`\b(bids\.list|statistics\.listWinners)(?:As\w+)?\(((?:${STRING}|[^()'"])*)\)`, 'g'),
  python: new RegExp(String.raw`\b(bids\.list|statistics\.list_winners)(?:_as_\w+)?\(((?:${STRING}|[^()'"])*)\)`, 'g'),
  go: /\b(BidsListQuery|StatisticsListWinnersQuery)\{((?:[^{}]|\{[^{}]*\})*)\}/g,
  java: /\bnew (BidsListQuery|StatisticsListWinnersQuery)\(\)((?:\s*\.\w+\((?:"[^"]*"|[^()"])*\))*)/g,
}

const CHAINED = /\.(\w+)\(((?:"[^"]*"|[^()"])*)\)/g

function callsIn(language: string, text: string): Search[] {
  const pattern = CALLS[language === 'js' ? 'ts' : language]
  if (pattern === undefined) return []
  return [...text.matchAll(pattern)].map(([, what = '', given = '']) => ({
    kind: /winners/i.test(what) ? 'winners' : 'bids',
    parameters:
      language === 'java'
        ? collect(
            [...given.matchAll(CHAINED)].flatMap(([, name = '', value = '']) =>
              valuesOf(value).map((one) => [name, one] as const),
            ),
          )
        : assignmentsIn(given),
  }))
}

/** URLs with a query, in any language. */
function addressesIn(text: string): Search[] {
  return [...text.matchAll(/(\/v1\/[\w/]+)\?([^\s"'`$]+)/g)].flatMap(([, path = '', query = '']) => {
    const kind = kindOf(path)
    return kind === null ? [] : [{ kind, parameters: collect(new URLSearchParams(query)) }]
  })
}

/** `curl -G` with its query in `-d` and `--data-urlencode`, and keywords as JSON. */
function commandsIn(text: string): Search[] {
  const commands = text.replaceAll('\\\n', ' ').split(/\n(?=\S)/)
  return commands.flatMap((command): Search[] => {
    const [, path = ''] = /\bcurl\b.*?(\/v1\/[\w/]+)(?=["'\s])/s.exec(command) ?? []
    const data = [...command.matchAll(/ (?:-d|--data-urlencode) ('[^']*'|"[^"]*"|\S+)/g)].map(([, word = '']) =>
      word.replace(/^(['"])([\s\S]*)\1$/, '$2'),
    )
    if (path === '/v1/keywords' || path === '/v1/keywords/preview') return data.map(keywordOf)
    const kind = kindOf(path)
    if (kind === null) return []
    const pairs = data.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const)
    return [{ kind, parameters: collect(pairs) }]
  })
}

function keywordOf(body: string): Search {
  const { keyword, filter = {} } = JSON.parse(body) as { keyword: string; filter?: Record<string, unknown> }
  const pairs = Object.entries(filter).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  )
  return { kind: 'keyword', parameters: { keyword: [keyword], ...collect(pairs) } }
}

/** `Invoke-RestMethod` with its query as a table. */
function requestsIn(text: string): Search[] {
  return [...text.matchAll(/Invoke-RestMethod \S*?(\/v1\/[\w/]+)["']? .*?-Body @\{(.*?)\}/g)].flatMap(
    ([, path = '', body = '']) => {
      const kind = kindOf(path)
      return kind === null ? [] : [{ kind, parameters: assignmentsIn(body) }]
    },
  )
}

/** The function for Power Query, and the commands that a demo prints. */
function otherCallsIn(text: string): Search[] {
  const tables = [...text.matchAll(/Gonggo\(BaseUrl, ApiKey, \[(.*?)\](?:, \w+)?\)/g)]
  const printed = [...text.matchAll(/\bcurl\('(\/v1\/[\w/]+)', (.*?)\)\}/g)]
  return [
    ...tables.map(([, fields = '']): Search => ({ kind: 'bids', parameters: assignmentsIn(fields) })),
    ...printed.flatMap(([, path = '', words = '']): Search[] => {
      const kind = kindOf(path)
      const pairs = valuesOf(words).map((word) => new URLSearchParams(word.replaceAll('+', '%2B')))
      return kind === null ? [] : [{ kind, parameters: collect(pairs.flatMap((one) => [...one])) }]
    }),
  ]
}

const READERS: Record<string, (text: string) => Search[]> = { sh: commandsIn, powershell: requestsIn }

export const queriesIn = (markdown: string): Search[] =>
  [...markdown.matchAll(FENCE)].flatMap(([, language = '', text = '']) => [
    ...(READERS[language]?.(text) ?? []),
    ...callsIn(language, text),
    ...addressesIn(text),
    ...otherCallsIn(text),
  ])

/** Samples of the reference whose responses show notices or awards. */
function ofReference(): Search[] {
  const texts = ({ query = {} }: { query?: object } = {}) =>
    collect(Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const)))
  return [
    { kind: 'bids', parameters: texts(SAMPLES.listBids) },
    { kind: 'winners', parameters: texts(SAMPLES.listWinners) },
    keywordOf(JSON.stringify(SAMPLES.previewKeyword?.body)),
  ]
}

/** The keywords of the demo accounts: their inbox is never empty. */
const ofDemoAccounts = (): Search[] =>
  Object.values(DEMO_KEYWORDS)
    .flat()
    .map((keyword) => ({ kind: 'bids', parameters: { keyword: [keyword], status: ['open'] } }))

/** All searches, read from the documents: new samples are found without a list. */
export function sampleQueries(): SampleQuery[] {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const at = (place: string, queries: Search[]) => queries.map((query) => ({ place, ...query }))
  return [
    ...globSync(DOCUMENTS, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
      .sort()
      .flatMap((place) => at(place, queriesIn(read(place)))),
    ...PROGRAMS.flatMap((place) => at(place, otherCallsIn(read(place)))),
    ...at('src/front/texts/samples.ts', ofReference()),
    ...at('src/demo-history.ts', ofDemoAccounts()),
  ]
}

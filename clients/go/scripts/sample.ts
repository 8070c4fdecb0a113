import type { Operation, Schema } from '../../typescript/scripts/document.ts'
import { around, type Layout, laid, type Piece, part } from '../../typescript/scripts/layout.ts'
import { readRelease } from '../../typescript/scripts/release.ts'
import {
  answerKind,
  bodySchema,
  headersOf,
  numeral,
  pathValues,
  queriedBy,
  type SampleRequest,
} from '../../typescript/scripts/sample-request.ts'
import { unwrapped } from '../../typescript/scripts/shapes.ts'
import { goQueryName, isPointer } from './methods.ts'
import { goName } from './names.ts'
import type { GoTypes } from './types.ts'

const LAYOUT: Layout = { width: 88, indent: '\t', end: ',', isAligned: true }
/** The default types of constants, which need no conversion. */
const PLAIN = ['string', 'int', 'bool']
const FAILED = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']

const text = (value: string): string => JSON.stringify(value)

/** The request as Go code with the client. */
export function goSample(
  operation: Operation,
  asked: SampleRequest,
  types: GoTypes,
  schemas: Record<string, Schema>,
): string {
  const { group, method } = operation
  const kind = answerKind(operation)
  const values = new GoValues(types, schemas)
  const call: Piece = {
    open: `client.${goName(group)}.${goName(method)}(`,
    parts: ['ctx', ...pathValues(operation, asked).map(text), ...given(operation, asked, values)].map((one) =>
      part(one),
    ),
    close: ')',
    isHugging: true,
  }
  const client: Piece = {
    open: 'client, err := gonggo.New(',
    parts: [
      text(asked.base),
      asked.needsKey ? 'os.Getenv("KEY")' : '""',
      ...headersOf(asked).map(([name, value]) => `gonggo.WithHeader(${text(name)}, ${text(value)})`),
    ].map((one) => part(one)),
    close: ')',
  }
  const done = {
    nothing: ['\tif err = CALL; err != nil {', ...FAILED.slice(1)],
    page: ['\tpage, err := CALL', ...FAILED, '\tjson.NewEncoder(os.Stdout).Encode(page)'],
    json: ['\tanswer, err := CALL', ...FAILED, '\tjson.NewEncoder(os.Stdout).Encode(answer)'],
    text: ['\ttext, err := CALL', ...FAILED, '\tfmt.Println(text)'],
    file: [
      '\tcontent, err := CALL',
      ...FAILED,
      '\tif err = os.WriteFile("report.json", content, 0o600); err != nil {',
      ...FAILED.slice(1),
    ],
  }[kind].map((line) => {
    const [before = '', behind] = line.split('CALL')
    return behind === undefined
      ? line
      : `\t${laid(around(before.trim() + (before.endsWith(' ') ? ' ' : ''), call, behind), LAYOUT, '\t')}`
  })
  const main = ['\tctx := context.Background()', `\t${laid(client, LAYOUT, '\t')}`, ...FAILED, ...done].join('\n')
  const packages = ['context', 'encoding/json', 'fmt', 'log', 'os'].filter((name) =>
    main.includes(`${name.split('/').at(-1)}.`),
  )
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t${text(name)}`),
    '',
    `\tgonggo "${readRelease().go.module}"`,
    ')',
    '',
    'func main() {',
    main,
    '}',
  ].join('\n')
}

/** Body and query, if the method has them. */
function given(operation: Operation, asked: SampleRequest, values: GoValues): Piece[] {
  const schema = bodySchema(operation)
  if (schema && asked.body === undefined) throw new Error(`the sample of ${operation.operationId} needs a body in Go`)
  const query = queriedBy(operation, asked).map(({ name, schema: one, value }) => {
    if (isPointer(one)) throw new Error(`a pointer in the query of ${operation.operationId}`)
    return part(values.of(one, value, false), `${goName(name)}: `)
  })
  const takesQuery = operation.parameters?.some((it) => it.in === 'query')
  const whole: Piece = { open: `&gonggo.${goQueryName(operation)}{`, parts: query, close: '}' }
  return [
    ...(schema ? [values.of(schema, asked.body, true)] : []),
    ...(takesQuery ? [query.length > 0 ? whole : 'nil'] : []),
  ]
}

/** Values as literals of the client's types. */
class GoValues {
  readonly #types: GoTypes
  readonly #schemas: Record<string, Schema>

  constructor(types: GoTypes, schemas: Record<string, Schema>) {
    this.#types = types
    this.#schemas = schemas
  }

  /** The name of a type outside of its package. */
  #named(schema: Schema, isSent: boolean): string {
    return this.#types.typeOf(schema, isSent).replace(/(?<!\w)[A-Z]/g, 'gonggo.$&')
  }

  of(schema: Schema, value: unknown, isSent: boolean): Piece {
    const { inner } = unwrapped(schema)
    const type = this.#named(inner, isSent)
    const {
      items,
      enum: words,
      properties = {},
      required = [],
    } = this.#schemas[inner.$ref?.split('/').at(-1) ?? ''] ?? inner
    if (Array.isArray(value))
      return { open: `${type}{`, parts: value.map((one) => part(this.of(items ?? {}, one, isSent))), close: '}' }
    if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value).map(([name, one]) => {
        const field = properties[name]
        if (field && !type.startsWith('map['))
          return part(this.#field(field, one, required.includes(name), isSent), `${goName(name)}: `)
        return part(this.of({}, one, isSent), `${text(name)}: `)
      })
      return { open: `${type === 'any' ? 'map[string]any' : type}{`, parts, close: '}' }
    }
    if (words?.includes(value)) return `${type}${goName(String(value))}`
    return typeof value === 'number' ? numeral(value) : JSON.stringify(value)
  }

  #field(schema: Schema, value: unknown, isRequired: boolean, isSent: boolean): Piece {
    const { inner, isNullable } = unwrapped(schema)
    if (isRequired && isNullable) throw new Error('a pointer in a body')
    const one = this.of(inner, value, isSent)
    if (isRequired || !isSent) return one
    const type = this.#named(inner, isSent)
    if (value === null) return `gonggo.Null[${type}]()`
    const isKnown = typeof one !== 'string' || one.startsWith('gonggo.') || PLAIN.includes(type)
    return { open: `gonggo.Set${isKnown ? '' : `[${type}]`}(`, parts: [part(one)], close: ')', isHugging: true }
  }
}

import { namesIn, type Operation, type Schema, upper } from '../../typescript/scripts/document.ts'
import { around, type Layout, laid, type Piece, part } from '../../typescript/scripts/layout.ts'
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
import { javaQueryName } from './methods.ts'
import { javaConstant, javaName } from './names.ts'
import { isSecretField, type JavaTypes } from './types.ts'

const LAYOUT: Layout = { width: 96, indent: '    ', end: '' }
const INDENT = ' '.repeat(8)

const text = (value: string): string => JSON.stringify(value)

/** The request as Java code with the client. */
export function javaSample(
  operation: Operation,
  asked: SampleRequest,
  types: JavaTypes,
  schemas: Record<string, Schema>,
): string {
  const { group, method, operationId } = operation
  const values = new JavaValues(types, schemas)
  const headers = headersOf(asked)
  const client: Piece = {
    open: 'new GonggoClient(',
    parts: [
      text(asked.base),
      asked.needsKey ? 'System.getenv("KEY")' : 'null',
      ...headers.map(([name, value]) => `Option.header(${text(name)}, ${text(value)})`),
    ].map((one) => part(one)),
    close: ')',
  }
  const body = bodySchema(operation)
  if (body && asked.body === undefined) throw new Error(`the sample of ${operationId} needs a body in Java`)
  const call: Piece = {
    open: `gonggo.${group}().${javaName(method)}(`,
    parts: [
      ...pathValues(operation, asked).map(text),
      ...(body ? [values.of(body, asked.body)] : []),
      ...query(operation, asked, values),
    ].map((one) => part(one)),
    close: ')',
    isHugging: true,
  }
  const line = (before: string, piece: Piece) => `${INDENT}${laid(around(before, piece, ';'), LAYOUT, INDENT)}`
  const kind = answerKind(operation)
  const shown = kind === 'json' ? shownOf(operation, schemas) : ''
  const done = {
    nothing: [line('', call)],
    page: [line('var page = ', call), `${INDENT}System.out.println(page);`],
    json: [line('var answer = ', call), `${INDENT}System.out.println(answer${shown});`],
    text: [line('var text = ', call), `${INDENT}System.out.println(text);`],
    file: [line('var content = ', call), `${INDENT}Files.write(Path.of("report.json"), content);`],
  }[kind]
  const code = [line('var gonggo = ', client), ...done].join('\n')
  const isMoment = /\bTimestamp\(/.test(code)
  const imports = [
    ...(kind === 'file' ? ['java.io.IOException', 'java.nio.file.Files', 'java.nio.file.Path'] : []),
    ...(/\bList\.of\(/.test(code) ? ['java.util.List'] : []),
    ...(/\bMap\.of\(/.test(code) ? ['java.util.Map'] : []),
    'kr.gonggo.client.GonggoClient',
    ...(headers.length > 0 ? ['kr.gonggo.client.Option'] : []),
    ...(isMoment ? ['kr.gonggo.client.json.Timestamp'] : []),
    ...[...values.used].sort().map((name) => `kr.gonggo.client.types.${name}`),
  ]
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    `public class ${upper(operationId)}${values.used.has(upper(operationId)) ? 'Sample' : ''} {`,
    `    public static void main(String[] args)${kind === 'file' ? ' throws IOException' : ''} {`,
    code,
    '    }',
    '}',
  ].join('\n')
}

/** Records do not print secrets, so the sample prints the field that contains one. */
function shownOf({ responses }: Operation, schemas: Record<string, Schema>): string {
  const [answer = ''] = namesIn(Object.entries(responses).filter(([status]) => status.startsWith('2')))
  const { properties = {}, required = [] } = schemas[answer] ?? {}
  const isThere = (name: string) => required.includes(name) && !unwrapped(properties[name] ?? {}).isNullable
  const secret = Object.keys(properties).find((name) => isSecretField(name))
  if (!secret) return ''
  const shown = [secret, 'id'].find(isThere)
  return shown ? `.${javaName(shown)}()` : ''
}

function query(operation: Operation, asked: SampleRequest, values: JavaValues): Piece[] {
  const parts = queriedBy(operation, asked).map(({ name, schema, value }) => {
    const { inner } = unwrapped(schema)
    const ones = Array.isArray(value)
      ? value.map((one) => values.of(inner.items ?? {}, one))
      : [values.of(schema, value)]
    return part({ open: `.${javaName(name)}(`, parts: ones.map((one) => part(one)), close: ')' })
  })
  if (parts.length === 0) return []
  const type = javaQueryName(operation)
  values.used.add(type)
  return [{ open: `new ${type}()`, parts, close: '', isChain: true }]
}

/** Values as Java expressions, and the imports that they need. */
class JavaValues {
  readonly used = new Set<string>()
  readonly #types: JavaTypes
  readonly #schemas: Record<string, Schema>

  constructor(types: JavaTypes, schemas: Record<string, Schema>) {
    this.#types = types
    this.#schemas = schemas
  }

  of(schema: Schema, value: unknown): Piece {
    const { inner } = unwrapped(schema)
    const type = this.#types.boxed(inner, true)
    const { items, enum: words, properties } = this.#schemas[inner.$ref?.split('/').at(-1) ?? ''] ?? inner
    if (Array.isArray(value))
      return of(
        'List.of(',
        value.map((one) => this.of(items ?? {}, one)),
      )
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      if (!properties || type.startsWith('Map<'))
        return of(
          'Map.of(',
          entries.flatMap(([name, one]) => [text(name), this.of({}, one)]),
        )
      this.used.add(type)
      const parts = entries.map(([name, one]) =>
        part({
          open: one === null ? `.reset${name.charAt(0).toUpperCase()}${name.slice(1)}(` : `.${javaName(name)}(`,
          parts: one === null ? [] : [part(this.of(properties[name] ?? {}, one))],
          close: ')',
          isHugging: true,
        }),
      )
      return { open: `new ${type}()`, parts, close: '', isChain: true }
    }
    if (words && value !== null) {
      this.used.add(type)
      return words.includes(value) ? `${type}.${javaConstant(String(value))}` : `new ${type}(${JSON.stringify(value)})`
    }
    if (type === 'Timestamp' && value !== null) return `new Timestamp(${JSON.stringify(value)})`
    if (typeof value !== 'number') return JSON.stringify(value)
    return type === 'Double' && Number.isInteger(value)
      ? `${numeral(value)}.0`
      : `${numeral(value)}${type === 'Long' ? 'L' : ''}`
  }
}

const of = (open: string, values: Piece[]): Piece => ({ open, parts: values.map((one) => part(one)), close: ')' })

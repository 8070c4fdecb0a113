import type { Operation, Schema } from '../../typescript/scripts/document.ts'
import { around, type Layout, laid, type Piece, part } from '../../typescript/scripts/layout.ts'
import {
  answerKind,
  bodySchema,
  headersOf,
  jsonLiteral,
  pathValues,
  queriedBy,
  type SampleRequest,
} from '../../typescript/scripts/sample-request.ts'
import { snakeOf } from './shapes.ts'

const LAYOUT: Layout = { width: 80, indent: '    ', end: ',' }

const text = (value: string): string => JSON.stringify(value)
const literal = (value: unknown): Piece =>
  jsonLiteral(value, { text, name: text, words: { true: 'True', false: 'False', null: 'None' }, pad: '' })

/** The request as Python code with the client. */
export function pythonSample(operation: Operation, asked: SampleRequest, schemas: Record<string, Schema>): string {
  const { base, needsKey } = asked
  const headers = headersOf(asked)
  const client: Piece = {
    open: 'gonggo = Client(',
    parts: [
      part(text(base)),
      ...(needsKey ? [part('os.environ["KEY"]')] : []),
      ...(headers.length > 0 ? [part(literal(Object.fromEntries(headers)), 'headers=')] : []),
    ],
    close: ')',
  }
  const call: Piece = {
    open: `gonggo.${operation.group}.${snakeOf(operation.method)}(`,
    parts: [
      ...pathValues(operation, asked).map((one) => part(text(one))),
      ...bodyParts(operation, asked, schemas),
      ...queriedBy(operation, asked).map(({ name, value }) => part(literal(value), `${snakeOf(name)}=`)),
    ],
    close: ')',
  }
  const kind = answerKind(operation)
  const lines = {
    nothing: [laid(call, LAYOUT)],
    page: [laid(around('page = ', call), LAYOUT), 'print(page.data)'],
    json: [laid(around('answer = ', call), LAYOUT), 'print(answer)'],
    text: [laid(around('text = ', call), LAYOUT), 'print(text)'],
    file: [laid(around('content = ', call), LAYOUT), 'Path("report.json").write_bytes(content)'],
  }
  return [
    ...(needsKey ? ['import os'] : []),
    ...(kind === 'file' ? ['from pathlib import Path'] : []),
    'from gonggo import Client',
    '',
    laid(client, LAYOUT),
    ...lines[kind],
  ].join('\n')
}

/** Fields of a body are named arguments; a body that is not an object is one argument. */
function bodyParts(operation: Operation, { body }: SampleRequest, schemas: Record<string, Schema>) {
  if (body === undefined) return []
  const given = bodySchema(operation)
  const schema = given?.$ref ? schemas[given.$ref.split('/').at(-1) ?? ''] : given
  if (!schema?.properties) return [part(literal(body))]
  return Object.entries(body as object).map(([name, value]) => part(literal(value), `${snakeOf(name)}=`))
}

import type { Operation } from './document.ts'
import { around, type Layout, laid, type Piece, part } from './layout.ts'
import { answerKind, headersOf, jsonLiteral, pathValues, queriedBy, type SampleRequest } from './sample-request.ts'

const LAYOUT: Layout = { width: 80, indent: '  ', end: ',' }

/** Like JSON, but with single quotation marks. */
const text = (value: string): string => {
  const inner = JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")
  return `'${inner.replace(/\\(.)/g, (pair, letter) => (letter === '"' ? letter : pair))}'`
}
const literal = (value: unknown): Piece =>
  jsonLiteral(value, { text, name: (name) => (/^[a-z]\w*$/i.test(name) ? name : text(name)), words: {}, pad: ' ' })

/** The request as TypeScript code with the client. */
export function typescriptSample(operation: Operation, asked: SampleRequest): string {
  const { base, needsKey, body } = asked
  const { group, method } = operation
  const headers = headersOf(asked)
  const options: Piece = {
    open: '{',
    parts: [
      part(text(base), 'baseUrl: '),
      ...(needsKey ? [part('process.env.KEY', 'key: ')] : []),
      ...(headers.length > 0 ? [part(literal(Object.fromEntries(headers)), 'headers: ')] : []),
    ],
    close: '}',
    pad: ' ',
  }
  const query = queriedBy(operation, asked)
  const call: Piece = {
    open: `gonggo.${group}.${method}(`,
    parts: [
      ...pathValues(operation, asked).map((one) => part(text(one))),
      ...(body === undefined ? [] : [part(literal(body))]),
      ...(query.length > 0 ? [part(literal(Object.fromEntries(query.map(({ name, value }) => [name, value]))))] : []),
    ],
    close: ')',
    isHugging: true,
  }
  const kind = answerKind(operation)
  const lines = {
    nothing: [laid(around('await ', call), LAYOUT)],
    page: [laid(around('const page = await ', call), LAYOUT), 'console.log(page)'],
    json: [laid(around('const answer = await ', call), LAYOUT), 'console.log(answer)'],
    text: [laid(around('const text = await ', call), LAYOUT), 'console.log(text)'],
    file: [laid(around('const file = await ', call), LAYOUT), "await writeFile('report.json', file.stream())"],
  }
  return [
    ...(kind === 'file' ? ["import { writeFile } from 'node:fs/promises'"] : []),
    "import { createClient } from '@gonggo/client'",
    '',
    laid(around('const gonggo = createClient(', options, ')'), LAYOUT),
    ...lines[kind],
  ].join('\n')
}

import { indented, type SampleRequest } from './requests.ts'

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** Plain `fetch`, as Node, Deno, Bun and browsers have it. */
export function typescriptSample({ method, url, spelled, headers, needsKey, body, value }: SampleRequest): string {
  const heads = [
    ...(needsKey ? ["Authorization: 'Bearer ' + process.env.KEY"] : []),
    ...headers.map(([name, text]) => `${/^\w+$/.test(name) ? name : quoted(name)}: ${quoted(text)}`),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)}`]),
    ...(heads.length > 0 ? [`headers: { ${heads.join(', ')} }`] : []),
    ...(body === null ? [] : [`body: JSON.stringify(${indented(literal(value, body.includes('\n')), '  ')})`]),
  ]
  const asked = options.length > 0 ? `, {\n${options.map((line) => `  ${line},\n`).join('')}}` : ''
  const pairs = spelled?.query.map(([name, text]) => `  [${quoted(name)}, ${quoted(text)}],\n`)
  return [
    ...(pairs ? [`const query = new URLSearchParams([\n${pairs.join('')}])`] : []),
    `const response = await fetch(${spelled ? `\`${spelled.address}?\${query}\`` : quoted(url)}${asked})`,
    'console.log(response.status, await response.text())',
  ].join('\n')
}

/** A value as one writes it: names without quotation marks where they need none. */
function literal(value: unknown, inLines: boolean): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, false))
    : Object.entries(value).map(([name, one]) => `${name}: ${literal(one, false)}`)
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return inLines ? `{\n${parts.map((part) => `  ${part},\n`).join('')}}` : `{ ${parts.join(', ')} }`
}

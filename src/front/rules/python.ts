import type { SampleRequest } from './requests.ts'

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const longText = (text: string): string => `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"')}"""`

/** The standard library alone, Python 3.8 and newer. */
export function pythonSample({ method, url, spelled, headers, needsKey, body }: SampleRequest): string {
  const heads = [
    ...(needsKey ? [`"Authorization": "Bearer " + os.environ["KEY"]`] : []),
    ...headers.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
  ]
  return [
    `import ${needsKey ? 'os, ' : ''}${spelled ? 'urllib.parse, ' : ''}urllib.request`,
    '',
    ...(spelled
      ? [
          'query = urllib.parse.urlencode([',
          ...spelled.query.map(([name, value]) => `    (${quoted(name)}, ${quoted(value)}),`),
          '])',
        ]
      : []),
    'request = urllib.request.Request(',
    `    ${spelled ? `${quoted(`${spelled.address}?`)} + query` : quoted(url)},`,
    ...(method === 'GET' ? [] : [`    method=${quoted(method)},`]),
    ...(heads.length > 0 ? [`    headers={${heads.join(', ')}},`] : []),
    ...(body === null ? [] : [`    data=${longText(body)}.encode(),`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read().decode("utf-8", "replace"))',
  ].join('\n')
}

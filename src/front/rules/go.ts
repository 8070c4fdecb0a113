import type { SampleRequest } from './requests.ts'

const quoted = (text: string): string => JSON.stringify(text)
/** Between back quotes a text stands as it is. */
const longText = (text: string): string => (text.includes('`') ? quoted(text) : `\`${text}\``)

/** `net/http` alone. */
export function goSample({ method, url, headers, needsKey, body }: SampleRequest): string {
  const packages = ['fmt', 'io', 'log', 'net/http', ...(needsKey ? ['os'] : []), ...(body === null ? [] : ['strings'])]
  const reader = body === null ? 'nil' : `strings.NewReader(${longText(body)})`
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t${quoted(name)}`),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${reader})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...(needsKey ? ['\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))'] : []),
    ...headers.map(([name, value]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tbody, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tfmt.Println(response.StatusCode, string(body))',
    '}',
  ].join('\n')
}

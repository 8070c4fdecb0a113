import type { SampleRequest } from './requests.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** For a shell; the key is in the variable `KEY`. */
export function curlSample({ method, url, spelled, headers, needsKey, body }: SampleRequest): string {
  return [
    `curl ${spelled ? '-G ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quoted(spelled?.address ?? url)}`,
    ...(needsKey ? ['-H "Authorization: Bearer $KEY"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(spelled?.query ?? []).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...(body === null ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}

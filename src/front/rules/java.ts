import { indented, type SampleRequest } from './requests.ts'

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const INDENT = ' '.repeat(16)
const longText = (text: string): string =>
  text.includes('\n')
    ? `"""\n${INDENT}${indented(text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""'), INDENT)}"""`
    : quoted(text)

/** The class is called after the operation. */
export const javaName = (operationId: string): string => `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`

/** Java 17 and `java.net.http`, without libraries. */
export function javaSample({ operationId, method, url, headers, needsKey, body }: SampleRequest): string {
  const publisher =
    body === null ? 'HttpRequest.BodyPublishers.noBody()' : `HttpRequest.BodyPublishers.ofString(${longText(body)})`
  const calls = [
    ...(needsKey ? ['.header("Authorization", "Bearer " + System.getenv("KEY"))'] : []),
    ...headers.map(([name, value]) => `.header(${quoted(name)}, ${quoted(value)})`),
    ...(method === 'GET' ? [] : [`.method(${quoted(method)}, ${publisher})`]),
    '.build();',
  ]
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    `public class ${javaName(operationId)} {`,
    '    public static void main(String[] args) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    ...calls.map((call) => `            ${call}`),
    '        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n')
}

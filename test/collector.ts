import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

type Value = { stringValue: string } | { intValue: string } | { boolValue: boolean } | { doubleValue: number }
interface Attribute {
  key: string
  value: Value
}

interface WireSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status?: { code: number }
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: WireSpan[] }[] }[]
}

export interface CollectedSpan extends Omit<WireSpan, 'attributes'> {
  attributes: Record<string, string | number | boolean>
  resource: Record<string, string | number | boolean>
}

export type Collector = Awaited<ReturnType<typeof startCollector>>

/** A receiver of OTLP/HTTP (JSON). Status 0: accepts requests and never responds. */
export async function startCollector(port = 0) {
  const spans: CollectedSpan[] = []
  const requests: { path: string; headers: IncomingHttpHeaders }[] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      return
    }
    const { headers, url: path = '/' } = request
    requests.push({ path, headers })
    if (state.status === 0) return
    const bytes = Buffer.concat(chunks)
    if (state.status === 200) spans.push(...spansIn(headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes))
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(port, '127.0.0.1')
  // A failing test may not close it.
  server.unref()
  await once(server, 'listening')
  return {
    spans,
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on. */
    answer(status: number): void {
      state.status = status
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function spansIn(body: Buffer): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body.toString()) as Export
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, attributes: named(span.attributes), resource: named(resource.attributes) })),
    ),
  )
}

const named = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, 'intValue' in value ? Number(value.intValue) : Object.values(value)[0]]),
  )

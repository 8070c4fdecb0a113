import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A customer's system in a separate process: responds at once, except for `/dead`, and reports what it received. */

export interface Counted {
  /** Webhooks received, repetitions included. */
  received: number
  /** The number of different ones. */
  distinct: number
  /** Milliseconds from the time stated in each body until it arrived, since the last request. */
  latencies: number[]
  /** The notices received and when, since the last request. */
  notices: [noticeNo: string, at: number][]
}

const ids = new Set<string>()
const counted: Counted = { received: 0, distinct: 0, latencies: [], notices: [] }

const server = createServer((request, response) => {
  if (request.url === '/figures') {
    response.end(JSON.stringify({ ...counted, distinct: ids.size }))
    counted.latencies = []
    counted.notices = []
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('latin1')
    if (request.url === '/dead') return
    counted.received++
    ids.add(String(request.headers['webhook-id']))
    const from = /"from":(\d+)/.exec(body)?.[1]
    const noticeNo = /"noticeNo":"([^"]+)"/.exec(body)?.[1]
    if (noticeNo) counted.notices.push([noticeNo, Date.now()])
    if (from) counted.latencies.push(Date.now() - Number(from))
    response.writeHead(204).end()
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))

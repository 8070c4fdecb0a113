import { createSocket } from 'node:dgram'
import { isIPv4 } from 'node:net'
import type { TestContext } from 'node:test'

const KINDS: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' }

export interface NameQuery {
  name: string
  kind: 'A' | 'AAAA'
  /** The number of earlier queries for this name. */
  before: number
}

/** Addresses, or `null` for no response. */
export type Names = (asked: NameQuery) => readonly string[] | null

/** A DNS server whose records must not be cached: their TTL is 0. */
export async function serveNames(t: TestContext, names: Names) {
  const socket = createSocket('udp4')
  const asked = new Map<string, number>()
  socket.on('message', (query, from) => {
    const { name, type, end } = questionOf(query)
    const kind = KINDS[type]
    if (!kind) return
    const key = `${kind} ${name}`
    const before = asked.get(key) ?? 0
    asked.set(key, before + 1)
    const addresses = names({ name, kind, before })
    if (addresses) socket.send(answerTo(query.subarray(0, end), type, addresses), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  t.after(() => socket.close())
  return { server: `127.0.0.1:${socket.address().port}`, asked }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function answerTo(question: Buffer, type: number, addresses: readonly string[]): Buffer {
  const header = Buffer.from(question)
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(addresses.length, 6)
  header.writeUInt32BE(0, 8)
  const records = addresses.map((address) => {
    const bytes = bytesOf(address)
    const fixed = Buffer.alloc(12)
    fixed.writeUInt16BE(0xc00c, 0)
    fixed.writeUInt16BE(type, 2)
    fixed.writeUInt16BE(1, 4)
    fixed.writeUInt16BE(bytes.length, 10)
    return Buffer.concat([fixed, bytes])
  })
  return Buffer.concat([header, ...records])
}

/** IPv6 with all eight groups, or with `::` and one group. */
function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number))
  const [front = '', back = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = 8 - groups(front).length - groups(back).length
  const all = [...groups(front), ...Array.from({ length: missing }, () => '0'), ...groups(back)]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

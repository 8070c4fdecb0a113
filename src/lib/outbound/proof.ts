// Tests the guard with hostile addresses before the first request; used only for that.

import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { OutboundAnswer } from './exchange.ts'
import { createGuard, type Guard, OutboundError, type OutboundReason } from './guard.ts'

interface Client {
  request(url: URL, options: { trust: 'stranger'; timeoutMs: number; maxBytes: number }): Promise<OutboundAnswer>
  close(): void
}

/** A name that no DNS server may ever know. */
const NAME = 'self-test.invalid'
const HERE = '127.0.0.1'
const TIMEOUT_MS = 5000
const MOST_BYTES = 1000
const ALLOWED = [{ family: 'ipv4', address: HERE, prefix: 32 }] as const
/** An allowed range that does not contain the trap. */
const ELSEWHERE = [{ family: 'ipv4', address: '127.0.0.2', prefix: 32 }] as const

/** Spellings of this machine, one for each known way around a check of the text. */
const SPELLINGS = ['127.1', '0x7f000001', '[::ffff:7f00:1]', '[::]', 'localhost.', '169.254.169.254']

/**
 * Tries the worst that a customer's address can do, against a local trap and through the same steps as any request. A
 * runtime that does not call our `lookup`, follows redirects or reads without limit is detected here, before it is
 * used.
 */
export async function proveGuard(open: (guard: Guard) => Client, { dnsMs }: { dnsMs: number }): Promise<void> {
  const trap = await setTrap()
  let asked = 0
  const resolve = async () => {
    asked++
    return [HERE]
  }
  const strict = createGuard({ allowPrivate: [], resolve, dnsMs })
  const lenient = createGuard({ allowPrivate: ALLOWED, resolve, dnsMs })
  // As if the runtime had not called `lookup`: the connection leads to an unchecked address.
  const elsewhere = createGuard({ allowPrivate: ELSEWHERE, resolve, dnsMs })
  const astray: Guard = {
    ...elsewhere,
    lookup: () => (_host, options, callback) => {
      if (options.all) callback(null, [{ address: HERE, family: 4 }])
      else callback(null, HERE, 4)
    },
  }
  const clients = { strict: open(strict), lenient: open(lenient), astray: open(astray) }
  const ask = (client: keyof typeof clients, url: string) =>
    clients[client].request(new URL(url), { trust: 'stranger', timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES })
  const at = (host: string, scheme = 'https') => `${scheme}://${host}:${trap.port}`
  try {
    for (const host of [NAME, ...SPELLINGS]) {
      await fails(ask('strict', at(host)), 'refused_address', `${host} is called`)
    }
    expect(asked === 1, 'the name is not resolved by us')
    await fails(ask('strict', at(NAME, 'http')), 'invalid_url', 'plain http is spoken to strangers')
    expect(trap.connections() === 0, 'a connection is made before its address is vetted')
    for (const scheme of ['http', 'https']) {
      const work = ask('astray', `${at(NAME, scheme)}/astray`)
      await fails(work, 'refused_address', `${scheme}: the connection itself is not looked at`)
    }
    const answer = await ask('lenient', `${at(NAME, 'http')}/`)
    expect(
      Buffer.from(answer.body).toString() === `${NAME}:${trap.port}`,
      'the connection does not lead to what was resolved',
    )
    const moved = await ask('lenient', `${at(NAME, 'http')}/moved`)
    expect(moved.status === 302, 'a redirect is followed')
    await fails(ask('lenient', `${at(NAME, 'http')}/endless`), 'too_large', 'an answer is read without end')
    expect(!trap.asked('/astray') && !trap.asked(''), 'something is sent before the connection is looked at')
  } finally {
    for (const client of Object.values(clients)) client.close()
    trap.close()
  }
}

function expect(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new OutboundError('refused_address', `no stranger's address can be called safely here: ${fault}`)
}

async function fails(work: Promise<unknown>, reason: OutboundReason, fault: string): Promise<void> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  )
  expect(error instanceof OutboundError && error.reason === reason, fault)
}

const ANSWERS: Record<string, string> = {
  '/moved': 'HTTP/1.1 302 Found\r\nlocation: /astray\r\ncontent-length: 0\r\n\r\n',
  '/endless': `HTTP/1.1 200 OK\r\ncontent-length: ${MOST_BYTES + 1}\r\n\r\n${'x'.repeat(MOST_BYTES + 1)}`,
}

/** Counts connections and requests; speaks just enough HTTP to receive them. */
async function setTrap() {
  const paths = new Set<string>()
  const sockets = new Set<Socket>()
  let connections = 0
  const server: Server = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (data) => {
      const [, path = '', host = ''] = /^GET (\S+) [\s\S]*?\r\nhost: (\S+)/i.exec(data.toString('latin1')) ?? []
      paths.add(path)
      socket.write(ANSWERS[path] ?? `HTTP/1.1 200 OK\r\ncontent-length: ${host.length}\r\n\r\n${host}`)
    })
  })
  // Otherwise several processes that share one port would share this one too.
  const place = { port: 0, host: HERE, exclusive: true }
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(place, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    /** Anything that is no request, such as the beginning of a handshake, counts as ''. */
    asked: (path: string) => paths.has(path),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

import assert from 'node:assert/strict'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { after, describe, test } from 'node:test'
import { eventually } from '../../../test/harness.ts'
import { openSocket } from '../../../test/raw-http.ts'
import { networkOf } from '../net.ts'
import { workOneByOne } from './pipelining.ts'

const servers: Server[] = []

async function serve(work: RequestListener): Promise<{ origin: string; connections: Socket[] }> {
  const server = createServer(work)
  workOneByOne(server, ({ headers }, isFirst) =>
    isFirst && headers.authorization === 'a key' ? null : networkOf(`${headers['x-forwarded-for'] ?? '192.0.2.1'}`),
  )
  const connections: Socket[] = []
  server.on('connection', (socket) => connections.push(socket))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections }
}

after(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** A connection that asks as soon as the system has it, whether or not the service has taken it. */
async function askAtOnce(origin: string): Promise<Socket> {
  const socket = await openSocket(origin)
  socket.write(get('/'))
  return socket
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`

describe('many requests at once on one connection', () => {
  test('are worked on one by one, in order, with their bodies', async () => {
    let [atWork, most] = [0, 0]
    const { origin } = await serve((request, response) => {
      most = Math.max(most, ++atWork)
      let body = ''
      request.on('data', (bytes) => {
        body += bytes
      })
      request.on('end', () =>
        setImmediate(() => {
          atWork--
          response.end(`<${request.url}${body}>`)
        }),
      )
    })
    const socket = await openSocket(origin)
    let told = ''
    socket.on('data', (bytes) => {
      told += bytes
    })
    const names = Array.from({ length: 2_000 }, (_, index) => `/${index}`)
    // Bodies of 100 kB among them lie across every border between two reads.
    const body = (index: number) => (index % 500 === 7 ? 'x\r\n\r\n'.repeat(20_000) : `b${index}`)
    socket.write(names.map((name, index) => (index % 3 === 1 ? post(name, body(index)) : get(name))).join(''))
    const expected = names.map((name, index) => `<${name}${index % 3 === 1 ? body(index) : ''}>`)
    await eventually(() => told.includes(`<${names.at(-1)}`))
    assert.deepEqual(told.match(/<[^>]*>/g), expected)
    assert.equal(most, 1)
    socket.destroy()
  })

  test('are left unread while the first is worked on', async () => {
    const first = Promise.withResolvers<void>()
    let begun = 0
    const { origin, connections } = await serve(async (_request, response) => {
      begun++
      await first.promise
      response.end('done')
    })
    const socket = await openSocket(origin)
    let answers = 0
    socket.on('data', (bytes: Buffer) => {
      answers += bytes.toString().split('HTTP/1.1 200').length - 1
    })
    const flood = get('/x').repeat(100_000)
    socket.write(flood)
    const [connection] = connections
    assert.ok(connection)
    let before = -1
    // Until nothing more is read.
    await eventually(() => {
      const stands = begun === 1 && connection.bytesRead === before
      before = connection.bytesRead
      return stands
    })
    assert.ok(connection.bytesRead < flood.length / 5, `${connection.bytesRead} of ${flood.length} bytes were read`)
    assert.equal(begun, 1)
    first.resolve()
    await eventually(() => answers > 100)
    socket.destroy()
  })

  test('leave other connections their turn', async () => {
    const { origin } = await serve((_request, response) => response.end('done'))
    const greedy = await openSocket(origin)
    greedy.resume()
    let answered = 0
    greedy.on('data', (bytes: Buffer) => {
      answered += bytes.toString().split('HTTP/1.1 200').length - 1
    })
    greedy.write(get('/x').repeat(5_000))
    await eventually(() => answered > 0)
    const other = await fetch(`${origin}/other`)
    assert.equal(other.status, 200)
    assert.ok(answered < 5_000, 'it did not wait for all of them')
    greedy.destroy()
  })
})

test('whoever was let in before is begun before a crowd of strangers', async () => {
  const order: string[] = []
  const { origin, connections } = await serve((request, response) => {
    order.push(request.headers.authorization ?? 'stranger')
    response.end()
  })
  const crowd = await Promise.all(Array.from({ length: 100 }, () => openSocket(origin)))
  const customer = await openSocket(origin)
  await eventually(() => connections.length === crowd.length + 1)
  // All lies there when the loop looks next.
  const guess = (n: number) => `GET / HTTP/1.1\r\nhost: x\r\nauthorization: guess ${n}\r\n\r\n`
  for (const [n, socket] of crowd.entries()) socket.write(n % 2 === 0 ? get('/') : guess(n))
  customer.write('GET / HTTP/1.1\r\nhost: x\r\nauthorization: a key\r\n\r\n')
  await eventually(() => order.length === crowd.length + 1)
  assert.ok(order.indexOf('a key') < 20, `${order.indexOf('a key')} strangers were begun before`)
})

test('a stranger waits for no crowd that comes from elsewhere', async () => {
  const order: string[] = []
  const { origin, connections } = await serve((request, response) => {
    order.push(`${request.headers['x-forwarded-for']}`)
    response.end()
  })
  const from = (address: string) => `GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`
  const crowd = await Promise.all(Array.from({ length: 300 }, () => openSocket(origin)))
  const somebody = await openSocket(origin)
  await eventually(() => connections.length === crowd.length + 1)
  // Neighbours in one network of IPv6 are one crowd.
  for (const [n, socket] of crowd.entries()) socket.write(from(n % 2 === 0 ? '203.0.113.7' : `2001:db8::${n}`))
  somebody.write(from('198.51.100.1'))
  await eventually(() => order.length === crowd.length + 1)
  const before = order.indexOf('198.51.100.1')
  assert.ok(before < 40, `${before} of the crowd were begun before`)
})

test('a crowd is let in before it is worked for', async () => {
  let worked = 0
  const workedAt: number[] = []
  const { origin, connections } = await serve((_request, response) => {
    worked++
    response.end()
  })
  servers.at(-1)?.on('connection', () => workedAt.push(worked))
  const crowd = await Promise.all(Array.from({ length: 400 }, () => askAtOnce(origin)))
  await eventually(() => worked === crowd.length)
  assert.equal(connections.length, crowd.length)
  // Most had asked before they were let in.
  const before = workedAt.at(-1) ?? 0
  assert.ok(before < crowd.length / 2, `${before} were worked for before the last one was let in`)
  for (const socket of crowd) socket.destroy()
})

test('a stranger who leaves before it is their turn is not worked for', async () => {
  let worked = 0
  const { origin, connections } = await serve((_request, response) => {
    worked++
    response.end()
  })
  const crowd = await Promise.all(Array.from({ length: 200 }, () => openSocket(origin)))
  const last = crowd.at(-1)
  assert.ok(last)
  await eventually(() => connections.length === crowd.length)
  for (const socket of crowd) socket.write(get('/'))
  // Taken away right after it was read: most still wait for their turn then.
  setImmediate(() => setImmediate(() => connections.forEach((socket) => void socket.destroy())))
  await eventually(() => connections.every(({ closed }) => closed))
  const before = worked
  assert.ok(before < crowd.length, `${before} were worked for`)
  const socket = await openSocket(origin)
  socket.write(get('/'))
  await eventually(() => worked === before + 1)
})

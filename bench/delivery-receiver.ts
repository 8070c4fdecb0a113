import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A customer's system on the other core: says yes to whatever comes, and tells when it came. */

const tells = process.argv.includes('--tells')
const hanging = new Set<unknown>()
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    // Keeps the request and says nothing, as dead systems behind a living balancer do.
    if (request.url === '/dead') return void hanging.add(response)
    response.writeHead(200).end('ok')
    if (tells) process.send?.({ id: request.headers['webhook-id'], at: performance.timeOrigin + performance.now() })
  })
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())

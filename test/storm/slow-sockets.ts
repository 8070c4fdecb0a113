import { connect, type Socket } from 'node:net'
import type { Post } from './world.ts'

const DRIP_MS = 2_000
const HEAD = 'GET /v1/bids HTTP/1.1\r\nhost: slow.example\r\nx-slow: '

/** Keeps this many connections open that send a byte of a header now and then, and replaces closed ones. */
export function holdSlowSockets(posts: readonly Post[], count: number) {
  const sockets = new Map<number, Socket>()
  let [opened, isOver] = [0, false]

  function open(at: number): void {
    const { port, hostname } = new URL(posts[at % posts.length]?.address ?? '')
    const socket = connect(Number(port), hostname)
    opened++
    socket.on('error', () => {})
    socket.once('connect', () => socket.write(HEAD))
    socket.once('close', () => sockets.delete(at))
    socket.resume()
    sockets.set(at, socket)
  }

  function drip(): void {
    if (isOver) return
    for (let at = 0; at < count; at++) {
      const socket = sockets.get(at)
      if (socket === undefined) open(at)
      else if (socket.writable && !socket.connecting) socket.write('a')
    }
  }

  drip()
  const timer = setInterval(drip, DRIP_MS)
  return {
    held: () => sockets.size,
    opened: () => opened,
    close(): void {
      isOver = true
      clearInterval(timer)
      for (const socket of sockets.values()) socket.destroy()
    },
  }
}

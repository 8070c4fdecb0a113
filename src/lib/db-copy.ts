import { finished, Readable } from 'node:stream'

/** Handed over as soon as so much has come. */
const LOT = 1 << 18
/** With so much lying here the server waits. */
const MOST = 1 << 20

/** What the driver calls with the stream, and once more when the statement is through. */
interface Copy {
  readable(): Promise<Readable>
  resolve?: (value: unknown) => void
}

/**
 * The stream comes by a promise. An error in the same piece of data as its beginning would be there before whoever waits
 * for it can listen, and end the process: so it is listened to at once, and found by `finished` later.
 */
export function openCopy(copy: Copy): Promise<Readable> {
  const { resolve } = copy
  copy.resolve = (value) => {
    if (value instanceof Readable) value.on('error', () => {})
    resolve?.(value)
  }
  return copy.readable()
}

/** Some hundred kilobytes at a time, and no faster than they are taken. However it ends, `close` is called. */
export async function* copyOut(open: () => Promise<Readable>, close: () => Promise<void>): AsyncGenerator<Buffer[]> {
  try {
    yield* inLots(await open())
  } finally {
    await close()
  }
}

async function* inLots(stream: Readable): AsyncGenerator<Buffer[]> {
  const held = { lot: [] as Buffer[], size: 0, ended: false, error: null as unknown }
  let news = Promise.withResolvers<void>()
  finished(stream, { writable: false }, (error) => {
    held.ended = true
    held.error = error ?? null
    news.resolve()
  })
  stream.on('data', (chunk: Buffer) => {
    held.lot.push(chunk)
    held.size += chunk.length
    if (held.size >= LOT) news.resolve()
    if (held.size >= MOST) stream.pause()
  })
  for (;;) {
    await news.promise
    if (held.error !== null) throw held.error
    const { lot, ended } = held
    Object.assign(held, { lot: [], size: 0 })
    news = Promise.withResolvers()
    stream.resume()
    yield lot
    if (ended) return
  }
}

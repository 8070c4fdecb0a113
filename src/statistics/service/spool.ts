import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

/** Text per piece: enough to compress well, little enough to send in one write. */
const PIECE = 256 * 1024

/**
 * Stores text compressed until it is read, in about a tenth of its size, so that reading from the database does not
 * wait for slow clients.
 */
export function createSpool() {
  const pieces: Promise<Buffer>[] = []
  let text = ''

  async function flush(): Promise<void> {
    const piece = promisify(zstdCompress)(Buffer.from(text))
    text = ''
    pieces.push(piece)
    // Compresses one piece at a time: the text of many pieces would need more memory than the result.
    await piece
  }

  return {
    async put(line: string): Promise<void> {
      text += line
      if (text.length >= PIECE) await flush()
    },
    /** Can be read once; pieces are released after reading. */
    async *read(): AsyncGenerator<Buffer> {
      if (text !== '') await flush()
      for (let piece = pieces.shift(); piece; piece = pieces.shift()) yield promisify(zstdDecompress)(await piece)
    },
  }
}

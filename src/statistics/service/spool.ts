import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

/** Text to a piece: enough to compress well, little enough to be sent in one write. */
const PIECE = 256 * 1024

/**
 * Text kept compressed until it is read, in about a tenth of its size: so the database gives all rows of one moment as
 * fast as it can, however slowly they are read.
 */
export function createSpool() {
  const pieces: Promise<Buffer>[] = []
  let text = ''

  async function flush(): Promise<void> {
    const piece = promisify(zstdCompress)(Buffer.from(text))
    text = ''
    pieces.push(piece)
    // Waits for its turn: the text of many pieces would be more than what is kept.
    await piece
  }

  return {
    async put(line: string): Promise<void> {
      text += line
      if (text.length >= PIECE) await flush()
    },
    /** Once, from its beginning; what has been read is let go. */
    async *read(): AsyncGenerator<Buffer> {
      if (text !== '') await flush()
      for (let piece = pieces.shift(); piece; piece = pieces.shift()) yield promisify(zstdDecompress)(await piece)
    },
  }
}

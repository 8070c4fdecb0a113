export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield line.replace(/\r$/, '')
      if (done && rest !== '') yield rest
      if (done) return
    }
  } finally {
    await reader.cancel()
  }
}

/**
 * Counts the rows of an export that are still missing: the number in its header minus the rows received. A proxy may
 * end an incomplete body without an error.
 */
export function rowsMissing(headers: Headers): (piece: Uint8Array) => number {
  const isTable = headers.get('content-type')?.startsWith('text/csv')
  let missing = Number(headers.get('x-total-count'))
  // The head of a table is not a row.
  if (isTable && missing > 0) missing++
  let inText = false
  return (piece) => {
    for (const letter of piece) {
      if (isTable && letter === QUOTE) inText = !inText
      if (letter === LINE_END && !inText) missing--
    }
    return missing
  }
}

const [QUOTE, LINE_END] = [0x22, 0x0a]

/** Parses server-sent events; an incomplete event at the end is dropped. */
export async function* messagesIn(lines: AsyncIterable<string>): AsyncGenerator<{ id: string | null; data: string }> {
  let [id, data]: [string | null, string[]] = [null, []]
  for await (const line of lines) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
    if (line !== '') continue
    if (data.length > 0) yield { id, data: data.join('\n') }
    ;[id, data] = [null, []]
  }
}

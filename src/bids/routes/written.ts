/** JSON of many items, one at a time; `rest`: the other fields. Tests compare it with the schema. */
export function* writtenItems(items: readonly object[], rest: Record<string, unknown>): Generator<void, Buffer> {
  const pieces = [Buffer.from('{"items":[')]
  for (const [index, item] of items.entries()) {
    pieces.push(Buffer.from(`${index > 0 ? ',' : ''}${JSON.stringify(item)}`))
    yield
  }
  const fields = Object.entries(rest).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`)
  pieces.push(Buffer.from(`]${fields.join('')}}`))
  return Buffer.concat(pieces)
}

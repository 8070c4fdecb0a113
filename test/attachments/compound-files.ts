/** A compound file (OLE 2) with these streams, in sectors of 512 bytes. Small streams are in the mini stream. */
export function compoundOf(streams: { path: string; content: Buffer }[]): Buffer {
  const nodes = nodesOf(streams)
  const small = nodes.filter(({ content }) => content && content.length < CUTOFF)
  const large = nodes.filter(({ content }) => content && content.length >= CUTOFF)
  const minis = small.map(({ content }) => padded(content ?? Buffer.alloc(0), MINI))
  const miniTable: number[] = []
  small.forEach((node, index) => {
    node.start = miniTable.length
    addChain(miniTable, (minis[index]?.length ?? 0) / MINI)
  })
  const parts = [
    { node: null, content: Buffer.alloc(padTo(nodes.length * 128, SECTOR)) },
    { node: null, content: padded(words(miniTable), SECTOR, 0xff) },
    { node: nodes[0] ?? null, content: padded(Buffer.concat(minis), SECTOR) },
    ...large.map((node) => ({ node, content: padded(node.content ?? Buffer.alloc(0), SECTOR) })),
  ]
  const others = parts.reduce((sum, { content }) => sum + content.length / SECTOR, 0)
  const tableSectors = Math.ceil(others / (SECTOR / 4 - 1)) + 1
  const table: number[] = Array.from({ length: tableSectors }, () => 0xfffffffd)
  const starts = parts.map(({ node, content }) => {
    const start = content.length === 0 ? END : table.length
    if (node) node.start = start
    addChain(table, content.length / SECTOR)
    return start
  })
  const [root] = nodes
  if (root) root.size = minis.reduce((sum, { length }) => sum + length, 0)
  parts[0]?.content.set(directoryOf(nodes))
  const header = headerOf({
    tableSectors,
    directory: starts[0] ?? END,
    miniTable: starts[1] ?? END,
    miniSectors: (parts[1]?.content.length ?? 0) / SECTOR,
  })
  return Buffer.concat([
    header,
    padded(words(table), tableSectors * SECTOR, 0xff),
    ...parts.map(({ content }) => content),
  ])
}

interface Node {
  name: string
  type: number
  content: Buffer | null
  size: number
  start: number
  right: number
  child: number
}

const SECTOR = 512
const MINI = 64
const CUTOFF = 4096
const END = 0xfffffffe
const NONE = 0xffffffff

const padTo = (size: number, unit: number): number => Math.ceil(size / unit) * unit
const padded = (content: Buffer, unit: number, fill = 0): Buffer =>
  Buffer.concat([content, Buffer.alloc(padTo(content.length, unit) - content.length, fill)])

function words(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4)
  return bytes
}

function addChain(table: number[], count: number): void {
  const from = table.length
  for (let i = 0; i < count; i += 1) table.push(i === count - 1 ? END : from + i + 1)
}

function nodesOf(streams: { path: string; content: Buffer }[]): Node[] {
  const nodes: Node[] = [{ name: 'Root Entry', type: 5, content: null, size: 0, start: END, right: NONE, child: NONE }]
  const add = (name: string, type: number, content: Buffer | null): number =>
    nodes.push({ name, type, content, size: content?.length ?? 0, start: END, right: NONE, child: NONE }) - 1
  const fill = (owner: number, inside: { path: string; content: Buffer }[]) => {
    const names = [...new Set(inside.map(({ path }) => path.split('/')[0] ?? ''))]
    // The tree of a storage is sorted by the length of names first.
    names.sort((one, other) => one.length - other.length || (one.toUpperCase() < other.toUpperCase() ? -1 : 1))
    let before = -1
    for (const name of names) {
      const own = inside.find(({ path }) => path === name)
      const id = add(name, own ? 2 : 1, own?.content ?? null)
      const node = nodes[before < 0 ? owner : before]
      if (node && before < 0) node.child = id
      else if (node) node.right = id
      before = id
      const deeper = inside.filter(({ path }) => path.startsWith(`${name}/`))
      if (deeper.length > 0)
        fill(
          id,
          deeper.map(({ path, content }) => ({ path: path.slice(name.length + 1), content })),
        )
    }
  }
  fill(0, streams)
  return nodes
}

function directoryOf(nodes: Node[]): Buffer {
  return Buffer.concat(
    nodes.map(({ name, type, size, start, right, child }) => {
      const entry = Buffer.alloc(128)
      entry.write(name, 'utf16le')
      entry.writeUInt16LE(name.length * 2 + 2, 64)
      entry[66] = type
      entry[67] = 1
      entry.writeUInt32LE(NONE, 68)
      entry.writeUInt32LE(right, 72)
      entry.writeUInt32LE(child, 76)
      entry.writeUInt32LE(type === 1 ? 0 : start, 116)
      entry.writeUInt32LE(size, 120)
      return entry
    }),
  )
}

interface Places {
  tableSectors: number
  directory: number
  miniTable: number
  miniSectors: number
}

function headerOf({ tableSectors, directory, miniTable, miniSectors }: Places): Buffer {
  const header = Buffer.alloc(SECTOR)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tableSectors, 44)
  header.writeUInt32LE(directory, 48)
  header.writeUInt32LE(CUTOFF, 56)
  header.writeUInt32LE(miniTable, 60)
  header.writeUInt32LE(miniSectors, 64)
  header.writeUInt32LE(END, 68)
  for (let i = 0; i < 109; i += 1) header.writeUInt32LE(i < tableSectors ? i : NONE, 76 + i * 4)
  return header
}

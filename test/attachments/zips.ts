import { crc32, deflateRawSync } from 'node:zlib'

export interface Packed {
  name: string | Buffer
  content: Buffer | string
  /** Stored instead of deflated. */
  isStored?: boolean
  isEncrypted?: boolean
  /** States a wrong checksum or size. */
  crc?: number
  size?: number
  /** Already deflated, for contents too large to create here. */
  deflated?: Buffer
}

/** A ZIP archive. Names given as text are in UTF-8 with its flag; bytes are written unchanged. */
export function zipOf(files: Packed[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const file of files) {
    const content = Buffer.from(file.content)
    const packed = file.deflated ?? (file.isStored ? content : deflateRawSync(content))
    const name = Buffer.from(file.name)
    const flags = (typeof file.name === 'string' ? 0x800 : 0) | (file.isEncrypted ? 1 : 0)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(file.isStored ? 0 : 8, 4)
    common.writeUInt32LE(file.crc ?? (file.deflated ? 0 : crc32(content)), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(file.size ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, name]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

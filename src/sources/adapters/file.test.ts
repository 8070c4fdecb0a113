import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { FilePiece } from '../schema/connector.ts'
import { openFile, readPieces } from './file.ts'

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function all(found: AsyncIterable<FilePiece>): Promise<FilePiece[]> {
  const pieces: FilePiece[] = []
  for await (const piece of found) pieces.push(piece)
  return pieces
}

async function pieces(
  content: string | Uint8Array,
  { size = 7, most }: { size?: number; most?: number } = {},
): Promise<FilePiece[]> {
  return all(readPieces('notices', inChunks(Buffer.from(content), size), most))
}

const shown = (found: FilePiece[]) =>
  found.map((piece) => [piece.kind === 'text' ? piece.text : piece.fault, piece.place.line, piece.place.byte])

describe('a file', () => {
  test('of lines is read line by line, with their places', async () => {
    const found = await pieces('\ufeff{"a":1}\r\n\n{"b":"가"}\n{"c":3}')
    assert.deepEqual(shown(found), [
      ['{"a":1}\r', 1, 0],
      ['{"b":"가"}', 3, 13],
      ['{"c":3}', 4, 25],
    ])
    assert.deepEqual(
      found.map((piece) => piece.kind === 'text' && piece.ended),
      [true, true, false],
    )
  })

  test('that is one document is read whole', async () => {
    for (const text of ['{\n  "a": [\n 1\n]}\n', '[\n{"a":1},\n{"b":2}\n]\n', '{"a":\n1}\n'])
      assert.deepEqual(shown(await pieces(text)), [[text, 1, 0]])
    assert.deepEqual(shown(await pieces('{"a":1}')), [['{"a":1}', 1, 0]])
    const long = `[\n${'1,\n'.repeat(10_000)}1\n]\n`
    assert.deepEqual(shown(await pieces(long, { size: 1000 })), [[long, 1, 0]])
    assert.deepEqual(await pieces('\n \n'), [])
    assert.deepEqual(await pieces(''), [])
  })

  test('of lines may have a first one that is broken', async () => {
    assert.deepEqual(
      (await pieces('{"a":0\n{"b":2}\n{"c"\n')).map((piece) => piece.place.line),
      [1, 2, 3],
    )
  })

  test('may be packed, in several parts too', async () => {
    const packed = Buffer.concat([gzipSync('{"a":1}\n{"b":'), gzipSync('2}\n')])
    for (const size of [1, 5, 4096])
      assert.deepEqual(
        shown(await pieces(packed, { size })).map(([text]) => text),
        ['{"a":1}', '{"b":2}'],
      )
  })

  test('packed and cut off at any byte loses nothing before it', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => JSON.stringify({ number: index, random: Math.sin(index) }))
    const packed = gzipSync(`${lines.join('\n')}\n`, { level: 1 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: packed.length - 1 }), async (length) => {
        const found = await pieces(packed.subarray(0, length), { size: 10_000 })
        const texts = found.flatMap((piece) => (piece.kind === 'text' && piece.ended ? [piece.text] : []))
        assert.deepEqual(texts, lines.slice(0, texts.length))
        const last = found.at(-1)
        assert.deepEqual([last?.kind, last?.kind === 'fault' && last.fault], ['fault', 'cut_off'])
        assert.ok(
          texts.length >= Math.floor((length / packed.length) * lines.length * 0.9) - 400,
          `${texts.length} of ${length}`,
        )
      }),
      { numRuns: 30 },
    )
  })

  test('packed and damaged says so, with its place', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => JSON.stringify({ number: index, random: Math.sin(index) }))
    const packed = gzipSync(lines.join('\n'))
    packed.fill(0xff, packed.length - 2000, packed.length - 1500)
    const found = await pieces(packed, { size: 10_000 })
    const last = found.at(-1)
    assert.deepEqual([last?.kind, last?.kind === 'fault' && last.fault], ['fault', 'damaged'])
    assert.ok(found.length > 1500 && (last?.place.line ?? 0) >= found.length - 2)
  })

  test('too large to be held is told so, but lines have no end', async () => {
    assert.deepEqual(shown(await pieces('{\n"a":"12345678901234567890"}', { most: 16 })), [['too_large', 1, 0]])
    const lines = '{"a":1}\n'.repeat(100)
    assert.equal((await pieces(lines, { most: 16 })).length, 100)
    assert.deepEqual(shown(await pieces(`${'{"a":1}\n'.repeat(2)}{"b":"${'x'.repeat(99)}"}`, { most: 16 })).at(-1), [
      'too_large',
      3,
      16,
    ])
  })

  test('is read from disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gonggo-file-'))
    await writeFile(join(folder, 'a'), gzipSync('{"a":1}'))
    const found = await all(readPieces('a', openFile(join(folder, 'a'))))
    assert.deepEqual(shown(found), [['{"a":1}', 1, 0]])
    await rm(folder, { recursive: true })
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { type BinaryRow, createBinaryReader, createKnown } from './binary.ts'

describe('rows in binary form', () => {
  let database: TestDatabase
  before(async () => {
    database = await openTestDatabase()
  })
  after(() => database.close())

  async function copied(values: string): Promise<Buffer> {
    const pieces: Buffer[] = []
    const copy = database.db.copyOut((sql) => sql`copy (${sql.unsafe(values)}) to stdout (format binary)`)
    for await (const piece of copy) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  function read<T>(bytes: Buffer, fields: number, take: (row: BinaryRow) => T, size = bytes.length): T[] {
    const reader = createBinaryReader(fields)
    const rows: T[] = []
    for (let at = 0; at < bytes.length; at += size) {
      reader.read(bytes.subarray(at, at + size), (row) => rows.push(take(row)))
    }
    assert.equal(reader.isWhole(), true)
    return rows
  }

  test('values of every type are what they are', async () => {
    const bytes = await copied(`
      select 'tab	\\N "가" 🎗', ${Number.MAX_SAFE_INTEGER}::bigint, -5::bigint, -7::int, 87.745::float8, true, null::text,
        '2026-11-20 09:00:00.123+09'::timestamptz, '1999-12-31 23:59:59.999+00'::timestamptz,
        array['a,b', '"', '\\', '', '{}', 'NULL']::text[], array[]::text[], '[{"code": "1"}]'::jsonb`)
    const rows = read(bytes, 12, (row) => [
      row.text(0),
      row.long(1),
      row.long(2),
      row.integer(3),
      row.double(4),
      row.flag(5),
      row.isNull(6),
      row.isNull(0),
      row.instant(7),
      row.instant(8),
      row.texts(9),
      row.texts(10),
      row.json(11),
    ])
    assert.deepEqual(rows, [
      [
        'tab\t\\N "가" 🎗',
        Number.MAX_SAFE_INTEGER,
        -5,
        -7,
        87.745,
        true,
        true,
        false,
        Date.parse('2026-11-20T00:00:00.123Z'),
        Date.parse('1999-12-31T23:59:59.999Z'),
        ['a,b', '"', '\\', '', '{}', 'NULL'],
        [],
        [{ code: '1' }],
      ],
    ])
  })

  test('an integer that would lose digits is refused', async () => {
    const bytes = await copied('select 9007199254740993::bigint')
    assert.throws(() => read(bytes, 1, (row) => row.long(0)), RangeError)
  })

  test('rows come in pieces of any size', async () => {
    const bytes = await copied(
      `select n::int, case when n % 3 > 0 then repeat('가', n) end from generate_series(1, 40) n`,
    )
    const take = (row: BinaryRow) => [row.integer(0), row.isNull(1) ? null : row.text(1)]
    const whole = read(bytes, 2, take)
    assert.equal(whole.length, 40)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (size) => {
        assert.deepEqual(read(bytes, 2, take, size), whole)
      }),
    )
  })

  test('what breaks off is not taken for whole, nor is another form', async () => {
    const bytes = await copied('select 1')
    const reader = createBinaryReader(1)
    reader.read(bytes.subarray(0, bytes.length - 1), () => {})
    assert.equal(reader.isWhole(), false)
    assert.throws(() => read(Buffer.from('1\t2\n'.repeat(9)), 2, () => {}), /no binary COPY/)
    assert.throws(() => read(bytes, 2, () => {}), /1 fields where 2/)
  })

  test('what is shared is made once for the same bytes, and never for others', async () => {
    const bytes = await copied(`
      select * from (values ('ab', 'c'), ('a', 'bc'), ('ab', 'c'), (null, 'abc'), ('abc', null), (null, null), (null, null)) v`)
    const known = createKnown<(string | null)[]>()
    const text = (row: BinaryRow, field: number) => (row.isNull(field) ? null : row.text(field))
    const rows = read(bytes, 2, (row) => row.shared(known, 0, 1, () => [text(row, 0), text(row, 1)]), 5)
    assert.deepEqual(rows, [
      ['ab', 'c'],
      ['a', 'bc'],
      ['ab', 'c'],
      [null, 'abc'],
      ['abc', null],
      [null, null],
      [null, null],
    ])
    assert.equal(rows[0], rows[2])
    assert.equal(rows[5], rows[6])
  })
})

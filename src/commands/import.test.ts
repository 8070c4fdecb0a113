import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { toConfig } from '../config.ts'
import { createLog } from '../lib/log.ts'
import type { Batch } from '../sources/index.ts'
import { BSNS_DIV_NAMES } from '../vocabulary/notices.ts'
import type { CommandHouse, CommandPlace } from './command.ts'
import { failureOf } from './failures.ts'
import { helpOn } from './help.ts'
import { importFiles } from './import.ts'
import { findAction, readGiven } from './words.ts'

const COMMANDS = { import: importFiles }
const release = (id: number) =>
  JSON.stringify({
    ocid: `ocds-x1-${id}`,
    id,
    date: '2026-11-02T09:00:00Z',
    tag: ['tender'],
    tender: { title: 'Roads' },
  })
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${release(from + index)}\n`).join('')

describe('import', () => {
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gonggo-import-'))
  })
  after(() => rm(folder, { recursive: true }))

  async function file(name: string, content: string | Uint8Array) {
    const path = join(folder, name)
    await writeFile(path, content)
    return path
  }

  /** Takes whatever comes; `onBatch` watches. */
  function createPlace(onBatch: (batch: Batch, count: number) => void = () => {}) {
    const batches: Batch[] = []
    const asked: unknown[] = []
    const told: string[] = []
    const stopping = new AbortController()
    const take = async (
      source: object,
      coming: AsyncIterable<Batch>,
      { live, onProgress }: { live: boolean; onProgress: (summary: object) => void },
    ) => {
      asked.push({ ...source, live })
      const summary = { new: 0, changed: 0, unchanged: 0, quarantined: 0, waiting: 0 }
      for await (const batch of coming) {
        batches.push(batch)
        summary.new += (batch.releases?.length ?? 0) + (batch.notices?.length ?? 0)
        summary.quarantined += batch.rejected?.length ?? 0
        onProgress({ ...summary })
        onBatch(batch, batches.length)
      }
      return summary
    }
    const house = { app: { sources: { take } } } as unknown as CommandHouse
    const place: CommandPlace = {
      config: toConfig({}),
      log: createLog({ level: 'silent' }),
      open: async () => house,
      tell: async () => {},
      progress: (line) => void told.push(line),
      stopping: stopping.signal,
    }
    return { batches, asked, told, stopping, place }
  }

  function act(words: string[], place: CommandPlace) {
    const { action } = findAction(COMMANDS, ['import', ...words])
    assert.ok(action)
    return action.action.run(readGiven(action), place)
  }

  async function refused(words: string[], { place } = createPlace()) {
    try {
      await act(words, place)
    } catch (error) {
      return failureOf(error)
    }
    throw new Error('it was not refused')
  }

  test('reads files of any form, in portions, and sums up', async () => {
    const all = [
      await file('a.jsonl', lines(0, 1200)),
      await file('b.json', `{"releases":[${release(1)},${release(2)},{"ocid":"x","y":000,}]}`),
      await file('c.gz', gzipSync(`[${release(3)},\n${release(4)}]`)),
    ]
    const { place, batches, asked, told } = createPlace()
    const { document, text, exit } = await act(['ocds', ...all, '--live', '--source', 'north'], place)
    assert.deepEqual({ ...document, ms: 0 }, { new: 1204, changed: 0, unchanged: 0, quarantined: 1, waiting: 0, ms: 0 })
    assert.deepEqual(asked, [{ name: 'north', kind: 'ocds', live: true }])
    assert.equal(exit, undefined)
    assert.match(
      text,
      /^Read 3 files in .* s: 1,204 new, 0 changed, 0 unchanged, 1 quarantined, 0 waiting\.\n.*source quarantine/,
    )
    assert.ok(batches.every(({ releases = [] }) => releases.length <= 1000))
    assert.match(told.at(-1) ?? '', /^1,205 records \(100 %\): 1,204 new, .* records\/s$/)
    const [rejected] = batches.flatMap((batch) => batch.rejected ?? [])
    assert.deepEqual([rejected?.record.file, rejected?.record.line], ['b.json', 1])
  })

  test('of KONEPS keeps the rows of a notice together, whatever the portions', async () => {
    const licences = Array.from({ length: 700 }, (_, index) =>
      JSON.stringify({
        bidNtceNo: `R26BK${String(index).padStart(8, '0')}`,
        bidNtceOrd: '000',
        lmtGrpNo: '1',
        lmtSno: '1',
        lcnsLmtNm: '전기공사업/0037',
      }),
    ).flatMap((row) => [
      row,
      row.replace('"lmtSno":"1"', '"lmtSno":"2"').replace('전기공사업/0037', '소방시설공사업/0040'),
    ])
    const { place, batches, asked } = createPlace()
    const path = await file(
      'rows.jsonl',
      ['7', ...licences, '{"response":{"header":{"resultCode":"00"}}', '{'].join('\n'),
    )
    const { exit } = await act(['koneps', path], place)
    const parts = batches.flatMap((batch) => batch.parts ?? [])
    assert.deepEqual(asked, [{ name: 'koneps', kind: 'koneps', live: false }])
    assert.equal(parts.length, 700)
    assert.ok(parts.every(({ value }) => Array.isArray(value) && value.length === 2))
    assert.deepEqual([batches.flatMap((batch) => batch.rejected ?? []).length, exit], [3, 1])
  })

  test('of KONEPS notices may be given the category that their rows do not say', async () => {
    const row = { bidNtceNo: 'R26BK1', bidNtceNm: '청사 경비', bidNtceDt: '2026-03-02 10:00', ntceKindNm: '등록공고' }
    const path = await file('untold.jsonl', JSON.stringify(row))
    const categoryOf = async (...words: string[]) => {
      const { place, batches } = createPlace()
      await act(['koneps', path, ...words], place)
      return batches.flatMap(({ notices = [] }) =>
        notices.map(({ record, asIn }) => [record.bsnsDiv, asIn !== undefined]),
      )
    }
    for (const [word, bsnsDiv] of [['공사', '공사'], ...Object.entries(BSNS_DIV_NAMES)] as const)
      assert.deepEqual(await categoryOf('--bsns-div', word), [[bsnsDiv, false]])
    assert.deepEqual(await categoryOf(), [['기타', true]])
    assert.match((await refused(['koneps', path, '--bsns-div', '용'])).detail, /^--bsns-div must be one of/)
  })

  test('what breaks off is told with its place, and all before it is in', async () => {
    const half = await file('half.jsonl', `${lines(0, 2)}${release(3).slice(0, 40)}`)
    const { place } = createPlace()
    const { document, text, exit } = await act(['ocds', half], place)
    const size = lines(0, 2).length
    const incomplete = [{ file: 'half.jsonl', line: 3, byte: size, fault: 'cut_off' }]
    assert.deepEqual(
      { ...document, ms: 0 },
      { new: 2, changed: 0, unchanged: 0, quarantined: 1, waiting: 0, ms: 0, incomplete },
    )
    assert.equal(exit, 1)
    assert.match(text, /"half\.jsonl" ends too early at line 3, byte \d+\.\n/)
    const packed = gzipSync(lines(0, 3000))
    const cut = await file('cut.gz', packed.subarray(0, packed.length - 9))
    const whole = await file('whole.json', release(9999))
    const second = await act(['ocds', cut, whole], createPlace().place)
    assert.equal(second.exit, 1)
    assert.ok((second.document as { new: number }).new >= 2990)
  })

  test('a stop keeps what was read and says where', async () => {
    const made = createPlace((_batch, count) => count === 1 && made.stopping.abort())
    const path = await file('long.jsonl', lines(0, 5000))
    const { exit, code, detail } = await refused(['ocds', path], made)
    assert.deepEqual([exit, code], [1, 'interrupted'])
    const read = Number(
      /^Stopped after line ([\d,]+) of "long\.jsonl"\. The records read so far are stored/
        .exec(detail)?.[1]
        ?.replace(',', ''),
    )
    assert.equal(made.batches.flatMap(({ releases = [] }) => releases).length, read)
    assert.ok(read < 5000)
  })

  test('refuses what cannot be meant before anything is opened', async () => {
    const codes = async (...words: string[]) => {
      const { exit, detail } = await refused(words)
      return `${exit} ${detail}`
    }
    assert.match(await codes('ocds', join(folder, 'none')), /^3 There is no file/)
    assert.match(await codes('ocds', folder), /^2 .* is a folder/)
    assert.match(await codes('ocds', '-', '-'), /^2 "-" can be read only once/)
    assert.match(await codes('ocds', '-', '--source', 'Ü'), /^2 --source must be/)
    assert.match(await codes('ocds', '-', '--source', 'koneps'), /^2 --source "koneps" is a source of another kind/)
    const found = findAction(COMMANDS, ['import', 'ocds', '--live'])
    assert.ok(found.action)
    assert.throws(() => found.action && readGiven(found.action), /FILE is missing/)
    assert.match(helpOn(found, COMMANDS), /\.\/gonggo import ocds FILE… \[--live\] \[--source NAME\]/)
  })
})

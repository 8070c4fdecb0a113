import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DAY } from '../../src/lib/clock.ts'
import { type AttachmentApp, startAttachmentApp, startPortal } from '../attachments.ts'
import { S3_VARIABLE, startBucket } from '../bucket.ts'
import { bidRecord } from '../factories.ts'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./attachments-child.ts', import.meta.url))
const LEASE_MS = 300
const NOTICES = 8
const FILES = 3
/** Every third file of a notice is the same in all notices. */
const SHARED = 2
type Death = [moment: string, times: string]
/**
 * The point at which workers die: before or after a commit (of the selection, of budgets, of files or of texts), before
 * the bytes of a file are settled, or after it was put into the bucket.
 */
const DEATHS: Death[][] = [
  [
    ['before', '1'],
    ['after', '6'],
    ['before', '9'],
    ['fetched', '2'],
  ],
  [
    ['after', '2'],
    ['before', '5'],
    ['fetched', '1'],
    ['after', '13'],
  ],
]

const BUCKET_DEATHS: Death[][] = [
  [
    ['stored', '2'],
    ['before', '9'],
    ['stored', '1'],
  ],
  [
    ['stored', '3'],
    ['after', '13'],
    ['fetched', '2'],
  ],
]

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function working({ database, folder, config }: AttachmentApp, ...death: string[]): ChildProcess {
  const settings = [
    JSON.stringify(database.target),
    folder,
    String(LEASE_MS),
    JSON.stringify(config.attachments.bucket),
  ]
  return endsWithTests(
    spawn(process.execPath, [CHILD, ...settings, ...death], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )
}

interface Outcome {
  noticeNo: string
  state: string
  hash: string
  textState: string
  attempts: number
  texts: string[]
}

const outcomes = async ({ db }: TestDatabase, numbers: readonly string[]): Promise<Outcome[]> => [
  ...(await db.sql<Outcome[]>`
    select f.notice_no, f.state, f.hash, t.state as text_state, t.attempts,
      coalesce((select array_agg(p.text order by p.part) from attachment_parts p where p.hash = f.hash), '{}') as texts
    from attachment_files f left join attachment_texts t on t.hash = f.hash
    where f.notice_no = any(${[...numbers]}::text[]) order by length(f.notice_no), f.notice_no, f.name`),
]

/** The bucket of a real S3 server, which `npm run all` installs. */
const PLACES = process.env[S3_VARIABLE] === undefined ? (['folder'] as const) : (['folder', 'bucket'] as const)

for (const where of PLACES)
  test(`kill -9 while attachments are fetched, stored in a ${where} and read: none is lost, none is there twice`, async () => {
    const bucket = where === 'bucket' ? await startBucket() : null
    const database = await openTestDatabase()
    const app = await startAttachmentApp({ database, env: bucket?.env ?? {} })
    const hashesOf = () => bucket?.keys().map((key) => key.split('/').at(-1) ?? '') ?? app.kept()
    await killWorkers(app, bucket === null ? DEATHS : BUCKET_DEATHS, hashesOf)
    await app.close()
    await database.close()
    await bucket?.close()
  })

async function killWorkers(app: AttachmentApp, allDeaths: Death[][], kept: () => string[]): Promise<void> {
  const { database } = app
  const portal = await startPortal()
  for (let round = 0; round < rounds(); round++) {
    const contentOf = (notice: number, file: number) =>
      file === SHARED ? `shared in round ${round}` : `round ${round}, notice ${notice}, file ${file}`
    const numbers = Array.from({ length: NOTICES }, (_, index) => `CRASH${round}-${index}`)
    await app.bids.upsert(
      numbers.map((number, notice) =>
        bidRecord({
          number,
          closeAt: Date.now() + 10 * DAY,
          attachments: Array.from({ length: FILES }, (_, file) => ({
            name: `${file}.txt`,
            url: portal.offer(`/${number}/${file}`, contentOf(notice, file)),
          })),
        }),
      ),
      () => false,
    )
    for (const death of allDeaths[round % allDeaths.length] ?? []) {
      const [, signal] = await once(working(app, ...death), 'close')
      assert.equal(signal, 'SIGKILL', 'it died while there was work')
    }
    const survivors = [working(app), working(app)]
    const closed = survivors.map((child) => once(child, 'close'))
    const expected = numbers.flatMap((noticeNo, notice) =>
      Array.from({ length: FILES }, (_, file) => ({ noticeNo, text: contentOf(notice, file) })),
    )
    let rows: Outcome[] = []
    await eventually(async () => {
      rows = await outcomes(database, numbers)
      return rows.length === expected.length && rows.every(({ textState }) => textState === 'text')
    }).catch((cause: unknown) => {
      const states = rows.map(({ noticeNo, state, textState, attempts }) => [noticeNo, state, textState, attempts])
      throw new Error(`not all were read: ${JSON.stringify(states)}`, { cause })
    })
    for (const child of survivors) child.kill('SIGKILL')
    await Promise.all(closed)
    assert.deepEqual(
      (await outcomes(database, numbers)).map(({ noticeNo, state, hash, texts }) => ({ noticeNo, state, hash, texts })),
      expected.map(({ noticeNo, text }) => ({ noticeNo, state: 'fetched', hash: hashOf(text), texts: [text] })),
    )
    await app.sweepAll()
    const known = await database.db.sql<{ hash: string }[]>`select distinct hash from attachment_files`
    const files = kept()
      .filter((name) => /^[0-9a-f]{64}$/.test(name))
      .sort()
    assert.deepEqual(files, known.map(({ hash }) => hash).sort(), 'a file for each row, and no other')
  }
  await portal.close()
}

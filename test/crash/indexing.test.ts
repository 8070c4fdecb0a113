import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createSections } from '../../src/attachments/rules/sections.ts'
import { inTurns } from '../../src/lib/turns.ts'
import { startAttachmentApp, storeText } from '../attachments.ts'
import { bidRecord, NOW } from '../factories.ts'
import { endsWithTests, eventually, openTestDatabase, type TestDatabase } from '../harness.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./indexing-child.ts', import.meta.url))
const TEXTS = 10
/** Larger than what is indexed in a short transaction. */
const LONG = 3
const DEATHS = 8

const indexing = ({ target }: TestDatabase, ...death: string[]): ChildProcess =>
  endsWithTests(
    spawn(process.execPath, [CHILD, JSON.stringify(target), ...death], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )

const pagesOf = (round: number, at: number): string[] =>
  Array.from({ length: at === LONG ? 60 : 3 }, (_, page) => `${round} ${at} ${page} 방음벽 기초 `.repeat(600))

async function normsOf(pages: readonly string[]): Promise<string[]> {
  const cutter = createSections()
  const norms: string[] = []
  for (const [index, text] of pages.entries())
    for (const { norm } of await inTurns(cutter.add({ part: index + 1, entry: null, page: index + 1, text })))
      norms.push(norm)
  return [...norms, ...cutter.end().map(({ norm }) => norm)]
}

test('kill -9 while texts are indexed: none is lost, none is there twice', async () => {
  const database = await openTestDatabase()
  const app = await startAttachmentApp({ database })
  const { sql } = database.db
  const waiting = async () => {
    const rows = await sql`select from attachment_texts where indexed_read_at is distinct from read_at`
    return rows.length
  }
  for (let round = 0; round < rounds(); round++) {
    const texts = Array.from({ length: TEXTS }, (_, at) => ({
      number: `INDEX${round}-${at}`,
      pages: pagesOf(round, at),
    }))
    for (const [at, { number, pages }] of texts.entries()) {
      const attachments = [{ name: 'file.pdf', url: `https://portal.example/${number}` }]
      await app.bids.upsert([bidRecord({ number, attachments })], () => true)
      await storeText(database.db, { noticeNo: number, pages })
      await sql`
        update attachment_texts set read_at = ${new Date(NOW + at * 1000)}
        where hash = (select hash from attachment_files where notice_no = ${number})`
    }
    for (let death = 0; death < DEATHS; death++) {
      const moment = (round + death) % 2 === 0 ? 'before' : 'during'
      const statement = 1 + ((round * 5 + death) % 10)
      const [, signal] = await once(indexing(database, moment, String(statement)), 'close')
      assert.equal(signal, 'SIGKILL', 'it died while there was work')
    }
    assert.ok((await waiting()) > 0)
    // The server may still lock a text for a client whose death it has not noticed yet.
    await eventually(async () => {
      const closed = await Promise.all([1, 2].map(() => once(indexing(database), 'close')))
      assert.deepEqual(closed, [
        [0, null],
        [0, null],
      ])
      return (await waiting()) === 0
    })
    for (const { number, pages } of texts) {
      const rows = await sql<{ section: number; norm: string }[]>`
        select s.section, s.norm from attachment_sections s join attachment_files f on f.hash = s.hash
        where f.notice_no = ${number} order by s.section`
      const norms = await normsOf(pages)
      assert.deepEqual(
        rows.map(({ section, norm }) => ({ section, norm })),
        norms.map((norm, index) => ({ section: index + 1, norm })),
        number,
      )
    }
  }
  await app.close()
  await database.close()
})

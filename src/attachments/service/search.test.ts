import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp } from '../../../test/app-harness.ts'
import { type AttachmentApp, startAttachmentApp, startPortal, storeText } from '../../../test/attachments.ts'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { DAY } from '../../lib/clock.ts'
import { createDb } from '../../lib/db/index.ts'
import { parseQuery, type Query } from '../../search/query.ts'
import { hasTerm, normalise, type Term } from '../../search/text.ts'
import { createTextIndexing } from './index-texts.ts'

interface FoundFile {
  attachmentId: string
  name: string
  page: number | null
  excerpt: string
  places: { start: number; end: number }[]
}
interface Found {
  total: number
  items: { noticeNo: string; foundIn?: { title: string[]; attachments: FoundFile[] } }[]
  searchedAttachments?: { files: number; searched: number; waiting: number }
  explain?: { filters: { name: string; notices: number }[] }
  facets?: { name: string; values: { value: string; notices: number }[] }[]
}

const NEVER = new AbortController().signal
let count = 0

/** A notice with a file of each of these texts. */
async function post(
  app: AttachmentApp,
  files: (readonly string[])[],
  changes: Parameters<typeof bidRecord>[0] & { contents?: string[] } = {},
): Promise<string> {
  const { contents = [], ...fields } = changes
  const number = `SEA${++count}`
  const attachments = files.map((_, at) => ({ name: `file${at}.pdf`, url: `https://portal.example/${number}/${at}` }))
  await app.bids.upsert([bidRecord({ number, attachments, ...fields })], () => true)
  for (const [place, pages] of files.entries()) {
    const content = contents[place]
    await storeText(app.db, { noticeNo: number, pages, place, ...(content === undefined ? {} : { content }) })
  }
  return number
}

const search = (app: AttachmentApp, parameters: Record<string, string | number | boolean | readonly string[]>) =>
  app.get<Found>('/v1/bids', { pageSize: 100, ...parameters })

async function numbers(app: AttachmentApp, keyword: string, place = 'attachments', more = {}): Promise<string[]> {
  const { status, body } = await search(app, { keyword, in: place, ...more })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.total, body.items.length)
  return body.items.map(({ noticeNo }) => noticeNo).sort()
}

/** A search by reading everything. */
function fits(query: Query, holds: (term: Term) => boolean): boolean {
  switch (query.kind) {
    case 'term':
      return holds(query.term)
    case 'not':
      return !fits(query.node, holds)
    case 'and':
      return query.nodes.every((node) => fits(node, holds))
    case 'or':
      return query.nodes.some((node) => fits(node, holds))
  }
}

describe('a search in attachments', () => {
  let app: AttachmentApp
  before(async () => {
    app = await startAttachmentApp()
  })
  after(() => app.close())

  const index = () => app.attachments.indexTexts(NEVER)

  test('finds what reading all texts would find', async () => {
    const letters = ['가', '나', '다', 'a', 'B', '1', '𠮷']
    const piece = fc.constantFrom(...letters, ...letters, ' ', '-', '\n', '(', '😀')
    const page = fc.array(piece, { minLength: 1, maxLength: 25 }).map((parts) => parts.join(''))
    const made = fc.sample(
      fc.record({
        title: page.map((text) => `가 ${text}`),
        files: fc.array(fc.array(page, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      }),
      { numRuns: 40, seed: 7 },
    )
    const notices: { noticeNo: string; title: string; files: string[] }[] = []
    for (const { title, files } of made) {
      const noticeNo = await post(app, files, { title: title.replaceAll('\n', ' '), source: 'judge' })
      notices.push({ noticeNo, title: normalise(title), files: files.map((pages) => normalise(pages.join('\n'))) })
    }
    await index()
    const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
    const typed = fc.oneof(
      word,
      fc.tuple(word, word).map((pair) => `"${pair.join(' ')}"`),
      word.map((one) => `-${one}`),
    )
    const queries = fc.array(fc.tuple(typed, fc.constantFrom(' ', ' ', ' | ')), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(queries, fc.constantFrom('attachments', 'all'), async (parts, place) => {
        const keyword = parts
          .map(([text, join]) => text + join)
          .join('')
          .replace(/ \| $/, '')
        const parsed = parseQuery(keyword)
        assert.ok(parsed.ok)
        const wanted = notices.filter(({ title, files }) => {
          const texts = place === 'all' ? [title, ...files] : files
          return fits(parsed.query, (term) => texts.some((norm) => hasTerm(norm, term)))
        })
        const found = await numbers(app, keyword, place, { source: 'judge' })
        assert.deepEqual(found, wanted.map(({ noticeNo }) => noticeNo).sort(), `${place}: ${keyword}`)
      }),
      { numRuns: 80 },
    )
  })

  test('searches words in all files of a notice together, and with the title on request', async () => {
    const apart = await post(app, [['현장설명 참가'], ['공동도급 허용']], { title: '승강기 교체' })
    await index()
    assert.deepEqual(await numbers(app, '현장설명 공동도급'), [apart])
    assert.deepEqual(await numbers(app, '현장설명 승강기'), [])
    assert.deepEqual(await numbers(app, '현장설명 승강기', 'all'), [apart])
    assert.deepEqual(await numbers(app, '현장설명', 'title'), [])
    assert.deepEqual(await numbers(app, '현장설명 -공동도급'), [])
  })

  test('shows where it found the words', async () => {
    const number = await post(app, [['첫 쪽', '둘째 쪽\n나. 토석 채취업을 등록한 업체'], ['토석채취업']], {
      title: '토석 반출',
    })
    await index()
    const { body } = await search(app, { keyword: '토석채취업 토석 -없는말', in: 'all' })
    const [item] = body.items
    assert.equal(item?.noticeNo, number)
    assert.deepEqual(item?.foundIn?.title, ['토석'])
    const [first, second] = item?.foundIn?.attachments ?? []
    assert.deepEqual(
      [first?.name, first?.page, first?.excerpt],
      ['file0.pdf', 2, '둘째 쪽 나. 토석 채취업을 등록한 업체'],
    )
    const [place] = first?.places ?? []
    assert.equal([...(first?.excerpt ?? '')].slice(place?.start, place?.end).join(''), '토석 채취업')
    assert.deepEqual([second?.name, second?.excerpt], ['file1.pdf', '토석채취업'])
    const listed = await app.get<{ items: { id: string; name: string }[] }>(`/v1/bids/${number}/attachments`)
    for (const { attachmentId, name } of item?.foundIn?.attachments ?? [])
      assert.equal(listed.body.items.find((file) => file.name === name)?.id, attachmentId)
    assert.equal((await search(app, { keyword: '토석' })).body.items[0]?.foundIn, undefined)
  })

  test('shows at most three files of a notice', async () => {
    await post(
      app,
      Array.from({ length: 5 }, (_, at) => [`굴착기 ${at}`]),
    )
    await index()
    const { body } = await search(app, { keyword: '굴착기', in: 'attachments' })
    assert.equal(body.items[0]?.foundIn?.attachments.length, 3)
  })

  test('accepts filters, facets, explain, pages and exports like a search in titles', async () => {
    const made: string[] = []
    for (let at = 0; at < 5; at++) {
      const bsnsDiv = at < 2 ? '공사' : '용역'
      made.push(await post(app, [['방수공법 적용 구간']], { bsnsDiv, postedAt: NOW - at * DAY }))
    }
    await index()
    assert.deepEqual(await numbers(app, '방수공법적용', 'attachments', { bsnsDiv: '공사' }), made.slice(0, 2))
    const asked = { keyword: '방수공법적용', in: 'attachments', bsnsDiv: '공사', facets: 'bsnsDiv', explain: true }
    const { body } = await search(app, asked)
    const values = body.facets?.[0]?.values.filter(({ notices }) => notices > 0)
    assert.deepEqual(
      values?.map(({ value, notices }) => [value, notices]),
      [
        ['용역', 3],
        ['공사', 2],
      ],
    )
    assert.deepEqual(body.explain?.filters.find(({ name }) => name === 'keyword')?.notices, 5)
    const walked: string[] = []
    let page = await app.get<Found>('/v1/bids', { keyword: '방수공법적용', in: 'attachments', pageSize: 2 })
    for (;;) {
      walked.push(...page.body.items.map(({ noticeNo }) => noticeNo))
      assert.equal(page.body.total, 5)
      const { next } = page.links
      if (next === undefined) break
      page = await app.get<Found>(next)
    }
    assert.deepEqual(walked, made)
    const csv = await app.get<string>(
      '/v1/bids',
      { keyword: '방수공법적용', in: 'attachments' },
      { headers: { accept: 'application/x-ndjson' } },
    )
    assert.equal(csv.headers.get('x-total-count'), '5')
  })

  test('returns 304 while nothing changes, and a new response after a file was indexed', async () => {
    await post(app, [['용접부 비파괴검사']])
    await index()
    const asked = { keyword: '비파괴검사', in: 'attachments' }
    const first = await search(app, asked)
    const again = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    assert.equal((await app.get('/v1/bids', { pageSize: 100, ...asked }, again)).status, 304)
    await post(app, [['비파괴검사 성적서']])
    await index()
    assert.equal((await search(app, asked)).body.total, 2)
  })

  test('finds every notice that shares a file, and reads it once', async () => {
    const shared = { contents: ['the same'] }
    const both = [await post(app, [['잠수부 안전수칙']], shared), await post(app, [['잠수부 안전수칙']], shared)]
    assert.equal(await index(), 1)
    assert.deepEqual(await numbers(app, '잠수부안전'), both)
  })

  test('follows changes of a notice’s files, and omits files that are no longer stored', async () => {
    const number = await post(app, [['준설토 처리']])
    await index()
    assert.deepEqual(await numbers(app, '준설토'), [number])
    const attachments = [{ name: 'new.pdf', url: `https://portal.example/${number}/new` }]
    await app.bids.upsert([bidRecord({ number, attachments, revision: 1, changedAt: NOW })], () => true)
    await app.db.sql`delete from attachment_files where notice_no = ${number}`
    await storeText(app.db, { noticeNo: number, pages: ['호안블록 설치'] })
    await index()
    assert.deepEqual(await numbers(app, '준설토'), [])
    assert.deepEqual(await numbers(app, '호안블록'), [number])
    await app.db.sql`update attachment_notices set ends_at = ${new Date(NOW - 1000 * DAY)} where notice_no = ${number}`
    await app.sweepAll()
    assert.deepEqual(await numbers(app, '호안블록'), [])
    const [left] = await app.db.sql<{ count: number }[]>`
      select count(*) from attachment_sections s where not exists (select from attachment_texts t where t.hash = s.hash)`
    assert.equal(left?.count, 0)
  })

  test('with only an excluded word finds all others, with or without files; without words, all', async () => {
    const bare = await post(app, [], { source: 'bare' })
    const filed = await post(app, [['교량받침']], { source: 'bare' })
    await index()
    assert.deepEqual(await numbers(app, '-교량받침', 'attachments', { source: 'bare' }), [bare])
    const { body } = await search(app, { in: 'attachments', source: 'bare' })
    assert.deepEqual(body.items.map(({ noticeNo }) => noticeNo).sort(), [bare, filed])
    assert.equal(body.items[0]?.foundIn, undefined)
    assert.equal((await search(app, { keyword: '"', in: 'attachments' })).status, 400)
  })

  test('shows how many attachments it covers', async () => {
    const { body } = await search(app, { keyword: '교량받침', in: 'attachments' })
    const reach = body.searchedAttachments
    assert.ok(reach && reach.searched > 0 && reach.files >= reach.searched + reach.waiting, JSON.stringify(reach))
  })

  test('is also a POST', async () => {
    const answer = await fetch(`${app.baseUrl}/v1/bids/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: '교량받침', in: 'attachments' }),
    })
    const body = (await answer.json()) as Found
    assert.deepEqual([answer.status, body.total], [200, 1])
  })
})

describe('indexing', () => {
  test('that is interrupted repeatedly leaves each text indexed once', async () => {
    const app = await startAttachmentApp()
    const pages = Array.from({ length: 20 }, (_, at) => `${at}쪽 방음벽 기초 `.repeat(300))
    const numbersOfAll: string[] = []
    for (let at = 0; at < 30; at++) numbersOfAll.push(await post(app, [[`고유${at}번`, ...pages]]))
    const workers = createDb({ target: app.database.target, name: 'cut off', connections: 4 })
    const indexing = [1, 2].map(() => createTextIndexing({ db: workers, log: () => {} }))
    const waiting = async () => {
      const [row] = await app.db.sql<{ count: number }[]>`
        select count(*) from attachment_texts where indexed_read_at is distinct from read_at`
      return row?.count ?? 0
    }
    for (let cuts = 0; (await waiting()) > 0; cuts++) {
      const runs = Promise.allSettled(indexing.map((indexTexts) => indexTexts(NEVER)))
      // As if the processes had been killed: the server loses its clients in the middle of a transaction.
      if (cuts < 10) {
        await app.db.sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'cut off' and datname = current_database()`
      }
      await runs
    }
    await workers.stop()
    const [row] = await app.db.sql<{ texts: number; sections: number }[]>`
      select count(distinct hash) as texts, count(*) as sections from attachment_sections`
    assert.equal(row?.texts, 30)
    assert.deepEqual(await numbers(app, '방음벽기초'), numbersOfAll.toSorted())
    for (const [at, number] of numbersOfAll.entries()) assert.deepEqual(await numbers(app, `고유${at}번`), [number])
    await app.close()
  })
})

describe('a search in attachments that is not possible', () => {
  test('is rejected if attachments are not fetched', async () => {
    const app = await startTestApp({ role: 'api' })
    const { status, body } = await app.get<{ code: string }>('/v1/bids', { keyword: '교량', in: 'attachments' })
    assert.deepEqual([status, body.code], [409, 'attachments_off'])
    assert.equal((await app.get('/v1/bids', { keyword: '교량', in: 'title' })).status, 200)
    await app.close()
  })
})

test('files are found after they were fetched and read', async () => {
  const portal = await startPortal()
  const app = await startAttachmentApp()
  const url = portal.offer('/terms.txt', '입찰참가자격\n가. 조경식재공사업 등록 업체')
  const number = 'FETCHED1'
  await app.bids.upsert([bidRecord({ number, attachments: [{ name: 'terms.txt', url }] })], () => true)
  await app.worked()
  assert.deepEqual(await numbers(app, '조경식재공사업'), [])
  await app.attachments.indexTexts(NEVER)
  assert.deepEqual(await numbers(app, '조경식재공사업'), [number])
  await app.close()
  await portal.close()
})

import assert from 'node:assert/strict'
import { publish } from '../../test/demo-notices.ts'
import type { DemoService } from '../../test/demo-service.ts'
import type { OperationCall, Outcome } from './case.ts'
import { type Command, createPlayer } from './player.ts'
import type { Verdict } from './table.ts'

/** The state of a journey, and how it sends calls. Steps may use results of earlier ones. */
interface Traveller {
  language: string
  demo: DemoService
  /** Stops and starts the program: unsaved state is lost. */
  restart(): Promise<void>
  ask(call: OperationCall, key?: string): Promise<Outcome>
  noticeNo: string
  keywordId: string
  cursor: string
}

type Step = (traveller: Traveller) => Promise<void>
type Notice = { noticeNo: string; title: string; estimatedPrice: number | null }
type Keyword = { id: string; keyword: string; filter: { minAmt: number | null; region: string[] }; state: string }
type Feed = { items: { noticeNo: string; version: number }[]; nextCursor: string; hasMore: boolean }
type Alert = { id: string; type: string; data: { bid: Notice } }
type Page<T> = { total: number; page: number; items: T[] }

/** Matches about 250 notices of the demo. */
const FILTER = { keyword: '도로' }
/** The demo runs in one process, so events may be slow. */
const PATIENCE_MS = 60_000

const STEPS: Record<string, Step> = {
  async 'lists notices'(traveller) {
    const { total, items } = await answerTo<Page<Notice>>(traveller, {
      operation: 'listBids',
      parameters: { ...FILTER, pageSize: 5, sort: 'closeAt' },
    })
    assert.ok(total > 100, `only ${total} notices`)
    assert.equal(items.length, 5)
    traveller.noticeNo = items[0]?.noticeNo ?? ''
  },

  async 'reads all pages, each notice once'(traveller) {
    const call: OperationCall = { operation: 'listBids', as: 'all', parameters: { ...FILTER, pageSize: 50 } }
    const items = await answersTo<Notice>(traveller, call)
    const { total } = await answerTo<Page<Notice>>(traveller, { operation: 'listBids', parameters: FILTER })
    assert.equal(new Set(items.map(({ noticeNo }) => noticeNo)).size, items.length)
    assert.equal(items.length, total)
  },

  async 'reads a notice by its number'(traveller) {
    const { noticeNo } = traveller
    const notice = await answerTo<Notice>(traveller, { operation: 'getBid', parameters: { noticeNo } })
    assert.equal(notice.noticeNo, noticeNo)
    assert.ok(notice.title.includes('도로'), notice.title)
  },

  async 'hears that a notice does not exist'(traveller) {
    const { error } = await traveller.ask({ operation: 'getBid', parameters: { noticeNo: '없는/공고 1%' } })
    assert.deepEqual([error?.kind, error?.status, error?.code], ['api', 404, 'not_found'])
    assert.match(error?.requestId ?? '', /^req_/)
  },

  async 'creates, changes and reads a keyword'(traveller) {
    const { language } = traveller
    const body = { keyword: `등대 ${language}`, filter: { minAmt: 3_000_000_000, region: ['부산'] } }
    const created = await answerTo<Keyword>(traveller, { operation: 'createKeyword', body })
    const { id } = created
    assert.deepEqual([created.keyword, created.filter.minAmt], [body.keyword, 3_000_000_000])
    const changes = { keyword: `등대 정비 ${language}`, filter: { minAmt: null } }
    await answerTo(traveller, { operation: 'changeKeyword', parameters: { id }, body: changes })
    const read = await answerTo<Keyword>(traveller, { operation: 'getKeyword', parameters: { id } })
    // Fields set to null are reset, and absent ones are unchanged.
    assert.deepEqual([read.keyword, read.filter.minAmt ?? null], [changes.keyword, null])
    assert.deepEqual(read.filter.region, created.filter.region)
    await answerTo(traveller, { operation: 'changeKeyword', parameters: { id }, body: { filter: null } })
    traveller.keywordId = id
  },

  async 'receives the events of new notices on the stream, and goes on after a restart'(traveller) {
    const { keywordId, language, demo } = traveller
    const titles = [1, 2].map((number) => `등대 정비 ${language} ${number}`)
    const stream = { operation: 'listEvents', as: 'stream', take: 1 } as const
    const first = answersTo<Alert>(traveller, Object.assign({ parameters: { keywordId } }, stream))
    await publish(demo, titles)
    const [one] = await first
    await traveller.restart()
    const parameters = { keywordId, lastEventId: one?.id ?? '' }
    const [other] = await answersTo<Alert>(traveller, Object.assign({ parameters }, stream))
    assert.deepEqual([one?.type, other?.type], ['bid.matched', 'bid.matched'])
    assert.deepEqual([one?.data.bid.title, other?.data.bid.title], titles)
  },

  async 'deletes the keyword'(traveller) {
    const parameters = { id: traveller.keywordId }
    const { keyword } = await answerTo<Keyword>(traveller, { operation: 'getKeyword', parameters })
    await answerTo(traveller, { operation: 'deleteKeyword', parameters })
    const { error } = await traveller.ask({ operation: 'getKeyword', parameters })
    assert.deepEqual([error?.status, error?.code], [404, 'not_found'])
    const left = await answersTo<Keyword>(traveller, { operation: 'listKeywords', as: 'all' })
    assert.ok(!left.some((it) => it.keyword === keyword))
  },

  async 'follows the changes to a cursor'(traveller) {
    const follow: OperationCall = { operation: 'listBidChanges', as: 'follow', parameters: { limit: 100 }, take: 2 }
    const pages = await answersTo<Feed>(traveller, follow)
    assert.deepEqual(
      pages.map(({ items, hasMore }) => [items.length, hasMore]),
      [
        [100, true],
        [100, true],
      ],
    )
    traveller.cursor = pages[1]?.nextCursor ?? ''
  },

  async 'goes on from the saved cursor after a restart, without a gap and without a repetition'(traveller) {
    const whole = await answerTo<Feed>(traveller, { operation: 'listBidChanges', parameters: { limit: 300 } })
    await traveller.restart()
    const parameters = { since: traveller.cursor, limit: 100 }
    const [page] = await answersTo<Feed>(traveller, { operation: 'listBidChanges', as: 'follow', parameters, take: 1 })
    const namesOf = (feed?: Feed) => feed?.items.map(({ noticeNo, version }) => `${noticeNo} ${version}`) ?? []
    assert.deepEqual(namesOf(page), namesOf(whole).slice(200))
  },

  async 'exports a table and lines of it'(traveller) {
    const { total } = await answerTo<Page<Notice>>(traveller, { operation: 'listBids', parameters: FILTER })
    const text = await answerTo<string>(traveller, { operation: 'listBids', as: 'bytes', parameters: FILTER })
    assert.equal(text.trimEnd().split('\r\n').length, total + 1)
    assert.ok(text.includes('도로'))
    const lines = await answersTo<Notice>(traveller, { operation: 'listBids', as: 'lines', parameters: FILTER })
    assert.equal(lines.length, total)
  },

  async 'hears of every wrong field at once'(traveller) {
    const parameters = { pageSize: 1000, sort: 'colour' }
    const { error } = await traveller.ask({ operation: 'listBids', parameters })
    assert.deepEqual([error?.kind, error?.status], ['api', 400])
    assert.deepEqual(error?.errors?.map(({ name }) => name).sort(), ['pageSize', 'sort'])
  },

  async 'is refused with a wrong key, which no error contains'(traveller) {
    const key = `${traveller.demo.keys.pro.slice(0, -8)}AAAAAAAA`
    const { error } = await traveller.ask({ operation: 'listKeywords' }, key)
    assert.deepEqual([error?.kind, error?.status, error?.code], ['api', 401, 'invalid_key'])
    assert.ok(error?.text && !error.text.includes(key))
  },
}

/** Runs every step with the player of one language. */
export async function travel(language: string, command: Command, demo: DemoService): Promise<Verdict[]> {
  let player = createPlayer(command, PATIENCE_MS)
  const traveller: Traveller = {
    language,
    demo,
    noticeNo: '',
    keywordId: '',
    cursor: '',
    async restart() {
      await player.end()
      player = createPlayer(command, PATIENCE_MS)
    },
    ask: (call, key = demo.keys.pro) => player.ask({ client: { baseUrl: demo.baseUrl, key }, call }),
  }
  const verdicts: Verdict[] = []
  try {
    for (const [name, step] of Object.entries(STEPS)) {
      const faults = await step(traveller).then(
        () => [],
        (error: unknown) => [String(error)],
      )
      verdicts.push({ subject: 'journey', name, faults })
    }
  } finally {
    await player.end()
  }
  return verdicts
}

async function answerTo<T>({ ask }: Traveller, call: OperationCall): Promise<T> {
  const { value, error } = await ask(call)
  assert.equal(error, undefined, JSON.stringify(error))
  return value as unknown as T
}

async function answersTo<T>({ ask }: Traveller, call: OperationCall): Promise<T[]> {
  const { values = [], error } = await ask(call)
  assert.equal(error, undefined, JSON.stringify(error))
  return values as unknown as T[]
}

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { type AttachmentApp, type Portal, startAttachmentApp, startPortal } from '../../../test/attachments.ts'
import { bidRecord, makeAccount, NOW } from '../../../test/factories.ts'
import type { KeywordInput } from '../../keywords/index.ts'
import { DAY } from '../../lib/clock.ts'
import { matches, parseQuery, type Query } from '../../search/query.ts'
import { lettersOf, normalise } from '../../search/text.ts'
import { SEARCH_PLACES } from '../../vocabulary/places.ts'
import type { Event } from '../schema/events.ts'

describe('alerts about attachments', () => {
  let app: AttachmentApp
  let portal: Portal
  let accountId: string
  let count = 0

  before(async () => {
    portal = await startPortal()
    app = await startAttachmentApp()
  })
  after(async () => {
    await app.close()
    await portal.close()
  })
  beforeEach(async () => {
    app.clock.set(NOW)
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
  })

  const watch = (...inputs: KeywordInput[]) => app.keywords.createMany(accountId, inputs)
  const offer = (text: string, name = '공고문.txt') => ({ name, url: portal.offer(`/${++count}.txt`, text) })
  const judged = async () => {
    await app.alerts.reader.tick()
    await alertsRead(app)
  }

  async function told(account = accountId): Promise<Event[]> {
    const choice = { types: [], states: [], keywordId: null }
    const page = await app.alerts.list({ accountId: account, since: '', choice, limit: 1000 })
    return (JSON.parse(page.toString()) as { items: Event[] }).items
  }
  const lines = async (account = accountId) =>
    (await told(account)).map(({ type, data: { bid, matches = [] } }) =>
      [type, bid?.version, ...matches.map(({ keyword }) => keyword)].join(' '),
    )

  /** Publishes a notice; its files are read and matched later. */
  async function post(title: string, texts: readonly string[], more: object = {}) {
    const record = bidRecord({
      title,
      attachments: texts.map((text, at) => offer(text, `첨부 ${at + 1}.txt`)),
      ...more,
    })
    await app.bids.upsert([record], () => true)
    return record
  }
  const read = async () => {
    await app.worked()
    await judged()
  }

  test('name the file, the page and the text around the words', async () => {
    await watch({ keyword: '현장설명', in: 'attachments' })
    await post('하수관로 정비공사', ['1. 개요', `2. 자격\n${'가'.repeat(200)} 현장 설명에\t참가한 업체`])
    await judged()
    assert.deepEqual(await lines(), [])
    await read()
    const [event, ...others] = await told()
    assert.equal(others.length, 0)
    assert.equal(event?.type, 'bid.matched')
    assert.deepEqual(event?.data.bid?.matchedKeywords, ['현장설명'])
    const [match] = event?.data.matches ?? []
    assert.deepEqual(match?.terms, [])
    const [place, ...rest] = match?.foundIn ?? []
    assert.equal(rest.length, 0)
    assert.ok(place)
    assert.deepEqual([place.term, place.name, place.page, place.entry], ['현장설명', '첨부 2.txt', null, null])
    assert.equal([...place.excerpt].slice(place.start, place.end).join(''), '현장 설명')
    assert.ok(place.excerpt.endsWith('현장 설명에 참가한 업체'), place.excerpt)
    assert.ok([...place.excerpt].length < 200)
    await read()
    assert.equal((await told()).length, 1)
  })

  test('match the words of a keyword in all texts together, including negation', async () => {
    await watch(
      { keyword: '하수관로 현장설명', in: 'all' },
      { keyword: '하수관로 현장설명', in: 'attachments' },
      { keyword: '하수관로 현장설명' },
      { keyword: '실적 -감리', in: 'attachments' },
      { keyword: '실적 -하수관로', in: 'all' },
      { keyword: '실적 -생략', in: 'attachments' },
    )
    await post('하수관로 정비공사', ['현장설명은 생략', '실적 제한'])
    await read()
    assert.deepEqual(await lines(), ['bid.matched 1 하수관로 현장설명 실적 -감리'])
  })

  test('of keywords that search both come once: by the title at once, else by a text', async () => {
    await watch({ keyword: '하수관로', in: 'all' })
    await post('하수관로 정비공사', ['하수관로'])
    await judged()
    assert.deepEqual(await lines(), ['bid.matched 1 하수관로'])
    await read()
    assert.equal((await told()).length, 1)
    assert.equal((await told())[0]?.data.matches?.[0]?.foundIn, undefined)
    await post('도로 포장공사', ['하수관로'])
    await judged()
    assert.equal((await told()).length, 1)
    await read()
    assert.deepEqual(await lines(), ['bid.matched 1 하수관로', 'bid.matched 1 하수관로'])
  })

  test('come once for a notice, whichever keyword and file is processed first', async () => {
    await watch({ keyword: '정비' }, { keyword: '감리', in: 'attachments' })
    await post('하수관로 정비', ['감리'])
    await read()
    assert.deepEqual(await lines(), ['bid.matched 1 정비'])
    const [{ items }] = [await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })]
    assert.deepEqual(
      items.map(({ matchCount }) => matchCount),
      [1, 0],
    )
  })

  test('reach every notice that shares a text, also a later one', async () => {
    await watch({ keyword: '공유문구', in: 'attachments' })
    const first = await post('하나', ['공유문구 본문'])
    const second = await post('둘', ['공유문구 본문'])
    await read()
    assert.equal((await told()).length, 2)
    const third = await post('셋', ['공유문구 본문'])
    await read()
    assert.deepEqual(
      (await told()).map(({ data }) => data.bid?.noticeNo).sort(),
      [first, second, third].map(({ number }) => number).sort(),
    )
  })

  test('ignore texts read before the keyword was stored or included them', async () => {
    await watch({ keyword: '다른 말' }, { keyword: '옛 문구' })
    await post('하나', ['새 문구와 옛 문구'])
    await app.worked()
    await watch({ keyword: '새 문구', in: 'attachments' })
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })
    const old = items.find(({ keyword }) => keyword === '옛 문구')
    await app.keywords.change(accountId, old?.id ?? '', { in: 'attachments' }, () => true)
    await judged()
    assert.deepEqual(await lines(), [])
    await post('둘', ['새 문구'])
    await read()
    assert.deepEqual(await lines(), ['bid.matched 1 새 문구'])
  })

  test('survive a change of the alert settings, but not a pause', async () => {
    await watch(
      { keyword: '설정', in: 'attachments' },
      { keyword: '중지', in: 'attachments' },
      { keyword: '삭제', in: 'attachments' },
    )
    await post('하나', ['설정'])
    await post('둘', ['중지'])
    await post('셋', ['삭제'])
    await app.worked()
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })
    const [changed, paused, removed] = items.map(({ id }) => id)
    await app.keywords.change(accountId, changed ?? '', { alert: { email: 'daily' } }, () => true)
    await app.keywords.change(accountId, paused ?? '', { state: 'paused' }, () => true)
    await app.keywords.remove(accountId, removed ?? '')
    await judged()
    assert.deepEqual(await lines(), ['bid.matched 1 설정'])
  })

  test('of a notice amended while its files are matched report both changes', async () => {
    await watch({ keyword: '현장설명', in: 'attachments', alert: { on: ['new', 'deadline_changed', 'cancelled'] } })
    const record = await post('하나', ['현장설명'])
    await app.worked()
    const later = { ...record, revision: 1, closeAt: NOW + 20 * DAY, openAt: NOW + 20 * DAY }
    await app.bids.upsert([later], () => true)
    await judged()
    assert.deepEqual(await lines(), ['bid.matched 2 현장설명', 'bid.changed 2 현장설명'])
    await app.bids.upsert([{ ...later, revision: 2, kind: 'cancelled' }], () => true)
    await judged()
    assert.deepEqual((await lines()).slice(2), ['bid.cancelled 3 현장설명'])
    await read()
    assert.equal((await told()).length, 3)
  })

  test('of a notice with very many matches are stored in several transactions', async () => {
    const alert = { email: 'off' as const, on: ['new' as const, 'deadline_changed' as const] }
    const words = Array.from({ length: 1_000 }, (_, i) => `항목${i}번`)
    const ids: string[] = []
    for (let n = 0; n < 11; n++) {
      const { id } = await makeAccount(app, { plan: 'enterprise' })
      const inputs = words.map((keyword) => ({ keyword, in: 'attachments' as const, alert }))
      await app.keywords.createMany(id, inputs)
      ids.push(id)
    }
    const record = await post('하나', [words.join('\n')])
    await app.worked()
    await app.bids.upsert([{ ...record, revision: 1, closeAt: NOW + 20 * DAY, openAt: NOW + 20 * DAY }], () => true)
    await judged()
    const rows = await app.db.sql<{ types: string[]; events: number }[]>`
      select array_agg(distinct type) as types, count(*) as events from events
      where account_id = any(${ids}) group by xmin::text order by 1`
    // Each node of a cluster names its part of a transaction differently.
    const byTypes = Map.groupBy(rows, ({ types }) => types.join())
    assert.deepEqual(
      [...byTypes].map(([types, parts]) => [types, parts.reduce((sum, { events }) => sum + events, 0)]),
      [
        ['bid.changed', 11],
        ['bid.matched', 11],
      ],
    )
  })

  test('of changes come once where titles and files match', async () => {
    const on = ['new', 'deadline_changed'] as ('new' | 'deadline_changed')[]
    await watch({ keyword: '정비', alert: { on } }, { keyword: '현장설명', in: 'attachments', alert: { on } })
    const record = await post('하수관로 정비', ['현장설명'])
    await read()
    await app.bids.upsert([{ ...record, revision: 1, closeAt: NOW + 20 * DAY, openAt: NOW + 20 * DAY }], () => true)
    await judged()
    assert.deepEqual(await lines(), ['bid.matched 1 정비', 'bid.changed 2 정비'])
  })

  test('do not report existing stock, closed notices and removed files', async () => {
    await watch({ keyword: '현장설명', in: 'attachments' })
    const attachments = [offer('현장설명')]
    await app.bids.upsert([bidRecord({ title: '재고', attachments })], () => false)
    await post('마감', ['현장설명'], { closeAt: NOW - DAY, openAt: NOW - DAY })
    const removed = await post('삭제', ['현장설명 삭제'])
    await app.worked()
    await app.db.sql`delete from attachment_files where notice_no = ${removed.number}`
    await judged()
    assert.deepEqual(await lines(), [])
  })

  test('come when a text is read better than before, but not if it is the same', async () => {
    await watch({ keyword: '현장설명', in: 'attachments' })
    const record = await post('하나', ['개요'])
    await read()
    const [file] = await app.db.sql<{ hash: string }[]>`
      select hash from attachment_files where notice_no = ${record.number}`
    const hash = file?.hash ?? ''
    const again = () => app.db.sql`update attachment_texts set due_at = statement_timestamp() where hash = ${hash}`
    await again()
    await app.worked()
    assert.equal((await app.db.sql`select from attachment_news`).length, 0)
    await app.db.sql`update attachment_parts set text = 'damaged' where hash = ${hash}`
    await again()
    await app.worked()
    assert.equal((await app.db.sql`select from attachment_news`).length, 1)
    await judged()
    assert.deepEqual(await lines(), [])
  })

  test('are sent by keywords that a program of an older version has stored as keywords for titles', async () => {
    await watch({ keyword: '현장설명' })
    await app.db.sql`update keywords set search_in = null, since_position = null where account_id = ${accountId}`
    await app.db.sql`
      update keyword_states set body = body - 'in' - 'since' where account_id = ${accountId}`
    await post('현장설명', ['다른 말'])
    await post('다른 말', ['현장설명'])
    await read()
    assert.deepEqual(await lines(), ['bid.matched 1 현장설명'])
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 10 })
    assert.equal(items[0]?.in, 'title')
  })

  test('of runs of combining marks take no longer than of other texts', async () => {
    await watch({ keyword: '끝말', in: 'attachments' })
    await post('하나', [`가${'\u0301\u0323'.repeat(60_000)} 끝말`])
    await read()
    assert.deepEqual(await lines(), ['bid.matched 1 끝말'])
  })

  test('equal the decisions for each keyword separately', async () => {
    const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
    const words = ['하수', '관로', '하수관로', '정비', '설명', '현장', 'LED', '12', '감리', '실적제한']
    const some = (most: number) => Array.from({ length: 1 + Math.floor(Math.random() * most) }, () => any(words))
    const query = () =>
      any([
        () => some(3).join(' '),
        () => some(2).join(''),
        () => `"${some(2).join(' ')}"`,
        () => `${some(2).join('|')} -${any(words)}`,
        () => `(${some(2).join(' | ')}) ${any(words)}`,
      ])()
    const inputs = Array.from({ length: 60 }, () => ({ keyword: query(), in: any(SEARCH_PLACES) }))
    for (const input of inputs) await watch(input).catch(() => {})
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 100 })
    const filler = () => any(['', '가나 다라. '.repeat(any([10, 3_000, 9_000]))])
    const text = () => `${some(2).join(any([' ', '', '-', '\n']))} ${filler()}${some(3).join(any([' ', ', ', '\n']))}`
    const posted = new Map<string, { title: string; texts: string[] }>()
    for (let at = 0; at < 25; at++) {
      const [title, texts] = [`${some(2).join(' ')} 공사`, Array.from({ length: 1 + (at % 3) }, text)]
      // Other tests cover keywords that match titles only.
      const record = await post(title, texts)
      posted.set(record.number, { title, texts })
    }
    await read()
    const events = new Map((await told()).map((event) => [event.data.bid?.noticeNo, event]))
    const docOf = (one: string) => {
      const norm = normalise(one)
      return { norm, letters: lettersOf(norm), numbers: [] }
    }
    for (const [number, { title, texts }] of posted) {
      const holds = (node: Query, docs: readonly ReturnType<typeof docOf>[]): boolean => {
        if (node.kind === 'not') return !holds(node.node, docs)
        if (node.kind === 'and') return node.nodes.every((one) => holds(one, docs))
        if (node.kind === 'or') return node.nodes.some((one) => holds(one, docs))
        return docs.some((doc) => matches(node, doc))
      }
      const fits = (places: readonly string[], withTexts: boolean) =>
        items.filter(({ keyword, in: place }) => {
          const parsed = parseQuery(keyword)
          const docs = [...(place === 'attachments' ? [] : [title]), ...(withTexts && place !== 'title' ? texts : [])]
          return places.includes(place) && parsed.ok && holds(parsed.query, docs.map(docOf))
        })
      const byTitle = fits(['title', 'all'], false)
      const expected = byTitle.length > 0 ? byTitle : fits(['attachments', 'all'], true)
      const matched = events.get(number)?.data.matches ?? []
      const where = JSON.stringify([title, texts.map((one) => one.slice(-60)), expected.map(({ keyword }) => keyword)])
      assert.deepEqual(matched.map(({ keywordId }) => keywordId).sort(), expected.map(({ id }) => id).sort(), where)
    }
  })
})

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { lockedPdf, pdfOf } from '../../../test/attachments/pdf-files.ts'
import {
  type AttachmentApp,
  type Portal,
  startAttachmentApp,
  startPortal,
  storeText,
} from '../../../test/attachments.ts'
import { bidRecord } from '../../../test/factories.ts'
import { type AttachmentFile, type AttachmentQuotations, MOST_QUOTED } from '../schema.ts'

describe('GET /v1/bids/{noticeNo}/quotations', () => {
  let app: AttachmentApp
  let portal: Portal
  before(async () => {
    portal = await startPortal()
    app = await startAttachmentApp()
  })
  after(async () => {
    await app.close()
    await portal.close()
  })

  async function post(number: string, files: Record<string, string | Uint8Array>): Promise<void> {
    const attachments = Object.entries(files).map(([name, body]) => ({
      name,
      url: portal.offer(`/${number}/${encodeURIComponent(name)}`, body),
    }))
    await app.bids.upsert([bidRecord({ number, attachments })], () => true)
    await app.worked()
  }

  async function quotations(number: string): Promise<AttachmentQuotations> {
    const { status, body } = await app.get<AttachmentQuotations>(`/v1/bids/${number}/quotations`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  test('quotes with file and page, by topic, each sentence once, and names the files it cannot read', async () => {
    const notice = '1. 입찰참가자격\n가. 전기공사업을 등록한 업체\n2. 현장설명: 실시하지 않음\n'
    await post('QUOTED', {
      'notice.txt': notice,
      'again.txt': `${notice} `,
      'pages.pdf': pdfOf({ pages: [['first page'], ['공동수급 허용']] }),
      'locked.pdf': lockedPdf(),
    })
    const { items, unread, truncated } = await quotations('QUOTED')
    assert.deepEqual(
      items.map(({ topic, text, name, page }) => [topic, text, name, page]),
      [
        ['qualification', '1. 입찰참가자격\n가. 전기공사업을 등록한 업체', 'notice.txt', null],
        ['siteBriefing', '2. 현장설명: 실시하지 않음', 'notice.txt', null],
        ['jointContracting', '공동수급 허용', 'pages.pdf', 2],
      ],
    )
    assert.deepEqual(
      unread.map(({ name, state }) => [name, state]),
      [['locked.pdf', 'protected']],
    )
    assert.equal(truncated, false)
    const { body } = await app.get<{ items: AttachmentFile[] }>('/v1/bids/QUOTED/attachments')
    assert.equal(items[0]?.attachmentId, body.items[0]?.id)
  })

  test('shows where a limit was reached', async () => {
    const lines = Array.from({ length: MOST_QUOTED + 1 }, (_, i) => `시공실적 ${i}건 이상을 보유한 업체이어야 합니다.`)
    await post('LONG', { 'long.txt': lines.join('\n') })
    const { items, truncated } = await quotations('LONG')
    assert.equal(items.length, MOST_QUOTED)
    assert.equal(truncated, true)
  })

  test('is empty for a notice without files, and 404 for an unknown notice', async () => {
    await app.bids.upsert([bidRecord({ number: 'BARE' })], () => true)
    assert.deepEqual(await quotations('BARE'), { items: [], unread: [], truncated: false })
    assert.equal((await app.get('/v1/bids/NONE/quotations')).status, 404)
  })

  test('says that a file is not read yet', async () => {
    const url = portal.offer('/WAITING/a.txt', '공동수급 허용')
    await app.bids.upsert([bidRecord({ number: 'WAITING', attachments: [{ name: 'a.txt', url }] })], () => true)
    const { items, unread } = await quotations('WAITING')
    assert.deepEqual(items, [])
    assert.deepEqual(
      unread.map(({ name, state }) => [name, state]),
      [['a.txt', 'none']],
    )
  })

  test('reads a hundred parts of a file, and four hundred of a notice', async () => {
    const record = (number: string, count: number) =>
      bidRecord({
        number,
        attachments: Array.from({ length: count }, (_, i) => ({
          name: `${i}.pdf`,
          url: `https://portal.example/${number}/${i}`,
        })),
      })
    const texts: [number: string, parts: number[]][] = [
      ['PARTS', [100]],
      ['MOREPARTS', [101]],
      ['MANYPARTS', [100, 100, 100, 90, 10]],
      ['TOOMANY', [100, 100, 100, 95, 10]],
    ]
    await app.bids.upsert(
      texts.map(([number, files]) => record(number, files.length)),
      () => true,
    )
    for (const [noticeNo, files] of texts)
      for (const [place, count] of files.entries()) {
        const pages = Array.from({ length: count }, (_, i) =>
          i === count - 1 ? `${place}번 파일의 시공실적을 갖춘 업체` : '개요',
        )
        await storeText(app.db, { noticeNo, pages, place })
      }
    const named = async (number: string) => {
      const { items, truncated } = await quotations(number)
      return [items.map(({ name, part }) => `${name} ${part}`), truncated]
    }
    assert.deepEqual(await named('PARTS'), [['0.pdf 100'], false])
    assert.deepEqual(await named('MOREPARTS'), [[], true])
    const first = ['0.pdf 100', '1.pdf 100', '2.pdf 100']
    assert.deepEqual(await named('MANYPARTS'), [[...first, '3.pdf 90', '4.pdf 10'], false])
    assert.deepEqual(await named('TOOMANY'), [[...first, '3.pdf 95'], true])
  })
})

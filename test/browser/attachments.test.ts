import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { attachmentId } from '../../src/attachments/rules/files.ts'
import { readConnectionFile } from '../../src/lib/postgres/index.ts'
import { storeText } from '../attachments.ts'
import { command } from '../demo-notices.ts'
import { withSql } from '../embedded-servers.ts'
import { assertWellInAllLooks, enterWith } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

const OCID = 'ocds-test-attached'
const DAY_MS = 24 * 3_600_000
const PAGES = ['1. 입찰참가자격: 토목공사업을 등록한 업체', '2. 현장설명: 생략']
const URL_OF = (id: number) => `https://portal.example/files/${id}`
/** No notice of the demo is selected: its files are at no public host. */
const room: ConsoleRoom = openConsole({ GONGGO_ATTACHMENTS: 'matched' }, bringNotice)

/**
 * A notice with a file that was read, one that cannot be read, and one that is gone. They are stored as the service does:
 * it fetches from public hosts only.
 */
async function bringNotice(): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const file = (id: string, title: string, url: string) => ({ id, title, url, documentType: 'tenderNotice' })
  const release = {
    ocid: OCID,
    id: '1',
    date: day(-1),
    tag: ['tender'],
    buyer: { id: 'b-북항관리청', name: '북항관리청' },
    tender: {
      title: '북항 준설공사',
      status: 'active',
      tenderPeriod: { startDate: day(-1), endDate: day(9) },
      documents: [
        file('1', '공고문.pdf', URL_OF(1)),
        file('2', '도면.bin', URL_OF(2)),
        file('3', '없는 파일.pdf', URL_OF(3)),
      ],
    },
  }
  const { title, documents: _files, ...terms } = release.tender
  const other = { ...release, ocid: `${OCID}-2`, tender: { ...terms, title: '북항 준설공사(2차)' } }
  const releases = [release, other]
  await command(room.demo, ['import', 'ocds', '-', '--source', 'harbour'], JSON.stringify({ releases }))
  const running = await readConnectionFile(join(room.demo.folder, '.gonggo/postgres.json'))
  assert.ok(running)
  await withSql(running.connection, async (sql) => {
    await storeText({ sql }, { noticeNo: OCID, pages: PAGES })
    await sql`
      insert into attachment_files (id, notice_no, url, name, host, state, reason, hash, bytes, fetched_at, due_at) values
        (${attachmentId(OCID, URL_OF(2))}, ${OCID}, ${URL_OF(2)}, '도면.bin', 'portal.example', 'fetched', null, 'b2', 3, now(), null),
        (${attachmentId(OCID, URL_OF(3))}, ${OCID}, ${URL_OF(3)}, '없는 파일.pdf', 'portal.example', 'gone', 'notFound', null, null, null, null)`
    await sql`
      insert into attachment_texts (hash, state, reason, kind, read_at, due_at)
      values ('b2', 'unsupported', 'unknownFormat', 'unknown', now(), null)`
  })
}

const files = (page: Page) => page.getByRole('region', { name: /^(첨부파일|Attachments)$/ })

describe('attachments of a notice', () => {
  test('are quoted where they say who may bid, with their pages, and similar notices are listed', async () => {
    const { page } = await enterWith(await room.visit(), room.demo.keys.enterprise, `/notices/${OCID}`)
    const quoted = page.getByRole('region', { name: '첨부파일에 적힌 참가 조건' })
    await quoted.getByText(PAGES[0] ?? '').waitFor()
    await quoted.getByText('공고문.pdf · 2페이지').waitFor()
    await quoted.getByText('읽지 못한 파일이 있어 빠진 내용이 있을 수 있습니다: 도면.bin, 없는 파일.pdf').waitFor()
    const similar = page.getByRole('region', { name: '입찰 중인 비슷한 공고' })
    await similar.scrollIntoViewIfNeeded()
    await similar.getByRole('link', { name: '북항 준설공사(2차)' }).click()
    await page.getByRole('heading', { level: 1, name: '북항 준설공사(2차)' }).waitFor()
  })

  test('are evidence for a verdict, with file and page', async () => {
    const key = room.demo.keys.enterprise
    const stored = await fetch(`${room.demo.baseUrl}/v1/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ seats: [{ region: '부산광역시', kind: 'head' }], jointBidding: false }),
    })
    assert.equal(stored.status, 200)
    const { page } = await enterWith(await room.visit(), key, `/notices/${OCID}`)
    const judged = page.getByRole('region', { name: '참가자격', exact: true })
    await judged.getByText('(공고문.pdf · 1페이지)').waitFor()
    await judged.getByText('첨부파일에 참가를 제한하는 문장이 있습니다.').waitFor()
  })

  test('can be searched', async () => {
    const { page } = await enterWith(await room.visit(), room.demo.keys.enterprise, '/search?keyword=북항')
    await page.getByLabel('검색 위치').selectOption({ label: '공고명과 첨부파일' })
    await page.getByRole('link', { name: '북항 준설공사', exact: true }).waitFor()
    await page.getByText(/^첨부파일 [\d,]+개 중/).waitFor()
    await page.getByRole('button', { name: '키워드로 저장' }).click()
    await page
      .getByRole('dialog')
      .getByText(/함께 저장하는 조건: .*공고명과 첨부파일/)
      .waitFor()
  })

  test('say what there is of each, and show the text with a source to copy', async () => {
    const visitor = await enterWith(await room.visit(), room.demo.keys.enterprise, `/notices/${OCID}`)
    const { page } = visitor
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await files(page).scrollIntoViewIfNeeded()
    await files(page).getByText('텍스트를 읽을 수 없는 형식입니다.').waitFor()
    await files(page).getByText('출처에서 없어진 파일입니다.').waitFor()
    await files(page)
      .getByText(/^텍스트 \d+자, 2페이지\.$/)
      .waitFor()
    const button = files(page).getByRole('button', { name: '텍스트 보기: 공고문.pdf' })
    assert.equal(await files(page).getByRole('button').count(), 1, 'only what has text can be opened')
    await button.focus()
    await page.keyboard.press('Enter')
    await files(page).getByText('1. 입찰참가자격: 토목공사업을 등록한 업체').waitFor()
    await files(page).getByRole('heading', { name: '2페이지' }).waitFor()
    await files(page).getByRole('button', { name: '복사: 공고문.pdf · 2페이지' }).click()
    await files(page).getByText('복사했습니다.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(copied, `2. 현장설명: 생략\n\n출처: 공고문.pdf · 2페이지, 공고 ${OCID}\n${URL_OF(1)}`)
    await files(page).getByRole('button', { name: '텍스트 닫기: 공고문.pdf' }).click()
    await files(page).getByText('1. 입찰참가자격').waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('are well to read in both languages, both themes and widths', async () => {
    const visitor = await enterWith(await room.visit(), room.demo.keys.enterprise, `/notices/${OCID}`)
    const { page } = visitor
    await assertWellInAllLooks(visitor, async () => {
      await files(page).scrollIntoViewIfNeeded()
      await files(page).getByRole('button').first().waitFor()
    })
  })
})

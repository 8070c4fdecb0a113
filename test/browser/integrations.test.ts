import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { INTEGRATIONS } from '../../console/src/features/integrations/list.ts'
import { assertWellInAllLooks, enterWith } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()
const open = async (key = room.demo.keys.enterprise) => enterWith(await room.visit(), key, '/integrations')

describe('the page of integrations', () => {
  test('leads from the menu to each integration, its first command, its guide, and what it needs', async () => {
    const visitor = await enterWith(await room.visit(), room.demo.keys.enterprise, '/')
    const { page } = visitor
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '연동' }).first().click()
    await page.getByRole('heading', { name: '연동', level: 1 }).waitFor()
    const rows = page.locator('li[data-integration]')
    assert.equal(await rows.count(), INTEGRATIONS.length)
    for (const link of await rows.getByRole('link', { name: '안내', exact: true }).all()) {
      const href = (await link.getAttribute('href')) ?? ''
      const guide = await visitor.context.request.get(href, { headers: { accept: 'text/html' } })
      assert.equal(guide.status(), 200, href)
    }
    const command = await page.getByLabel('첫 명령: AI 어시스턴트', { exact: true }).inputValue()
    assert.ok(command.includes(`${room.demo.baseUrl}/mcp`), command)
    await visitor.context.grantPermissions(['clipboard-write'])
    await page.getByRole('button', { name: '복사: 첫 명령: AI 어시스턴트' }).click()
    await page.getByText('복사했습니다.').waitFor()

    await page.getByRole('link', { name: '키 만들기: Tryton(ERP)' }).click()
    for (const right of ['공고 조회', '키워드 조회', '입찰 건 조회'])
      assert.ok(await page.getByLabel(right, { exact: true }).isChecked(), right)
    assert.ok(!(await page.getByLabel('키워드 쓰기').isChecked()))
    await page.goBack()
    await page.getByRole('link', { name: '링크 만들기: 사내 포털 위젯' }).click()
    assert.equal(await page.getByLabel('종류').inputValue(), 'widget')
    assert.equal(await page.getByLabel('내용').inputValue(), 'matched')
    await page.goBack()
    await page.getByRole('link', { name: '웹훅 만들기: Slack, Microsoft Teams, Discord' }).click()
    await page.getByLabel('수신 주소').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('what the plan does not include is said and not offered', async () => {
    const visitor = await open(room.demo.keys.pro)
    const { page } = visitor
    const chat = page.locator('li[data-integration=chat]')
    await chat.getByText('지금 요금제에는 포함되지 않습니다.').waitFor()
    assert.equal(await chat.getByRole('link', { name: /웹훅 만들기/ }).count(), 0)
    await page.getByRole('link', { name: '링크 만들기: 캘린더' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('nobody is kept out (WCAG 2.2 AA), nothing stands beside the window', async () => {
    const visitor = await open()
    await assertWellInAllLooks(visitor, () => visitor.page.locator('li[data-integration]').first().waitFor())
    assert.deepEqual(visitor.faults(), [])
  })
})

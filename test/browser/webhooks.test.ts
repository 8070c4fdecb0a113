import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { eventually } from '../harness.ts'
import { type Receiver, startReceiver } from '../receiver.ts'
import { assertWellInAllLooks, enterWith, typeDate, type Visitor } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

const room: ConsoleRoom = openConsole({ GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' }, async () => {
  receiver = await startReceiver()
})
let receiver: Receiver
after(async () => {
  await receiver?.close()
})

const open = async (path = '/webhooks', key = room.demo.keys.enterprise) => enterWith(await room.visit(), key, path)

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`)
  return (await answer.json()) as Body
}
const register = (description: string, url = receiver.url) =>
  call<{ id: string }>('POST', '/v1/webhooks', { url, description })

/** Another program, or the service itself, has something sent meanwhile. */
const happen = (id: string) => call('POST', `/v1/webhooks/${id}/test`)
const rowsOf = ({ page }: Visitor) => page.locator('li[data-delivery]')

describe('webhooks', () => {
  test('post to a channel of Microsoft Teams, unsigned', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: '새 웹훅' }).click()
    await page.getByLabel('수신 주소').fill(receiver.url)
    await page.getByLabel('설명').fill('입찰팀 채널')
    const format = page.getByLabel('형식')
    assert.deepEqual(await format.locator('option').allTextContents(), [
      '표준(서명한 JSON)',
      'Slack 메시지(서명 없음)',
      'Microsoft Teams 메시지(서명 없음)',
      'Discord 메시지(서명 없음)',
    ])
    await format.selectOption('teams')
    await page.getByText('이 형식에는 서명이 없으므로 주소를 비밀값처럼 관리하십시오.').waitFor()
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByRole('button', { name: '보관했습니다' }).click()
    await page.getByText('Microsoft Teams 메시지(서명 없음)').waitFor()
    assert.equal(await page.getByRole('button', { name: '비밀값 교체' }).count(), 0)
    await page.getByRole('button', { name: '테스트 이벤트 보내기' }).click()
    await page.getByText(/테스트 이벤트가 전송되었습니다/).waitFor()
    const [{ body } = assert.fail()] = receiver.received
    assert.match(body, /"type":"AdaptiveCard".*테스트 메시지/)
    receiver.received.length = 0
    // The next test begins without any.
    await page.getByRole('button', { name: '삭제' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
    await page.getByText('아직 웹훅이 없습니다').waitFor()
  })

  test('are registered, tested, watched, mended and sent again', async () => {
    const visitor = await open()
    const { page } = visitor
    await page.getByText('아직 웹훅이 없습니다').waitFor()
    await page.getByText('웹훅 0개, 최대 20개').waitFor()
    await page.getByRole('button', { name: '새 웹훅' }).click()
    // The address has the focus.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(receiver.url)
    await page.getByLabel('설명').fill('ERP 연동')
    await page.getByLabel('선택한 종류만').check()
    await page.getByLabel('입찰 건: 구성원이나').check()
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const secret = page.getByRole('region', { name: '웹훅 비밀값' })
    assert.match((await secret.locator('code').textContent()) ?? '', /^whsec_[A-Za-z0-9+/]{43}=$/)
    await secret.getByText('지금 한 번만 보여 드립니다').waitFor()
    await secret.getByRole('button', { name: '보관했습니다' }).click()
    await page.getByRole('heading', { name: 'ERP 연동' }).waitFor()
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    await page.getByText('아직 전송이 없습니다').waitFor()

    await page.getByRole('button', { name: '테스트 이벤트 보내기' }).click()
    await page.getByText(/테스트 이벤트가 전송되었습니다. 응답 200, [\d,]+ ms/).waitFor()
    await page.getByRole('button', { name: '새 전송 1건 보기' }).click()
    await rowsOf(visitor).filter({ hasText: '전송됨' }).waitFor()

    receiver.answer({ status: 500, body: 'database is down' })
    await happen(id)
    const fresh = page.getByRole('button', { name: '새 전송 1건 보기' })
    await fresh.waitFor()
    assert.equal(await rowsOf(visitor).count(), 1, 'nothing is put into the list by itself')
    await fresh.click()
    const failing = rowsOf(visitor).filter({ hasText: '응답 500' })
    await failing.waitFor()
    await page.getByText('실패 중').waitFor()
    await page.getByText('수신 프로그램에서 오류가 발생했습니다').first().waitFor()
    await failing.getByRole('link').click()
    await page.getByText('database is down').first().waitFor()
    const event = JSON.parse(await page.getByRole('textbox', { name: '이벤트(JSON)' }).inputValue())
    assert.deepEqual([event.id, event.type], [receiver.ids().at(-1), 'webhook.test'])

    receiver.answer(204)
    await page.getByRole('button', { name: '다시 보내기' }).click()
    await page.getByText('전송됨', { exact: true }).waitFor()
    await page.getByText('응답 204').waitFor()
    assert.equal(receiver.ids().at(-1), event.id)
    await page.getByRole('link', { name: '전송 목록', exact: true }).click()
    // What happened meanwhile is seen in its row, which stays where it was.
    await rowsOf(visitor).filter({ hasText: '응답 204' }).waitFor()
    await page.getByText('정상').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a period is sent again, its number told before; filters are in the address', async () => {
    const { id } = await register('기간')
    receiver.answer({ status: 400, headers: { 'webhook-delivery': 'abort-message' } })
    for (let count = 0; count < 3; count++) await happen(id)
    const aborted = () => call<{ total: number }>('GET', `/v1/webhooks/${id}/deliveries?state=aborted`)
    await eventually(async () => (await aborted()).total === 3)
    receiver.answer(200)
    const visitor = await open(`/webhooks?id=${id}`)
    const { page } = visitor
    await rowsOf(visitor).nth(2).waitFor()
    await page.getByLabel('상태').selectOption('delivered')
    await page.waitForURL(/state=delivered/)
    await page.getByText('조건에 맞는 전송이 없습니다').waitFor()
    await typeDate(page, '종료 시각(한국 시간)', '2026-3-5 7')
    await page.waitForURL(/until=2026-03-05T07%3A00/)
    await page.getByRole('button', { name: '조건 모두 해제' }).click()
    await rowsOf(visitor).nth(2).waitFor()
    await page.getByRole('button', { name: '기간으로 다시 보내기' }).click()
    const range = page.getByRole('form', { name: '기간으로 다시 보내기' })
    await typeDate(range, '시작 시각(한국 시간)', '2020-1-1 9')
    await range.getByRole('button', { name: '다시 보낼 전송이 없습니다' }).waitFor()
    assert.equal(await range.getByLabel('시작 시각(한국 시간) 분').inputValue(), '00')
    await range.getByLabel('다시 보낼 전송').selectOption('aborted')
    // Half a date is no end of the period: nothing is sent before it is whole or gone.
    await typeDate(range, '종료 시각(한국 시간)', '2026')
    await range.getByRole('button', { name: '3건을 다시 보냅니다' }).click()
    await range.getByText('연, 월, 일을 모두 입력해 주십시오.').waitFor()
    await typeDate(range, '종료 시각(한국 시간)', '')
    await range.getByRole('button', { name: '3건을 다시 보냅니다' }).click()
    await range.getByText('3건을 다시 보내기 시작했습니다').waitFor()
    await rowsOf(visitor).filter({ hasText: '전송됨' }).nth(2).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('says what is wrong with an address, also one that nobody answers at, and what to do', async () => {
    const away = await startReceiver()
    await away.close()
    const visitor = await open('/webhooks?edit=new')
    visitor.forgive(/400/)
    const { page } = visitor
    const url = page.getByLabel('수신 주소')
    await url.fill('https://user:secret@example.com/')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByText('저장하지 못했습니다. 표시된 항목을 확인해 주십시오.').waitFor()
    assert.equal(await url.getAttribute('aria-invalid'), 'true')
    assert.equal(await url.inputValue(), 'https://user:secret@example.com/', 'what was typed is still there')
    await url.fill(away.url)
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByRole('button', { name: '보관했습니다' }).click()
    await page.getByRole('button', { name: '테스트 이벤트 보내기' }).click()
    await page.getByText('테스트 이벤트를 전송하지 못했습니다.').waitFor()
    await page.getByText('방화벽이 막지 않는지 확인하십시오').first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('are disabled and enabled, get a new secret, show code to verify with, and are deleted', async () => {
    const { id } = await register('회계')
    const visitor = await open(`/webhooks?id=${id}`)
    const { page } = visitor
    await page.getByRole('button', { name: '비활성화' }).click()
    await page.getByText('직접 비활성화했습니다').waitFor()
    await page.getByRole('button', { name: '테스트 이벤트 보내기' }).click()
    await page.getByText('웹훅이 비활성화되어 있어 테스트 이벤트를 보류했습니다').waitFor()
    await page.getByRole('button', { name: '활성화' }).click()
    await page.getByText('정상').waitFor()
    await page.getByRole('button', { name: '비밀값 교체' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('유예 기간').selectOption('0')
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '비밀값 교체' }).click()
    await page.getByRole('region', { name: '웹훅 비밀값' }).locator('code').waitFor()
    await page.getByRole('button', { name: '코드 보기' }).click()
    await page.getByLabel('언어').selectOption('receiver.py')
    const code = await page.getByRole('textbox', { name: 'receiver.py' }).inputValue()
    assert.match(code, /^import base64, hashlib, hmac/)
    await page.getByRole('button', { name: '수정' }).click()
    await page.getByLabel('설명').fill('새 회계')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '새 회계' }).waitFor()
    await page.getByRole('button', { name: '삭제' }).click()
    await dialog.getByText('‘새 회계’ 웹훅을 삭제하시겠습니까?').waitFor()
    await dialog.getByRole('button', { name: '삭제' }).click()
    await page.getByRole('heading', { name: '웹훅', exact: true }).waitFor()
    assert.equal(await page.locator(`[data-webhook="${id}"]`).count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('plan and scope are told before somebody tries', async () => {
    const pro = await open('/webhooks', room.demo.keys.pro)
    await pro.page.getByText('이 요금제에는 없는 기능입니다').waitFor()
    const made = await call<{ key: string }>('POST', '/v1/keys', { name: '열람', scopes: ['webhooks:read'] })
    const { id } = await register('열람용')
    const reader = await open(`/webhooks?id=${id}`, made.key)
    await reader.page.getByText('조회 권한만 있습니다').waitFor()
    assert.equal(await reader.page.getByRole('button', { name: '테스트 이벤트 보내기' }).count(), 0)
    const other = await call<{ key: string }>('POST', '/v1/keys', { name: '검색', scopes: ['bids:read'] })
    const stranger = await open('/webhooks', other.key)
    await stranger.page.getByText('권한이 없습니다').waitFor()
    assert.deepEqual([...pro.faults(), ...reader.faults(), ...stranger.faults()], [])
  })

  test('is told when the service cannot be reached; the way through is open to the keyboard alone', async () => {
    const visitor = await open('/')
    visitor.forgive(/ERR_/)
    const { page } = visitor
    await page.route('**/v1/webhooks?*', (route) => route.abort())
    await page.goto('/webhooks')
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/webhooks?*')
    await page.getByRole('button', { name: '다시 시도' }).press('Enter')
    await page.locator('li[data-webhook] a').first().press('Enter')
    await rowsOf(visitor).first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '시도 기록' }).waitFor()
    await page.goBack()
    await rowsOf(visitor).first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone', async () => {
    receiver.answer(500)
    const { id } = await register('모습')
    await happen(id)
    const visitor = await open()
    const { page } = visitor
    await assertWellInAllLooks(visitor, () => page.locator('li[data-webhook]').first().waitFor())
    await page.goto(`/webhooks?id=${id}`)
    await assertWellInAllLooks(visitor, () => rowsOf(visitor).first().waitFor())
    assert.deepEqual(visitor.faults(), [])
  })

  test('one delivery and the form, in both languages and themes, on a desktop and on a phone', async () => {
    receiver.answer(500)
    const { id } = await register('전송의 모습')
    await happen(id)
    const visitor = await open(`/webhooks?id=${id}`)
    const { page } = visitor
    await rowsOf(visitor).first().getByRole('link').click()
    await assertWellInAllLooks(visitor, () => page.locator('textarea').waitFor())
    await page.goto('/webhooks?edit=new')
    await assertWellInAllLooks(visitor, () => page.getByRole('radio').first().waitFor())
    assert.deepEqual(visitor.faults(), [])
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOOKS, newVisitor, startChromium } from '../../test/browser/browser.ts'
import { startConsoleDemo } from '../../test/browser/demo.ts'

const KEYWORDS = ['정보시스템 (구축|고도화)', '시설 보수', '청소용역']

/** Every page of the console, and what it shows when something is missing, in every look. */
export async function consolePictures(folder: string): Promise<number> {
  const demo = await startConsoleDemo()
  const browser = await startChromium()
  const ask = { authorization: `Bearer ${demo.keys.pro}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const headers = { authorization: `Bearer ${demo.keys.enterprise}`, 'content-type': 'application/json' }
    const answer = await fetch(`${demo.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { id: string }
  }
  try {
    for (const keyword of KEYWORDS)
      await fetch(`${demo.baseUrl}/v1/keywords`, { method: 'POST', headers: ask, body: JSON.stringify({ keyword }) })
    const answer = await fetch(`${demo.baseUrl}/v1/bids?status=awarded&pageSize=1`, { headers: ask })
    const { items } = (await answer.json()) as { items: { noticeNo: string }[] }
    const { items: open } = (await (
      await fetch(`${demo.baseUrl}/v1/bids?status=open&sort=-closeAt&pageSize=12`, { headers: ask })
    ).json()) as { items: { noticeNo: string }[] }
    for (const [index, { noticeNo }] of [...open, ...items].entries()) {
      const state = ['watching', 'preparing', 'bid'][index % 3]
      const wishes = { noticeNo, state, bidAmount: state === 'watching' ? null : 61_900_000, remindClosing: [3, 1] }
      await fetch(`${demo.baseUrl}/v1/pursuits`, {
        method: 'POST',
        headers: ask,
        body: JSON.stringify(Object.assign(wishes, index === 0 ? { note: '현장 설명회 참석' } : {})),
      })
    }
    const pursued = await fetch(`${demo.baseUrl}/v1/pursuits?sort=closeAt&pageSize=1`, { headers: ask })
    const [pursuit] = ((await pursued.json()) as { items: { id: string }[] }).items
    const webhook = await post('/v1/webhooks', { url: 'https://erp.example.com/hooks', description: 'ERP 연동' })
    const delivery = await post(`/v1/webhooks/${webhook.id}/test`, {})
    await post('/v1/reports', { period: 'weekly', format: 'html' })
    await post('/v1/reports/schedules', { period: 'monthly', format: 'pdf' })
    const addresses = {
      'sign-in': '/sign-in',
      today: '/',
      search: '/search?keyword=공사&status=open&sort=closeAt',
      'search-wrong': '/search?keyword=정비 (공사',
      'search-none': '/search?keyword=공사&region=서울&minAmt=900000000000',
      notice: `/notices/${items[0]?.noticeNo}`,
      missing: '/notices/none',
      inbox: '/inbox',
      keywords: '/keywords',
      'keyword-new': '/keywords?edit=new',
      statistics: '/statistics',
      'statistics-price': '/statistics?view=price',
      'statistics-plan': '/statistics?view=competitors',
      'pipeline-board': '/pipeline',
      'pipeline-table': '/pipeline?view=table',
      'pipeline-calendar': '/pipeline?view=calendar',
      'pipeline-one': `/pipeline?id=${pursuit?.id}`,
      account: '/account?view=keys',
      'account-key-new': '/account?view=keys&edit=new',
      'account-team': '/account?view=team',
      'account-allow-list': '/account?view=allow-list',
      'account-incidents': '/account?view=incidents',
      'account-audit': '/account?view=audit',
      'account-usage': '/account?view=usage',
      'account-sessions': '/account?view=sessions',
      'account-settings': '/account?view=settings',
      webhooks: '/webhooks',
      webhook: `/webhooks?id=${webhook.id}`,
      'webhook-new': '/webhooks?edit=new',
      delivery: `/webhooks?id=${webhook.id}&delivery=${delivery.id}`,
      reports: '/reports',
      'report-new': '/reports?ask=new',
      schedules: '/reports?view=schedules',
      'schedule-new': '/reports?view=schedules&edit=new',
    }
    const { page, wear } = await newVisitor(browser, demo.baseUrl)
    let count = 0
    for (const [name, address] of Object.entries(addresses)) {
      // From here on somebody is signed in, and what Enterprise alone has is seen by it.
      const key = name === 'today' ? demo.keys.pro : name === 'webhooks' ? demo.keys.enterprise : null
      if (key) await page.request.post('/session', { data: { key }, headers: { 'x-gonggo-console': '1' } })
      await page.goto(address)
      for (const look of LOOKS) {
        await wear(look)
        await page.waitForLoadState('networkidle')
        const file = join(folder, `${name}.${look.language}.${look.width}.${look.theme}.png`)
        writeFileSync(file, await page.screenshot({ fullPage: true }))
        count++
      }
    }
    return count
  } finally {
    await browser.close()
    await demo.end()
  }
}

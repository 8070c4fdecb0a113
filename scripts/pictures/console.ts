import { newVisitor, startChromium, type Visitor } from '../../test/browser/browser.ts'
import { type OperatorDemo, startOperatorDemo } from '../../test/browser/operators.ts'
import type { DemoService } from '../../test/demo-service.ts'
import { draw } from './draw.ts'
import { passkeyPictures } from './passkeys.ts'

const MEMBER = { email: 'jiwoo@example.com', name: '박지우', role: 'member' }
const KEYWORDS = ['정보시스템 (구축|고도화)', '시설 보수', '청소용역']

/** Every page of the console, including empty and error states, in every look. */
export async function consolePictures(folder: string): Promise<number> {
  const demo = await startOperatorDemo()
  const browser = await startChromium()
  try {
    const addresses = addressesOf(await furnish(demo))
    const visitor = await newVisitor(browser, demo.baseUrl)
    const { page } = visitor
    let count = 0
    for (const [name, address] of Object.entries(addresses)) {
      // These pages need a session, and some need the Enterprise account.
      const key = name === 'today' ? demo.keys.pro : name === 'webhooks' ? demo.keys.enterprise : null
      if (key) await page.request.post('/session', { data: { key }, headers: { 'x-gonggo-console': '1' } })
      await page.goto(address)
      count += await draw(visitor, folder, name)
    }
    count += await passkeyPictures(folder, demo, browser)
    return count + (await operatorPictures(folder, demo, await newVisitor(browser, demo.baseUrl)))
  } finally {
    await browser.close()
    await demo.end()
  }
}

interface Furniture {
  keywordId: string
  noticeNo: string
  pursuitId: string
  webhookId: string
  deliveryId: string
}

/** Creates the data of an account after a few weeks of use. */
async function furnish({ baseUrl, keys }: DemoService): Promise<Furniture> {
  const asking =
    (key: string) =>
    async <T>(path: string, body?: object): Promise<T> => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await (await fetch(`${baseUrl}${path}`, sent)).json()) as T
    }
  const [pro, enterprise] = [asking(keys.pro), asking(keys.enterprise)]
  for (const keyword of KEYWORDS) await pro('/v1/keywords', { keyword })
  const awarded = await pro<Listed<'noticeNo'>>('/v1/bids?status=awarded&pageSize=1')
  const open = await pro<Listed<'noticeNo'>>('/v1/bids?status=open&sort=-closeAt&pageSize=12')
  for (const [index, { noticeNo }] of [...open.items, ...awarded.items].entries()) {
    const state = ['watching', 'preparing', 'bid'][index % 3]
    const wishes = { noticeNo, state, bidAmount: state === 'watching' ? null : 61_900_000, remindClosing: [3, 1] }
    await pro('/v1/pursuits', Object.assign(wishes, index === 0 ? { note: '현장설명 참석' } : {}))
  }
  const pursued = await pro<Listed<'id'>>('/v1/pursuits?sort=closeAt&pageSize=1')
  const webhook = { url: 'https://erp.example.com/hooks', description: 'ERP 연동' }
  const { id: webhookId } = await enterprise<{ id: string }>('/v1/webhooks', webhook)
  const { id: deliveryId } = await enterprise<{ id: string }>(`/v1/webhooks/${webhookId}/test`, {})
  const { id: memberId } = await enterprise<{ id: string }>('/v1/teams', MEMBER)
  const alerted = { keyword: KEYWORDS[0], alert: { to: [memberId] } }
  const { id: keywordId } = await enterprise<{ id: string }>('/v1/keywords', alerted)
  await enterprise('/v1/reports', { period: 'weekly', format: 'html' })
  await enterprise('/v1/reports/schedules', { period: 'monthly', format: 'pdf' })
  const noticeNo = awarded.items[0]?.noticeNo
  const pursuitId = pursued.items[0]?.id
  if (!noticeNo || !pursuitId) throw new Error('the demo has no award, or no pursuit was begun')
  return { keywordId, noticeNo, pursuitId, webhookId, deliveryId }
}

interface Listed<Field extends string> {
  items: Record<Field, string>[]
}

const addressesOf = ({ keywordId, noticeNo, pursuitId, webhookId, deliveryId }: Furniture) => ({
  'sign-in': '/sign-in',
  today: '/',
  search: '/search?keyword=공사&status=open&sort=closeAt',
  'search-wrong': '/search?keyword=정비 (공사',
  'search-none': '/search?keyword=공사&region=서울&minAmt=900000000000',
  notice: `/notices/${noticeNo}`,
  missing: '/notices/none',
  inbox: '/inbox',
  keywords: '/keywords',
  'keyword-new': '/keywords?edit=new',
  'keyword-import': '/keywords?view=import',
  statistics: '/statistics',
  'statistics-price': '/statistics?view=price',
  'statistics-plan': '/statistics?view=competitors',
  'pipeline-board': '/pipeline',
  'pipeline-table': '/pipeline?view=table',
  'pipeline-calendar': '/pipeline?view=calendar',
  'pipeline-one': `/pipeline?id=${pursuitId}`,
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
  webhook: `/webhooks?id=${webhookId}`,
  'webhook-new': '/webhooks?edit=new',
  delivery: `/webhooks?id=${webhookId}&delivery=${deliveryId}`,
  'keyword-readers': `/keywords?edit=${keywordId}`,
  reports: '/reports',
  'report-new': '/reports?ask=new',
  schedules: '/reports?view=schedules',
  'schedule-new': '/reports?view=schedules&edit=new',
})

const VIEWS = ['accounts', 'consultations', 'sources', 'source&name=demo', 'incidents', 'deliveries', 'audit']

/** The pages of operators: the overview, and each list. */
async function operatorPictures(folder: string, demo: OperatorDemo, visitor: Visitor): Promise<number> {
  const body = JSON.stringify({
    company: '한빛엔지니어링',
    name: '김하나',
    email: 'hana@example.com',
    message: 'ERP 연동',
  })
  await fetch(`${demo.baseUrl}/consultations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await demo.signIn(visitor, '/operator')
  let count = await draw(visitor, folder, 'operator')
  for (const view of VIEWS) {
    await visitor.page.goto(`/operator?view=${view}`)
    count += await draw(visitor, folder, `operator-${view.replace(/&.*/, '')}`)
  }
  return count
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DemoService } from './demo-service.ts'
import { passedOn } from './environment.ts'
import { endsWithTests } from './processes.ts'

const COMMANDS = join(import.meta.dirname, '../src/commands/main.ts')
const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** Fields of notices other than the title. */
interface NoticeDetails {
  agency?: string
  category?: 'goods' | 'services' | 'works'
  amount?: number
  /** In a week; bids are opened an hour later. */
  closeAt?: number
}

/** Publishes new notices in this order, as an operator does; they may cause alerts. */
export async function publish(
  demo: DemoService,
  titles: readonly string[],
  {
    agency = '북항관리청',
    category = 'works',
    amount = 120_000_000,
    closeAt = Date.now() + WEEK_MS,
  }: NoticeDetails = {},
): Promise<void> {
  const now = Date.now()
  const dateAt = (instant: number) => new Date(instant).toISOString()
  const releases = titles.map((title, index) => ({
    ocid: `ocds-test-${title}`,
    id: '1',
    date: dateAt(now + index),
    tag: ['tender'],
    // One agency for each name, so that awards of one agency do not affect other tests.
    buyer: { id: `b-${agency}`, name: agency },
    tender: {
      title,
      status: 'active',
      mainProcurementCategory: category,
      value: { amount, currency: 'KRW' },
      tenderPeriod: { startDate: dateAt(Math.min(now, closeAt - WEEK_MS)), endDate: dateAt(closeAt) },
      bidOpening: { date: dateAt(closeAt + HOUR_MS) },
    },
  }))
  await importReleases(demo, releases)
}

/** Creates a keyword for such a notice, then publishes it. */
export async function publishAwaited(demo: DemoService, keyword: string, title: string): Promise<void> {
  const headers = { authorization: `Bearer ${demo.keys.enterprise}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ keyword })
  const { status } = await fetch(`${demo.baseUrl}/v1/keywords`, { method: 'POST', headers, body })
  if (status !== 201) throw new Error(`the keyword was answered with ${status}`)
  await publish(demo, [title])
}

/** An award of the notice that `publish` created with this title. */
interface PublishedAward {
  title: string
  businessNo: string
  amount: number
}

/** Publishes the result of the notice that `publish` created with this title, with winner and amount. */
export const publishAward = (demo: DemoService, title: string, businessNo: string, amount: number) =>
  publishAwards(demo, [{ title, businessNo, amount }])

export async function publishAwards(demo: DemoService, awards: readonly PublishedAward[]): Promise<void> {
  const date = new Date().toISOString()
  const releases = awards.map(({ title, businessNo, amount }) => {
    const supplier = { id: 's1', name: '한빛엔지니어링', identifier: { scheme: 'KR-BRN', id: businessNo } }
    const award = { id: 'a1', status: 'active', date, value: { amount, currency: 'KRW' }, suppliers: [supplier] }
    return { ocid: `ocds-test-${title}`, id: '2', date, tag: ['award'], awards: [award] }
  })
  await importReleases(demo, releases)
}

const importReleases = (demo: DemoService, releases: readonly object[]) =>
  command(demo, ['import', 'ocds', '-', '--live', '--source', 'harbour'], JSON.stringify({ releases }))

/** As an operator does on the machine. */
export async function command(demo: DemoService, args: readonly string[], input = ''): Promise<void> {
  const env = { ...passedOn(), GONGGO_DATA: join(demo.folder, '.gonggo') }
  const child = endsWithTests(
    spawn(process.execPath, [COMMANDS, ...args], { env, stdio: ['pipe', 'ignore', 'inherit'] }),
  )
  child.stdin.end(input)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

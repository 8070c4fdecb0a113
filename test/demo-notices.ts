import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DemoService } from './demo-service.ts'
import { endsWithTests } from './processes.ts'

const COMMANDS = join(import.meta.dirname, '../src/commands/main.ts')
const WEEK_MS = 7 * 24 * 3_600_000

/** New notices that are open for a week, in this order, brought in as an operator does; they may alert. */
export async function publish(demo: DemoService, titles: readonly string[]): Promise<void> {
  const now = Date.now()
  const releases = titles.map((title, index) => ({
    ocid: `ocds-test-${title}`,
    id: '1',
    date: new Date(now + index).toISOString(),
    tag: ['tender'],
    buyer: { id: 'b1', name: '북항관리청' },
    tender: {
      title,
      status: 'active',
      value: { amount: 120_000_000, currency: 'KRW' },
      tenderPeriod: { startDate: new Date(now).toISOString(), endDate: new Date(now + WEEK_MS).toISOString() },
    },
  }))
  await bringIn(demo, releases)
}

/** Somebody looks for such a notice, and then it comes. */
export async function publishAwaited(demo: DemoService, keyword: string, title: string): Promise<void> {
  const headers = { authorization: `Bearer ${demo.keys.enterprise}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ keyword })
  const { status } = await fetch(`${demo.baseUrl}/v1/keywords`, { method: 'POST', headers, body })
  if (status !== 201) throw new Error(`the keyword was answered with ${status}`)
  await publish(demo, [title])
}

/** The source tells who has won what `publish` brought under this title, and for how many won. */
export async function publishAward(demo: DemoService, title: string, businessNo: string, amount: number) {
  const date = new Date().toISOString()
  const supplier = { id: 's1', name: '한빛엔지니어링', identifier: { scheme: 'KR-BRN', id: businessNo } }
  const award = { id: 'a1', status: 'active', date, value: { amount, currency: 'KRW' }, suppliers: [supplier] }
  await bringIn(demo, [{ ocid: `ocds-test-${title}`, id: '2', date, tag: ['award'], awards: [award] }])
}

const bringIn = (demo: DemoService, releases: readonly object[]) =>
  command(demo, ['import', 'ocds', '-', '--live', '--source', 'harbour'], JSON.stringify({ releases }))

/** As an operator does it at the machine. */
export async function command(demo: DemoService, args: readonly string[], input = ''): Promise<void> {
  const env = { PATH: process.env.PATH, GONGGO_DATA: join(demo.folder, '.gonggo') }
  const child = endsWithTests(
    spawn(process.execPath, [COMMANDS, ...args], { env, stdio: ['pipe', 'ignore', 'inherit'] }),
  )
  child.stdin.end(input)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

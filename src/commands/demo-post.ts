import type { BidRecord } from '../bids/index.ts'
import { type DemoAccount, reportDemo } from '../demo.ts'
import { type Clock, DAY, dayOf, SECOND, seoulDay, systemClock } from '../lib/clock.ts'
import { DETAIL_FIELD_NAMES, noticeField, TIME_COLUMNS } from '../vocabulary/notice-fields.ts'
import type { Action, CommandAnswer, CommandHouse } from './command.ts'
import { NotFound } from './failures.ts'

const SOURCE = 'demo'
const NO_KEYWORD =
  'No keyword of the demo accounts matches a demo notice. Create one, in the console under 키워드 (Keywords) or with POST /v1/keywords, and run this command again.'

interface Matching {
  record: BidRecord
  keyword: string
  account: DemoAccount
}

/** Posts a notice at once: the next one of the demo may take an hour at night. */
export function demoPost(
  refusals: Record<'none' | 'off' | 'keys_lost', string>,
  { now }: Pick<Clock, 'now'> = systemClock,
): Action {
  return {
    words: [],
    says: 'Publishes a demo notice now that matches a keyword of a demo account, so that alerts arrive at once.',
    notes: ['It is a copy of a recent demo notice with a new number and new dates. It never changes later.'],
    options: {},
    async run(_given, { config, open }): Promise<CommandAnswer> {
      const { app, infrastructure } = await open()
      const report = await reportDemo({ config, infrastructure }, false)
      if (report.state !== 'on') throw new NotFound(refusals[report.state])
      await app.bids.follower.tick()
      const matching = await findMatching(app, report.accounts)
      if (matching === null) throw new NotFound(NO_KEYWORD)
      const { keyword, account } = matching
      const record = postedAt(matching.record, now())
      await app.bids.upsert([record], () => true)
      const { number, title } = record
      const text = `Published ${number}: ${title}\nIt matches the keyword "${keyword}" of the ${account.plan} account.`
      return { document: { noticeNo: number, title, keyword, accountId: account.id }, text }
    },
  }
}

/** Starts with the account on the larger plan, whose webhooks and streams show an event at once. */
async function findMatching(app: CommandHouse['app'], accounts: readonly DemoAccount[]): Promise<Matching | null> {
  for (const account of accounts.toReversed()) {
    const keywords = await newestMatches(app, account.id)
    const records = await app.bids.recordsOf(SOURCE, [...keywords.keys()])
    const record = records.find(({ kind, revision }) => kind === 'new' && revision === 0)
    const keyword = record && keywords.get(record.number)
    if (record && keyword !== undefined) return { record, keyword, account }
  }
  return null
}

/** The newest notices that match keywords of an account, each with one of these keywords. */
async function newestMatches({ bids }: CommandHouse['app'], accountId: string): Promise<Map<string, string>> {
  for await (const page of bids.walk(accountId, { matched: true })) {
    const lines = (await page.write('\n')).toString().split('\n').filter(Boolean)
    const notices = lines.map((line) => JSON.parse(line) as { noticeNo: string; matchedKeywords: string[] })
    return new Map(notices.map(({ noticeNo, matchedKeywords: [keyword = ''] }) => [noticeNo, keyword]))
  }
  return new Map()
}

const DETAIL_TIMES = DETAIL_FIELD_NAMES.filter((name) => noticeField(name).type === 'time')

/** The same notice, posted now: its periods keep their length, and its hours stay round. */
function postedAt(record: BidRecord, now: number): BidRecord {
  const days = dayOf(now) - dayOf(record.postedAt)
  const later = (instant: number | null) => (instant === null ? null : instant + days * DAY)
  const moment = Math.floor(now / SECOND) * SECOND
  const number = numberAt(moment)
  const renamed = (url: string) => url.replaceAll(record.number, number)
  const times = Object.fromEntries(TIME_COLUMNS.map((name) => [name, later(record[name])]))
  const { details } = record
  const detailTimes = Object.fromEntries(
    DETAIL_TIMES.flatMap((name) => {
      const instant = details?.[name]
      return typeof instant === 'number' ? [[name, later(instant)]] : []
    }),
  )
  return Object.assign({}, record, times, details && { details: { ...details, ...detailTimes } }, {
    number,
    postedAt: moment,
    changedAt: moment,
    fetchedAt: moment,
    previousNumber: null,
    detailUrl: renamed(record.detailUrl),
    attachments: record.attachments.map(({ name, url }) => ({ name, url: renamed(url) })),
  })
}

/** Unique per second and different from the numbers of the market: `D26BP` and the second of the year. */
function numberAt(moment: number): string {
  const year = seoulDay(moment).slice(0, 4)
  const second = (moment - Date.parse(`${year}-01-01T00:00:00+09:00`)) / SECOND
  return `D${year.slice(2)}BP${String(second).padStart(8, '0')}`
}

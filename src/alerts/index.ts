import type { EachGauge } from '../lib/metrics.ts'
import type { createEvents } from './service/events.ts'
import { type AlertMailDeps, createAlertMails } from './service/mails.ts'
import { createMatches, type MatchesDeps } from './service/matches.ts'
import { createReader, type ReaderDeps } from './service/reader.ts'
import { createReminders } from './service/reminders.ts'
import { createUnsubscribe, type UnsubscribeDeps } from './service/unsubscribe.ts'

/** One value per reader of the feed. */
export const READER_GAUGES: EachGauge<{ name: string; behind: number; ageSeconds: number }>[] = [
  {
    name: 'gonggo_reader_behind_changes',
    help: 'Changes of the feed that a reader has not processed yet.',
    value: ({ behind }) => behind,
  },
  {
    name: 'gonggo_reader_behind_seconds',
    help: 'Age of the oldest change of the feed that a reader has not processed yet; 0 if there is none.',
    value: ({ ageSeconds }) => ageSeconds,
  },
]

export { nextReminder } from './rules/reminders.ts'
export { createEvents } from './service/events.ts'
export type Events = ReturnType<typeof createEvents>

interface AlertsDeps extends Omit<ReaderDeps & MatchesDeps, 'bids' | 'awards'> {
  bids: { states: (ReaderDeps & MatchesDeps)['bids']; awardSteps: ReaderDeps['awards'] }
}

export function createAlerts({ bids, ...others }: AlertsDeps) {
  const deps = { ...others, bids: bids.states, awards: bids.awardSteps }
  return {
    ...createMatches(deps),
    /** Creates the events of changes in the feed. */
    reader: createReader(deps),
  }
}
export type Alerts = Events & ReturnType<typeof createAlerts>

export type { QueuedEvent } from './schema/events.ts'
export type { Unsubscribe } from './service/unsubscribe.ts'

type MailServiceDeps = Omit<AlertMailDeps, 'unsubscribeUrl' | 'muteUrl'> & UnsubscribeDeps
type Unpacked = 'membersOf' | 'keywordsNow' | 'noticesNow' | 'noticesClosing'

interface MailingDeps extends Omit<MailServiceDeps, Unpacked> {
  members: Pick<MailServiceDeps, 'membersOf'>
  keywords: Pick<MailServiceDeps, 'keywordsNow'>
  bids: Pick<MailServiceDeps, 'noticesNow' | 'noticesClosing'>
}

/** Mails to members about their alerts, and unsubscribing from them. */
export function createMailing({ members, keywords, bids, ...others }: MailingDeps) {
  const { noticesNow, noticesClosing } = bids
  const { keywordsNow } = keywords
  const deps = { ...others, membersOf: members.membersOf, keywordsNow, noticesNow, noticesClosing }
  const unsubscribe = createUnsubscribe(deps)
  return {
    ...createAlertMails({ ...deps, unsubscribeUrl: unsubscribe.url, muteUrl: unsubscribe.muteUrl }),
    reminders: createReminders(deps),
    unsubscribe,
  }
}
export type Mailing = ReturnType<typeof createMailing>

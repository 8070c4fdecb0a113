import { seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { offsetOf, type Page } from '../../lib/page.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import type { ListedSource, RejectEntry, Sources } from '../../sources/index.ts'
import type {
  OperatorReject,
  OperatorRejectRecord,
  OperatorSource,
  OperatorSourcePatch,
  Requeued,
} from '../schema/sources.ts'
import type { OperatorActions } from './actions.ts'
import type { Operator, OperatorLog } from './log.ts'

export interface IntakeManagerDeps {
  db: Db
  idempotency: Pick<Idempotency, 'run'>
  sources: Pick<Sources, 'list' | 'exists' | 'quarantine'>
}

const MOST_SHOWN = 100_000
const MOST_WORDS = 2_000

/** Sources, and their records in quarantine. */
export function createIntakeManager(deps: IntakeManagerDeps & { log: OperatorLog; actions: OperatorActions }) {
  const { db, idempotency, sources, log, actions } = deps

  async function list(page: Page): Promise<{ total: number; items: OperatorSource[] }> {
    const all = (await sources.list()).map(toSource)
    const from = offsetOf(page)
    return { total: all.length, items: all.slice(from, from + page.pageSize) }
  }

  async function change(by: Operator, name: string, { state }: OperatorSourcePatch): Promise<OperatorSource> {
    const exists = await db.transaction((tx) => actions(tx, by).switchSource(name, state))
    if (!exists) throw noSuchSource()
    const source = (await sources.list()).find((one) => one.name === name)
    if (!source) throw noSuchSource()
    return toSource(source)
  }

  async function rejects(
    name: string,
    reason: string | null,
    page: Page,
  ): Promise<{ total: number; items: OperatorReject[] }> {
    if (!(await sources.exists(name))) throw noSuchSource()
    const { total, rows } = await sources.quarantine.page(name, reason, page)
    return { total, items: rows.map(toReject) }
  }

  async function reject(name: string, id: string): Promise<OperatorRejectRecord> {
    const entry = await sources.quarantine.find(name, id)
    if (!entry) throw problem('not_found', NO_SUCH_RECORD)
    const text = JSON.stringify(entry.record, null, 2)
    return { ...toReject(entry), record: cut(text, MOST_SHOWN), isCut: text.length > MOST_SHOWN }
  }

  const requeue = (attempt: Attempt, by: Operator, name: string, ids: string[] | null): Promise<Answer<Requeued>> =>
    idempotency.run(attempt, async (tx) => {
      const ordered = await sources.quarantine.orderIn(tx, name, ids)
      if (!ordered) throw noSuchSource()
      if (ordered === 'not_ready') throw problem('source_not_ready', NOT_READY)
      await log.record(tx, { by, action: 'rejects_requeued', subject: name, detail: { ...ordered } })
      return { status: 202, headers: { location: `/operator/sources/${name}/rejects` }, body: ordered }
    })

  return { list, change, rejects, reasons: sources.quarantine.reasons, reject, requeue }
}

const NO_SUCH_RECORD = {
  en: 'There is no such record in quarantine. It may have been read by now.',
  ko: '격리된 기록을 찾을 수 없습니다. 그사이 처리되었을 수 있습니다.',
}
const NOT_READY = {
  en: 'The source cannot be read: its service key is not set.',
  ko: '인증키가 설정되지 않아 이 출처를 읽을 수 없습니다.',
}
const noSuchSource = (): Problem =>
  problem('not_found', { en: 'There is no such source.', ko: '출처를 찾을 수 없습니다.' })

/** Cuts a text without leaving a lone surrogate. */
const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed()

const toSource = (source: ListedSource): OperatorSource => ({
  name: source.name,
  kind: source.kind,
  state: source.state,
  ready: source.ready,
  goLiveAt: source.goLiveAt,
  openWindows: source.openWindows,
  lastFailure: source.lastFailure === null ? null : cut(source.lastFailure, MOST_WORDS),
  callsToday: source.callsToday.map(({ budget, calls, spent }) => ({ budget, calls, spent })),
  report: {
    name: source.name,
    lastSuccessAt: source.lastSuccessAt,
    lagSeconds: source.lagSeconds,
    notices24h: source.notices24h,
    nullRates: source.nullRates,
    failedWindows: source.failedWindows,
    quarantined: source.quarantined,
    waiting: source.waiting,
    gaps: source.gaps,
  },
})

const toReject = ({ id, operation, reason, at, fromAt, run }: Omit<RejectEntry, 'record'>): OperatorReject => ({
  id,
  operation,
  reason: cut(reason, MOST_WORDS),
  at: seoulTime(at),
  again: run !== null ? 'ordered' : fromAt === null ? 'impossible' : 'possible',
})

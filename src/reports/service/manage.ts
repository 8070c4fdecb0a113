import type { Account } from '../../accounts/index.ts'
import { type Clock, DAY, HOUR, parseTime } from '../../lib/clock.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import type { Page } from '../../lib/page.ts'
import { type FieldError, fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { readBsnsDivs, readFilter } from '../../search/filter.ts'
import { apiLanguage, type Wording } from '../../vocabulary/languages.ts'
import { NO_SUCH_COMPANY } from '../../vocabulary/sentences.ts'
import { dispositionOf, fileNameOf, MEDIA_TYPES } from '../rules/figures.ts'
import { type DaySpan, lastFullSpan, spanAround } from '../rules/period.ts'
import { type Report, type ReportFilter, type ReportInput, SECTIONS } from '../schema.ts'
import * as store from '../store.ts'
import { REPORT_WORDS } from '../texts/words.ts'
import { toReport } from './show.ts'

export interface ReportManagerDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  idempotency: Pick<Idempotency, 'run'>
  publicUrl: () => string
  accountOf: (accountId: string) => Promise<Pick<Account, 'language'> | null>
  /** Rejects accounts that are blocked or suspended, or whose plan includes no reports. */
  admitAccount: (accountId: string, needs: 'reports') => Promise<void>
  furtherCompany: FurtherCompanyOf
  /** Wakes the worker that generates reports. */
  nudge: () => void
}

/** A further company of the account, in the caller's transaction; `null` if there is none. */
export type FurtherCompanyOf = (
  sql: Queryable,
  accountId: string,
  id: string,
) => Promise<{ name: string; updatedAt: number } | null>

/** A generated report, ready to be sent. */
export interface ReportFile {
  content: Buffer
  type: string
  disposition: string
}

type Accepted = Required<Answer<Report>>

const LINK = 'report link'
const LINK_MS = HOUR
/** Mails may be read some days after they arrive. */
const MAIL_LINK_MS = 7 * DAY
const MOST_WAITING = 100

export function createReportManager(deps: ReportManagerDeps) {
  const { db, clock, secrets, idempotency, publicUrl, accountOf, admitAccount, furtherCompany, nudge } = deps

  async function request(attempt: Attempt, accountId: string, input: ReportInput): Promise<Accepted> {
    const span = spanOf(input, clock.now())
    const wanted = await specOf(accountId, input)
    const answer = await idempotency.run(attempt, async (tx) => {
      if ((await store.countWaiting(tx, accountId)) >= MOST_WAITING) throw tooMany()
      const profileId = input.profile ?? null
      await refuseUnknownCompany(tx, accountId, profileId)
      const row = await store.insertReport(tx, {
        ...wanted,
        accountId,
        profileId,
        id: newId('rpt', clock.now()),
        fromAt: span.from,
        toAt: span.to,
        scheduleId: null,
      })
      if (!row) throw new Error('a report was written and did not come back')
      return { status: 202, headers: { location: `/v1/reports/${row.id}` }, body: toReport(row, null) }
    })
    nudge()
    return answer as Accepted
  }

  /** The specification of a report or schedule, with defaults for absent fields. */
  async function specOf(
    accountId: string,
    input: Pick<ReportInput, 'period' | 'format' | 'sections' | 'filter' | 'language'>,
  ) {
    const { period, format, filter = {} } = input
    return {
      period,
      format,
      filter: checkedFilter(filter),
      sections: SECTIONS.filter((name) => input.sections?.includes(name) ?? true),
      language: input.language ?? apiLanguage((await accountOf(accountId))?.language ?? 'ko'),
    }
  }

  async function refuseUnknownCompany(sql: Queryable, accountId: string, id: string | null): Promise<void> {
    if (id === null || (await furtherCompany(sql, accountId, id))) return
    throw fieldProblem([fieldError('profile', NO_SUCH_COMPANY)])
  }

  async function list(accountId: string, page: Page) {
    const { total, rows } = await store.listReports(db.sql, accountId, page)
    return { total, items: rows.map(show) }
  }

  async function find(accountId: string, id: string): Promise<Report> {
    const row = await store.findReport(db.sql, accountId, id)
    if (!row) throw noSuchReport()
    return show(row)
  }

  /** A report that is being generated is aborted, because its worker no longer finds the row. */
  async function remove(accountId: string, id: string): Promise<void> {
    if (!(await store.deleteReport(db.sql, accountId, id))) throw noSuchReport()
  }

  async function content(accountId: string, id: string): Promise<ReportFile> {
    const row = await store.findFile(db.sql, accountId, id)
    if (!row) throw noSuchFile()
    const { period, format, language, profileId } = row
    // `null` after the company was deleted.
    const company = profileId === null ? null : await furtherCompany(db.sql, accountId, profileId)
    return {
      content: row.content,
      type: MEDIA_TYPES[format],
      disposition: dispositionOf(
        fileNameOf(REPORT_WORDS[language].files[period], row, company?.name ?? null),
        period,
        format,
      ),
    }
  }

  const show = (row: store.ReportRow): Report =>
    toReport(row, isThere(row, clock.now()) ? linkTo(row, clock.now() + LINK_MS) : null)

  /** The link expires at `until`, or earlier with the file. */
  function linkTo({ accountId, id, expiresAt }: store.ReportRow, until: number): string {
    const text = [accountId, id, Math.min(until, expiresAt ?? until)].join(' ')
    return `${publicUrl()}/reports/${secrets().sign(LINK, text)}`
  }

  /** A link returns what a key of the account could read now. */
  async function contentBehind(link: string): Promise<ReportFile> {
    const [accountId = '', id = '', until = ''] = secrets().verify(LINK, link)?.split(' ') ?? []
    if (!(Number(until) > clock.now())) throw deadLink()
    await admitAccount(accountId, 'reports')
    return content(accountId, id)
  }

  return {
    request,
    specOf,
    refuseUnknownCompany,
    list,
    find,
    remove,
    content,
    contentBehind,
    mailLink: (row: store.ReportRow) => linkTo(row, clock.now() + MAIL_LINK_MS),
  }
}

export type ReportManager = ReturnType<typeof createReportManager>

const isThere = ({ state, expiresAt }: store.ReportRow, now: number): boolean =>
  state === 'ready' && expiresAt !== null && expiresAt > now

function spanOf({ period, of }: ReportInput, now: number): DaySpan {
  if (of === undefined) return lastFullSpan(period, now)
  const at = parseTime(of, 'start')
  if (at === null) throw fieldProblem([fieldError('of', NOT_A_DATE)])
  if (at > now) throw fieldProblem([fieldError('of', IN_THE_FUTURE)])
  return spanAround(period, at)
}

const NOT_A_DATE: Wording = {
  en: 'of must be a date such as 2026-10-15.',
  ko: 'of 값은 2026-10-15 같은 날짜여야 합니다.',
}
const IN_THE_FUTURE: Wording = { en: 'of must not be in the future.', ko: 'of 값은 미래일 수 없습니다.' }

const fieldError = (name: string, message: Wording, code: FieldError['code'] = 'invalid_field'): FieldError => ({
  in: 'body' as const,
  name,
  code,
  message,
})

function checkedFilter(filter: NonNullable<ReportInput['filter']>): ReportFilter {
  const { faults } = readFilter(filter)
  if (faults.length > 0) {
    throw fieldProblem(
      faults.map(({ field, index, code, message }) =>
        fieldError(
          field === 'maxAmt' ? 'filter.maxAmt' : `filter.${field}[${index}]`,
          message,
          code === 'nothing_to_find' ? 'invalid_field' : code,
        ),
      ),
    )
  }
  const { bsnsDiv, ...rest } = filter
  return bsnsDiv ? { ...rest, bsnsDiv: readBsnsDivs(bsnsDiv) } : rest
}

const noSuchReport = (): Problem =>
  problem('not_found', { en: 'There is no such report.', ko: '보고서를 찾을 수 없습니다.' })
const noSuchFile = (): Problem =>
  problem('not_found', {
    en: 'This report has no file: it is not ready yet, it failed, or it has expired.',
    ko: '이 보고서에는 파일이 없습니다. 아직 작성 중이거나, 작성에 실패했거나, 보관 기간이 지났습니다.',
  })
const deadLink = (): Problem =>
  problem('not_found', {
    en: 'This link has expired. GET /v1/reports/{id} returns a new one as contentUrl.',
    ko: '만료된 링크입니다. GET /v1/reports/{id}의 contentUrl에서 새 링크를 받을 수 있습니다.',
  })
const tooMany = (): Problem =>
  problem('limit_reached', {
    en: `${MOST_WAITING} reports of this account are already waiting. Try again when one of them is ready.`,
    ko: `이 계정의 보고서 ${MOST_WAITING}건이 이미 대기하고 있습니다. 그중 하나가 완성되면 다시 시도해 주십시오.`,
  })

import { seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Report, Schedule } from '../schema.ts'
import type { ReportRow, ScheduleRow } from '../store.ts'

export const toReport = (row: ReportRow, contentUrl: string | null): Report => ({
  id: row.id,
  period: row.period,
  from: seoulTime(row.fromAt),
  to: seoulTime(row.toAt),
  format: row.format,
  sections: row.sections,
  filter: row.filter,
  language: row.language,
  profile: row.profileId,
  state: row.state,
  progress: row.progress,
  reason: row.reason,
  asOf: row.asOf === null || row.asOfPosition === null ? null : { position: row.asOfPosition, at: seoulTime(row.asOf) },
  contentUrl,
  bytes: row.bytes,
  scheduleId: row.scheduleId,
  createdAt: seoulTime(row.createdAt),
  readyAt: seoulTimeOrNull(row.readyAt),
  expiresAt: seoulTimeOrNull(row.expiresAt),
})

export const toSchedule = (row: ScheduleRow): Schedule => ({
  id: row.id,
  period: row.period,
  format: row.format,
  sections: row.sections,
  filter: row.filter,
  language: row.language,
  profile: row.profileId,
  mailTo: row.mailTo,
  state: row.dueAt === null ? 'paused' : 'active',
  nextAt: seoulTimeOrNull(row.dueAt),
  createdAt: seoulTime(row.createdAt),
})

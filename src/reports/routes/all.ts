import type { Http } from '../../lib/http/index.ts'
import type { Reports } from '../index.ts'
import { contentRoutes } from './content.ts'
import { reportRequestRoutes } from './reports.ts'
import { scheduleRoutes } from './schedules.ts'

export function reportRoutes(http: Http, reports: Reports): void {
  const { manager } = reports
  reportRequestRoutes(http, reports)
  contentRoutes(http, manager)
  scheduleRoutes(http, reports)
}

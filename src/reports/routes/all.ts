import type { Http } from '../../lib/http/index.ts'
import type { Reports } from '../index.ts'
import { contentRoutes } from './content.ts'
import { reportRequests } from './reports.ts'
import { scheduleRoutes } from './schedules.ts'

export function reportRoutes(http: Http, { desk, schedules }: Reports): void {
  reportRequests(http, desk)
  contentRoutes(http, desk)
  scheduleRoutes(http, schedules)
}

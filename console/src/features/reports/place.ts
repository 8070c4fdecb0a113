import { useLocation, useSearch } from 'wouter'

const NAMES = ['view', 'page', 'ask', 'edit'] as const

/**
 * `view=schedules`; `ask`: a new report (`new`, or a copy of the report with this id); `edit`: a schedule, or `new`.
 */
type ReportPlace = Partial<Record<(typeof NAMES)[number], string>>

export function reportsAt(place: ReportPlace): string {
  const given = new URLSearchParams()
  for (const name of NAMES) {
    const value = place[name]
    if (value) given.set(name, value)
  }
  const text = given.toString()
  return text === '' ? '/reports' : `/reports?${text}`
}

export function useReportPlace() {
  const given = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const place: ReportPlace = {}
  for (const name of NAMES) {
    const value = given.get(name)
    if (value) place[name] = value
  }
  return { place, go: (to: ReportPlace) => navigate(reportsAt(to)) }
}

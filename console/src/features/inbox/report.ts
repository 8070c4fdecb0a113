interface FinishedReport {
  period: 'weekly' | 'monthly'
  from: string
  to: string
  format: string
  /** The name of the further company. */
  company: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The report in an event. Events store it as JSON without a schema. */
export function reportIn(report: Readonly<Record<string, unknown>> | undefined): FinishedReport | null {
  if (report === undefined) return null
  const { period, from, to, format, profileName } = report
  if ((period !== 'weekly' && period !== 'monthly') || !isText(from) || !isText(to) || !isText(format)) return null
  return {
    period,
    from: from.slice(0, 10),
    to: to.slice(0, 10),
    format: format.toUpperCase(),
    company: isText(profileName) ? profileName : null,
  }
}

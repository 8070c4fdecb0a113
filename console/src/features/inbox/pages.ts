interface EventPage {
  href: string
  name: 'toReports' | 'toWebhooks' | 'toIncidents'
}

const PAGES: Readonly<Record<string, EventPage>> = {
  'report.ready': { href: '/reports', name: 'toReports' },
  'webhook.disabled': { href: '/webhooks', name: 'toWebhooks' },
  'webhook.test': { href: '/webhooks', name: 'toWebhooks' },
  'security.incident': { href: '/account?view=incidents', name: 'toIncidents' },
}

/** The page of an event without a notice; `null` = none. */
export const pageOfEvent = (type: string): EventPage | null =>
  Object.hasOwn(PAGES, type) ? (PAGES[type] ?? null) : null

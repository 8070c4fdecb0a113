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

/** Where an event that is about no notice leads; `null` = nowhere. */
export const pageOfEvent = (type: string): EventPage | null =>
  Object.hasOwn(PAGES, type) ? (PAGES[type] ?? null) : null

import { useLocation, useSearch } from 'wouter'

const NAMES = ['id', 'edit', 'delivery', 'state', 'type', 'since', 'until'] as const

/** The opened item (`id`, `delivery`), the editor (`edit`: an id, or `new`), and the filters of deliveries. */
export type WebhookPlace = Partial<Record<(typeof NAMES)[number], string>>

export function addressOf(place: WebhookPlace): string {
  const given = new URLSearchParams()
  for (const name of NAMES) {
    const value = place[name]
    if (value) given.set(name, value)
  }
  const text = given.toString()
  return text === '' ? '/webhooks' : `/webhooks?${text}`
}

/** The address contains the whole state, so that it can be bookmarked and sent. */
export function useWebhookPlace() {
  const given = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const place: WebhookPlace = {}
  for (const name of NAMES) {
    const value = given.get(name)
    if (value) place[name] = value
  }
  const go = (to: WebhookPlace, keepsPlace = false) => navigate(addressOf(to), { replace: keepsPlace })
  return { place, go }
}

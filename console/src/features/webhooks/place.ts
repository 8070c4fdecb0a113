import { useLocation, useSearch } from 'wouter'

const NAMES = ['id', 'edit', 'delivery', 'state', 'type', 'since', 'until'] as const

/** What is open (`id`, `delivery`), what is written (`edit`: an id, or `new`), and which deliveries are shown. */
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

/** All of it is in the address, so that it can be kept, sent and gone back to. */
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

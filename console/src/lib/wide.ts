import { useSyncExternalStore } from 'react'

/** Wide enough for a list and, beside it, what is chosen of it; the style sheets name the same widths. */
const WIDE = '(min-width: 1100px)'
const PHONE = '(max-width: 600px)'

const listenTo = (query: string) => (change: () => void) => {
  const asked = matchMedia(query)
  asked.addEventListener('change', change)
  return () => asked.removeEventListener('change', change)
}
const listenToWide = listenTo(WIDE)
const listenToPhone = listenTo(PHONE)

/** Wide enough for filters that are open from the start; on a phone the results come first. */
export const hasRoomForFilters = (): boolean => matchMedia('(min-width: 900px)').matches

export const useWide = (): boolean => useSyncExternalStore(listenToWide, () => matchMedia(WIDE).matches)
export const usePhone = (): boolean => useSyncExternalStore(listenToPhone, () => matchMedia(PHONE).matches)

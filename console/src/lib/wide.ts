import { useSyncExternalStore } from 'react'

/** Wide enough for a list with details beside it; the style sheets use the same widths. */
const WIDE = '(min-width: 1100px)'
const PHONE = '(max-width: 600px)'

const listenTo = (query: string) => (change: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', change)
  return () => media.removeEventListener('change', change)
}
const listenToWide = listenTo(WIDE)
const listenToPhone = listenTo(PHONE)

/** Wide enough to show filters from the start; on a phone, results come first. */
export const hasRoomForFilters = (): boolean => matchMedia('(min-width: 900px)').matches

export const useWide = (): boolean => useSyncExternalStore(listenToWide, () => matchMedia(WIDE).matches)
export const usePhone = (): boolean => useSyncExternalStore(listenToPhone, () => matchMedia(PHONE).matches)

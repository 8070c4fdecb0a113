import { useSyncExternalStore } from 'react'

/** Wide enough for a list and, beside it, what is chosen of it; the style sheets name the same width. */
const WIDE = '(min-width: 1100px)'

function listen(change: () => void): () => void {
  const asked = matchMedia(WIDE)
  asked.addEventListener('change', change)
  return () => asked.removeEventListener('change', change)
}

/** Wide enough for filters that are open from the start; on a phone the results come first. */
export const hasRoomForFilters = (): boolean => matchMedia('(min-width: 900px)').matches

export const useWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(WIDE).matches)

import { useLocation, useSearch } from 'wouter'

/** The address contains the open view and its state. */
export function useAccountPlace() {
  const place = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const go = (fields: Record<string, string | null>, keepsPlace = false) => {
    // The user has left the page while something was saved.
    if (location.pathname !== '/account') return
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(fields))
      if (value) next.set(name, value)
      else next.delete(name)
    navigate(`/account?${next}`, { replace: keepsPlace })
  }
  return { place, go }
}

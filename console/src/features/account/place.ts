import { useLocation, useSearch } from 'wouter'

/** Which view is open and what it shows is in the address. */
export function useAccountPlace() {
  const place = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const go = (fields: Record<string, string | null>, keepsPlace = false) => {
    // Whoever has gone elsewhere while something was saved is not fetched back.
    if (location.pathname !== '/account') return
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(fields))
      if (value) next.set(name, value)
      else next.delete(name)
    navigate(`/account?${next}`, { replace: keepsPlace })
  }
  return { place, go }
}

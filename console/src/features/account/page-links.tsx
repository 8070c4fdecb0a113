import { useSearch } from 'wouter'
import { PageLinks } from '../../ui/paging.tsx'

type Fields = Record<string, string | null>

/** Links to the neighbouring pages of lists with cursors. */
export function AccountPages({ previous, next }: { previous: Fields | null; next: Fields | null }) {
  const search = useSearch()
  const addressWith = (fields: Fields) => {
    const place = new URLSearchParams(search)
    for (const [name, value] of Object.entries(fields))
      if (value === null) place.delete(name)
      else place.set(name, value)
    return `/account?${place}`
  }
  return <PageLinks previous={previous && addressWith(previous)} next={next && addressWith(next)} />
}

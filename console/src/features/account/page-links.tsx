import { Link, useSearch } from 'wouter'
import { bilingual, useWords } from '../../lib/language.tsx'
import { buttonClass } from '../../ui/controls.tsx'
import styles from './account.module.css'

const WORDS = bilingual(
  { pages: '페이지 이동', previous: '이전 페이지', next: '다음 페이지' },
  { pages: 'Pages', previous: 'Previous page', next: 'Next page' },
)

type Fields = Record<string, string | null>

/** Real links to the pages beside this one; nothing where there is but one. */
export function PageLinks({ previous, next }: { previous: Fields | null; next: Fields | null }) {
  const words = useWords(WORDS)
  const search = useSearch()
  const addressWith = (fields: Fields) => {
    const place = new URLSearchParams(search)
    for (const [name, value] of Object.entries(fields))
      if (value === null) place.delete(name)
      else place.set(name, value)
    return `/account?${place}`
  }
  if (previous === null && next === null) return null
  return (
    <nav className={`${styles.actions} ${styles.start}`} aria-label={words.pages}>
      {previous === null ? null : (
        <Link className={buttonClass()} href={addressWith(previous)}>
          {words.previous}
        </Link>
      )}
      {next === null ? null : (
        <Link className={buttonClass()} href={addressWith(next)}>
          {words.next}
        </Link>
      )}
    </nav>
  )
}

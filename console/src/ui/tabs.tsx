import { Link } from 'wouter'
import styles from './parts.module.css'

interface Tab {
  href: string
  name: string
  isHere: boolean
}

/** The views of a page as links, because each has an address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {/* The address of a view may change while a link is pressed, as a field that loses the focus is written into it. */}
      {tabs.map(({ href, name, isHere }) => (
        <Link key={name} href={href} aria-current={isHere ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

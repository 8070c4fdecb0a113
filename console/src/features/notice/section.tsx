import { type ReactNode, useId } from 'react'
import styles from './notice.module.css'

interface SectionProps {
  title: string
  /** The target of links. */
  id?: string
  children: ReactNode
}

export function Section({ title, id: place, children }: SectionProps) {
  const id = useId()
  return (
    <section id={place} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

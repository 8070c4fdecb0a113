import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { bilingual, useWords } from '../lib/language.tsx'
import { useWide } from '../lib/wide.ts'
import { buttonClass, Hidden } from './controls.tsx'
import styles from './parts.module.css'
import { usePopover } from './popover.ts'

const WORDS = bilingual({ menu: '목록 메뉴' }, { menu: 'List menu' })

/** Secondary buttons above a list; on narrow screens they are a menu. */
export function ListMenu({ children }: { children: ReactNode }) {
  const words = useWords(WORDS)
  const isWide = useWide()
  const popover = usePopover()
  if (isWide) return children
  return (
    <details ref={popover} className={styles.listMenu}>
      <summary className={buttonClass()} title={words.menu}>
        <Ellipsis size={16} aria-hidden />
        <Hidden>{words.menu}</Hidden>
      </summary>
      <div>{children}</div>
    </details>
  )
}

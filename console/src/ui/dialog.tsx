import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  close(): void
  /** Not closed by a click outside, because the content is shown only once. */
  isHeld?: boolean
  /** For content that needs the whole page. */
  isWide?: boolean
  children: ReactNode
}

/** Traps the focus, closes with Escape or a click outside, and restores the focus. */
export function Dialog({ title, close, isHeld = false, isWide = false, children }: DialogProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!box.current) return
    // Browsers report no blur if the focused element is removed, and keys pressed outside would not close the dialog.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) box.current?.focus()
    })
    observer.observe(box.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isHeld}
      className={styles.veil ?? ''}
      onOpenChange={(isOpen) => isOpen || close()}
    >
      <Modal className={`${styles.modal} ${isWide ? styles.wide : ''}`}>
        <AriaDialog ref={box} className={styles.dialog ?? ''}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

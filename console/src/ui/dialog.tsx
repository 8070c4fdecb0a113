import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  close(): void
  /** Not closed by a click beside it: what it shows is shown once. */
  isHeld?: boolean
  /** For what needs the whole page. */
  isWide?: boolean
  children: ReactNode
}

/** Holds the focus, closes with Escape or a click beside it, and gives the focus back. */
export function Dialog({ title, close, isHeld = false, isWide = false, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isHeld}
      className={styles.veil ?? ''}
      onOpenChange={(isOpen) => isOpen || close()}
    >
      <Modal className={`${styles.modal} ${isWide ? styles.wide : ''}`}>
        <AriaDialog className={styles.dialog ?? ''}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

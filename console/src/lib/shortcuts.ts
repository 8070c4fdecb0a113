import { useEffect, useLayoutEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** The number of dialogs being loaded. Keys typed for them must not trigger shortcuts of the page. */
let loading = 0

/** A placeholder while a dialog is being loaded. */
export function DialogComing() {
  useLayoutEffect(() => {
    loading += 1
    return () => {
      loading -= 1
    }
  }, [])
  return null
}

/**
 * Single-key shortcuts of a page. They are disabled while the user types or composes a Hangul syllable, and while a
 * dialog is open or being loaded.
 */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (loading > 0 || document.querySelector('[role="dialog"]')) return
      const act = shortcuts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [shortcuts])
}

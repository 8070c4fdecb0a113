import { useEffect, useLayoutEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** Dialogues on their way: what is typed for them must not act on the page. */
let loading = 0

/** In place of a dialogue that is being loaded. */
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
 * Single keys that do something on a page; off while somebody types, while a syllable of Hangul is being composed, and
 * while a dialogue is open or being loaded.
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

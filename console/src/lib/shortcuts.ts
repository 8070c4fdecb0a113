import { useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/**
 * Single keys that do something on a page; off while somebody types, while a syllable of Hangul is being composed, and
 * while a dialogue is open.
 */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const act = shortcuts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [shortcuts])
}

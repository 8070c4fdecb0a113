import { useEffect, useRef } from 'react'

/**
 * Handlers for a `details` that covers content below it: Escape closes it and keeps the focus on its summary. A click
 * or focus outside closes it too, so that it never hides the focused element.
 */
export function usePopover() {
  const popover = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const { current } = popover
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const { current } = popover
      if (key !== 'Escape' || !current?.open) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return popover
}

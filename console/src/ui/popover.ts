import { useEffect, useRef } from 'react'

/**
 * For a `details` that covers what is below it: Escape closes it and leaves the focus on its summary; a press or the focus
 * outside closes it too, so that it never hides what has the focus.
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

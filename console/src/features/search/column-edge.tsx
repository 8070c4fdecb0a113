import { type PointerEvent, useRef } from 'react'
import styles from './column.module.css'

interface ColumnEdgeProps {
  /** Called while the edge is dragged, and when it is released; `null` = automatic width. */
  resize(pixels: number | null): void
}

/**
 * The right edge of a column head, which can be dragged; a double click restores the automatic width. For the pointer
 * only: the choice of columns has buttons that do the same.
 */
export function ColumnEdge({ resize }: ColumnEdgeProps) {
  const from = useRef<{ x: number; width: number } | null>(null)
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: event.currentTarget.closest('th')?.offsetWidth ?? 0 }
  }
  const end = () => {
    from.current = null
  }
  return (
    <span
      aria-hidden
      className={styles.edge}
      onPointerDown={begin}
      onPointerMove={({ clientX }) => from.current && resize(from.current.width + clientX - from.current.x)}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => resize(null)}
    />
  )
}

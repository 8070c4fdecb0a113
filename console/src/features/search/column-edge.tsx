import { type PointerEvent, useRef } from 'react'
import styles from './column.module.css'

interface ColumnEdgeProps {
  /** While it is drawn, and once it is let go; `null` = as wide as the column needs. */
  resize(pixels: number | null): void
}

/**
 * The right edge of the head of a column, to be drawn; a double click takes the width back. For the pointer alone: the
 * choice of columns has buttons that do the same.
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

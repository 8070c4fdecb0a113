/** Moves the focus from its row to the next; without a focused row, to the first visible one. */
export function stepRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const seen = rows.find((row) => row.getBoundingClientRect().top >= 0)
  const next = (at < 0 ? seen : rows[at + by]) ?? rows[0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Presses a button in the focused row of a table or list. */
export function pressInRow(button: string): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(button)?.click()
}

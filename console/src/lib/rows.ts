/** From the row that has the focus to the next; from elsewhere to the first one that is seen. */
export function stepRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  const seen = rows.find((row) => row.getBoundingClientRect().top >= 0)
  const next = (at < 0 ? seen : rows[at + by]) ?? rows[0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Presses a button of the row of a table or a list that has the focus. */
export function pressInRow(button: string): void {
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(button)?.click()
}

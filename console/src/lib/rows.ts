/** From the row that has the focus to the next; from elsewhere to the first one. */
export function stepRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.findIndex((row) => row.matches(':focus')) + by] ?? rows[0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Presses a button of the row that has the focus. */
export function pressInRow(button: string): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>(button)?.click()
}

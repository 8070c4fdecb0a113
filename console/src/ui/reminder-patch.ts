interface Reminding {
  name: 'remindClosing' | 'remindOpening'
  days: readonly number[]
  /** Whoever sets the reminder; `null` = a key, which gets no mail. */
  member: string | null
}

/** A reminder of a pursuit without assignee goes to the member who sets it, who becomes the assignee. */
export function reminderPatch({ assignee }: { assignee: string | null }, { name, days, member }: Reminding) {
  const reminders: { [Name in Reminding['name']]?: number[] } = { [name]: [...days] }
  return assignee === null && member !== null && days.length > 0 ? { ...reminders, assignee: member } : reminders
}

interface Reminding {
  name: 'remindClosing' | 'remindOpening'
  days: readonly number[]
  /** The member who sets the reminder; `null` = a key, which gets no mail. */
  member: string | null
}

/** The reminder of a pursuit without assignee makes the member who sets it the assignee. */
export function reminderPatch({ assignee }: { assignee: string | null }, { name, days, member }: Reminding) {
  const reminders: { [Name in Reminding['name']]?: number[] } = { [name]: [...days] }
  return assignee === null && member !== null && days.length > 0 ? { ...reminders, assignee: member } : reminders
}

interface Reminding {
  name: 'remindClosing' | 'remindOpening'
  days: readonly number[]
  /** Whoever sets the reminder; `null` = a key, which gets no mail. */
  member: string | null
}

interface ReminderPatch {
  remindClosing?: number[]
  remindOpening?: number[]
  assignee?: string
}

/** A reminder of a pursuit without assignee goes to the member who sets it, who becomes the assignee. */
export function reminderPatch({ assignee }: { assignee: string | null }, { name, days, member }: Reminding) {
  const patch: ReminderPatch = { [name]: [...days] }
  if (assignee === null && member !== null && days.length > 0) patch.assignee = member
  return patch
}

/** The types that there is a name for: a type without a name does not compile. */
export const eventsOf = <Type extends string>(names: Readonly<Record<Type, string>>): Type[] =>
  Object.keys(names) as Type[]

/** Whether a webhook gets every event: the service lists all types then, tests among them. */
export const isEveryEvent = (listed: readonly string[], names: Readonly<Record<string, string>>): boolean =>
  Object.keys(names).every((type) => listed.includes(type))

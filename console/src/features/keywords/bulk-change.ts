/** The service changes so many keywords in one request. */
export const MOST_AT_ONCE = 1_000

/** `''` = as it is. */
export function changeOfMany({ email, state }: { email: string; state: string }) {
  return { ...(email === '' ? {} : { alert: { email } }), ...(state === '' ? {} : { state }) }
}

/** The keywords that are chosen and still listed: what is done to many is never done to one that is not seen. */
export const chosenAmong = <Row extends { id: string }>(rows: readonly Row[], ids: ReadonlySet<string>): Row[] =>
  rows.filter(({ id }) => ids.has(id))

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Runs in a page before its scripts: sets the clock `shift` ms ahead. It is sent as text, so it uses nothing outside itself. */
export function shiftDate(shift: number): void {
  const TrueDate = Date
  const now = () => TrueDate.now() + shift
  globalThis.Date = new Proxy(TrueDate, {
    construct: (date, given, target) => Reflect.construct(date, given.length > 0 ? given : [now()], target),
    apply: () => new TrueDate(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  })
}

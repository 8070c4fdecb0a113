/** In the order of checking, because browsers based on others name these too. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ['Whale', /\bWhale\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** `Chrome · Windows`: enough to recognise one's own devices, and no more. `null` = both are unknown. */
export function deviceOf(userAgent = ''): string | null {
  const head = userAgent.slice(0, 500)
  const names = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, sign]) => sign.test(head))?.[0] ?? [])
  return names.length > 0 ? names.join(' · ') : null
}

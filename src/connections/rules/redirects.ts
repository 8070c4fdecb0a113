/** Long enough for any real address, and short enough to be stored many times. */
const MOST_LENGTH = 500

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

const isLoopbackUrl = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.has(hostname)

/**
 * Whether an app may name this as its redirect URI: `https`, or `http` to the computer of its user (RFC 8252). Schemes of
 * the app's own are refused, because any program can claim one.
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > MOST_LENGTH || !/^https?:\/\/[!-~]+$/i.test(text) || /[\\#"<>^`{|}]/.test(text)) return false
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isLoopbackUrl(url)
}

/** Character by character; only the port of a program on the user's computer may differ, as it is chosen at each start. */
export const isRegistered = (registered: readonly string[], given: string): boolean =>
  isRedirectUri(given) && registered.some((uri) => uri === given || isSameButPort(uri, given))

function isSameButPort(registered: string, given: string): boolean {
  const [one, other] = [URL.parse(registered), URL.parse(given)]
  if (one === null || other === null || !isLoopbackUrl(one) || !isLoopbackUrl(other)) return false
  const [first, second] = [one, other].map(({ hostname, pathname, search }) => `${hostname} ${pathname}${search}`)
  return first === second
}

/** As people see it: that of a program on their computer is one word, whatever its port. */
export function shownHost(redirectUri: string): string {
  const url = new URL(redirectUri)
  return isLoopbackUrl(url) ? 'localhost' : url.host
}

/** The address with the answer of the authorization server. */
export const withAnswer = (redirectUri: string, answer: Record<string, string>): string =>
  `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(answer)}`

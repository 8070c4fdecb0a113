/** Longer than any real redirect URI. */
const MOST_LENGTH = 500

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

const isLoopbackUrl = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.has(hostname)

/**
 * Whether this is allowed as a redirect URI: `https`, or `http` to the user's computer (RFC 8252). Custom schemes are
 * rejected, because any program can register one.
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > MOST_LENGTH || !/^https?:\/\/[!-~]+$/i.test(text) || /[\\#"<>^`{|}]/.test(text)) return false
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isLoopbackUrl(url)
}

/** An exact comparison, except for the port of a program on the user's computer, which changes at each start. */
export const isRegistered = (registered: readonly string[], given: string): boolean =>
  isRedirectUri(given) && registered.some((uri) => uri === given || isSameButPort(uri, given))

function isSameButPort(registered: string, given: string): boolean {
  const [one, other] = [URL.parse(registered), URL.parse(given)]
  if (one === null || other === null || !isLoopbackUrl(one) || !isLoopbackUrl(other)) return false
  const [first, second] = [one, other].map(({ hostname, pathname, search }) => `${hostname} ${pathname}${search}`)
  return first === second
}

/** The host as shown to people; `localhost` for a program on their computer. */
export function shownHost(redirectUri: string): string {
  const url = new URL(redirectUri)
  return isLoopbackUrl(url) ? 'localhost' : url.host
}

/** The redirect URI with the response parameters. */
export const withAnswer = (redirectUri: string, answer: Record<string, string>): string =>
  `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(answer)}`

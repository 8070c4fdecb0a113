/** `https://intranet.example.com`, as a browser writes it and a content security policy may name it. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

/** The origin that a text names, with or without a slash at its end; `null` = it names none, or more than an origin. */
export function siteOrigin(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url === null) return null
  const isBare = url.pathname === '/' && `${url.username}${url.password}${url.search}${url.hash}` === ''
  return isBare && !/[?#]/.test(text) && ORIGIN.test(url.origin) ? url.origin : null
}

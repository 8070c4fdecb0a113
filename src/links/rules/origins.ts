/** `https://intranet.example.com`, in the form that browsers send and a content security policy allows. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

/** The origin of a text, with or without a final slash; `null` = it is not exactly an origin. */
export function siteOrigin(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url === null) return null
  const isBare = url.pathname === '/' && `${url.username}${url.password}${url.search}${url.hash}` === ''
  return isBare && !/[?#]/.test(text) && ORIGIN.test(url.origin) ? url.origin : null
}

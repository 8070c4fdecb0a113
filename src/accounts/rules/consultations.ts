const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Collapses a name to one line. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()

/** Normalizes text of several lines. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(UNSEEN, ' ').trimEnd())
    .join('\n')
    .trim()

/**
 * Whether a browser reports that another site sent this request. There is no login to abuse, but other sites must not
 * send requests in the name of their visitors. Programs send neither header and are allowed.
 */
export function isFromElsewhere(
  headers: { 'sec-fetch-site'?: string | string[] | undefined; origin?: string | undefined; host?: string | undefined },
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  return new URL(origin).host !== host && new URL(origin).origin !== new URL(publicUrl).origin
}

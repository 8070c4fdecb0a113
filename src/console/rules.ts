/** Everything comes from this service and goes to it; nothing is written into the page, neither script nor style. */
export const CONTENT_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  // Previews of widgets, and of reports, which the service sends with a sandbox.
  `frame-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/** `null` = no kind of file that the console is made of. */
export const assetType = (name: string): string | null => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? null

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Asked for each time, answered 304 as long as it is the same: a new version is seen at the next click. */
export const PAGE_CACHING = 'no-cache'

/** A name that changes with the bytes (vite writes a hash into it) need never be asked for again. */
export const assetCaching = (name: string): string => (/-[\w-]{8}\.\w+$/.test(name) ? IMMUTABLE : PAGE_CACHING)

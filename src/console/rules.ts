/** Allows only this service as source and target; inline scripts and styles are blocked. */
export const CONTENT_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  // Previews of widgets, and of reports, which are sent with a sandbox policy.
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

/** `null` = not a file type of the console. */
export const assetType = (name: string): string | null => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? null

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Revalidated with each request, so that a new version appears at the next click. */
export const PAGE_CACHING = 'no-cache'

/** Names with a hash of the content (added by vite) never need to be revalidated. */
export const assetCaching = (name: string): string => (/-[\w-]{8}\.\w+$/.test(name) ? IMMUTABLE : PAGE_CACHING)

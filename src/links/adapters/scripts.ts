import { readFileSync } from 'node:fs'

/** Scripts that run in browsers: in pages of customers, and in the page of a widget. */
export const readWidgetScripts = () => ({
  embed: readFileSync(new URL('./widget.js', import.meta.url), 'utf8'),
  page: readFileSync(new URL('./widget-page.js', import.meta.url), 'utf8'),
})

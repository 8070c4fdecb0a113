import { Type } from 'typebox'

/** Of scripts, styles, fonts and pictures. */
export const ASSET_TYPES = ['text/javascript', 'text/css', 'font/woff2', 'image/svg+xml']
export const ConsolePage = Type.String({ maxLength: 100_000, description: 'The console, for a browser.' })
export const AssetName = Type.String({
  maxLength: 100,
  pattern: '^[\\w.-]+$',
  description: 'Name of the file.',
})
export const AssetBytes = Type.String({ maxLength: 5_000_000, description: 'The file.' })
export const ConsoleNoticeNo = Type.String({ maxLength: 300, description: 'Number of a notice.' })

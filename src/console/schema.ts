import { Type } from '../lib/type.ts'

/** Media types of scripts, styles, fonts and pictures. */
export const ASSET_TYPES = ['text/javascript', 'text/css', 'font/woff2', 'image/svg+xml']
export const ConsolePage = Type.String({
  maxLength: 100_000,
  description: { en: 'The console, for a browser.', ko: '브라우저용 콘솔' },
})
export const AssetName = Type.String({
  maxLength: 100,
  pattern: '^[\\w.-]+$',
  description: { en: 'Name of the file.', ko: '파일 이름' },
})
export const AssetBytes = Type.String({ maxLength: 5_000_000, description: { en: 'The file.', ko: '파일' } })
export const ConsoleNoticeNo = Type.String({
  maxLength: 300,
  description: { en: 'Number of a notice.', ko: '공고번호' },
})

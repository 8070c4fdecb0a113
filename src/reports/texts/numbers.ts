/** With thousands separators and at most this number of decimal places. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits })

/** With arrows instead of signs, so that changes look different from figures. */
export const arrowed = (difference: number, text: string): string =>
  difference === 0 ? '' : `${difference > 0 ? '▲' : '▼'} ${text}`

/** ` (+43.2%)` */
export const percentText = (percent: number | null): string =>
  percent === null ? '' : ` (${percent > 0 ? '+' : ''}${number(percent, 1)}%)`

/** `2026-11-27` → `11/27` */
export const shortDay = (day: string): string => day.slice(5).replace('-', '/')

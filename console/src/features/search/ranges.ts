import type { RangePreset } from '../../lib/date-range.ts'

/** Date ranges of a search, each with two parameters, and the offered presets. */
export const RANGES = [
  { name: 'close', from: 'closeFrom', to: 'closeTo', offered: ['today', 'week', 'next7', 'next30', 'last30'] },
  { name: 'posted', from: 'postedFrom', to: 'postedTo', offered: ['today', 'week', 'last7', 'last30'] },
  { name: 'open', from: 'openFrom', to: 'openTo', offered: ['today', 'week', 'next7', 'last7', 'last30'] },
] as const satisfies readonly { name: string; from: string; to: string; offered: readonly RangePreset[] }[]

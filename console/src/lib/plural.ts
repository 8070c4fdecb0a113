/** English singular and plural: `1 award`, `2 awards`. */
export const counted = (count: string | number, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`

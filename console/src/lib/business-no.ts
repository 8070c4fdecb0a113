const NUMBER_OF_FIRM = /^(\d{3})(\d{2})(\d{5})$/

/** Formats a number as 123-45-67890; other numbers remain unchanged. */
export const businessNoText = (businessNo: string | null): string | null =>
  businessNo?.replace(NUMBER_OF_FIRM, '$1-$2-$3') ?? null

const NUMBER_OF_FIRM = /^(\d{3})(\d{2})(\d{5})$/

/** 123-45-67890 as on every Korean form; the number of another register stays as it is. */
export const businessNoText = (businessNo: string | null): string | null =>
  businessNo?.replace(NUMBER_OF_FIRM, '$1-$2-$3') ?? null

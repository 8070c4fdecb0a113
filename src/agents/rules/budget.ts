/** The maximum number of tokens of a response. */
export const MOST_TOKENS = 1_500

/**
 * Upper bounds of tokens per character in current tokenizers. A Hangul syllable takes 0.6 to 1.5 tokens; JSON with
 * numbers and addresses takes one for about 3 characters.
 */
const TOKENS = { ascii: 0.4, other: 1.5 }

export function tokensOf(text: string): number {
  let tokens = 0
  for (const character of text) tokens += character < '\u0080' ? TOKENS.ascii : TOKENS.other
  return Math.ceil(tokens)
}

export const fitsBudget = (answer: object): boolean => tokensOf(JSON.stringify(answer)) <= MOST_TOKENS

/** The size of a response: characters of each text, and rows of each list. */
export interface Measure {
  text: number
  rows: number
}

/** The first response that fits the budget, from the largest measure to the smallest; the last one if none fits. */
export function withinBudget<Answer extends object>(
  measures: readonly Measure[],
  build: (measure: Measure) => Answer,
): { answer: Answer; measure: Measure } {
  for (const measure of measures.slice(0, -1)) {
    const answer = build(measure)
    if (fitsBudget(answer)) return { answer, measure }
  }
  const last = measures.at(-1) ?? { text: 0, rows: 0 }
  return { answer: build(last), measure: last }
}

/** The beginning of a text, not split within a character. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

type Present<T> = { [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: NonNullable<T[K]>
}

/** Removes `null` and empty lists, because agents pay for each token. */
export const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && !isEmptyList(value)),
  ) as Present<T>

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

export const unlessEmpty = <Item>(items: Item[]): Item[] | null => (items.length === 0 ? null : items)

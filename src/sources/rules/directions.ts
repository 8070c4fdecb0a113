/** Characters that change the direction of the following text, also around the title: a title could imitate another. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]+/gu

/** Every adapter applies this to its texts, after decoding entities. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')

/** Characters that turn the direction of what follows, in what is shown around a text too: a title could pretend to be another. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]+/gu

/** What every adapter does to the texts it reads, after entities are decoded. */
export const withoutDirections = (text: string): string => text.replace(DIRECTIONS, '')

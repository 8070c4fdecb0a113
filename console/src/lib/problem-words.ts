import { FIELD_WORDS } from './field-words.ts'
import { wordIn } from './known.ts'
import type { Language } from './language.tsx'

/** Where a message of the service names a field by its path: `filter.agency[2]`. Quoted values remain unchanged. */
const NAMED: Record<Language, RegExp> = {
  ko: /"?(?<![\w.])([a-zA-Z]+(?:\.[a-zA-Z]+|\[\d+\])*)"?(?= (?:값|필드|파라미터))/g,
  en: /(?:(?<=^)"?|(?<=than ))([a-zA-Z]+(?:\.[a-zA-Z]+|\[\d+\])*)"?(?= (?:must|is missing|is not)|\.$)/g,
}
const QUOTES: Record<Language, (word: string) => string> = { ko: (word) => `‘${word}’`, en: (word) => `“${word}”` }

/** The service uses API names of fields, which are replaced by the labels of the pages. */
const problemInWords = (sentence: string, language: Language): string =>
  sentence.replace(NAMED[language], (named, path: string) => {
    const field =
      path
        .replace(/\[\d+\]/g, '')
        .split('.')
        .at(-1) ?? path
    const words: Readonly<Record<string, string>> = FIELD_WORDS[language]
    return Object.hasOwn(words, field) ? QUOTES[language](wordIn<string>(words, field)) : named
  })

interface ProblemBody {
  detail?: string
  errors?: { message: string }[]
}

/** Returns the response with error messages in the words of the pages. */
export async function answerInWords(answer: Response, language: Language): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return answer
  const problem: ProblemBody = await answer.json()
  const inWords: ProblemBody = {
    ...problem,
    ...(problem.detail === undefined ? {} : { detail: problemInWords(problem.detail, language) }),
    ...(problem.errors === undefined
      ? {}
      : { errors: problem.errors.map((one) => ({ ...one, message: problemInWords(one.message, language) })) }),
  }
  return new Response(JSON.stringify(inWords), { status: answer.status, headers: answer.headers })
}

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

export type Language = 'ko' | 'en'

/** Texts in both languages; a missing text is a type error. */
export interface Bilingual<T> {
  ko: T
  en: T
}

type Words = Record<string, string | ((...values: never[]) => string)>
/** Widens literal types to `string`, so that English texts may differ from Korean ones. */
type Widened<T extends Words> = { [K in keyof T]: T[K] extends string ? string : T[K] }

export function bilingual<T extends Words>(ko: T, en: Widened<T>): Bilingual<Widened<T>>
export function bilingual(ko: Words, en: Words): Bilingual<Words> {
  return { ko, en }
}

interface Speech {
  language: Language
  speak(language: Language): void
}

const STORAGE_KEY = 'gonggo.language'
const Speaking = createContext<Speech>({ language: 'ko', speak: () => {} })

/** Provides the language: Korean unless the user has chosen English, because most users bid in Korea. */
export function LanguageRoom({ children }: { children: ReactNode }) {
  const [language, speak] = useState<Language>(() => (localStorage.getItem(STORAGE_KEY) === 'en' ? 'en' : 'ko'))
  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem(STORAGE_KEY, language)
  }, [language])
  return <Speaking value={{ language, speak }}>{children}</Speaking>
}

export const useLanguage = (): Speech => useContext(Speaking)

export const useWords = <T,>(words: Bilingual<T>): T => words[useLanguage().language]

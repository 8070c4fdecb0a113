import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

export type Language = 'ko' | 'en'

/** The same words in both languages; what one lacks does not compile. */
export interface Bilingual<T> {
  ko: T
  en: T
}

type Said = Record<string, string | ((...values: never[]) => string)>
/** Literal texts become texts: English need not say the Korean word. */
type Widened<T extends Said> = { [K in keyof T]: T[K] extends string ? string : T[K] }

export function bilingual<T extends Said>(ko: T, en: Widened<T>): Bilingual<Widened<T>>
export function bilingual(ko: Said, en: Said): Bilingual<Said> {
  return { ko, en }
}

interface Speech {
  language: Language
  speak(language: Language): void
}

const KEPT = 'gonggo.language'
const Speaking = createContext<Speech>({ language: 'ko', speak: () => {} })

/** Korean for all but those who have chosen otherwise: most who work here bid in Korea. */
export function LanguageRoom({ children }: { children: ReactNode }) {
  const [language, speak] = useState<Language>(() => (localStorage.getItem(KEPT) === 'en' ? 'en' : 'ko'))
  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem(KEPT, language)
  }, [language])
  return <Speaking value={{ language, speak }}>{children}</Speaking>
}

export const useLanguage = (): Speech => useContext(Speaking)

export const useWords = <T,>(words: Bilingual<T>): T => words[useLanguage().language]

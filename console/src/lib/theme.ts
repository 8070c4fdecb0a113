import { useEffect, useState } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'gonggo.theme'
const isTheme = (text: string | null): text is Theme => THEMES.some((theme) => theme === text)

function keptTheme(): Theme {
  const kept = localStorage.getItem(STORAGE_KEY)
  return isTheme(kept) ? kept : 'system'
}

export function useTheme() {
  const [theme, setTheme] = useState(keptTheme)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    localStorage.setItem(STORAGE_KEY, theme)
  }, [theme])
  const next = () => setTheme(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system')
  return { theme, next }
}

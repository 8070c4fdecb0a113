import { useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import styles from './list-head.module.css'
import { SEARCH_WORDS } from './words.ts'

const DENSITIES = ['compact', 'roomy'] as const
export type Density = (typeof DENSITIES)[number]
const STORAGE_KEY = 'gonggo.search.density'

/** Stored in this browser, like the columns. */
export function useDensity() {
  const [density, setDensity] = useState<Density>(() =>
    localStorage.getItem(STORAGE_KEY) === 'roomy' ? 'roomy' : 'compact',
  )
  const choose = (next: Density) => {
    localStorage.setItem(STORAGE_KEY, next)
    setDensity(next)
  }
  return { density, choose }
}

export function DensitySwitch({ density, choose }: ReturnType<typeof useDensity>) {
  const words = useWords(SEARCH_WORDS)
  return (
    <fieldset className={styles.density} aria-label={words.density}>
      {DENSITIES.map((one) => (
        <button key={one} type="button" aria-pressed={one === density} onClick={() => choose(one)}>
          {words[one]}
        </button>
      ))}
    </fieldset>
  )
}

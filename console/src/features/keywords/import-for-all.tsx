import { CONTRACT_TYPES } from '@gonggo/client'
import { useState } from 'react'
import { useWords } from '../../lib/language.tsx'
import { Button, Choice, TextInput } from '../../ui/controls.tsx'
import styles from './import.module.css'
import type { Cells } from './import-grid.ts'
import { IMPORT_WORDS } from './import-words.ts'

interface ForAllProps {
  isFixed: boolean
  apply(cells: Cells): void
}

/** Sets one region or category for all lines. Empty fields leave the values of the lines unchanged. */
export function ForAll({ isFixed, apply }: ForAllProps) {
  const words = useWords(IMPORT_WORDS)
  const [region, setRegion] = useState('')
  const [bsnsDiv, setBsnsDiv] = useState('')
  const cells: Cells = { ...(region.trim() ? { region: region.trim() } : {}), ...(bsnsDiv ? { bsnsDiv } : {}) }
  return (
    <form
      className={styles.forAll}
      aria-label={words.forAll}
      onSubmit={(event) => {
        event.preventDefault()
        apply(cells)
        setRegion('')
        setBsnsDiv('')
      }}
    >
      <TextInput
        label={words.regionForAll}
        placeholder={words.regionExample}
        value={region}
        disabled={isFixed}
        onChange={({ target }) => setRegion(target.value)}
      />
      <Choice
        label={words.categoryForAll}
        value={bsnsDiv}
        disabled={isFixed}
        onChange={({ target }) => setBsnsDiv(target.value)}
        options={[['', words.asTheyAre], ...CONTRACT_TYPES.map((one) => [one, one] as const)]}
      />
      <Button type="submit" disabled={isFixed || Object.keys(cells).length === 0}>
        {words.applyToAll}
      </Button>
    </form>
  )
}

import { useEffect, useReducer, useState } from 'react'
import { Link } from 'wouter'
import { useDraft } from '../../lib/drafts.ts'
import { useWords } from '../../lib/language.tsx'
import { useTitle } from '../../lib/title.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/controls.tsx'
import styles from './import.module.css'
import { listAfter, listIn } from './import-list.ts'
import { ListView } from './import-list-view.tsx'
import { Source } from './import-source.tsx'
import { IMPORT_WORDS } from './import-words.ts'

/** The view that adds many keywords at once. */
function Import() {
  const words = useWords(IMPORT_WORDS)
  useTitle(words.title)
  return (
    <>
      <div className={`${styles.bar} ${styles.head}`}>
        <h1>{words.title}</h1>
        <Link href="/keywords">{words.back}</Link>
      </div>
      <Allowed needs="keywords" scope="keywords:write">
        <Importing />
      </Allowed>
    </>
  )
}

/** The list is stored in this tab, including corrections and results. */
function Importing() {
  const words = useWords(IMPORT_WORDS)
  const [kept, keep] = useDraft('keyword-import')
  const [list, change] = useReducer(listAfter, kept, listIn)
  const [cleared, setCleared] = useState<typeof list>(null)
  useEffect(() => keep(list === null ? '' : JSON.stringify(list)), [list, keep])
  if (list !== null)
    return (
      <ListView
        key={list.id}
        list={list}
        change={change}
        clear={() => {
          setCleared(list)
          change({ does: 'clear' })
        }}
      />
    )
  return (
    <>
      {cleared === null ? null : (
        <p className={styles.actions}>
          <Button onClick={() => change({ does: 'bringBack', list: cleared })}>{words.bringBack}</Button>
        </p>
      )}
      <Source begin={(grid) => change({ does: 'begin', grid })} />
    </>
  )
}

export default Import

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { bilingual, useWords } from '../lib/language.tsx'
import { Button } from './controls.tsx'
import styles from './copy.module.css'

const WORDS = bilingual(
  { copy: '복사', copied: '복사했습니다.', refused: '복사하지 못했습니다. 글자를 직접 선택해 복사해 주십시오.' },
  { copy: 'Copy', copied: 'Copied.', refused: 'It could not be copied. Select the text and copy it by hand.' },
)

/** Browsers do not allow copying on pages loaded by plain http from other machines. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const words = useWords(WORDS)
  const [state, setState] = useState<'none' | 'copied' | 'refused'>('none')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  const Sign = state === 'copied' ? Check : Copy
  return (
    <>
      <Button aria-label={`${words.copy}: ${name}`} onClick={() => void copy()}>
        <Sign size={15} aria-hidden />
        {words.copy}
      </Button>
      <span role="status">{state === 'none' ? '' : words[state]}</span>
    </>
  )
}

const MOST_ROWS = 24

/** Code or JSON in a text field, so that the keyboard can scroll it. */
export function CopiedText({ text, name }: { text: string; name: string }) {
  return (
    <div className={styles.copied}>
      <CopyButton text={text} name={name} />
      <textarea
        className={styles.code}
        readOnly
        wrap="off"
        spellCheck={false}
        aria-label={name}
        rows={Math.min(text.split('\n').length + 1, MOST_ROWS)}
        value={text}
      />
    </div>
  )
}

import { useEffect, useState } from 'react'

/** Text that is being typed, stored in this tab until it is sent, so that errors and navigation do not lose it. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `gonggo.draft.${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  }, [key, text])
  return [text, setText]
}

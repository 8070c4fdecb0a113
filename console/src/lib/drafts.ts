import { useEffect, useState } from 'react'

/** What is being written, kept in this tab until it is sent: neither a refusal nor a look elsewhere loses it. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `gonggo.draft.${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  }, [key, text])
  return [text, setText]
}

import { useEffect, useRef, useState } from 'react'

/** Typing pauses before the text goes into the address. */
const RESTING_MS = 300

export interface Draft {
  text: string
  /** The value of the address when typing began. */
  of: string
  /** The value for the address; null = the text is invalid. */
  next: string | null
}

interface AddressField {
  /** The value of the address. */
  value: string
  change(value: string): void
  /** Converts a text to the value for the address; null = invalid, so it remains a draft. */
  read(text: string): string | null
}

/** The draft after the address changed to `value`. */
export function draftAt(draft: Draft | null, value: string): Draft | null {
  if (draft === null || draft.of === value) return draft
  // The address now contains the draft, so its previous value no longer matters.
  return draft.next === value ? { ...draft, of: value } : null
}

/** The change that a draft makes to an address with `value`; null = none. */
export const changeBy = (draft: Draft | null, value: string): string | null =>
  draft === null || draft.next === value ? null : draft.next

/**
 * A field of the address. The address is the only state, except for the text being typed, which goes into the address
 * when typing pauses, at Enter, and when the field loses focus. If the address changes otherwise, the draft is
 * discarded, so that a field never writes an old text back.
 */
export function useAddressDraft({ value, change, read }: AddressField) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const live = draftAt(draft, value)
  if (live !== draft) setDraft(live)
  const send = () => {
    const next = changeBy(live, value)
    if (next !== null) change(next)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => latest.current(), RESTING_MS)
    // Other history entries have their own text.
    const forget = () => setDraft(null)
    addEventListener('popstate', forget)
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', forget)
    }
  }, [draft])
  return {
    text: live === null ? value : live.text,
    isDraft: live !== null,
    write: (text: string) => setDraft({ text, of: value, next: read(text) }),
    send,
    leave: () => {
      send()
      if (live !== null && live.next !== null) setDraft(null)
    },
  }
}

/** The same for a field with a submit button: the typed text remains until the address changes. */
export function useDraftOf(value: string) {
  const [draft, setDraft] = useState<{ text: string; of: string } | null>(null)
  const isLive = draft !== null && draft.of === value
  if (draft !== null && !isLive) setDraft(null)
  return {
    text: isLive ? draft.text : value,
    write: (text: string) => setDraft({ text, of: value }),
    forget: () => setDraft(null),
  }
}

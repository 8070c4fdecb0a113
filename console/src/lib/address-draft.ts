import { useEffect, useRef, useState } from 'react'

/** A text that is half typed is asked for once it rests. */
const RESTING_MS = 300

export interface Draft {
  text: string
  /** What the address said when it was typed. */
  of: string
  /** What the address will say; null = this cannot be sent. */
  next: string | null
}

interface AddressField {
  /** What the address says. */
  value: string
  change(value: string): void
  /** What goes into the address for a text; null = it cannot be sent and stays a draft. */
  read(text: string): string | null
}

/** What is left of a draft once the address says `value`. */
export function draftAt(draft: Draft | null, value: string): Draft | null {
  if (draft === null || draft.of === value) return draft
  // It is in the address: what was there before is another value from now on.
  return draft.next === value ? { ...draft, of: value } : null
}

/** What a draft changes in an address that says `value`; null = nothing. */
export const changeBy = (draft: Draft | null, value: string): string | null =>
  draft === null || draft.next === value ? null : draft.next

/**
 * A field of the address: the address alone says what is in it, but for the text that somebody is typing just now. That goes
 * into the address when it rests, at Enter, and when the field is left. As soon as the address says something else, it is
 * forgotten: a field never writes an old text back.
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
    // Another entry of the history has its own text, or none.
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

/** The same for a field that is sent by a button: typed text is kept until the address says something else. */
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

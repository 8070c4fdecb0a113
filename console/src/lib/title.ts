import { useEffect } from 'react'

let page = 'Gonggo'
let unread = ''

function show(): void {
  document.title = unread === '' ? page : `(${unread}) ${page}`
}

/** The title of the tab: the page first, because tabs are narrow, preceded only by the number of unread events. */
export function useTitle(title: string): void {
  useEffect(() => {
    page = `${title} · Gonggo`
    show()
  }, [title])
}

/** A prefix for the title of every page; an empty text adds none. */
export function useUnreadTitle(text: string): void {
  useEffect(() => {
    unread = text
    show()
    // After sign-out, there are no unread events.
    return () => {
      unread = ''
      show()
    }
  }, [text])
}

import { useEffect } from 'react'

let page = 'Gonggo'
let unread = ''

function show(): void {
  document.title = unread === '' ? page : `(${unread}) ${page}`
}

/** Of the tab: the page first, for tabs are narrow, but for the number of unread events. */
export function useTitle(title: string): void {
  useEffect(() => {
    page = `${title} · Gonggo`
    show()
  }, [title])
}

/** In front of the title of every page; nothing for an empty text. */
export function useUnreadTitle(text: string): void {
  useEffect(() => {
    unread = text
    show()
    // Signed out, nothing is unread.
    return () => {
      unread = ''
      show()
    }
  }, [text])
}

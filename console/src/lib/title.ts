import { useEffect } from 'react'

/** Of the tab: the page first, for tabs are narrow. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gonggo`
  }, [title])
}

const RELOADED = 'gonggo.reloaded'
/** Reloading again within this time for the same reason would loop. */
const ONCE_MS = 60_000

const ENTRY = /<script[^>]+src="(?<src>\/assets\/[^"]+)"/

/** The entry script of this page, whose name changes with every build. */
const ownEntry = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? ''

/** The entry script of the page that the service sends now; null = unreachable, or still building. */
async function servedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
    return (answer.ok && ENTRY.exec(await answer.text())?.groups?.src) || null
  } catch {
    return null
  }
}

export type Served = 'same' | 'changed' | 'unreachable'

/** Whether the files of this page are still those of the service. */
export async function servedBuild(): Promise<Served> {
  const entry = await servedEntry()
  if (entry === null) return 'unreachable'
  return entry === ownEntry() ? 'same' : 'changed'
}

/**
 * Reloads only once; if that does not help, the page shows the error. The address contains all state, so nothing is
 * lost.
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < ONCE_MS) return false
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
  return true
}

const RELOADED = 'gonggo.reloaded'
/** A page that is loaded again this soon for the same reason would be loaded again for ever. */
const ONCE_MS = 60_000

const ENTRY = /<script[^>]+src="(?<src>\/assets\/[^"]+)"/

/** The script that this page began with: its name changes with every build. */
const ownEntry = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? ''

/** That of the page which the service sends now; null = it cannot be reached, or is still building. */
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

/** Once: if that does not help, the page says what is wrong instead. All state of a page is in its address. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
  if (Date.now() - last < ONCE_MS) return false
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
  return true
}

import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { bilingual, useWords } from '../lib/language.tsx'
import { lazily } from '../lib/lazily.ts'
import { isPaletteKey } from '../lib/palette-key.ts'
import { IS_MAC, PALETTE_KEY } from '../lib/platform.ts'
import { DialogComing, useShortcuts } from '../lib/shortcuts.ts'
import { Button } from '../ui/controls.tsx'
import { Boundary } from './boundary.tsx'
import { PAGE_NAMES, usePages } from './pages.ts'

const loadPalette = () => import('../features/palette/palette.tsx')
const Palette = lazily(loadPalette)
const Shortcuts = lazily(() => import('../features/palette/shortcuts.tsx'))

const WORDS = bilingual({ open: `빠른 이동 (${PALETTE_KEY})` }, { open: `Go to (${PALETTE_KEY})` })
type Shown = 'palette' | 'shortcuts' | null

/** Not all browsers support `requestIdleCallback`. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 2_000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act)
  return () => cancelIdleCallback(asked)
}

function focusPage(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus()
}

/** The palette with its button and keys, and the help for keys; loaded when they are opened. */
export function GoTo() {
  const words = useWords(WORDS)
  const names = useWords(PAGE_NAMES)
  const pages = usePages()
  const [shown, setShown] = useState<Shown>(null)
  const close = () => {
    setShown(null)
    // After the dialog has restored the focus; the element that had it may be gone with its page.
    requestAnimationFrame(() => requestAnimationFrame(focusPage))
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event, IS_MAC)) return
      // Browsers use this key too.
      event.preventDefault()
      // Another dialog is open.
      if (!document.querySelector('[role="dialog"]')) setShown('palette')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useEffect(() => whenIdle(() => void loadPalette().catch(() => {})), [])
  useShortcuts({ '?': () => setShown('shortcuts') })
  return (
    <>
      <Button
        weight="quiet"
        aria-label={words.open}
        title={words.open}
        aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
        onClick={() => setShown('palette')}
      >
        <Search size={16} aria-hidden />
      </Button>
      <Boundary place={String(shown)}>
        <Suspense fallback={<DialogComing />}>
          {shown === 'palette' ? (
            <Palette pages={pages.map(({ path, name }) => ({ path, name: names[name] }))} close={close} />
          ) : null}
          {shown === 'shortcuts' ? <Shortcuts close={close} /> : null}
        </Suspense>
      </Boundary>
    </>
  )
}

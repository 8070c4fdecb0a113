import type { Pursuit } from '@gonggo/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { PURSUITS_KEY } from '../../lib/pursuits.ts'
import { serviceIn } from '../../lib/service.ts'

/** Long enough to read the sentence and to reach its button by keyboard. */
const THINKING_MS = 20_000

/**
 * A pursuit that is taken out is hidden at once and deleted later, when nobody has undone it: notes and history do not
 * come back. Whoever leaves the page has decided.
 */
export function useTakingOut() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [leaving, setLeaving] = useState<Pursuit | null>(null)
  const [failed, setFailed] = useState<{ pursuit: Pursuit; error: unknown } | null>(null)
  const waiting = useRef<Pursuit | null>(null)
  const commit = useCallback(async () => {
    const pursuit = waiting.current
    waiting.current = null
    if (pursuit === null) return
    try {
      await serviceIn(language).pursuits.delete(pursuit.id)
    } catch (error) {
      setFailed({ pursuit, error })
    }
    await queries.invalidateQueries({ queryKey: PURSUITS_KEY })
    setLeaving((now) => (now?.id === pursuit.id ? null : now))
  }, [language, queries])
  useEffect(() => {
    if (leaving === null) return
    const timer = setTimeout(() => void commit(), THINKING_MS)
    return () => clearTimeout(timer)
  }, [leaving, commit])
  useEffect(() => {
    const leave = () => void commit()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [commit])
  const takeOut = (pursuit: Pursuit) => {
    void commit()
    setFailed(null)
    waiting.current = pursuit
    setLeaving(pursuit)
  }
  const undo = () => {
    waiting.current = null
    setLeaving(null)
  }
  return { leaving, failed, takeOut, undo, commit: () => void commit(), forget: () => setFailed(null) }
}

export type TakingOut = ReturnType<typeof useTakingOut>

import type { Pursuit } from '@gonggo/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { PURSUITS_KEY } from '../../lib/pursuits.ts'
import { serviceIn } from '../../lib/service.ts'

/** Enough time to read the message and reach its button by keyboard. */
const THINKING_MS = 20_000

/**
 * A removed pursuit is hidden at once and deleted after a delay in which the user can undo it, because notes and
 * history cannot be restored. Leaving the page deletes it at once.
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

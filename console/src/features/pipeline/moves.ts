import type { Pursuit, PursuitPatch } from '@gonggo/client'
import { ApiError } from '@gonggo/client'
import { useState } from 'react'
import { isAgainstResult, type PursuitChange, usePursuitChange } from '../../lib/pursuits.ts'
import type { Texts } from '../../lib/texts.ts'

interface Wish {
  pursuits: readonly Pursuit[]
  to: string
}

/** Moves are shown at once and stored afterwards. A move against a result needs confirmation. */
export function useMoves() {
  const { change, isBusy } = usePursuitChange()
  const [asked, setAsked] = useState<Wish | null>(null)
  const [result, setResult] = useState<PursuitChange | null>(null)
  async function keep(pursuits: readonly Pursuit[], patch: Texts<PursuitPatch>): Promise<void> {
    setAsked(null)
    setResult(null)
    const came = await change(pursuits, patch)
    // A result has set the state in the meantime, so the confirmation is asked now.
    const isSettled = came.error instanceof ApiError && came.error.code === 'pursuit_settled'
    if (isSettled && patch.state) setAsked({ pursuits: came.failed, to: patch.state })
    else setResult(came)
  }
  function move(pursuits: readonly Pursuit[], to: string): void {
    const leaving = pursuits.filter(({ state }) => state !== to)
    if (leaving.length === 0) return
    if (leaving.some((pursuit) => isAgainstResult(pursuit, to))) setAsked({ pursuits: leaving, to })
    else void keep(leaving, { state: to })
  }
  /** Restores each previous state. A state set by a result is restored as a person's change. */
  async function undo({ before, failed, patch }: PursuitChange): Promise<void> {
    const kept = before.filter((pursuit) => !failed.includes(pursuit))
    setResult(null)
    for (const state of new Set(kept.map((pursuit) => pursuit.state))) {
      const group = kept.filter((pursuit) => pursuit.state === state)
      const came = await change(
        group.map((pursuit) => Object.assign({}, pursuit, { state: patch.state ?? pursuit.state })),
        { state, correction: true },
      )
      if (came.failed.length > 0) setResult(came)
    }
  }
  return { move, keep, undo, asked, result, isBusy, cancel: () => setAsked(null), forget: () => setResult(null) }
}

export type Moves = ReturnType<typeof useMoves>

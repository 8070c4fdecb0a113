import { Component, type ReactNode, useEffect, useState } from 'react'
import { reloadOnce, servedBuild } from '../lib/build.ts'
import { bilingual, useWords } from '../lib/language.tsx'
import { PartMissing, renewParts } from '../lib/lazily.ts'
import { Button } from '../ui/controls.tsx'
import parts from '../ui/parts.module.css'

const WORDS = bilingual(
  {
    missing: '페이지를 불러오지 못했습니다',
    missingMore: '서버에 연결되면 자동으로 다시 불러옵니다.',
    broken: '페이지를 표시하는 중 오류가 발생했습니다',
    brokenMore: '다시 시도해도 같으면 페이지를 새로 고쳐 주십시오.',
    again: '다시 시도',
    reload: '새로 고침',
  },
  {
    missing: 'The page could not be loaded',
    missingMore: 'It loads by itself once the service can be reached.',
    broken: 'The page could not be shown',
    brokenMore: 'If trying again does not help, reload the page.',
    again: 'Try again',
    reload: 'Reload',
  },
)
const FIRST_LOOK_MS = 1_000
const LONGEST_LOOK_MS = 15_000

interface BoundaryProps {
  /** The address of the content; a change resets the error. */
  place: string
  children: ReactNode
}

interface BoundaryState {
  error: unknown
  place: string
}

/** Shows errors of its children in their place. The menu stays, so that another page can be opened. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? new Error('nothing was thrown') }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { error: null, place }
  }

  again = () => this.setState({ error: null })

  override componentDidCatch() {
    renewParts()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <Broken error={error} again={this.again} />
  }
}

function Broken({ error, again }: { error: unknown; again(): void }) {
  const words = useWords(WORDS)
  const isMissing = error instanceof PartMissing
  useComeback(isMissing, again)
  return (
    <div className={parts.state} role="alert">
      <strong>{isMissing ? words.missing : words.broken}</strong>
      <p>{isMissing ? words.missingMore : words.brokenMore}</p>
      <div className={parts.choices}>
        <Button onClick={again}>{words.again}</Button>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </div>
    </div>
  )
}

/**
 * Checks until the service responds again. If the build has changed, the whole page is reloaded. It is also reloaded if
 * a part fails again although the service responds, because some browsers cache a failed script. If the part still
 * fails, it is retried later.
 */
function useComeback(isMissing: boolean, again: () => void): void {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    const look = async () => {
      const served = await servedBuild()
      if (served === 'changed' && reloadOnce()) return
      if (served !== 'unreachable') {
        if (!isMissing) return
        if (!hasComeBack()) return again()
        if (!wasReloadVain && reloadOnce()) return
        wasReloadVain = true
      }
      setLooks((before) => before + 1)
    }
    const timer = setTimeout(() => void look(), Math.min(FIRST_LOOK_MS * 1.5 ** looks, LONGEST_LOOK_MS))
    const online = () => void look()
    addEventListener('online', online)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', online)
    }
  }, [isMissing, looks, again])
}

/** The page was just reloaded and the part is still missing. From now on, only the part is retried. */
let wasReloadVain = false
let cameBackAt = Number.NEGATIVE_INFINITY
const SOON_MS = 5_000

/** Whether a retry has just failed. */
function hasComeBack(): boolean {
  const isAgain = performance.now() - cameBackAt < SOON_MS
  cameBackAt = performance.now()
  return isAgain
}

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
  /** What it shows; when that changes, so does whether it fails. */
  place: string
  children: ReactNode
}

interface BoundaryState {
  error: unknown
  place: string
}

/** What fails below is told in its place; the menu stays, and another page can be opened. */
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
 * Looks for the service until it answers. A build that has changed is loaded whole. So is a part that fails again although
 * the service is there: some browsers keep a failed script as failed. A part that fails after that too is tried again later.
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

/** The page was loaded again a moment ago and the part is still missing. From then on only the part is loaded. */
let wasReloadVain = false
let cameBackAt = Number.NEGATIVE_INFINITY
const SOON_MS = 5_000

/** Whether it was tried just now, and failed. */
function hasComeBack(): boolean {
  const isAgain = performance.now() - cameBackAt < SOON_MS
  cameBackAt = performance.now()
  return isAgain
}

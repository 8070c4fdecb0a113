import { lazy, type ReactNode, Suspense } from 'react'

const DeedDialog = lazy(() => import('./deed-dialog.tsx'))

export interface DeedProps<T> {
  title: string
  /** The word on the button. */
  action: string
  /** What it leads to, for whom, and what is sent: read before it is done. */
  effects: readonly string[]
  asksReason?: boolean
  /** What else is chosen. */
  children?: ReactNode
  /** Whether what else is chosen will do; it tells what is missing itself. */
  check?(): boolean
  act(reason: string): PromiseLike<T>
  close(): void
  /** Once it is done; without it the dialogue closes. */
  done?(): void
  /** What it came to, where that must be read before the dialogue closes. */
  told?(answer: T): ReactNode
}

/** In a dialogue, which is loaded with the first one. */
export function Deed<T>(props: DeedProps<T>) {
  return (
    <Suspense fallback={null}>
      <DeedDialog {...props} />
    </Suspense>
  )
}

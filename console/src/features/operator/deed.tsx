import { lazy, Suspense } from 'react'
import type { DeedProps } from './deed-dialog.tsx'

const DeedDialog = lazy(() => import('./deed-dialog.tsx'))

/** In a dialogue, which is loaded with the first one. */
export function Deed<T>(props: DeedProps<T>) {
  return (
    <Suspense fallback={null}>
      <DeedDialog {...props} />
    </Suspense>
  )
}

import { Suspense } from 'react'
import { lazily } from '../../lib/lazily.ts'
import type { DeedProps } from './deed-dialog.tsx'

const DeedDialog = lazily(() => import('./deed-dialog.tsx'))

/** In a dialogue, which is loaded with the first one. */
export function Deed<T>(props: DeedProps<T>) {
  return (
    <Suspense fallback={null}>
      <DeedDialog {...props} />
    </Suspense>
  )
}

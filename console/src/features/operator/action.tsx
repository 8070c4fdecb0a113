import { Suspense } from 'react'
import { lazily } from '../../lib/lazily.ts'
import type { OperatorActionProps } from './action-dialog.tsx'

const OperatorActionDialog = lazily(() => import('./action-dialog.tsx'))

/** Opens a dialog, whose code is loaded on first use. */
export function OperatorAction<T>(props: OperatorActionProps<T>) {
  return (
    <Suspense fallback={null}>
      <OperatorActionDialog {...props} />
    </Suspense>
  )
}

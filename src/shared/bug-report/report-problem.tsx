import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { ProblemDialogProps } from './problem-dialog.tsx'

const ProblemDialog = lazy(() => import('./problem-dialog.tsx').then((module) => ({ default: module.ProblemDialog })))

/** A button that reports a problem; everything behind it is loaded when it is pressed. */
export function ReportProblem(props: Omit<ProblemDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xsmall" variant="text" onClick={() => setOpen(true)}>
        Report a problem
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProblemDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

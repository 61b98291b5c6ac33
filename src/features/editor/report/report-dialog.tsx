import { useReported } from './open-report.ts'
import { lazy, Suspense } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'

const ReportForm = lazy(() => import('./report-form.tsx').then((module) => ({ default: module.ReportForm })))

/** Opened by the palette, or after a failure. */
export function ReportDialog() {
  const failure = useReported()
  const close = () => useReported.setState(null)
  if (failure === null) return null
  return (
    <Dialog
      isOpen
      width={480}
      title="Report a problem"
      onClose={close}
      actions={
        <Button variant="text" onClick={close}>
          Cancel
        </Button>
      }
    >
      <Suspense fallback={null}>
        <ReportForm subject={{ about: 'editor', ...failure }} onSent={close} />
      </Suspense>
    </Dialog>
  )
}

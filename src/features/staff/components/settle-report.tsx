import { lazy, Suspense, useState } from 'react'
import { useSettleReport } from '#generated/client/admin/admin.ts'
import { ReportSettlement } from '#generated/types/reportSettlement.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

// A form is heavier than what the grids that offer it may load at first.
const ReasonDialog = lazy(() => import('./reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })))

const WORDS = {
  CLOSE: { button: 'Close', title: 'Close the report?', action: 'Close report', done: 'The report is closed' },
  REOPEN: {
    button: 'Reopen',
    title: 'Open the report again?',
    action: 'Reopen report',
    done: 'The report is open again',
  },
} as const

/** Takes a report off the list of what needs a person, or puts it back, for a reason. */
export function SettleReport({ reportId, isClosed }: { reportId: string; isClosed: boolean }) {
  const [asked, setAsked] = useState<ReportSettlement>()
  const settle = useSettleReport()
  const action = isClosed ? ReportSettlement.REOPEN : ReportSettlement.CLOSE
  return (
    <>
      <Button size="xsmall" onClick={() => setAsked(action)}>
        {WORDS[action].button}
      </Button>
      {asked && (
        <Suspense>
          <ReasonDialog
            title={WORDS[asked].title}
            text="The reason stands in the audit trail. The person who reported it is not notified."
            action={WORDS[asked].action}
            draft={`settle-report:${reportId}`}
            onConfirm={async (reason) => {
              await settle.mutateAsync({ data: { report_id: reportId, action: asked, reason } })
              notify(WORDS[asked].done)
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useListStaffBugReports, useRevealBugReport } from '#generated/client/admin/admin.ts'
import type { StaffBugReport } from '#generated/schema.ts'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'
import { fetchBytes } from '#src/shared/media/fetch-bytes.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { momentText, numberText } from '../lib/figure-text.ts'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import styles from './people.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

// Reading and rendering one is heavy, and most questions are answered without.
const OpenedBugReport = lazy(() =>
  import('./opened-bug-report.tsx').then((module) => ({ default: module.OpenedBugReport })),
)

async function read(file: Blob): Promise<BugReport> {
  const { readBugReport: readBugReport } = await import('#src/domain/bug-report/read-bug-report.ts')
  return readBugReport(file)
}

/** Bug reports of a story, or of all users, each opened for a reason; and one that was imported from a file. */
export function BugReportsSection({ storyId }: { storyId?: string }) {
  const query = useListStaffBugReports(storyId === undefined ? {} : { story_id: storyId })
  const reveal = useRevealBugReport()
  const [asked, setAsked] = useState<StaffBugReport | null>(null)
  const [bugReport, setBugReport] = useState<BugReport | null>(null)
  const open = async (bugReportId: string, reason: string) => {
    const { url } = await reveal.mutateAsync({ data: { bug_report_id: bugReportId, reason } })
    setBugReport(await read(await fetchBytes(url)))
  }
  return (
    <>
      <Loaded what="Snapshots" height={120} query={query}>
        {({ results }) => (
          <FigureTable
            title="Snapshots"
            note="Sent with problem reports"
            rows={results}
            keyOf={({ bug_report_id: id }) => id}
            emptyText={storyId === undefined ? 'No snapshots yet' : 'No snapshots for this story'}
            columns={[
              { label: 'When, UTC', cell: ({ created_at: at }) => momentText(at) },
              { label: 'User', cell: ({ owner }) => owner.email },
              { label: 'Description', cell: ({ description }) => description || '–' },
              { label: 'App', cell: ({ app_version: version }) => version },
              { label: 'KB', isNumber: true, cell: ({ size_bytes: size }) => numberText(Math.ceil(size / 1000)) },
              {
                label: 'Open',
                cell: (row) => (
                  <Button size="xsmall" onClick={() => setAsked(row)}>
                    Open
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <p className={styles.note}>
        <FileButton
          size="small"
          label="Snapshot file"
          accept=".gz,application/gzip"
          onFile={(file) => void read(file).then(setBugReport, notifyError)}
        >
          Open a snapshot file
        </FileButton>
      </p>
      {asked && (
        <ReasonDialog
          title="Open snapshot"
          text="You’ll see the user’s content. Your reason is recorded in the audit trail."
          action="Open"
          draft={`open-capsule:${asked.bug_report_id}`}
          onConfirm={(reason) => open(asked.bug_report_id, reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {bugReport && (
        <Suspense
          fallback={
            <Skeletons label="Loading the snapshot">
              <SkeletonImage />
            </Skeletons>
          }
        >
          <OpenedBugReport key={bugReport.madeAt} bugReport={bugReport} />
        </Suspense>
      )}
    </>
  )
}

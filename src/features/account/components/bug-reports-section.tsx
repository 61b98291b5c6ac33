import { Download } from 'lucide-react'
import { useDeleteBugReport, useListBugReports } from '#generated/client/feedback/feedback.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { AccountSection } from './account-section.tsx'
import styles from './account.module.css'

const MEGABYTE = 1_000_000
const moment = (iso: string) => new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What the user sent with their reports, to review and to delete. Hidden while nothing was sent. */
export function BugReportsSection() {
  const { data } = useListBugReports()
  const remove = useDeleteBugReport()
  if (!data || data.results.length === 0) return null
  return (
    <AccountSection
      title="Problems you reported"
      text="Snapshots you chose to send. Our support staff can open them, and every access is logged. Deleting one removes it for them too."
    >
      {data.results.map(({ bug_report_id: id, description, created_at: at, size_bytes: size, url }) => (
        <div key={id} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name}>{description || 'No text'}</p>
            <p className={styles.note}>
              {moment(at)}, {(size / MEGABYTE).toFixed(1)} MB
            </p>
          </div>
          <Button
            size="small"
            icon={<Download size={16} aria-hidden="true" />}
            href={url}
            {...{ download: 'bug-report.gz' }}
          >
            Download
          </Button>
          <Button
            size="small"
            variant="text"
            isBusy={remove.isPending && remove.variables.bugReportId === id}
            busyLabel="Deleting"
            onClick={() =>
              remove.mutate({ bugReportId: id }, { onSuccess: ({ message }) => notify(message), onError: notifyError })
            }
          >
            Delete
          </Button>
        </div>
      ))}
    </AccountSection>
  )
}

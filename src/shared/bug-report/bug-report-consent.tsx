import { useEffect, useEffectEvent, useId } from 'react'
import type { BugReport } from '#src/domain/bug-report/bug-report.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorState } from '../ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '../ui/states/skeletons.tsx'
import styles from './bug-report-consent.module.css'
import { BugReportContents } from './bug-report-contents.tsx'
import type { Gathering } from './use-gathering.ts'

interface BugReportConsentProps {
  gathering: Gathering
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

/** Shows the data that would be sent with the user's text, and requests consent. */
export function BugReportConsent({ gathering, isAgreed, onAgree }: BugReportConsentProps) {
  const noteId = useId()
  const { bugReport, error, begin } = gathering
  const start = useEffectEvent(begin)
  useEffect(() => start(), [])
  return (
    <div className={styles.consent}>
      <Checkbox
        label="Include a snapshot"
        checked={isAgreed}
        disabled={bugReport === null}
        describedBy={noteId}
        onChange={(event) => onAgree(event.target.checked)}
      />
      <p className={styles.note} id={noteId}>
        Helps us reproduce the problem. Only our staff can open it, and every access is logged. You can delete it in
        your account.
      </p>
      {error !== null ? (
        <ErrorState isBare title="Couldn’t create the snapshot" text={error} onRetry={begin} />
      ) : bugReport === null ? (
        <Skeletons label="Creating the snapshot">
          <SkeletonLine width="70%" height={16} />
        </Skeletons>
      ) : (
        <Details bugReport={bugReport} />
      )}
    </div>
  )
}

function Details({ bugReport }: { bugReport: BugReport }) {
  return (
    <details className={styles.details}>
      <summary>What’s included</summary>
      <BugReportContents bugReport={bugReport} />
    </details>
  )
}

import Card from '@mui/material/Card'
import { Download } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toBase64, type BugReport, writeBugReport } from '#src/domain/bug-report/bug-report.ts'
import { EventList, isTrouble } from '#src/shared/bug-report/bug-report-contents.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { bugReportForIssue } from '../lib/bug-report-for-issue.ts'
import { redraw, storyTrouble } from '../lib/draw-bug-report.ts'
import { momentText } from '../lib/figure-text.ts'
import { Facts } from './facts.tsx'
import styles from './opened-bug-report.module.css'

/** Likeness from which two images count as the same. */
const SAME = 0.99

/** A bug report as a state: its document, its frame rendered again beside the original, and failures. */
export function OpenedBugReport({ bugReport }: { bugReport: BugReport }) {
  const { app, browser, engines, failure, description, still, story, events } = bugReport
  const troubles = events.filter(isTrouble)
  return (
    <Card component="section" aria-label="Snapshot" className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.title}>{description || 'Sent without text'}</h3>
        {bugReport.hasStandIns && <Tag>Placeholders</Tag>}
        <Downloads bugReport={bugReport} />
      </header>
      {failure && (
        <p className={styles.failure} role="alert">
          {[failure.operation, failure.message].filter(Boolean).join(': ')}
        </p>
      )}
      <div className={styles.columns}>
        {still && (
          <figure className={styles.figure}>
            <img
              crossOrigin="anonymous"
              className={styles.picture}
              src={`data:image/png;base64,${still.data}`}
              alt="As the user saw it"
            />
            <figcaption>As the user saw it, frame {still.frame}</figcaption>
          </figure>
        )}
        <DrawnNow bugReport={bugReport} />
      </div>
      <Facts
        title="Where"
        facts={[
          ['When, UTC', momentText(bugReport.madeAt)],
          ['Page', bugReport.page],
          ['App', `${app.version} (${app.build})`],
          ['Browser', browser.agent],
          ['Window', `${browser.width} × ${browser.height} px at ${browser.pixelRatio}, ${browser.language}`],
          ['Engines', engines.map(({ kind, label }) => `${kind.toLowerCase()}: ${label}`).join('; ')],
        ]}
      />
      <h4 className={styles.title}>Failures</h4>
      <EventList events={troubles} emptyText="No failed requests or console errors." />
      <details>
        <summary>All actions, requests and errors ({events.length})</summary>
        <EventList events={events} />
      </details>
      {story && (
        <details>
          <summary>Document</summary>
          <pre className={styles.document} role="group" aria-label="Snapshot document" tabIndex={0}>
            {JSON.stringify(story, null, 2)}
          </pre>
        </details>
      )}
    </Card>
  )
}

function DrawnNow({ bugReport }: { bugReport: BugReport }) {
  const trouble = storyTrouble(bugReport)
  const { data, error } = useQuery({
    queryKey: ['drawnBugReport', bugReport.madeAt, bugReport.hasStandIns, bugReport.story?.story_id ?? null],
    // An image is no text: as a URL of its own it goes with the answer.
    queryFn: async () => {
      const drawn = await redraw(bugReport)
      return drawn && { ...drawn, address: `data:image/png;base64,${await toBase64(drawn.image)}` }
    },
    enabled: trouble === null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (trouble !== null) return <p className={styles.note}>{trouble}</p>
  if (error) return <p className={styles.note}>Couldn’t render the frame: {error.message}</p>
  if (!data)
    return (
      <Skeletons label="Rendering the frame">
        <SkeletonLine width="100%" height={160} />
      </Skeletons>
    )
  const { likeness, missing } = data
  return (
    <figure className={styles.figure}>
      <img crossOrigin="anonymous" className={styles.picture} src={data.address} alt="Rendered now" />
      <figcaption>
        Rendered now{' '}
        {likeness !== null && (
          <Tag tone={likeness > SAME ? 'success' : 'danger'}>
            {likeness > SAME ? 'Identical' : 'Different'}, SSIM {likeness.toFixed(4)}
          </Tag>
        )}
        {missing.map((what) => (
          <span key={what} className={styles.missing}>
            {what}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Downloads({ bugReport }: { bugReport: BugReport }) {
  const [isGenerating, setGenerating] = useState(false)
  const save = async (make: () => Promise<Blob>, name: string) => {
    setGenerating(true)
    try {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await make())
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    } catch (error) {
      notifyError(error)
    } finally {
      setGenerating(false)
    }
  }
  const icon = <Download size={16} aria-hidden="true" />
  return (
    <span className={styles.buttons}>
      <Button size="small" icon={icon} onClick={() => void save(() => writeBugReport(bugReport), 'bug-report.gz')}>
        Download
      </Button>
      {!bugReport.hasStandIns && (
        <Button
          size="small"
          icon={icon}
          isBusy={isGenerating}
          busyLabel="Preparing"
          onClick={() => void save(() => bugReportForIssue(bugReport), 'bug-report-for-issue.gz')}
        >
          Download for an issue
        </Button>
      )}
    </span>
  )
}

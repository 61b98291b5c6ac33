import { MonitorDown } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { ProgressPanel } from '../ui/progress/progress.tsx'
import styles from './browser-offer.module.css'
import type { BrowserWork } from './browser-work.ts'

interface BrowserOfferProps {
  work: BrowserWork
  /** The button's verb, for example 'Translate': '… in this browser' follows. */
  verb: string
  /** The verb in progress, for example 'Translating'. */
  busyLabel: string
  /** What has to be downloaded, for example 'a language pack'. */
  download: string
  /** What happens to the result, in a sentence. */
  note?: string
  /** Whether what is done by then stays when it is cancelled. */
  keepsDone?: boolean
  onRun: () => void
}

/**
 * Offers work by a model of this browser. It shows nothing where the browser has none; a press that downloads something says so, and
 * its progress, failure and way to stop take the button's place.
 */
export function BrowserOffer({ work, verb, busyLabel, download, note, keepsDone = false, onRun }: BrowserOfferProps) {
  const { availability, state, isRunning, cancel } = work
  if (isRunning)
    return (
      <ProgressPanel
        {...(state.step === 'downloading'
          ? { title: `Downloading ${download}`, ...amountOf(state.share) }
          : { title: busyLabel, ...amountOf(state.step === 'working' ? state.share : null) })}
        note={`Keep this page open.${keepsDone ? ' What’s done stays when you cancel.' : ''}`}
        onCancel={cancel}
      />
    )
  if (availability === 'unavailable') return null
  const isNew = availability !== 'available'
  return (
    <div className={styles.offer}>
      <Button size="small" icon={<MonitorDown size={16} aria-hidden="true" />} onClick={onRun}>
        {isNew ? `Download and ${verb.toLowerCase()} in this browser` : `${verb} in this browser`}
      </Button>
      <p className={styles.note}>
        {isNew && `Your browser downloads ${download} once. `}
        It’s free, and nothing is sent to another service. {note}
      </p>
      {state.step === 'failed' && (
        <p className={styles.failed} role="alert">
          {state.problem}
        </p>
      )}
    </div>
  )
}

const amountOf = (share: number | null) => {
  if (share === null) return { progress: null }
  const percent = Math.round(share * 100)
  return { progress: percent, amount: `${percent}%` }
}

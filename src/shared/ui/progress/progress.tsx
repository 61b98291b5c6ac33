import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { SceneBar } from '../scene-bar/scene-bar.tsx'
import type { SceneSegment } from '../scene-bar/scene-segments.ts'
import styles from './progress.module.css'
import LinearProgress from '@mui/material/LinearProgress'

interface ProgressBarProps {
  /** The present step. */
  label: string
  /** Whole percent, 0 to 100. */
  percent: number
}

interface ProgressPanelProps {
  /** The present step, or the error. */
  title: string
  /** How far: '5 of 9', '64 %'. */
  amount?: string
  /** Scenes, or a whole percent where nothing has scenes; null: unknown progress. */
  progress: readonly SceneSegment[] | number | null
  /** The cost so far, the rest, or that nothing was charged. */
  note?: ReactNode
  hasFailed?: boolean
  onCancel?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Where trying again is something else, for example going back. */
  retryLabel?: string | undefined
  /** Credits that trying again spends. */
  retryPrice?: number | undefined
  isRetrying?: boolean
}

/** Long work: its step, progress and cost, with Stop and Retry. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { title, amount, progress, note, hasFailed = false, onCancel, onRetry } = props
  const { retryLabel = 'Retry', retryPrice, isRetrying = false } = props
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.line}>
        <span className={styles.title} data-failed={hasFailed || undefined} role={hasFailed ? 'alert' : 'status'}>
          {title}
        </span>
        {amount && <span className={styles.amount}>{amount}</span>}
      </div>
      {progress === null ? null : typeof progress === 'number' ? (
        <ProgressBar label={title} percent={progress} />
      ) : (
        <SceneBar segments={progress} text={amount ? `${amount} scenes` : title} />
      )}
      {(note ?? onCancel ?? onRetry) && (
        <div className={styles.line}>
          <span className={styles.note}>{note}</span>
          {onCancel && (
            <Button variant="text" size="xsmall" onClick={onCancel}>
              Cancel
            </Button>
          )}
          {onRetry && (
            <Button size="xsmall" onClick={onRetry} price={retryPrice} isBusy={isRetrying} busyLabel="Starting">
              {retryLabel}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** A share of something that has no scenes, for example an upload's bytes. Scenes have the SceneBar. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <LinearProgress variant="determinate" value={percent} aria-label={label} />
}

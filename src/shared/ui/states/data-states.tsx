import { RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import styles from './state.module.css'

interface EmptyStateProps {
  /** The missing content, for example 'No stories in this project'. */
  title: string
  text?: ReactNode
  /** The one next action: an xsmall Button. */
  action?: ReactNode
  isBare?: boolean
}

interface ErrorStateProps {
  /** The failure, for example 'Stories did not load'. */
  title: string
  /** The reason, and the data that was kept. */
  text?: ReactNode
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** The action where a retry cannot help: an xsmall Button, after Retry. */
  action?: ReactNode
  /** Without its own frame, inside one that is there already. */
  isBare?: boolean
}

/** The error state of a data view: what happened, what was kept, Retry. */
export function ErrorState({ title, text, onRetry, isRetrying = false, action, isBare = false }: ErrorStateProps) {
  return (
    <div className={`${styles.state} ${isBare ? styles.bare : ''}`} role="alert">
      <TriangleAlert className={styles.sign} size={20} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {(action || onRetry) && (
        <div className={styles.action}>
          {onRetry && (
            <Button
              size="xsmall"
              icon={<RefreshCw size={14} aria-hidden="true" />}
              isBusy={isRetrying}
              busyLabel="Retrying"
              onClick={onRetry}
            >
              Retry
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}

/** The empty state of a data view: the missing content and the one next action. */
export function EmptyState({ title, text, action, isBare = false }: EmptyStateProps) {
  return (
    <div className={`${styles.state} ${isBare ? styles.bare : styles.empty}`}>
      <svg className={styles.dashedFrame} width="46" height="28" viewBox="0 0 46 28" aria-hidden="true">
        <rect x=".75" y=".75" width="44.5" height="26.5" rx="5" strokeDasharray="4 4" />
        <path d="M23 9v10M18 14h10" strokeLinecap="round" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

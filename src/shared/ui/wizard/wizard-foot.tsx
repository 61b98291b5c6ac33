import { ArrowLeft, Check, CloudAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '../button.tsx'
import { Container } from '../page-frame.tsx'
import { Spinner } from '../spinner.tsx'
import styles from './wizard-foot.module.css'

/** `idle`: there is nothing to save here; `kept`: in this browser, because the server would not take it as it is. */
export type SaveState = 'idle' | 'saved' | 'saving' | 'kept' | 'failed'

export interface WizardFootProps {
  back: { label: string; href: string }
  next: {
    label: string
    onNext: () => void
    isBusy?: boolean
    busyLabel?: string
    disabled?: boolean
    /** Credits. */
    price?: number | undefined
  } | null
  state: SaveState
  onRetry?: (() => void) | undefined
}

/** Back, whether everything is saved, and the next step; always in sight. */
export function WizardFoot({ back, next, state, onRetry }: WizardFootProps) {
  return (
    <footer className={styles.foot}>
      <Container className={styles.row}>
        <Button
          variant="text"
          className={styles.back ?? ''}
          component={Link}
          to={back.href}
          icon={<ArrowLeft size={16} aria-hidden="true" />}
        >
          {back.label}
        </Button>
        <span className={styles.gap} />
        <span className={styles.state} role="status">
          {state === 'saved' && (
            <>
              <Check size={14} aria-hidden="true" /> Saved
            </>
          )}
          {state === 'saving' && (
            <>
              <Spinner /> Saving
            </>
          )}
          {state === 'kept' && 'Kept in this browser'}
          {state === 'failed' && (
            <>
              <CloudAlert size={14} aria-hidden="true" /> Not saved
            </>
          )}
        </span>
        {state === 'failed' && onRetry && (
          <Button size="xsmall" onClick={onRetry}>
            Retry
          </Button>
        )}
        {next && (
          <Button
            variant="contained"
            data-control="next"
            onClick={next.onNext}
            isBusy={next.isBusy ?? false}
            busyLabel={next.busyLabel}
            disabled={next.disabled ?? false}
            price={next.price}
          >
            {next.label}
          </Button>
        )}
      </Container>
    </footer>
  )
}

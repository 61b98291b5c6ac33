import { ArrowLeft, Check, CloudAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '#src/shared/ui/button.tsx'
import { Container } from '#src/shared/ui/container.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import type { SaveState } from '../hooks/use-wizard-story.ts'
import styles from './wizard-foot.module.css'

interface WizardFootProps {
  back: { label: string; href: string }
  next: { label: string; isBusy: boolean; busyLabel: string; disabled?: boolean; price?: number | undefined }
  onNext: () => void
  state: SaveState
  onRetry: () => void
}

/** Back, whether everything is saved, and the way on; always in sight. */
export function WizardFoot({ back, next, onNext, state, onRetry }: WizardFootProps) {
  const { label, ...rest } = next
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
        {state === 'failed' && (
          <Button size="xsmall" onClick={onRetry}>
            Retry
          </Button>
        )}
        <Button variant="contained" data-control="next" onClick={onNext} {...rest}>
          {label}
        </Button>
      </Container>
    </footer>
  )
}

import { Button } from '../button.tsx'
import styles from './step.module.css'

interface ProblemProps {
  text: string
  retry?: (() => void) | undefined
}

/** Why a step cannot continue, in the step itself. */
export function Problem({ text, retry }: ProblemProps) {
  return (
    <div className={styles.problem} role="alert">
      <span>{text}</span>
      {retry && (
        <Button size="xsmall" onClick={retry}>
          Retry
        </Button>
      )}
    </div>
  )
}

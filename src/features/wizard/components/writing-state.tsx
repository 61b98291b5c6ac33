import { creditCost } from '#src/domain/credits.ts'
import { ReportProblem } from '#src/shared/bug-report/report-problem.tsx'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import type { Writing } from '../hooks/use-writing.ts'
import styles from './review-step.module.css'

interface WritingStateProps {
  storyId: string | undefined
  writing: Writing
  isScript: boolean
  /** The first generation costs nothing, however often its text is written. */
  isFree: boolean
}

/** Placeholder of the scenes: they are being written, failed, or belong to an older text. */
export function WritingState({ storyId, writing, isScript, isFree }: WritingStateProps) {
  const { state, isBusy, error, write, keep, asked, hasChosen } = writing
  if (isBusy)
    return (
      <div className={styles.writing}>
        <ProgressPanel
          title={isScript ? 'Splitting the text into scenes' : 'Writing the scenes'}
          progress={40}
          note="You can leave this page."
        />
      </div>
    )
  if (error !== null)
    return (
      <div className={styles.writing}>
        <ErrorState
          title="No scenes yet"
          text={`${error} Your text is still here.`}
          onRetry={write}
          action={<ReportProblem storyId={storyId} failure={{ operation: null, message: error }} />}
        />
      </div>
    )
  if (state === 'none' && asked.most > 0)
    return (
      <div className={styles.stale} role="status">
        <span>A model writes the scenes. You can read them before generating images and voices.</span>
        <span className={styles.staleActions}>
          <Button size="xsmall" {...priceProps(asked)} onClick={write}>
            Write scenes
          </Button>
        </span>
      </div>
    )
  if (state !== 'stale') return null
  const listed = isFree ? undefined : creditCost('write_story')
  return (
    <div className={styles.stale} role="status">
      <span>
        The story has changed since its scenes were written.
        {hasChosen && ' Images you chose stay with unchanged scenes.'}
      </span>
      <span className={styles.staleActions}>
        <Button size="xsmall" {...(asked.most > 0 ? priceProps(asked) : { price: listed })} onClick={write}>
          Rewrite
        </Button>
        <Button size="xsmall" variant="text" onClick={keep}>
          Keep scenes
        </Button>
      </span>
    </div>
  )
}

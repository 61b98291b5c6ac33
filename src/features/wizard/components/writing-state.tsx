import { creditCost } from '#src/domain/credits.ts'
import { ReportProblem } from '#src/shared/capsule/report-problem.tsx'
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

/** What stands where the scenes will be: that they are being written, why they are not, or that they are of an older text. */
export function WritingState({ storyId, writing, isScript, isFree }: WritingStateProps) {
  const { state, isBusy, error, write, keep, asked, hasChosen } = writing
  if (isBusy)
    return (
      <div className={styles.writing}>
        <ProgressPanel
          title={isScript ? 'Cutting the text into scenes' : 'Writing the scenes'}
          progress={40}
          note="Your choices are saved; you can leave this page."
        />
      </div>
    )
  if (error !== null)
    return (
      <div className={styles.writing}>
        <ErrorState
          title="There are no scenes yet"
          text={`${error} Your text is kept.`}
          onRetry={write}
          action={<ReportProblem storyId={storyId} failure={{ operation: null, message: error }} />}
        />
      </div>
    )
  if (state === 'none' && asked.most > 0)
    return (
      <div className={styles.stale} role="status">
        <span>A model writes the scenes. They can be read before anything is drawn or spoken.</span>
        <span className={styles.staleActions}>
          <Button size="xsmall" {...priceProps(asked)} onClick={write}>
            Write the scenes
          </Button>
        </span>
      </div>
    )
  if (state !== 'stale') return null
  const listed = isFree ? undefined : creditCost('write_story')
  return (
    <div className={styles.stale} role="status">
      <span>
        The story changed after its scenes were written.
        {hasChosen && ' Pictures you chose stay with the scenes whose words stay.'}
      </span>
      <span className={styles.staleActions}>
        <Button size="xsmall" {...(asked.most > 0 ? priceProps(asked) : { price: listed })} onClick={write}>
          Write again
        </Button>
        <Button size="xsmall" variant="text" onClick={keep}>
          Keep these scenes
        </Button>
      </span>
    </div>
  )
}

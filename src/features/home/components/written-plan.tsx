import type { StoryPlan } from '#generated/schema.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './written-plan.module.css'

interface WrittenPlanProps {
  plan: StoryPlan
  /** BCP 47 */
  language: string
  onDiscard: () => void
}

/** The story that the browser's language model wrote, to be read before a video is made of it. */
export function WrittenPlan({ plan: { title, scenes }, language, onDiscard }: WrittenPlanProps) {
  const seconds = scenes.reduce((sum, { narration }) => sum + estimateSeconds(narration, language), 0)
  return (
    <section className={styles.plan} aria-label="Written in this browser">
      <div className={styles.head}>
        <p role="status">
          <b>{title}</b>
          <span>
            {scenes.length === 1 ? '1 scene' : `${scenes.length} scenes`}, about {formatSeconds(Math.round(seconds))} ·
            Written in this browser. Generate makes your video of it.
          </span>
        </p>
        <Button size="small" variant="text" onClick={onDiscard}>
          Discard
        </Button>
      </div>
      <div className={styles.narration} lang={language} dir="auto" role="group" aria-label="Narration" tabIndex={0}>
        <ol>
          {scenes.map(({ narration }, at) => (
            <li key={at}>{narration}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}

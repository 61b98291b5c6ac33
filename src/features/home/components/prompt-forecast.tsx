import type { GenerationQuote } from '#generated/types/generationQuote.ts'
import type { OtherDrawer } from '#generated/types/otherDrawer.ts'
import { ExpectedRefusals } from '#src/shared/quotes/expected-refusals.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './composer.module.css'

/** Characters of a prompt that a provider is asked about; a longer one is looked at once its scenes are there. */
const MAX_FORECAST_LENGTH = 10_000

interface PromptForecastProps {
  quote: GenerationQuote | null
  prompt: string
  /** Who draws instead of the usual model. */
  drawer: OtherDrawer | undefined
  onPrompt: (prompt: string) => void
  onDrawer: (drawer: OtherDrawer | undefined) => void
}

/** What of the prompt whoever draws will probably refuse, and who draws instead. */
export function PromptForecast({ quote, prompt, drawer, onPrompt, onDrawer }: PromptForecastProps) {
  const draws = quote?.engines.find(({ part, is_built_in }) => part === 'PICTURE' && !is_built_in)
  const isAsked = draws !== undefined && prompt !== '' && prompt.length <= MAX_FORECAST_LENGTH
  return (
    <div className={styles.forecast}>
      <ExpectedRefusals
        of={isAsked ? { prompt, engine: draws.engine } : null}
        onRewrite={(rewritten) => onPrompt(rewritten.prompt)}
        onDrawer={onDrawer}
      />
      {drawer && (
        <p className={styles.price} role="status">
          {drawer.name} draws this story.
          <Button size="xsmall" onClick={() => onDrawer(undefined)}>
            Use the usual model
          </Button>
        </p>
      )}
    </div>
  )
}

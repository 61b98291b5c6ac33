import type { GenerationQuote, OtherImageModel } from '#generated/schema.ts'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './prompt-composer.module.css'

/** Longest prompt that is sent to a provider for a check, characters; a longer one is checked once its scenes exist. */
const MAX_FORECAST_LENGTH = 10_000

interface PromptForecastProps {
  quote: GenerationQuote | null
  prompt: string
  /** The model that replaces the usual one. */
  imageModel: OtherImageModel | undefined
  onPrompt: (prompt: string) => void
  onImageModel: (imageModel: OtherImageModel | undefined) => void
}

/** The part of the prompt that the image model will probably refuse, and the model that replaces it. */
export function PromptForecast({ quote, prompt, imageModel, onPrompt, onImageModel }: PromptForecastProps) {
  const draws = quote?.engines.find(({ part, is_built_in }) => part === 'PICTURE' && !is_built_in)
  const isAsked = draws !== undefined && prompt !== '' && prompt.length <= MAX_FORECAST_LENGTH
  return (
    <div className={styles.forecast}>
      <ExpectedRefusals
        of={isAsked ? { prompt, engine: draws.engine } : null}
        onRewrite={(rewritten) => onPrompt(rewritten.prompt)}
        onImageModel={onImageModel}
      />
      {imageModel && (
        <p className={styles.price} role="status">
          {imageModel.name} generates the images for this story.
          <Button size="xsmall" onClick={() => onImageModel(undefined)}>
            Use default model
          </Button>
        </p>
      )}
    </div>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { forecastRefusals } from '#generated/client/quotes/quotes.ts'
import type { ExpectedRefusal, ForecastRefusalsRequest, OtherImageModel } from '#generated/schema.ts'
import { useSettled } from '#src/shared/hooks/use-settled.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { RefusalNote } from './refusal-note.tsx'
import styles from './refusal-note.module.css'

/** Beyond so many the story is better drawn by somebody else. */
const MAX_SHOWN = 20
/** How long a prompt has to stand still before anybody is asked about it, ms. */
const DEBOUNCE_MS = 800

/** What stands instead of what would be refused; in the prompt of a picture, or of the one that a scene will get. */
export interface RewrittenPrompt {
  /** null of a prompt that is typed. */
  sceneId: string | null
  arollId: string | null
  prompt: string
}

interface ExpectedRefusalsProps {
  /** What would be drawn; null: nothing, or for nothing. */
  of: ForecastRefusalsRequest | null
  /** Asked again with every revision of the story. */
  revision?: number | undefined
  onRewrite: (rewritten: RewrittenPrompt) => void
  /** Has somebody else draw. */
  onImageModel: (imageModel: OtherImageModel) => void
  imageModelLabel?: (name: string) => string
}

/** What whoever would draw will probably refuse, each with a rewrite or another engine one press away; nothing where nothing is known. */
export function ExpectedRefusals({
  of,
  revision,
  onRewrite,
  onImageModel,
  imageModelLabel = (name) => `Have ${name} draw the story`,
}: ExpectedRefusalsProps) {
  const asked = useSettled(of ?? undefined, DEBOUNCE_MS)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['forecastRefusals', asked, revision],
    queryFn: ({ signal }) => forecastRefusals(asked ?? {}, { signal }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  // A rewrite takes the place of the whole prompt: not of one that was typed since.
  const isCurrent = !isPlaceholderData && JSON.stringify(asked) === JSON.stringify(of)
  const { refusals = [], other_image_models: others = [] } = (of && data) ?? {}
  // The next one may refuse it, too; the last one is mostly built in, and does not.
  const offered = others.filter((_, at) => at === 0 || at === others.length - 1)
  if (refusals.length === 0) return null
  return (
    <section aria-label="What will probably be refused">
      <ul className={styles.list}>
        {refusals.slice(0, MAX_SHOWN).map((refusal) => (
          <li key={`${refusal.scene_id} ${refusal.aroll_id} ${refusal.sentence}`}>
            <RefusalNote engine={refusal.engine} forecast={refusal} place={placeOf(refusal)}>
              {isCurrent && refusal.rewrite !== null && (
                <Button size="xsmall" onClick={() => onRewrite(rewrittenOf(refusal, refusal.rewrite ?? ''))}>
                  Use the rewrite
                </Button>
              )}
              {offered.map((other) => (
                <Button key={other.model_id} size="xsmall" onClick={() => onImageModel(other)}>
                  {imageModelLabel(other.name)}
                </Button>
              ))}
            </RefusalNote>
          </li>
        ))}
      </ul>
      {refusals.length > MAX_SHOWN && <p className={styles.hint}>And {refusals.length - MAX_SHOWN} more</p>}
    </section>
  )
}

const placeOf = ({ scene_number: number }: ExpectedRefusal) => (number === null ? '' : `Scene ${number}: `)

const rewrittenOf = ({ scene_id: sceneId, aroll_id: arollId }: ExpectedRefusal, prompt: string): RewrittenPrompt => ({
  sceneId,
  arollId,
  prompt,
})

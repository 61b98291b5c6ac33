import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { forecastRefusals } from '#generated/client/quotes/quotes.ts'
import type { ExpectedRefusal, ForecastRefusalsRequest, OtherImageModel, RefusalForecast } from '#generated/schema.ts'
import { useSettled } from '#src/shared/hooks/use-settled.ts'
import { Button } from '#src/shared/ui/button.tsx'
import styles from './refusal-note.module.css'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Characters of a rewrite that are shown before it is used: the prompt of a whole story is long. */
const MAX_SHOWN_LENGTH = 300

interface RefusalNoteProps {
  engine: string
  forecast: RefusalForecast
  /** Where it stands, before everything else: 'Scene 3: '. */
  place?: string
  /** What can be done about it. */
  children: ReactNode
}

/** With more refusals another engine is offered for the whole story. */
const MAX_SHOWN = 20
/** How long a prompt has to stand still before its forecast is requested, ms. */
const DEBOUNCE_MS = 800

/** What stands instead of what would be refused; in the prompt of an image, or of the one that a scene will get. */
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
  /** Chooses another engine for the images. */
  onImageModel: (imageModel: OtherImageModel) => void
  imageModelLabel?: (name: string) => string
}

/** The prompts that the chosen engine will probably refuse, each with a rewrite or another engine; empty where no forecast exists. */
export function ExpectedRefusals({
  of,
  revision,
  onRewrite,
  onImageModel,
  imageModelLabel = (name) => `Use ${name} for this story`,
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
    <section aria-label="Likely refusals">
      <ul className={styles.list}>
        {refusals.slice(0, MAX_SHOWN).map((refusal) => (
          <li key={`${refusal.scene_id} ${refusal.aroll_id} ${refusal.sentence}`}>
            <RefusalNote engine={refusal.engine} forecast={refusal} place={placeOf(refusal)}>
              {isCurrent && refusal.rewrite !== null && (
                <Button size="xsmall" onClick={() => onRewrite(rewrittenOf(refusal, refusal.rewrite ?? ''))}>
                  Use rewrite
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

const shortened = (text: string) => (text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text)

/** What a provider will probably refuse, and why. */
export function RefusalNote({
  engine,
  forecast: { sentence, reason, rewrite },
  place = '',
  children,
}: RefusalNoteProps) {
  return (
    <div className={styles.note}>
      <TriangleAlert className={styles.sign} size={16} aria-hidden="true" />
      <div className={styles.words}>
        <span>
          {place}
          {engine} will likely refuse “{sentence}”
        </span>
        <span className={styles.hint}>
          {reason}. You aren’t charged for refusals.{rewrite !== null && ` Suggested prompt: “${shortened(rewrite)}”`}
        </span>
        <span className={styles.ways}>{children}</span>
      </div>
    </div>
  )
}

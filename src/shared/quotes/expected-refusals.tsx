import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { forecastRefusals } from '#generated/client/quotes/quotes.ts'
import type { ExpectedRefusal } from '#generated/types/expectedRefusal.ts'
import type { Redraws } from '#generated/types/redraws.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { RefusalNote } from './refusal-note.tsx'
import styles from './refusal-note.module.css'

/** Beyond so many the story is better drawn by somebody else. */
const MOST_SHOWN = 20

export interface RewrittenPrompt {
  sceneId: string
  arollId: string | null
  prompt: string
}

interface ExpectedRefusalsProps {
  /** undefined until the story is saved. */
  storyId: string | undefined
  /** Asked again with every revision of it. */
  revision: number | undefined
  redraws?: Redraws
  /** Has the story drawn by somebody else. @param modelId as `default_image_model` */
  onDrawer: (modelId: string) => void
  onRewrite: (rewritten: RewrittenPrompt) => void
}

/** What whoever draws the story will probably refuse, each with a rewrite or another engine one press away; nothing where nothing is known. */
export function ExpectedRefusals({ storyId, revision, redraws, onDrawer, onRewrite }: ExpectedRefusalsProps) {
  const { data } = useQuery({
    queryKey: ['forecastRefusals', storyId, redraws, revision],
    queryFn: ({ signal }) => forecastRefusals({ story_id: storyId ?? '', ...(redraws && { redraws }) }, { signal }),
    enabled: storyId !== undefined && revision !== undefined,
    placeholderData: keepPreviousData,
  })
  const { refusals = [], other_drawers: others = [] } = data ?? {}
  const [other] = others
  if (refusals.length === 0) return null
  return (
    <section aria-label="What will probably be refused">
      <ul className={styles.list}>
        {refusals.slice(0, MOST_SHOWN).map((refusal) => (
          <li key={`${refusal.scene_id} ${refusal.aroll_id} ${refusal.sentence}`}>
            <RefusalNote engine={refusal.engine} forecast={refusal} place={placeOf(refusal)}>
              {rewrittenOf(refusal).map((rewritten) => (
                <Button key="rewrite" size="xsmall" onClick={() => onRewrite(rewritten)}>
                  Use the rewrite
                </Button>
              ))}
              {other && (
                <Button size="xsmall" onClick={() => onDrawer(other.model_id)}>
                  Have {other.name} draw the story
                </Button>
              )}
            </RefusalNote>
          </li>
        ))}
      </ul>
      {refusals.length > MOST_SHOWN && <p className={styles.hint}>And {refusals.length - MOST_SHOWN} more</p>}
    </section>
  )
}

const placeOf = ({ scene_number: number }: ExpectedRefusal) => (number === null ? '' : `Scene ${number}: `)

const rewrittenOf = ({ scene_id: sceneId, aroll_id: arollId, rewrite: prompt }: ExpectedRefusal): RewrittenPrompt[] =>
  sceneId === null || prompt === null ? [] : [{ sceneId, arollId, prompt }]

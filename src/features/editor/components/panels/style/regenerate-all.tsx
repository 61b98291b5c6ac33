import { useState } from 'react'
import type { AiOutputMode } from '#generated/schema.ts'
import { type Price, priceProps, QuoteLines } from '#src/shared/story/quotes/quote-lines.tsx'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { busyKeys } from '../../../lib/busy-keys.ts'
import { regenerateAllVisuals } from '../../../commands/generate-whole-long-story-video.ts'
import { updateImagePrompt } from '../../../commands/update-image-prompt.ts'
import { updateStory } from '../../../commands/update-story.ts'
import { useEditor, useIsBusy, useOpen } from '../../../hooks/use-editor.ts'
import { DrawingProgress } from './drawing-progress.tsx'
import styles from './style.module.css'
import { useRedrawQuote } from './use-redraw-quote.ts'

type Mode = AiOutputMode
const modes: readonly { value: Mode; label: string }[] = [
  { value: 'IMAGE', label: 'Pictures' },
  { value: 'VIDEO', label: 'Moving clips' },
]

/** Every scene once more in the story's look, for its price. */
export function RegenerateAll() {
  const editor = useEditor()
  const savedMode = useOpen(({ story }) => story.ai_output_mode)
  const count = useOpen((open) => open.order.filter((id) => (open.scenes[id]?.arollIds.length ?? 0) > 0).length)
  const isDrawing = useOpen((open) => Object.values(open.arolls).some(({ status }) => status === 'GENERATING'))
  const revision = useOpen(({ story }) => story.revision)
  const isAsked = useIsBusy(busyKeys.allVisuals)
  const [chosen, setChosen] = useState<Mode | null>(null)
  const [isAsking, setAsking] = useState(false)
  const mode = chosen ?? savedMode
  const { price, quote, isLoading } = useRedrawQuote(mode, count)
  const scenes = count === 1 ? '1 scene' : `${count} scenes`
  return (
    <>
      <Segmented isWide size="small" label="As" segments={modes} value={mode} onChange={setChosen} />
      <DrawingProgress mode={mode} />
      {!isDrawing && (
        <span>
          <Button
            size="small"
            variant="soft"
            {...(price && priceProps(price))}
            disabled={count === 0 || isLoading}
            isBusy={isAsked}
            busyLabel="Starting"
            onClick={() => setAsking(true)}
          >
            {`Regenerate ${scenes}`}
          </Button>
        </span>
      )}
      <p className={styles.note}>Old pictures stay until the new ones are there, and in the history after that.</p>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Regenerate ${scenes}?`}
        confirmLabel={confirmLabel(price, quote !== null)}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void regenerateAllVisuals(editor, { mode, most: price?.most })
        }}
      >
        <p className={styles.about}>
          Every scene gets new pictures in the story’s look. A scene that fails keeps its picture and is not charged.
        </p>
        {quote && (
          <div className={styles.quote}>
            <QuoteLines quote={quote} />
            <ExpectedRefusals
              of={{ story_id: editor.storyId, redraws: 'ALL' }}
              revision={revision}
              onImageModel={({ model_id: model }) => void updateStory(editor, { default_image_model: model })}
              onRewrite={({ sceneId, arollId, prompt }) =>
                sceneId !== null && void updateImagePrompt(editor, { sceneId, arollId, prompt })
              }
            />
          </div>
        )}
      </ConfirmDialog>
    </>
  )
}

function confirmLabel(price: Price | undefined, isQuoted: boolean): string {
  if (!price || price.most === 0) return 'Regenerate'
  return `Regenerate for ${isQuoted ? 'at most ' : ''}${price.most} ${price.most === 1 ? 'credit' : 'credits'}`
}

import { useState } from 'react'
import type { AiOutputMode } from '#generated/schema.ts'
import { type Price, priceProps, QuoteLines } from '#src/shared/story/quotes/quote-lines.tsx'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { regenerateAllVisuals } from '../commands/generate-whole-long-story-video.ts'
import { updateImagePrompt } from '../commands/update-image-prompt.ts'
import { updateStory } from '../commands/update-story.ts'
import { useEditor, useIsBusy, useOpen } from '#src/features/editor/core/use-editor.ts'
import styles from './style.module.css'
import { drawnScenes, useOvernightText, useRedrawQuote } from './use-redraw-quote.ts'
import { OvernightSwitch } from '#src/features/editor/generation/overnight-switch.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { cancelGeneration } from '../commands/cancel-generation.ts'

type Mode = AiOutputMode
const modes: readonly { value: Mode; label: string }[] = [
  { value: 'IMAGE', label: 'Images' },
  { value: 'VIDEO', label: 'Video clips' },
]

/** Regenerates every scene in the story's style, for its price. */
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
  const [wantsOvernight, setOvernight] = useState(false)
  const usual = useRedrawQuote(mode, count)
  const overnight = wantsOvernight && usual.offersOvernight
  const night = useRedrawQuote(mode, overnight ? count : 0, { overnight: true })
  const { price, quote, isLoading } = overnight ? night : usual
  const scenes = count === 1 ? '1 scene' : `${count} scenes`
  return (
    <>
      <Segmented isWide size="small" label="Generate" segments={modes} value={mode} onChange={setChosen} />
      {!isDrawing && usual.offersOvernight && <OvernightSwitch isOn={overnight} onChange={setOvernight} />}
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
      <p className={styles.note}>Old images stay until the new ones are ready. You’ll find them in the history.</p>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Regenerate ${scenes}?`}
        confirmLabel={confirmLabel(price, quote !== null)}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void regenerateAllVisuals(editor, { mode, overnight, most: price?.most })
        }}
      >
        <p className={styles.about}>
          Every scene gets new images in the story’s style. Scenes that fail keep their image and aren’t charged.
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
  return `Regenerate for ${isQuoted ? 'up to ' : ''}${price.most} ${price.most === 1 ? 'credit' : 'credits'}`
}

/** Progress of the regeneration, scene by scene, how to stop it, and how to retry failures. */
function DrawingProgress({ mode }: { mode: AiOutputMode }) {
  const editor = useEditor()
  // A text is compared by its value: the panel renders again only when a scene starts or ends.
  const states = useOpen((open) => drawnScenes(open).join(' '))
    .split(' ')
    .filter((state) => state === 'done' || state === 'waiting' || state === 'failed')
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  const waiting = count('waiting')
  const failed = count('failed')
  const { price, isLoading } = useRedrawQuote(mode, waiting > 0 ? 0 : failed, { redraws: 'FAILED' })
  const overnight = useOvernightText(states)
  if (waiting > 0)
    return (
      <ProgressPanel
        title="Generating images"
        amount={`${states.length - waiting} of ${states.length}`}
        progress={states.map((state) => ({ state }))}
        note={`${overnight === null ? '' : `${overnight}. `}Existing images stay if you cancel.`}
        onCancel={() => void cancelGeneration(editor)}
      />
    )
  if (failed === 0) return null
  return (
    <ProgressPanel
      hasFailed
      title={failed === 1 ? '1 scene failed' : `${failed} scenes failed`}
      progress={states.map((state) => ({ state }))}
      note={
        <Button
          size="xsmall"
          {...(price && priceProps(price))}
          disabled={isLoading}
          onClick={() => void regenerateAllVisuals(editor, { mode, onlyFailed: true, most: price?.most })}
        >
          Retry failed scenes
        </Button>
      }
    />
  )
}

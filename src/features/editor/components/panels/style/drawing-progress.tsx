import type { AiOutputMode } from '#generated/schema.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { regenerateAllVisuals } from '../../../commands/generate-whole-long-story-video.ts'
import { cancelGeneration } from '../../../commands/cancel-generation.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { drawnScenes } from './drawn-scenes.ts'
import { useRedrawQuote } from './use-redraw-quote.ts'

/** How far the drawing is, scene by scene, how to stop it, and how to ask again for what failed. */
export function DrawingProgress({ mode }: { mode: AiOutputMode }) {
  const editor = useEditor()
  // A text is compared by its value: only a scene that begins or ends draws the panel again.
  const states = useOpen((open) => drawnScenes(open).join(' '))
    .split(' ')
    .filter((state) => state === 'done' || state === 'waiting' || state === 'failed')
  const count = (wanted: string) => states.filter((state) => state === wanted).length
  const waiting = count('waiting')
  const failed = count('failed')
  const { price, isLoading } = useRedrawQuote(mode, waiting > 0 ? 0 : failed, 'FAILED')
  if (waiting > 0)
    return (
      <ProgressPanel
        title="Drawing"
        amount={`${states.length - waiting} of ${states.length}`}
        progress={states.map((state) => ({ state }))}
        note="What is there stays when you cancel."
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

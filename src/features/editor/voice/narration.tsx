import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect } from 'react'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { updateSceneAudio } from './commands/update-scene-audio.ts'
import { useEditor, useStoryState, useIsBusy } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { addWaiting, busyKeys } from '../core/story-store.ts'
import { UnsentChoice } from '../history/unsent-choice.tsx'
import { AudioLines } from 'lucide-react'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { spokenUnits, useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { regenerateSceneAudio } from './commands/regenerate-scene-audio.ts'

const MAX_NARRATION_LENGTH = 5000

/** A scene's text. Saved during typing, stored over a reload; the voice-over is then outdated. */
export function NarrationField({ scene, label, minRows = 2 }: { scene: SceneRow; label: string; minRows?: number }) {
  const editor = useEditor()
  const { id } = scene
  const unsent = useStoryState((state) =>
    state.unsent.find(({ text }) => text?.kind === 'narration' && text.sceneId === id),
  )
  // While another tab's words conflict, the user's own are shown and edited.
  const saved = typeof unsent?.text?.mine === 'string' ? unsent.text.mine : scene.text
  const field = useAutosave({
    place: `narration ${id}`,
    saved,
    // The outbox sends it from here, offline too. Until the outbox has it, it stays stored here: the page may be closing.
    save: (text, baseText) => {
      if (text !== saved) void updateSceneAudio(editor, id, { text, baseText })
      return editor.outbox.whenStored()
    },
  })
  const isWaiting = field.state === 'saving'
  // Until the call is sent the top bar would still say that all is saved.
  useEffect(() => (isWaiting ? addWaiting(editor.store) : undefined), [editor, isWaiting])
  return (
    <>
      <OutlinedInput
        size="small"
        multiline
        fullWidth
        minRows={minRows}
        maxRows={10}
        placeholder="Narration for this scene"
        value={field.value}
        error={unsent !== undefined}
        slotProps={{ input: { 'aria-label': label, dir: 'auto', maxLength: MAX_NARRATION_LENGTH } }}
        onChange={(event) => field.change(event.target.value)}
        onBlur={() => void field.flush()}
      />
      {unsent && <UnsentChoice unsent={unsent} />}
    </>
  )
}

/** Regenerates the voice-over of a scene for its price. */
export function RegenerateAudioButton({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const price = useWorkPrice('regenerate_audio', [spokenUnits(scene.text)])
  const isRequested = useIsBusy(busyKeys.voice(scene.id))
  return (
    <Button
      size="xsmall"
      icon={<AudioLines size={14} aria-hidden="true" />}
      isBusy={isRequested || scene.status === 'GENERATING'}
      busyLabel="Generating"
      {...priceProps(price)}
      disabled={scene.text.trim() === ''}
      onClick={() => void regenerateSceneAudio(editor, scene.id, price.most)}
    >
      {scene.audio_media ? 'Regenerate audio' : 'Generate audio'}
    </Button>
  )
}

import { AudioLines } from 'lucide-react'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { spokenUnits, useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { busyKeys } from '../lib/busy-keys.ts'
import { regenerateSceneAudio } from '../commands/regenerate-scene-audio.ts'
import { useEditor, useIsBusy } from '../hooks/use-editor.ts'
import type { SceneRow } from '../lib/open-story.ts'

/** Speaks the scene as it is now, for its price. */
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

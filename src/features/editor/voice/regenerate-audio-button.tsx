import { AudioLines } from 'lucide-react'
import { priceProps } from '#src/shared/story/quotes/price-props.ts'
import { spokenUnits, useWorkPrice } from '#src/shared/story/quotes/use-work-price.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { busyKeys } from '../core/busy-keys.ts'
import { regenerateSceneAudio } from './commands/regenerate-scene-audio.ts'
import { useEditor, useIsBusy } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'

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

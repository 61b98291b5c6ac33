import { Switch } from '#src/shared/ui/toggles.tsx'
import { updateSceneCaptions } from '../../../commands/update-scene-captions.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { useSelectedScene } from '../../../hooks/use-selected.ts'
import { positionOf } from '../../../lib/open-story.ts'

/** Captions of the selected scene alone. */
export function SceneCaptions() {
  const editor = useEditor()
  const scene = useSelectedScene()
  const isShown = useOpen(({ story }) => story.captions_settings.show_captions)
  const number = useOpen((open) => positionOf(open, scene?.id ?? null)) + 1
  if (!scene) return null
  return (
    <Switch
      label={`In scene ${number}`}
      checked={scene.show_captions}
      disabled={!isShown}
      onChange={(_event, isOn) => void updateSceneCaptions(editor, scene.id, { show_captions: isOn })}
    />
  )
}

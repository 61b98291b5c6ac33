import { Button } from '#src/shared/ui/button.tsx'
import { updateSceneAudio } from './commands/update-scene-audio.ts'
import { useEditor } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { ReceiptButton } from '../generation/receipts/receipt-button.tsx'

/** What made a scene's voice-over; its voice, pace and pitch can be taken on again. */
export function VoiceReceipt({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  if (!scene.audio_media) return null
  return (
    <ReceiptButton
      mediaId={scene.audio_media.id}
      restore={({ work, settings }, close) => {
        const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.value
        const voiceCode = settingOf('voice')
        const emotions = settingOf('emotions')?.split(', ') ?? []
        if (work !== 'VOICE' || voiceCode === undefined) return null
        const mood = { rate: Number(settingOf('speaking_rate') ?? 1), pitch: Number(settingOf('pitch') ?? 0) }
        return (
          <Button
            onClick={() => {
              close()
              void updateSceneAudio(editor, scene.id, {
                ...{ voiceCode, ...mood, emotions: emotions as SceneRow['emotions'] },
              })
            }}
          >
            Use these settings
          </Button>
        )
      }}
    />
  )
}

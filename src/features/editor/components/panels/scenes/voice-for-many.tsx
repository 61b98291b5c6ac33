import { useState } from 'react'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { spokenUnits, useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { updateScenesAudio } from '../../../commands/update-scene-audio.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import { LanguageNote } from '../../inspector/voice/language-note.tsx'
import { VoiceList } from '../../inspector/voice/voice-list.tsx'

interface VoiceForManyProps {
  ids: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** One voice for several scenes; they are spoken with it now or later. */
export function VoiceForMany({ ids, isOpen, onClose }: VoiceForManyProps) {
  const editor = useEditor()
  const [voice, setVoice] = useState<string>()
  const { scenes } = editor.store.getState().open
  const speakable = ids.filter((id) => scenes[id]?.text.trim())
  const price = useWorkPrice(
    'regenerate_audio',
    speakable.map((id) => spokenUnits(scenes[id]?.text ?? '')),
  )
  const apply = (isSpeaking: boolean) => {
    if (voice === undefined) return
    onClose()
    void updateScenesAudio(editor, ids, { voiceCode: voice }, isSpeaking, price.most)
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={`Voice of ${ids.length} scenes`}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={voice === undefined} onClick={() => apply(false)}>
            Use voice
          </Button>
          <Button
            variant="contained"
            disabled={voice === undefined || speakable.length === 0}
            {...priceProps(price)}
            onClick={() => apply(true)}
          >
            Use and generate audio
          </Button>
        </>
      }
    >
      <LanguageNote text={speakable.map((id) => scenes[id]?.text).join(' ')} voiceCode={voice} />
      <VoiceList value={voice} onChange={setVoice} />
    </Dialog>
  )
}

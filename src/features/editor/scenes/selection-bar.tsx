import { AudioLines, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton, Button } from '#src/shared/ui/button.tsx'
import { deleteSelected, moveSceneDown, moveSceneUp } from './scene-actions.ts'
import { duplicateSelected, mergeSelected } from './scene-cut-actions.ts'
import { type Action, useAction } from '../core/action.tsx'
import { useView, useEditor } from '../core/use-editor.ts'
import styles from './selection-bar.module.css'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { spokenUnits, useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { updateScenesAudio } from '../voice/commands/update-scene-audio.ts'
import { LanguageNote, VoiceList } from '../voice/voice-list.tsx'

interface VoiceForManyProps {
  ids: readonly string[]
  isOpen: boolean
  onClose: () => void
}

/** Actions on several scenes at once. */
export function SelectionBar() {
  const { selectedSceneIds: ids, sceneId, selectScene } = useView()
  const [isChoosingVoice, setChoosingVoice] = useState(false)
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected scenes">
      <span className={styles.count}>{ids.length} selected</span>
      <BarAction action={mergeSelected} label="Merge selected scenes" />
      <BarAction action={duplicateSelected} label="Duplicate selected scenes" />
      <BarAction action={moveSceneUp} label="Move selected scenes up" />
      <BarAction action={moveSceneDown} label="Move selected scenes down" />
      <IconButton size="small" label="Change voice of selected scenes" onClick={() => setChoosingVoice(true)}>
        <AudioLines size={16} aria-hidden="true" />
      </IconButton>
      <BarAction action={deleteSelected} label="Delete selected scenes" />
      <IconButton size="small" label="Clear selection" onClick={() => sceneId !== null && selectScene(sceneId)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      <VoiceForMany ids={ids} isOpen={isChoosingVoice} onClose={() => setChoosingVoice(false)} />
    </div>
  )
}

function BarAction({ action, label }: { action: Action; label: string }) {
  const { icon: Icon, shortcut, isEnabled, run } = useAction(action)
  return (
    <IconButton size="small" label={label} shortcut={shortcut} disabled={!isEnabled} onClick={run}>
      <Icon size={16} aria-hidden="true" />
    </IconButton>
  )
}

/** One voice for several scenes; their voice-overs are regenerated now or later. */
function VoiceForMany({ ids, isOpen, onClose }: VoiceForManyProps) {
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
      title={`Change voice of ${ids.length} scenes`}
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

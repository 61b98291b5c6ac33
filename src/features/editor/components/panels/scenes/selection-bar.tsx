import { AudioLines, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { deleteSelected, moveSceneDown, moveSceneUp } from '../../../actions/scene-actions.ts'
import { duplicateSelected, mergeSelected } from '../../../actions/scene-cut-actions.ts'
import type { Action } from '../../../actions/action.ts'
import { useAction } from '../../../hooks/use-action.ts'
import { useView } from '../../../hooks/use-view.ts'
import styles from './selection-bar.module.css'
import { VoiceForMany } from './voice-for-many.tsx'

/** What can be done with several scenes at once. */
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
      <IconButton size="small" label="Voice of selected scenes" onClick={() => setChoosingVoice(true)}>
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

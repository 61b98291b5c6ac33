import { useState } from 'react'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useOpen, useSelectedScene, useView } from '../core/use-editor.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { positionOf } from '../core/open-story.ts'
import { CaptionsTab } from '../captions/captions-tab.tsx'
import styles from '../core/ui/inspector.module.css'
import { SceneTab } from '../scenes/scene-tab.tsx'
import { OverlayInspector } from '../overlays/overlay-inspector.tsx'
import { useChosenOverlays } from '../overlays/use-chosen-overlays.ts'
import { VisualDialogs } from '../visuals/dialogs/visual-dialogs.tsx'
import { VisualDropTarget } from '../visuals/visual-drop-target.tsx'
import { VisualTab } from '../visuals/visual-tab.tsx'
import { VoiceTab } from '../voice/voice-tab.tsx'

const tabs = [
  { value: 'visual', label: 'Visual' },
  { value: 'voice', label: 'Voice' },
  { value: 'captions', label: 'Captions' },
  { value: 'scene', label: 'Scene' },
] as const

type TabId = (typeof tabs)[number]['value']

/** All properties of the chosen overlays, otherwise of the selected scene. */
export function Inspector() {
  const chosen = useChosenOverlays()
  return chosen.length > 0 ? <OverlayInspector overlays={chosen} /> : <SceneInspector />
}

function SceneInspector() {
  const { sceneId } = useView()
  const scene = useSelectedScene()
  const place = useOpen((open) => positionOf(open, sceneId))
  const [tab, setTab] = useState<TabId>('visual')
  if (!scene)
    return (
      <aside className={styles.inspector} aria-label="Inspector">
        <p className={styles.nothing}>Select a scene to edit its visuals, voice and captions.</p>
      </aside>
    )
  return (
    <aside className={styles.inspector} aria-label="Inspector">
      <VisualDropTarget />
      <VisualDialogs />
      <div className={styles.head}>
        <h2 className={styles.title}>Scene {place + 1}</h2>
        <span className={styles.length}>{formatFramesAsSeconds(scene.duration_in_frames)}</span>
      </div>
      <div className={styles.tabs}>
        <Segmented isWide size="small" label="Scene settings" segments={tabs} value={tab} onChange={setTab} />
      </div>
      <div className={styles.content} key={`${scene.id} ${tab}`}>
        {tab === 'visual' && <VisualTab scene={scene} />}
        {tab === 'voice' && <VoiceTab scene={scene} />}
        {tab === 'captions' && <CaptionsTab scene={scene} />}
        {tab === 'scene' && <SceneTab scene={scene} />}
      </div>
    </aside>
  )
}

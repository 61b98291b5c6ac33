import { useState } from 'react'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useOpen } from '../../hooks/use-editor.ts'
import { useSelectedScene } from '../../hooks/use-selected.ts'
import { useView } from '../../hooks/use-view.ts'
import { formatFramesAsSeconds } from '../../lib/format-length.ts'
import { positionOf } from '../../lib/open-story.ts'
import { CaptionsTab } from './captions-tab.tsx'
import styles from './inspector.module.css'
import { SceneTab } from './scene-tab.tsx'
import { VisualDialogs } from './visual/visual-dialogs.tsx'
import { VisualDropTarget } from './visual/visual-drop-target.tsx'
import { VisualTab } from './visual-tab.tsx'
import { VoiceTab } from './voice-tab.tsx'

const tabs = [
  { value: 'visual', label: 'Visual' },
  { value: 'voice', label: 'Voice' },
  { value: 'captions', label: 'Captions' },
  { value: 'scene', label: 'Scene' },
] as const

type TabId = (typeof tabs)[number]['value']

/** Everything about the selected scene. */
export function Inspector() {
  const { sceneId } = useView()
  const scene = useSelectedScene()
  const place = useOpen((open) => positionOf(open, sceneId))
  const [tab, setTab] = useState<TabId>('visual')
  if (!scene)
    return (
      <aside className={styles.inspector} aria-label="Inspector">
        <p className={styles.nothing}>Select a scene to change its picture, voice and captions.</p>
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
        <Segmented isWide size="small" label="About the scene" segments={tabs} value={tab} onChange={setTab} />
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

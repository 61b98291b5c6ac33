import { memo } from 'react'
import { TriangleAlert } from 'lucide-react'
import { formatLength } from '../../lib/format-length.ts'
import { useOpen } from '../../hooks/use-editor.ts'
import { useView } from '../../hooks/use-view.ts'
import { SceneStill } from '../scene-still.tsx'
import { SpeakerPick } from './cast/speaker-pick.tsx'
import { SpeakAgainButton } from '../speak-again-button.tsx'
import { NarrationField } from '../narration-field.tsx'
import styles from './scenes-panel.module.css'

/** One scene of the list. The selected one opens: its text is edited in place. */
export const SceneCard = memo(function SceneCard({ id, number }: { id: string; number: number }) {
  const { sceneId, selectScene } = useView()
  const scene = useOpen((open) => open.scenes[id])
  if (!scene) return null
  const isSelected = sceneId === id
  const length = <span className={styles.length}>{formatLength(scene.duration_in_frames)}</span>
  return (
    <li className={styles.card} data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
      <button
        type="button"
        className={styles.pick}
        aria-label={`Scene ${number}`}
        onClick={() => selectScene(id, true)}
      />
      <span className={styles.number}>{number}</span>
      <SceneStill sceneId={id} className={styles.still} />
      <div className={styles.words}>
        {isSelected ? (
          <span className={styles.line}>
            <b>Scene {number}</b>
            {length}
          </span>
        ) : (
          <>
            <p className={styles.text}>{scene.text || 'No narration'}</p>
            <span className={styles.line}>
              {scene.is_voiceover_stale ? <StaleNote /> : <span />}
              {length}
            </span>
          </>
        )}
      </div>
      {isSelected && (
        <div className={styles.open}>
          <NarrationField key={id} scene={scene} label={`Text of scene ${number}`} />
          <div className={styles.line}>
            <SpeakerPick scene={scene} />
            <SpeakAgainButton scene={scene} />
            {scene.is_voiceover_stale && <StaleNote text="Out of date" />}
          </div>
        </div>
      )}
    </li>
  )
})

function StaleNote({ text = 'Voice-over is out of date' }: { text?: string }) {
  return (
    <span className={styles.stale}>
      <TriangleAlert size={14} aria-hidden="true" />
      {text}
    </span>
  )
}

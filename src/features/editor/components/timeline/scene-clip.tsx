import { TriangleAlert } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { speakingOf } from '../../commands/speak-again.ts'
import { useEditor, useIsBusy, useOpen } from '../../hooks/use-editor.ts'
import { useView } from '../../hooks/use-view.ts'
import type { VideoScene } from '#src/video/document.ts'
import { ArollStill } from '../scene-still.tsx'
import { FPS } from '#src/domain/frames.ts'
import styles from './timeline.module.css'
import { VoiceWave } from './voice-wave.tsx'

interface SceneClipProps {
  scene: VideoScene
  number: number
  /** px per frame. */
  scale: number
}

/** One scene along time: its words, its pictures, its voice. A click selects it and brings the playhead there. */
export const SceneClip = memo(function SceneClip({ scene, number, scale }: SceneClipProps) {
  const { playback } = useEditor()
  const { sceneId, selectScene } = useView()
  const row = useOpen((open) => open.scenes[scene.id])
  const isSpeaking = useIsBusy(speakingOf(scene.id))
  const isSelected = sceneId === scene.id

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    selectScene(scene.id)
    const { left } = event.currentTarget.getBoundingClientRect()
    // A key presses a button without a place.
    const into = event.detail === 0 ? 0 : (event.clientX - left) / scale
    playback.seek(scene.from + Math.min(into, scene.durationInFrames - 1))
  }

  return (
    <button
      type="button"
      className={styles.clip}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      style={{ left: scene.from * scale, width: Math.max(4, scene.durationInFrames * scale - 2) }}
      onClick={handleClick}
    >
      <span className="visually-hidden">Scene {number} in the timeline</span>
      <span className={styles.clipHead} aria-hidden="true">
        <b>{number}</b>
        <span className={styles.clipText}>{row?.text}</span>
        <span>{(scene.durationInFrames / FPS).toFixed(1)}</span>
      </span>
      <span className={styles.strip} aria-hidden="true">
        {scene.arolls.map((aroll) => (
          <Strip key={aroll.id} id={aroll.id} frames={aroll.durationInFrames} />
        ))}
      </span>
      <span className={styles.voice} aria-hidden="true" data-stale={row?.is_voiceover_stale || undefined}>
        {row?.is_voiceover_stale && (
          <span className={styles.stale}>
            <TriangleAlert size={12} aria-hidden="true" />
            Out of date
          </span>
        )}
        {isSpeaking ? (
          <span className={styles.stale}>Speaking</span>
        ) : (
          scene.voice && (
            <VoiceWave
              address={scene.voice.url}
              share={scene.voice.durationMs / ((scene.durationInFrames * 1000) / FPS)}
            />
          )
        )}
      </span>
    </button>
  )
})

function Strip({ id, frames }: { id: string; frames: number }) {
  const aroll = useOpen((open) => open.arolls[id])
  return (
    <span className={styles.stripPart} style={{ flexGrow: frames }}>
      <ArollStill aroll={aroll} className={styles.stripStill} />
    </span>
  )
}

import { memo } from 'react'
import { TriangleAlert } from 'lucide-react'
import { CardBoundary } from '#src/shared/ui/card/card.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { useOpen, useStoryState } from '../../hooks/use-editor.ts'
import { workOn } from '../../lib/busy-scenes.ts'
import { formatLength } from '../../lib/format-length.ts'
import { NarrationField } from '../narration-field.tsx'
import { SceneStill } from '../scene-still.tsx'
import { RegenerateAudioButton } from '../regenerate-audio-button.tsx'
import { SpeakerPick } from './cast/speaker-pick.tsx'
import { AddGap } from './scenes/add-gap.tsx'
import { SceneMenu } from './scenes/scene-menu.tsx'
import type { CardHandlers } from './scenes/use-card-handlers.ts'
import styles from './scenes-panel.module.css'

interface SceneCardProps {
  id: string
  number: number
  /** Among the selected ones. */
  isSelected: boolean
  /** The one that is looked at: it opens, and its text is edited in place. */
  isOpen: boolean
  handlers: CardHandlers
}

/** One scene of the list: dragged to another place, selected alone or with others. */
export const SceneCard = memo(function SceneCard(props: SceneCardProps) {
  return (
    <CardBoundary element="li">
      <Card {...props} />
    </CardBoundary>
  )
})

function Card({ id, number, isSelected, isOpen, handlers }: SceneCardProps) {
  const scene = useOpen((open) => open.scenes[id])
  const work = useStoryState(({ busy }) => workOn(busy, id))
  if (!scene) return null
  const length = <span className={styles.length}>{formatLength(scene.duration_in_frames)}</span>
  const note = work ? <BusyNote text={work} /> : scene.is_voiceover_stale ? <StaleNote /> : <span />
  return (
    <li
      className={styles.card}
      data-card={id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      aria-busy={work !== undefined || undefined}
      aria-current={isOpen || undefined}
    >
      {number === 1 && <AddGap label="Add a scene before scene 1" isBefore onAdd={() => handlers.add(0)} />}
      <button
        type="button"
        className={styles.pick}
        aria-label={`Scene ${number}`}
        aria-pressed={isSelected}
        onPointerDown={(event) => handlers.press(event, id)}
        onClick={(event) => handlers.click(event, id)}
      />
      <span className={styles.number}>{number}</span>
      <SceneStill sceneId={id} className={styles.still} />
      <div className={styles.words}>
        {isOpen ? (
          <>
            <span className={styles.line}>
              <b>Scene {number}</b>
              <SceneMenu number={number} />
            </span>
            <span className={styles.line}>
              {work ? <BusyNote text={work} /> : <span />}
              {length}
            </span>
          </>
        ) : (
          <>
            <p className={styles.text}>{scene.text || 'No narration'}</p>
            <span className={styles.line}>
              {note}
              {length}
            </span>
          </>
        )}
      </div>
      {isOpen && (
        <div className={styles.open}>
          <NarrationField key={id} scene={scene} label={`Text of scene ${number}`} />
          <div className={styles.line}>
            <SpeakerPick scene={scene} />
            <RegenerateAudioButton scene={scene} />
            {scene.is_voiceover_stale && <StaleNote />}
          </div>
        </div>
      )}
      <AddGap label={`Add a scene after scene ${number}`} onAdd={() => handlers.add(number)} />
    </li>
  )
}

function BusyNote({ text }: { text: string }) {
  return (
    <span className={styles.busy} role="status">
      <Spinner />
      {text}
    </span>
  )
}

function StaleNote() {
  return (
    <span className={styles.stale} title="The voice-over is out of date">
      <TriangleAlert size={14} aria-hidden="true" />
      Out of date
    </span>
  )
}

import { memo } from 'react'
import { TriangleAlert, Plus, Ellipsis } from 'lucide-react'
import { CardBoundary } from '#src/shared/ui/card/card.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { useOpen, useStoryState } from '../core/use-editor.ts'
import { workOn } from '../core/story-store.ts'
import { formatLength } from '../core/lengths.ts'
import { NarrationField, RegenerateAudioButton } from '../voice/narration.tsx'
import { SceneStill } from '../core/ui/scene-still.tsx'
import { SpeakerPick } from '../cast/speaker-pick.tsx'
import type { CardHandlers } from './use-card-handlers.ts'
import styles from './scenes-panel.module.css'
import Divider from '@mui/material/Divider'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { type Action, useAction } from '../core/action.tsx'
import { addSceneAfter, deleteSelected, moveSceneDown, moveSceneUp } from './scene-actions.ts'
import { duplicateSelected, mergeSelected, splitAtPlayhead, swapWithNext } from './scene-cut-actions.ts'

interface AddGapProps {
  label: string
  isBefore?: boolean
  onAdd: () => void
}

interface SceneCardProps {
  id: string
  number: number
  /** Among the selected ones. */
  isSelected: boolean
  /** The current scene: it opens, and its text is edited in place. */
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
            <p className={styles.text} dir="auto">
              {scene.text || 'No narration'}
            </p>
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

/** The gap between two cards, where a scene can be inserted. */
function AddGap({ label, isBefore = false, onAdd }: AddGapProps) {
  return (
    <button type="button" className={styles.gap} data-before={isBefore || undefined} aria-label={label} onClick={onAdd}>
      <span className={styles.sign}>
        <Plus size={12} aria-hidden="true" />
      </span>
    </button>
  )
}

/** Actions on the selected scene as a whole. */
function SceneMenu({ number }: { number: number }) {
  return (
    <span className={styles.menu}>
      <Menu
        label={`Scene ${number}`}
        align="right"
        trigger={(props) => (
          <IconButton {...props} size="small" label={`More for scene ${number}`}>
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        )}
      >
        <SceneMenuItem action={splitAtPlayhead} />
        <SceneMenuItem action={mergeSelected} />
        <SceneMenuItem action={duplicateSelected} />
        <SceneMenuItem action={addSceneAfter} />
        <Divider />
        <SceneMenuItem action={moveSceneUp} />
        <SceneMenuItem action={moveSceneDown} />
        <SceneMenuItem action={swapWithNext} />
        <Divider />
        <SceneMenuItem action={deleteSelected} isDanger />
      </Menu>
    </span>
  )
}

function SceneMenuItem({ action, isDanger = false }: { action: Action; isDanger?: boolean }) {
  const { label, icon: Icon, shortcut, isEnabled, run } = useAction(action)
  return (
    <MenuAction
      label={label}
      icon={<Icon size={16} aria-hidden="true" />}
      disabled={!isEnabled}
      isDanger={isDanger}
      onSelect={run}
      {...(shortcut !== undefined && { shortcut })}
    />
  )
}

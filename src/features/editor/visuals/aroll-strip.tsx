import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { updateArollDurations } from './commands/update-aroll-durations.ts'
import { moveAroll } from './commands/aroll-edits.ts'
import { useEditor, useOpen, useAroll } from '../core/use-editor.ts'
import { useArollTask } from '../generation/use-story-tasks.ts'
import type { SceneRow } from '../core/open-story.ts'
import { isPendingTask } from '../core/story-tasks.ts'
import { moveBoundary } from './share-time.ts'
import { chooseAroll } from '../core/looked-at.ts'
import { ArollStill } from '../core/ui/scene-still.tsx'
import { useReorder } from './use-reorder.ts'
import styles from './visual.module.css'

/** Step of an arrow key at a boundary, ms: three frames; with Shift a second. */
const STEP_MS = 100
const BIG_STEP_MS = 1000

/**
 * The A-rolls of a scene in order, each as wide as it is long. Dragging a boundary changes the durations of visuals: one gains what
 * its neighbour loses.
 */
export function ArollStrip({ scene, chosenId }: { scene: SceneRow; chosenId: string }) {
  const editor = useEditor()
  const { arollIds, id: sceneId } = scene
  const saved = useOpen(useShallow((open) => arollIds.map((id) => open.arolls[id]?.duration_ms ?? 0)))
  const [dragged, setDragged] = useState<readonly number[] | null>(null)
  const strip = useRef<HTMLDivElement>(null)
  const lengths = dragged ?? saved
  const total = lengths.reduce((sum, one) => sum + one, 0)

  const moveTo = (from: number, to: number) => {
    const id = arollIds[from]
    if (id !== undefined) void moveAroll(editor, sceneId, id, to)
  }

  const reorder = useReorder(arollIds, moveTo)

  const commit = (next: readonly number[]) => {
    setDragged(null)
    if (next.some((ms, at) => ms !== saved[at]))
      void updateArollDurations(
        editor,
        sceneId,
        arollIds.map((id, at) => ({ id, ms: next[at] ?? 0 })),
      )
  }

  const handleDrag = (at: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !strip.current) return
    event.preventDefault()
    event.currentTarget.focus()
    const handle = event.currentTarget
    const from = event.clientX
    const msPerPx = total / Math.max(1, strip.current.scrollWidth)
    let next: readonly number[] = saved
    handle.setPointerCapture(event.pointerId)
    handle.onpointermove = (move) => {
      next = moveBoundary(saved, at, (move.clientX - from) * msPerPx)
      setDragged(next)
    }
    const end = (isCommitted: boolean) => {
      handle.onpointermove = handle.onpointerup = handle.onpointercancel = null
      if (isCommitted) commit(next)
      else setDragged(null)
    }
    handle.onpointerup = () => end(true)
    handle.onpointercancel = () => end(false)
  }

  const handleKey = (at: number) => (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (direction === undefined || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    commit(moveBoundary(saved, at, direction * (event.shiftKey ? BIG_STEP_MS : STEP_MS)))
  }

  const handleMoveKey = (at: number) => (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (direction === undefined || !event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const to = at + direction
    if (to >= 0 && to < arollIds.length) moveTo(at, to)
  }

  return (
    <div className={styles.strip} ref={strip} role="group" aria-label="A-rolls of this scene">
      {arollIds.map((id, at) => [
        <Part
          key={id}
          id={id}
          number={at + 1}
          ms={lengths[at] ?? 0}
          isChosen={id === chosenId}
          mark={reorder.markOf(at)}
          onChoose={() => chooseAroll(editor, sceneId, id)}
          onPointerDown={reorder.begin(at)}
          onKeyDown={handleMoveKey(at)}
        />,
        at < arollIds.length - 1 && (
          <button
            key={`${id} end`}
            type="button"
            role="slider"
            className={styles.boundary}
            aria-label={`End of A-roll ${at + 1}`}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={(lengths[at] ?? 0) + (lengths[at + 1] ?? 0)}
            aria-valuenow={lengths[at] ?? 0}
            aria-valuetext={secondsText(lengths[at] ?? 0)}
            onPointerDown={handleDrag(at)}
            onKeyDown={handleKey(at)}
          />
        ),
      ])}
    </div>
  )
}

const secondsText = (ms: number) => `${(ms / 1000).toFixed(1)} s`

interface PartProps {
  id: string
  number: number
  ms: number
  isChosen: boolean
  mark: 'lifted' | 'before' | 'after' | undefined
  onChoose: () => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Part({ id, number, ms, isChosen, mark, onChoose, ...handlers }: PartProps) {
  const aroll = useAroll(id)
  const task = useArollTask(id)
  const making = task && isPendingTask(task) ? `${task.progress}%` : null
  return (
    <button
      type="button"
      className={styles.part}
      style={{ flexGrow: Math.max(1, ms) }}
      aria-label={`A-roll ${number}, ${secondsText(ms)}`}
      aria-pressed={isChosen}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      data-tooltip={number === 1 ? undefined : 'Drag, or Alt+← and Alt+→, to reorder'}
      data-lifted={mark === 'lifted' || undefined}
      data-insert={mark === 'lifted' ? undefined : mark}
      onClick={onChoose}
      {...handlers}
    >
      <ArollStill aroll={aroll} className={styles.partStill} />
      <span className={styles.partLength} aria-hidden="true">
        {making ?? secondsText(ms)}
      </span>
    </button>
  )
}

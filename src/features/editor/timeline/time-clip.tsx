import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { filmOf } from '../core/open-story.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { useEditor } from '../core/use-editor.ts'
import { openDragMarks } from './drag-marks.ts'
import { CATCH_PX, snapTarget } from './geometry.ts'
import { startDrag } from './start-drag.ts'
import styles from './time-clip.module.css'

/** Shortest clip in frames. */
const MIN_FRAMES = 3
const ROW_PX = 20

/** What is moved: all of a clip, or one of its ends. */
export type ClipPart = 'all' | 'start' | 'end'

/** Where something lies in the film, frames. */
export interface Span {
  from: number
  until: number
}

interface TimeClipProps extends Span {
  /** For screen readers and the tooltip. */
  name: string
  /** On the clip. */
  text: string
  kind: string
  row: number
  /** px per frame. */
  scale: number
  isChosen: boolean
  isFaint?: boolean
  /** Whether it can be reached by Tab when it is not chosen. */
  isTabStop?: boolean
  /** Whether moving it may push its end out of the film, where it is cut. */
  canEndBeyond?: boolean
  /** Frames to snap to. @param scale px per frame */
  targets: (scale: number) => number[]
  /** Shows in the film what a move would do, without committing it; null: what is saved. */
  show?: (moved: Span | null) => void
  commit: (moved: Span, part: ClipPart) => void
  onChoose: (isAdding: boolean) => void
  /** Pressed without being moved. */
  onClick?: () => void
  onDelete?: () => void
  /** On the clip, where nothing is being dragged. */
  children?: ReactNode
}

/** Something along time on a lane: dragged, trimmed at both ends, chosen by a press; by pointer and by key. */
export function TimeClip(props: TimeClipProps) {
  const { from, until, name, scale, isChosen, onChoose } = props
  const editor = useEditor()
  const keyed = useRef<{ moved: Span; part: ClipPart } | null>(null)
  const span = { from, until }
  const [preview, setPreview] = useState<Span | null>(null)
  const shown = preview ?? span
  const show = (moved: Span | null) => {
    setPreview(moved)
    props.show?.(moved)
  }
  const move = (of: Span, part: ClipPart, by: number) =>
    moveSpan(of, part, by, filmOf(editor.store.getState().open).durationInFrames, props.canEndBeyond)

  const commit = (moved: Span, part: ClipPart) => {
    show(null)
    if (moved.from !== from || moved.until !== until) props.commit(moved, part)
  }

  const handlePointerDown = (event: PointerEvent<HTMLElement>, part: ClipPart) => {
    const lanes = event.currentTarget.closest<HTMLElement>('[data-part="lanes"]')
    const track = lanes?.firstElementChild
    if (event.button !== 0 || !lanes || !track) return
    event.stopPropagation()
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
    const marks = openDragMarks(track)
    const targets = props.targets(scale)
    const place = (dx: number, isFree: boolean) => {
      const wanted = move(span, part, dx / scale)
      const edge = part === 'end' ? wanted.until : wanted.from
      const caught = isFree ? null : snapTarget(edge, targets, CATCH_PX / scale)
      const by = caught === null ? 0 : caught - edge
      return {
        moved: rounded(
          part === 'all' ? { from: wanted.from + by, until: wanted.until + by } : moveSpan(wanted, part, by),
        ),
        guide: caught,
      }
    }
    startDrag(event, lanes, {
      start: () => editor.playback.pause(),
      move({ x, dx, isFree }) {
        const { moved, guide } = place(dx, isFree)
        show(moved)
        marks.guide(guide === null ? null : guide * scale)
        marks.label(x, `${formatFramesAsSeconds(moved.from)} – ${formatFramesAsSeconds(moved.until)}`)
      },
      end({ dx, isFree }) {
        marks.close()
        // Others that are chosen with it may move with it.
        if (!isChosen) onChoose(false)
        commit(place(dx, isFree).moved, part)
      },
      click() {
        marks.close()
        onChoose(isAdding)
        props.onClick?.()
      },
      cancel() {
        marks.close()
        show(null)
      },
    })
  }

  const handleKeyDown = (event: KeyboardEvent, part: ClipPart) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Escape' && keyed.current) {
      event.stopPropagation()
      keyed.current = null
      return show(null)
    }
    if (event.key === 'Delete' && props.onDelete) {
      event.stopPropagation()
      return props.onDelete()
    }
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const moved = rounded(move(keyed.current?.moved ?? span, part, event.shiftKey ? by * 10 : by))
    keyed.current = { moved, part }
    show(moved)
  }
  const keep = () => {
    const last = keyed.current
    keyed.current = null
    if (last) commit(last.moved, last.part)
  }

  const keys = { onKeyUp: keep, onBlur: keep }
  return (
    <div
      className={styles.clip}
      data-kind={props.kind}
      data-chosen={isChosen || undefined}
      data-faint={props.isFaint || undefined}
      style={{
        left: shown.from * scale,
        width: Math.max(6, (shown.until - shown.from) * scale - 1),
        top: 2 + props.row * ROW_PX,
      }}
    >
      <button
        type="button"
        className={styles.main}
        aria-pressed={isChosen}
        aria-label={`${name}, ${formatFramesAsSeconds(shown.from)} to ${formatFramesAsSeconds(shown.until)}`}
        title={name}
        tabIndex={isChosen || props.isTabStop ? 0 : -1}
        onPointerDown={(event) => handlePointerDown(event, 'all')}
        // By key: a pointer has chosen it when it was released.
        onClick={(event) => {
          if (event.detail === 0) onChoose(event.shiftKey || event.ctrlKey || event.metaKey)
        }}
        onKeyDown={(event) => handleKeyDown(event, 'all')}
        {...keys}
      >
        <span dir="auto">{props.text}</span>
      </button>
      {preview === null && props.children}
      {(['start', 'end'] as const).map((part) => (
        <span
          key={part}
          role="slider"
          className={styles.edge}
          data-edge={part}
          tabIndex={isChosen ? 0 : -1}
          aria-hidden={!isChosen}
          aria-label={`${part === 'start' ? 'Start' : 'End'} of ${name}`}
          aria-valuemin={0}
          aria-valuemax={filmOf(editor.store.getState().open).durationInFrames}
          aria-valuenow={part === 'start' ? shown.from : shown.until}
          aria-valuetext={formatFramesAsSeconds(part === 'start' ? shown.from : shown.until)}
          onPointerDown={(event) => handlePointerDown(event, part)}
          onKeyDown={(event) => handleKeyDown(event, part)}
          {...keys}
        />
      ))}
    </div>
  )
}

/** Moves a span or one of its ends by frames, within the film. */
function moveSpan({ from, until }: Span, part: ClipPart, by: number, length = Infinity, canEndBeyond = false): Span {
  if (part === 'start') return { from: Math.min(until - MIN_FRAMES, Math.max(0, from + by)), until }
  if (part === 'end') return { from, until: Math.max(from + MIN_FRAMES, Math.min(length, until + by)) }
  const most = canEndBeyond ? length - MIN_FRAMES - from : length - until
  const within = Math.max(-from, Math.min(most, by))
  return { from: from + within, until: until + within }
}

const rounded = ({ from, until }: Span): Span => ({ from: Math.round(from), until: Math.round(until) })

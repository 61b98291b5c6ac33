import { memo, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { framesToMs } from '#src/domain/frames.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { filmOf } from '../core/open-story.ts'
import { chooseOverlays } from '../core/looked-at.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { showOverlay, updateOverlays } from '../overlays/commands/edit-overlays.ts'
import { KIND_LABELS, nameOf, withOverlays, type Overlay, allOverlays } from '../core/open-overlays.ts'
import { openDragMarks } from './drag-marks.ts'
import { CATCH_PX, snapTarget } from './geometry.ts'
import { startDrag } from './start-drag.ts'
import styles from './overlay-lane.module.css'
import { layInRows } from './lay-in-rows.ts'

/** Shortest overlay in frames. */
const MIN_FRAMES = 3
const ROW_PX = 20
/** Rows that are shown; what would need more lies in the last one. */
const MAX_ROWS = 3

type Part = 'all' | 'start' | 'end'

/** Where an overlay lies in the film, frames. */
interface Span {
  from: number
  until: number
}

interface OverlayLaneProps {
  film: VideoDocument
  /** Visible frames. */
  from: number
  to: number
  /** px per frame. */
  scale: number
}

/** The overlays along time: dragged, trimmed at both ends, chosen by a press, deleted by key. */
export function OverlayLane({ film, from, to, scale }: OverlayLaneProps) {
  const overlays = useOpen(allOverlaysOf)
  const chosen = useStore(useEditor().chosenOverlays)
  const spans = new Map(
    [...film.scenes.flatMap(({ overlays: own }) => own), ...film.overlays].map((each) => [
      each.id,
      { from: each.from, until: each.from + each.durationInFrames },
    ]),
  )
  const placed = overlays.flatMap((overlay) => {
    const span = spans.get(overlay.id)
    return span ? [{ overlay, span }] : []
  })
  const rows = layInRows(
    placed.map(({ span }) => span),
    MAX_ROWS,
  )
  if (placed.length === 0) return null
  return (
    <div className={styles.lane} data-part="overlays" data-overlay-rows={Math.max(...rows) + 1}>
      {placed.map(({ overlay, span }, at) => {
        const isChosen = chosen.includes(overlay.id)
        // A chosen one stays reachable by key wherever it is.
        if (!isChosen && (span.until < from || span.from > to)) return null
        return (
          <OverlayClip
            key={overlay.id}
            overlay={overlay}
            from={span.from}
            until={span.until}
            row={rows[at] ?? 0}
            scale={scale}
            isChosen={isChosen}
          />
        )
      })}
    </div>
  )
}

const knownLists = new WeakMap<object, Overlay[]>()
/** The same list while nothing of the story changed. */
function allOverlaysOf(open: Parameters<typeof allOverlays>[0]): Overlay[] {
  const known = knownLists.get(open) ?? allOverlays(open)
  knownLists.set(open, known)
  return known
}

interface OverlayClipProps extends Span {
  overlay: Overlay
  row: number
  scale: number
  isChosen: boolean
}

const OverlayClip = memo(function OverlayClip({ overlay, from, until, row, scale, isChosen }: OverlayClipProps) {
  const editor = useEditor()
  const keyed = useRef<Span | null>(null)
  const span = { from, until }

  const show = (moved: Span | null) => {
    const { open } = editor.store.getState()
    editor.filmDraft.show(moved && filmOf(withOverlays(open, [{ ...overlay, ...timesOf(editor, overlay, moved) }])))
  }
  const commit = (moved: Span) => {
    show(null)
    if (moved.from === from && moved.until === until) return
    void updateOverlays(editor, [{ overlay_id: overlay.id, ...timesOf(editor, overlay, moved) }])
  }

  const handlePointerDown = (event: PointerEvent<HTMLElement>, part: Part) => {
    const lanes = event.currentTarget.closest<HTMLElement>('[data-part="lanes"]')
    const track = lanes?.firstElementChild
    if (event.button !== 0 || !lanes || !track) return
    event.stopPropagation()
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
    const chosen = editor.chosenOverlays.getState()
    const marks = openDragMarks(track)
    const place = (dx: number, isFree: boolean) => {
      const wanted = moveSpan(span, part, dx / scale, filmOf(editor.store.getState().open).durationInFrames)
      const edge = part === 'end' ? wanted.until : wanted.from
      const caught = isFree ? null : snapTarget(edge, targetsOf(editor, overlay), CATCH_PX / scale)
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
        chooseOverlays(editor, [overlay.id])
        commit(place(dx, isFree).moved)
      },
      click() {
        marks.close()
        chooseOverlays(editor, isAdding ? [...chosen.filter((id) => id !== overlay.id), overlay.id] : [overlay.id])
        showOverlay(editor, overlay.id)
      },
      cancel() {
        marks.close()
        show(null)
      },
    })
  }

  const handleKeyDown = (event: KeyboardEvent, part: Part) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Escape' && keyed.current) {
      event.stopPropagation()
      keyed.current = null
      return show(null)
    }
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const { durationInFrames } = filmOf(editor.store.getState().open)
    keyed.current = rounded(moveSpan(keyed.current ?? span, part, event.shiftKey ? by * 10 : by, durationInFrames))
    show(keyed.current)
  }
  const keep = () => {
    if (keyed.current) commit(keyed.current)
    keyed.current = null
  }

  const name = `${KIND_LABELS[overlay.kind]}: ${nameOf(overlay)}`
  const keys = { onKeyUp: keep, onBlur: keep }
  return (
    <div
      className={styles.clip}
      data-kind={overlay.kind}
      data-chosen={isChosen || undefined}
      style={{ left: from * scale, width: Math.max(6, (until - from) * scale - 1), top: 2 + row * ROW_PX }}
    >
      <button
        type="button"
        className={styles.main}
        aria-pressed={isChosen}
        aria-label={`${name}, ${formatFramesAsSeconds(from)} to ${formatFramesAsSeconds(until)}`}
        title={name}
        tabIndex={isChosen ? 0 : -1}
        onPointerDown={(event) => handlePointerDown(event, 'all')}
        onClick={() => chooseOverlays(editor, [overlay.id])}
        onKeyDown={(event) => handleKeyDown(event, 'all')}
        {...keys}
      >
        <span dir="auto">{nameOf(overlay)}</span>
      </button>
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
          aria-valuenow={part === 'start' ? from : until}
          aria-valuetext={formatFramesAsSeconds(part === 'start' ? from : until)}
          onPointerDown={(event) => handlePointerDown(event, part)}
          onKeyDown={(event) => handleKeyDown(event, part)}
          {...keys}
        />
      ))}
    </div>
  )
})

/** Moves a span or one of its ends by frames, within the film. */
function moveSpan({ from, until }: Span, part: Part, by: number, length = Infinity): Span {
  if (part === 'start') return { from: Math.min(until - MIN_FRAMES, Math.max(0, from + by)), until }
  if (part === 'end') return { from, until: Math.max(from + MIN_FRAMES, Math.min(length, until + by)) }
  const within = Math.max(-from, Math.min(length - until, by))
  return { from: from + within, until: until + within }
}

const rounded = ({ from, until }: Span): Span => ({ from: Math.round(from), until: Math.round(until) })

/** Edges of scenes and of other overlays, and the playhead. */
function targetsOf(editor: ReturnType<typeof useEditor>, { id }: Overlay): number[] {
  const film = filmOf(editor.store.getState().open)
  const others = [...film.scenes.flatMap(({ overlays }) => overlays), ...film.overlays].filter((each) => each.id !== id)
  return [
    editor.playback.getFrame(),
    film.durationInFrames,
    ...film.scenes.map(({ from }) => from),
    ...others.flatMap((each) => [each.from, each.from + each.durationInFrames]),
  ]
}

/** Start and length of a span in the terms of its overlay: one that moves into another scene belongs to that one. */
function timesOf(editor: ReturnType<typeof useEditor>, { scene_id: sceneId }: Overlay, { from, until }: Span) {
  const duration = { duration_ms: Math.round(framesToMs(until - from)) }
  if (sceneId === null) return { start_ms: Math.round(framesToMs(from)), ...duration }
  const { scenes } = filmOf(editor.store.getState().open)
  const scene = scenes.findLast((each) => each.from <= from) ?? scenes[0]
  if (!scene) return duration
  return { scene_id: scene.id, start_ms: Math.max(0, Math.round(framesToMs(from - scene.from))), ...duration }
}

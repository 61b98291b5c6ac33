import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { useStore } from 'zustand'
import type { OverlayBox } from '#generated/schema.ts'
import type { VideoDocument } from '#src/video/document.ts'
import type { VideoOverlay } from '#src/video/overlays/overlay.ts'
import { useAtFrame, usePlaybackState } from '#src/video/player/playback.ts'
import { filmOf } from '../core/open-story.ts'
import { chooseOverlays } from '../core/looked-at.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import {
  moveBox,
  resizeBox,
  snapLinesOf,
  snapMove,
  snapResize,
  turnBox,
  type BoxHandle,
  type SnapLines,
} from './box-geometry.ts'
import { showOverlay, updateOverlays } from './commands/edit-overlays.ts'
import { allOverlays, findOverlay, KIND_LABELS, nameOf, withOverlays, type Overlay } from '../core/open-overlays.ts'
import styles from './overlay-handles.module.css'

/** Distance at which a side snaps, px of the screen. */
const REACH_PX = 6
/** Movement below which a press is a click, px of the screen. */
const THRESHOLD_PX = 3

const HANDLES: readonly BoxHandle[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).flatMap((x) => (x === 0 && y === 0 ? [] : [{ x, y }])),
)

interface Guides {
  x: number | null
  y: number | null
}
const NO_GUIDES: Guides = { x: null, y: null }

interface Drag {
  /** The overlays that move, as they were. */
  before: readonly Overlay[]
  /** px of the screen. */
  from: { x: number; y: number }
  /** px of the video for one of the screen. */
  scale: number
  area: DOMRect
  lines: SnapLines
  handle: BoxHandle | 'move' | 'turn'
  /** Released where it was pressed, it is no longer chosen. */
  unchooses: string | null
  /** The boxes as they are now, by id; empty until it has moved. */
  now: ReadonlyMap<string, OverlayBox>
}

/**
 * The overlays of the shown frame as boxes over the image: a press selects, a drag moves, handles change size and rotation, arrow
 * keys move by a px of the video. While the video plays they let every press through.
 */
export function OverlayHandles({ film }: { film: VideoDocument }) {
  const editor = useEditor()
  const open = useOpen((each) => each)
  const chosen = useStore(editor.chosenOverlays)
  const isPlaying = usePlaybackState(editor.playback, 'isPlaying')
  const shown = useAtFrame(editor.playback, (frame) => visibleIds(film, frame))
    .split(' ')
    .filter(Boolean)
  const [guides, setGuides] = useState(NO_GUIDES)
  const drag = useRef<Drag | null>(null)
  const root = useRef<HTMLDivElement>(null)

  const show = (boxes: ReadonlyMap<string, OverlayBox> | null) => {
    const { open: saved } = editor.store.getState()
    editor.filmDraft.show(boxes && filmOf(withOverlays(saved, withBoxes(saved, boxes))))
  }
  const commit = (boxes: ReadonlyMap<string, OverlayBox>) => {
    show(null)
    const changes = [...boxes].map(([id, box]) => ({ overlay_id: id, box }))
    if (changes.length > 0) void updateOverlays(editor, changes)
  }

  const handleDown = (event: PointerEvent, id: string, handle: Drag['handle']) => {
    event.stopPropagation()
    const area = root.current?.getBoundingClientRect()
    if (event.button !== 0 || !area) return
    editor.playback.pause()
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
    const ids = chosen.includes(id) ? chosen : isAdding ? [...chosen, id] : [id]
    chooseOverlays(editor, ids)
    showOverlay(editor, id)
    const before = ids.flatMap((each) => findOverlay(open, each) ?? [])
    const others = allOverlays(open).filter((each) => shown.includes(each.id) && !ids.includes(each.id))
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      ...{ before: handle === 'move' ? before : before.filter((each) => each.id === id), handle, area },
      from: { x: event.clientX, y: event.clientY },
      scale: film.width / area.width,
      lines: snapLinesOf(
        others.map(({ box }) => box),
        film,
      ),
      unchooses: isAdding && chosen.includes(id) && handle === 'move' ? id : null,
      now: new Map(),
    }
  }
  const handleMove = (event: PointerEvent) => {
    const { current } = drag
    if (!current) return
    const by = { x: event.clientX - current.from.x, y: event.clientY - current.from.y }
    if (current.now.size === 0 && Math.hypot(by.x, by.y) < THRESHOLD_PX) return
    const { boxes, guides: lines } = dragged(current, event, film)
    current.now = boxes
    setGuides(lines)
    show(boxes)
  }
  const handleUp = () => {
    const { current } = drag
    drag.current = null
    setGuides(NO_GUIDES)
    if (!current) return
    if (current.now.size > 0) return commit(current.now)
    if (current.unchooses !== null)
      chooseOverlays(
        editor,
        chosen.filter((each) => each !== current.unchooses),
      )
  }
  const cancel = () => {
    drag.current = null
    setGuides(NO_GUIDES)
    show(null)
  }

  const nudged = useRef<ReadonlyMap<string, OverlayBox> | null>(null)
  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (drag.current) return cancel()
      nudged.current = null
      show(null)
      return chooseOverlays(editor, [])
    }
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const ids = chosen.includes(id) ? chosen : [id]
    if (!chosen.includes(id)) chooseOverlays(editor, ids)
    const px = event.shiftKey ? 10 : 1
    const by = { x: (step[0] ?? 0) * px, y: (step[1] ?? 0) * px }
    const before = nudged.current ?? new Map(ids.flatMap((each) => boxOf(findOverlay(open, each))))
    nudged.current = new Map([...before].map(([each, box]) => [each, moveBox(box, by, film)]))
    show(nudged.current)
  }
  const keep = () => {
    if (!nudged.current) return
    commit(nudged.current)
    nudged.current = null
  }

  if (isPlaying) return null
  const drawn = new Map(allFilmOverlays(film).map((each) => [each.id, each]))
  return (
    <div ref={root} className={styles.handles} data-part="overlay-handles">
      {shown.map((id) => {
        const overlay = findOverlay(open, id)
        const placed = drawn.get(id)
        if (!overlay || !placed) return null
        const isChosen = chosen.includes(id)
        return (
          <OverlayFrame
            key={id}
            overlay={overlay}
            style={placeOf(placed)}
            isChosen={isChosen}
            hasHandles={isChosen && chosen.length === 1}
            onDown={(event, handle) => handleDown(event, id, handle)}
            onMove={handleMove}
            onUp={handleUp}
            onCancel={cancel}
            onKeyDown={(event) => handleKeyDown(event, id)}
            onKeysEnd={keep}
          />
        )
      })}
      {guides.x !== null && <span className={styles.guideX} style={{ left: percent(guides.x) }} />}
      {guides.y !== null && <span className={styles.guideY} style={{ top: percent(guides.y) }} />}
    </div>
  )
}

interface OverlayFrameProps {
  overlay: Overlay
  style: CSSProperties
  isChosen: boolean
  hasHandles: boolean
  onDown: (event: PointerEvent, handle: Drag['handle']) => void
  onMove: (event: PointerEvent) => void
  onUp: () => void
  onCancel: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onKeysEnd: () => void
}

function OverlayFrame({ overlay, style, isChosen, hasHandles, ...on }: OverlayFrameProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // What was just added or chosen in a list is moved by the next arrow key, unless another control has the focus.
    if (hasHandles && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [hasHandles])
  const drags = { onPointerMove: on.onMove, onPointerUp: on.onUp, onPointerCancel: on.onCancel }
  return (
    <div className={styles.frame} style={style} data-chosen={isChosen || undefined}>
      <button
        ref={button}
        type="button"
        className={styles.body}
        data-overlay={overlay.id}
        aria-label={`${KIND_LABELS[overlay.kind]}: ${nameOf(overlay)}`}
        aria-pressed={isChosen}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
        onPointerDown={(event) => on.onDown(event, 'move')}
        {...drags}
        onKeyDown={on.onKeyDown}
        onKeyUp={on.onKeysEnd}
        onBlur={on.onKeysEnd}
      />
      {hasHandles &&
        HANDLES.map((handle) => (
          <span
            key={`${handle.x} ${handle.y}`}
            className={styles.handle}
            aria-hidden="true"
            data-x={handle.x}
            data-y={handle.y}
            onPointerDown={(event) => on.onDown(event, handle)}
            {...drags}
          />
        ))}
      {hasHandles && (
        <span
          className={styles.turn}
          aria-hidden="true"
          onPointerDown={(event) => on.onDown(event, 'turn')}
          {...drags}
        />
      )}
    </div>
  )
}

/** Where the dragged boxes are for a position of the pointer. Alt leaves the lines out, Shift keeps the ratio or goes straight. */
function dragged({ before, from, scale, area, lines, handle }: Drag, event: PointerEvent, film: VideoDocument) {
  const by = { x: (event.clientX - from.x) * scale, y: (event.clientY - from.y) * scale }
  const reach = event.altKey ? 0 : REACH_PX * scale
  const [first] = before
  if (!first) return { boxes: new Map<string, OverlayBox>(), guides: NO_GUIDES }
  if (handle === 'turn') {
    const to = { x: (event.clientX - area.left) * scale, y: (event.clientY - area.top) * scale }
    return { boxes: new Map([[first.id, turnBox(first.box, to, film, event.altKey)]]), guides: NO_GUIDES }
  }
  if (handle === 'move') {
    if (event.shiftKey) by[Math.abs(by.x) > Math.abs(by.y) ? 'y' : 'x'] = 0
    const { box, guides } = snapMove(moveBox(first.box, by, film), lines, film, reach)
    const moved = { x: (box.x - first.box.x) * film.width, y: (box.y - first.box.y) * film.height }
    return { boxes: new Map(before.map((each) => [each.id, moveBox(each.box, moved, film)])), guides }
  }
  const isCorner = handle.x !== 0 && handle.y !== 0
  const keepsRatio = isCorner && (first.kind === 'MEDIA' || first.kind === 'STICKER') !== event.shiftKey
  const wanted = resizeBox(first.box, handle, by, film, { isProportional: keepsRatio, isCentred: false })
  const { box, guides } = keepsRatio
    ? { box: wanted, guides: NO_GUIDES }
    : snapResize(wanted, handle, lines, film, reach)
  return { boxes: new Map([[first.id, box]]), guides }
}

const allFilmOverlays = (film: VideoDocument) => [...film.scenes.flatMap(({ overlays }) => overlays), ...film.overlays]

/** Ids of the overlays at a frame, the lowest first. */
const visibleIds = (film: VideoDocument, frame: number): string =>
  allFilmOverlays(film)
    .filter(({ from, durationInFrames }) => frame >= from && frame < from + durationInFrames)
    .map(({ id }) => id)
    .join(' ')

const boxOf = (overlay: Overlay | undefined): [string, OverlayBox][] => (overlay ? [[overlay.id, overlay.box]] : [])

const withBoxes = (open: Parameters<typeof findOverlay>[0], boxes: ReadonlyMap<string, OverlayBox>): Overlay[] =>
  [...boxes].flatMap(([id, box]) => {
    const overlay = findOverlay(open, id)
    return overlay ? [{ ...overlay, box }] : []
  })

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

const placeOf = ({ box: { x, y, width, height }, rotation }: VideoOverlay): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
  rotate: `${rotation}deg`,
})

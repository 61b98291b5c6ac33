import { memo } from 'react'
import { useStore } from 'zustand'
import type { VideoDocument } from '#src/video/document.ts'
import { filmOf } from '../core/open-story.ts'
import { chooseOverlays } from '../core/looked-at.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { showOverlay, updateOverlays } from '../overlays/commands/edit-overlays.ts'
import { allOverlays, findOverlay, KIND_LABELS, nameOf, type Overlay, withOverlays } from '../core/open-overlays.ts'
import { beatTargets } from './beat-targets.ts'
import styles from './overlay-lane.module.css'
import { layInRows } from './lay-in-rows.ts'
import { movedOverlays, spansIn } from './moved-overlays.ts'
import { type Span, TimeClip } from './time-clip.tsx'

/** Rows that are shown; what would need more lies in the last one. */
const MAX_ROWS = 3

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
  const spans = spansIn(film)
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

const OverlayClip = memo(function OverlayClip({ overlay, ...place }: OverlayClipProps) {
  const editor = useEditor()
  const changed = (moved: Span) =>
    movedOverlays(editor.store.getState().open, overlay.id, moved, editor.chosenOverlays.getState())
  return (
    <TimeClip
      {...place}
      name={`${KIND_LABELS[overlay.kind]}: ${nameOf(overlay)}`}
      text={nameOf(overlay)}
      kind={overlay.kind}
      targets={(scale) => targetsOf(editor, overlay, scale)}
      show={(moved) => {
        const { open } = editor.store.getState()
        const shown = (moved === null ? [] : changed(moved)).flatMap(({ overlay_id: id, ...times }) => {
          const each = findOverlay(open, id)
          return each ? [{ ...each, ...times }] : []
        })
        editor.filmDraft.show(moved && filmOf(withOverlays(open, shown)))
      }}
      commit={(moved) => void updateOverlays(editor, changed(moved))}
      onChoose={(isAdding) => {
        const ids = editor.chosenOverlays.getState()
        const others = isAdding ? ids.filter((id) => id !== overlay.id) : []
        chooseOverlays(editor, isAdding && ids.includes(overlay.id) ? others : [...others, overlay.id])
      }}
      onClick={() => showOverlay(editor, overlay.id)}
    />
  )
})

/** Edges of scenes and of other overlays, the beats of the music, and the playhead. */
function targetsOf(editor: ReturnType<typeof useEditor>, { id }: Overlay, scale: number): number[] {
  const film = filmOf(editor.store.getState().open)
  const others = [...film.scenes.flatMap(({ overlays }) => overlays), ...film.overlays].filter((each) => each.id !== id)
  return [
    editor.playback.getFrame(),
    film.durationInFrames,
    ...film.scenes.map(({ from }) => from),
    ...others.flatMap((each) => [each.from, each.from + each.durationInFrames]),
    ...beatTargets(editor, scale),
  ]
}

import { ClipboardPaste, Copy, CopyPlus, Headphones, Minus, Scissors, Spline, Trash2, Volume2, X } from 'lucide-react'
import { framesToMs } from '#src/domain/frames.ts'
import { levelAt, MAX_VOLUME_POINTS, orderedPoints } from '#src/domain/volume-points.ts'
import type { VideoCue } from '#src/video/document.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { MusicCueInput } from '#generated/schema.ts'
import type { Action, ActionContext } from '../core/action.tsx'
import type { Editor } from '../core/editor.ts'
import { chooseCues } from '../core/looked-at.ts'
import { type MusicCue, musicCuesIn } from '../core/open-music-cues.ts'
import { filmOf } from '../core/open-story.ts'
import { undo } from '../history/undo-redo.ts'
import {
  addMusicCues,
  copyOfCue,
  deleteMusicCues,
  splitMusicCues,
  updateMusicCues,
} from './commands/edit-music-cues.ts'

/** The chosen cues that still exist. */
function chosenIn({ editor }: ActionContext): MusicCue[] {
  const ids = editor.chosenCues.getState()
  return ids.length === 0 ? [] : musicCuesIn(editor.store.getState().open).filter(({ id }) => ids.includes(id))
}
const hasChosen = (context: ActionContext) => chosenIn(context).length > 0

const film = (editor: Editor) => filmOf(editor.store.getState().open)
/** How a cue is played; undefined where it is not. */
const playedAs = (editor: Editor, { id }: MusicCue): VideoCue | undefined =>
  film(editor).cues.find((each) => each.id === id)

export const deleteChosenCues: Action = {
  id: 'delete-sounds',
  label: 'Delete sound',
  icon: Trash2,
  shortcut: 'Delete',
  isEnabled: hasChosen,
  run(context) {
    const chosen = chosenIn(context)
    void deleteMusicCues(
      context.editor,
      chosen.map(({ id }) => id),
    )
    const text = chosen.length === 1 ? 'Sound deleted' : `${chosen.length} sounds deleted`
    notify(text, { action: { label: 'Undo', onAction: () => undo.run(context) } })
  },
}

/** A cue at a frame of the film: in the scene that plays then, unless it belongs to the whole video. */
function placedAt(editor: Editor, cue: MusicCueInput, frame: number): MusicCueInput {
  const { scenes, durationInFrames } = film(editor)
  const within = Math.max(0, Math.min(frame, durationInFrames - 1))
  const scene = (cue.scene_id ?? null) === null ? undefined : scenes.findLast(({ from }) => from <= within)
  const inside = scene ? Math.min(within - scene.from, scene.durationInFrames - 1) : within
  return { ...cue, scene_id: scene?.id ?? null, start_ms: Math.round(framesToMs(inside)) }
}

export const duplicateCues: Action = {
  id: 'duplicate-sounds',
  label: 'Duplicate sound',
  icon: CopyPlus,
  shortcut: '$mod+KeyD',
  isEnabled: hasChosen,
  run(context) {
    const { editor } = context
    const { durationInFrames: end } = film(editor)
    const copies = chosenIn(context).flatMap((cue) => {
      const copy = copyOfCue(cue)
      const played = playedAs(editor, cue)
      // After the original where there is room, else over it.
      const after = played && played.from + played.durationInFrames < end ? played.from + played.durationInFrames : null
      return copy === null ? [] : [after === null ? copy : placedAt(editor, copy, after)]
    })
    if (copies.length > 0) void addMusicCues(editor, copies)
  },
}

export const copyCues: Action = {
  id: 'copy-sounds',
  label: 'Copy sound',
  icon: Copy,
  shortcut: '$mod+KeyC',
  isEnabled: hasChosen,
  run(context) {
    const { editor } = context
    const copied = chosenIn(context).flatMap((each) => {
      const cue = copyOfCue(each)
      return cue === null ? [] : [{ cue, from: playedAs(editor, each)?.from ?? 0 }]
    })
    editor.copiedCues.setState(copied, true)
    editor.copiedOverlays.setState([], true)
  },
}

export const pasteCues: Action = {
  id: 'paste-sounds',
  label: 'Paste sound at the playhead',
  icon: ClipboardPaste,
  shortcut: '$mod+KeyV',
  isEnabled: ({ editor }) => editor.copiedCues.getState().length > 0,
  run({ editor }) {
    const copied = editor.copiedCues.getState()
    const first = Math.min(...copied.map(({ from }) => from))
    const at = editor.playback.getFrame()
    void addMusicCues(
      editor,
      copied.map(({ cue, from }) => placedAt(editor, cue, at + from - first)),
    )
  },
}

/** The chosen cues that play at the playhead, and since when (ms). */
function cuttable(context: ActionContext) {
  const frame = context.editor.playback.getFrame()
  return chosenIn(context).flatMap((cue) => {
    const played = playedAs(context.editor, cue)
    const isInside = played && frame > played.from && frame < played.from + played.durationInFrames
    return isInside ? [{ cue, afterMs: Math.round(framesToMs(frame - played.from)) }] : []
  })
}

export const splitCues: Action = {
  id: 'split-sounds',
  label: 'Split sound at the playhead',
  icon: Scissors,
  shortcut: '$mod+KeyK',
  isEnabled: hasChosen,
  run(context) {
    context.editor.playback.pause()
    const cuts = cuttable(context)
    if (cuts.length === 0) return notify('Move the playhead inside the sound, then split it', { tone: 'error' })
    void splitMusicCues(
      context.editor,
      cuts.map(({ cue, afterMs }) => ({ music_cue_id: cue.id, after_ms: afterMs })),
    )
  },
}

/** Adds a point to each chosen cue at the playhead, at the level that it has there. */
export const addVolumePoint: Action = {
  id: 'add-volume-point',
  label: 'Add volume point at the playhead',
  icon: Spline,
  keywords: 'keyframe automation envelope level music effect',
  isEnabled: hasChosen,
  run(context) {
    const changes = cuttable(context).flatMap(({ cue, afterMs }) => {
      const points = cue.volume_points ?? []
      if (points.length >= MAX_VOLUME_POINTS) return []
      const db = Math.round(levelAt(points, afterMs) * 2) / 2
      return [{ music_cue_id: cue.id, volume_points: orderedPoints([...points, { at_ms: afterMs, db }]) }]
    })
    if (changes.length > 0) void updateMusicCues(context.editor, changes)
    else notify('Move the playhead inside the sound, then add a point', { tone: 'error' })
  },
}

export const removeVolumePoints: Action = {
  id: 'remove-volume-points',
  label: 'Remove all volume points',
  icon: Minus,
  keywords: 'keyframe automation even level music effect',
  isEnabled: (context) => chosenIn(context).some((cue) => (cue.volume_points ?? []).length > 0),
  run: (context) =>
    void updateMusicCues(
      context.editor,
      chosenIn(context).map(({ id }) => ({ music_cue_id: id, volume_points: [] })),
    ),
}

export const muteCues: Action = {
  id: 'mute-sounds',
  label: 'Mute or unmute sound',
  icon: Volume2,
  keywords: 'music effect silent',
  isEnabled: hasChosen,
  run(context) {
    const chosen = chosenIn(context)
    const is_muted = chosen.some((cue) => !cue.is_muted)
    void updateMusicCues(
      context.editor,
      chosen.map(({ id }) => ({ music_cue_id: id, is_muted })),
    )
  },
}

/** Plays some cues alone, or no longer. */
export function toggleSolo({ soloCues }: Editor, ids: readonly string[]): void {
  const before = soloCues.getState()
  const isOn = ids.every((id) => before.includes(id))
  soloCues.setState(isOn ? before.filter((id) => !ids.includes(id)) : [...new Set([...before, ...ids])], true)
}

export const soloChosenCues: Action = {
  id: 'solo-sounds',
  label: 'Solo sound',
  icon: Headphones,
  keywords: 'listen alone isolate music effect',
  isEnabled: hasChosen,
  run: (context) =>
    toggleSolo(
      context.editor,
      chosenIn(context).map(({ id }) => id),
    ),
}

export const endSolo: Action = {
  id: 'end-solo',
  label: 'End solo',
  icon: X,
  keywords: 'listen all sounds',
  isEnabled: ({ editor }) => editor.soloCues.getState().length > 0,
  run: ({ editor }) => editor.soloCues.setState([], true),
}

export const leaveCues: Action = {
  id: 'leave-sounds',
  label: 'Back to the scene',
  icon: X,
  shortcut: 'Escape',
  isEnabled: hasChosen,
  run: ({ editor }) => chooseCues(editor, []),
}

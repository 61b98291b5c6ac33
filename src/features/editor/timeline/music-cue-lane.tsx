import { memo, useEffect } from 'react'
import { useStore } from 'zustand'
import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import { cutPoints, movedPoints, type VolumePoint } from '#src/domain/volume-points.ts'
import type { VideoCue, VideoDocument } from '#src/video/document.ts'
import type { Editor } from '../core/editor.ts'
import { chooseCues } from '../core/looked-at.ts'
import { filmOf } from '../core/open-story.ts'
import { useEditor, useView } from '../core/use-editor.ts'
import { deleteMusicCues, updateMusicCues } from '../music/commands/edit-music-cues.ts'
import { type MusicCue, musicCuesIn } from '../core/open-music-cues.ts'
import { beatTargets } from './beat-targets.ts'
import { BeatTicks } from './beat-ticks.tsx'
import { layInRows } from './lay-in-rows.ts'
import { MusicCuePoints } from './music-cue-points.tsx'
import { type ClipPart, type Span, TimeClip } from './time-clip.tsx'
import styles from './lanes.module.css'

/** Rows that are shown; what would need more lies in the last one. */
const MAX_ROWS = 3

interface MusicCueLaneProps {
  film: VideoDocument
  /** Visible frames. */
  from: number
  to: number
  /** px per frame. */
  scale: number
}

/** Pieces of music and effects along time, below the background music. */
export function MusicCueLane({ film, from, to, scale }: MusicCueLaneProps) {
  const editor = useEditor()
  const chosen = useStore(editor.chosenCues)
  const solo = useStore(editor.soloCues)
  useEffect(() => editor.selection.subscribe(() => chooseCues(editor, [])), [editor])
  const spans = film.cues.map((cue) => ({ from: cue.from, until: cue.from + cue.durationInFrames }))
  const rows = layInRows(spans, MAX_ROWS)
  if (spans.length === 0) return null
  return (
    <div className={styles.cues} data-part="music-cues" data-cue-rows={Math.max(...rows) + 1}>
      {film.cues.map((cue, at) => {
        const isChosen = chosen.includes(cue.id)
        const until = cue.from + cue.durationInFrames
        // A chosen one stays reachable by key wherever it is.
        if (!isChosen && (until < from || cue.from > to)) return null
        return (
          <MusicCueClip
            key={cue.id}
            cue={cue}
            row={rows[at] ?? 0}
            scale={scale}
            from={from}
            to={to}
            isChosen={isChosen}
            isSilent={cue.isMuted || (solo.length > 0 && !solo.includes(cue.id))}
          />
        )
      })}
    </div>
  )
}

interface MusicCueClipProps {
  cue: VideoCue
  row: number
  scale: number
  /** Visible frames. */
  from: number
  to: number
  isChosen: boolean
  isSilent: boolean
}

const MusicCueClip = memo(function MusicCueClip(props: MusicCueClipProps) {
  const { cue, row, scale, isChosen, isSilent } = props
  const editor = useEditor()
  const { setPanel } = useView()
  const { id, from, durationInFrames } = cue
  const name = cue.name ?? 'Sound'
  const source = () => musicCuesIn(editor.store.getState().open).find((each) => each.id === id)
  return (
    <TimeClip
      {...{ from, row, scale, isChosen }}
      until={from + durationInFrames}
      name={`${cue.kind === 'MUSIC' ? 'Music' : 'Effect'}: ${name}`}
      text={name}
      kind={cue.kind}
      isFaint={isSilent}
      isTabStop
      canEndBeyond
      targets={(at) => targetsOf(editor, id, at)}
      commit={(moved, part) => {
        const known = source()
        if (known) void updateMusicCues(editor, [{ music_cue_id: id, ...timesOf(editor, known, moved, part) }])
      }}
      onChoose={(isAdding) => {
        const others = isAdding ? editor.chosenCues.getState().filter((each) => each !== id) : []
        chooseCues(editor, [...others, id])
      }}
      onClick={() => setPanel('music')}
      // Also of one that has the focus and is not chosen.
      onDelete={() => void deleteMusicCues(editor, isChosen ? editor.chosenCues.getState() : [id])}
    >
      {cue.kind === 'MUSIC' && <BeatTicks music={cue} scale={scale} from={props.from} to={props.to} />}
      <MusicCuePoints
        {...{ name, scale, isChosen }}
        points={cue.volumePoints}
        frames={durationInFrames}
        commit={(volume_points) => void updateMusicCues(editor, [{ music_cue_id: id, volume_points }])}
      />
    </TimeClip>
  )
})

/** Edges of scenes and of other cues, the beats of other music, and the playhead. */
function targetsOf(editor: Editor, id: string, scale: number): number[] {
  const { scenes, cues, durationInFrames } = filmOf(editor.store.getState().open)
  return [
    editor.playback.getFrame(),
    durationInFrames,
    ...scenes.map(({ from }) => from),
    ...cues.flatMap((each) => (each.id === id ? [] : [each.from, each.from + each.durationInFrames])),
    ...beatTargets(editor, scale, id),
  ]
}

/** The points of a cue that begins `by` ms later, or earlier: its levels stay where they were. */
const trimmedPoints = (points: readonly VolumePoint[], by: number) =>
  by > 0 ? cutPoints(points, by)[1] : movedPoints(points, -by)

/**
 * What moving a cue to a span sets: its start belongs to the scene it lies in, its head is trimmed in its file, too, and a length is
 * only set where its end was moved or it had one.
 */
export function timesOf(
  editor: Editor,
  cue: MusicCue,
  { from, until }: Span,
  part: ClipPart,
): Partial<Pick<MusicCue, 'scene_id' | 'start_ms' | 'duration_ms' | 'offset_ms' | 'volume_points'>> {
  const { scenes } = filmOf(editor.store.getState().open)
  const own = scenes.find(({ id }) => id === cue.scene_id)?.from ?? 0
  if (part === 'end') return { duration_ms: Math.max(1, Math.round(framesToMs(until - from))) }
  if (part === 'start') {
    // Before the head of its file there is nothing to play; one that repeats begins anywhere.
    const first = own + msToFrames(cue.start_ms)
    const by = Math.round(framesToMs(from - first))
    const trimmed = cue.loops ? by : Math.max(by, -cue.offset_ms)
    const start_ms = Math.max(0, cue.start_ms + trimmed)
    return {
      start_ms,
      offset_ms: Math.max(0, cue.offset_ms + start_ms - cue.start_ms),
      ...(cue.volume_points?.length && { volume_points: trimmedPoints(cue.volume_points, start_ms - cue.start_ms) }),
      ...(cue.duration_ms !== null && { duration_ms: Math.max(1, cue.duration_ms - (start_ms - cue.start_ms)) }),
    }
  }
  if (cue.scene_id === null) return { start_ms: Math.round(framesToMs(from)) }
  const scene = scenes.findLast((each) => each.from <= from) ?? scenes[0]
  if (!scene) return {}
  return { scene_id: scene.id, start_ms: Math.max(0, Math.round(framesToMs(from - scene.from))) }
}

import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import type { VideoScene } from '#src/video/document.ts'
import { updateArollDurations } from '../visuals/commands/update-aroll-durations.ts'
import { updateVideoStartEnd } from '../visuals/commands/update-video-start-end.ts'
import { filmOf, patchAroll, type Aroll, type OpenStory } from '../core/open-story.ts'
import type { Editor } from '../core/editor.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { beatTargets } from './beat-targets.ts'
import type { TrimEdge } from './start-drag.ts'

/** The contract's shortest A-roll: 100 ms. */
const MIN_FRAMES = 3

/** The boundary between two A-rolls of a scene: one gains what the other loses. @param at position of the A-roll before it */
export function arollBoundary(editor: Editor, scene: VideoScene, number: number, at: number): TrimEdge | null {
  const before = scene.arolls[at]
  const after = scene.arolls[at + 1]
  if (!before || !after) return null
  const end = after.from + after.durationInFrames
  const durations = (position: number) => durationsOf(scene, at, position)
  return {
    label: `Between A-roll ${at + 1} and ${at + 2} of scene ${number}`,
    position: after.from,
    min: Math.min(after.from, before.from + MIN_FRAMES),
    max: Math.max(after.from, end - MIN_FRAMES),
    say: (position) =>
      `${formatFramesAsSeconds(position - before.from)}, then ${formatFramesAsSeconds(end - position)}`,
    targets: (scale) => [
      editor.playback.getFrame(),
      ...scene.captions.map(({ start }) => scene.from + msToFrames(start)),
      Math.round((before.from + end) / 2),
      ...beatTargets(editor, scale),
    ],
    begin() {
      const show = liveFrame(editor)
      return {
        preview(position) {
          const lengths = durations(position)
          show(
            (open) =>
              scene.arolls.reduce(
                (changed, { id }, index) => patchAroll(changed, id, { duration_ms: lengths[index] ?? 0 }),
                open,
              ),
            position,
          )
          return `${formatFramesAsSeconds(position - before.from)} | ${formatFramesAsSeconds(end - position)}`
        },
        commit(position) {
          show(null)
          if (position === after.from) return
          const lengths = durations(position)
          void updateArollDurations(
            editor,
            scene.id,
            scene.arolls.map(({ id }, index) => ({ id, ms: lengths[index] ?? 0 })),
          )
        },
        cancel: () => show(null),
      }
    },
  }
}

/** Lengths in ms of all A-rolls after one boundary moved; they add up to the scene's length. */
function durationsOf(scene: VideoScene, at: number, position: number): number[] {
  const starts = scene.arolls.map(({ from }, index) => (index === at + 1 ? position : from) - scene.from)
  const ends = [...starts.slice(1), scene.durationInFrames]
  const ms = (frames: number) => Math.round(framesToMs(frames))
  return starts.map((start, index) => ms(ends[index] ?? start) - ms(index === 0 ? 0 : start))
}

/** To trim a video: in and out point of its A-roll, in frames of its file. */
export function videoEdges(
  editor: Editor,
  scene: VideoScene,
  number: number,
  aroll: Aroll,
): { start: TrimEdge; end: TrimEdge } | null {
  const placed = scene.arolls.find(({ id }) => id === aroll.id)
  const fileMs = aroll.aroll_object.media?.duration_ms ?? 0
  if (placed?.type !== 'video' || fileMs <= 0) return null
  const last = Math.floor((fileMs * 30) / 1000)
  const start = msToFrames(aroll.aroll_object.video_start ?? 0)
  const end = aroll.aroll_object.video_end ? Math.min(last, msToFrames(aroll.aroll_object.video_end)) : last
  const name = `the video in scene ${number}`
  const edge = (
    label: string,
    own: 'video_start' | 'video_end',
    position: number,
    min: number,
    max: number,
  ): TrimEdge => {
    const values = (to: number) => ({
      video_start: aroll.aroll_object.video_start ?? 0,
      video_end: aroll.aroll_object.video_end || fileMs,
      [own]: Math.min(fileMs, Math.round(framesToMs(to))),
    })
    return {
      label,
      position,
      min,
      max,
      say: (at) => `${formatFramesAsSeconds(at)} of ${formatFramesAsSeconds(last)}`,
      targets: () => [0, last],
      begin() {
        const show = liveFrame(editor)
        return {
          preview(to) {
            const edit = (open: OpenStory) =>
              patchAroll(open, aroll.id, { aroll_object: { ...aroll.aroll_object, ...values(to) } })
            const until =
              placed.from + Math.min(placed.durationInFrames, Math.round((to - start) / aroll.playback_rate))
            show(edit, own === 'video_start' ? placed.from : Math.max(placed.from, until - 1))
            return `${own === 'video_start' ? 'From' : 'To'} ${formatFramesAsSeconds(to)}`
          },
          commit(to) {
            show(null)
            if (to !== position) void updateVideoStartEnd(editor, aroll.id, values(to))
          },
          cancel: () => show(null),
        }
      },
    }
  }
  return {
    start: edge(`Start of ${name}`, 'video_start', start, 0, Math.max(0, end - MIN_FRAMES)),
    end: edge(`End of ${name}`, 'video_end', end, Math.min(last, start + MIN_FRAMES), last),
  }
}

/** Has the player show an edit that is not committed yet, at a frame of the video; null ends it. */
function liveFrame(editor: Editor) {
  const frameBefore = editor.playback.getFrame()
  editor.playback.pause()
  return (edit: ((open: OpenStory) => OpenStory) | null, frame = frameBefore) => {
    editor.filmDraft.show(edit && filmOf(edit(editor.store.getState().open)))
    editor.playback.seek(frame)
  }
}

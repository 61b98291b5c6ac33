import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import type { VideoScene } from '#src/video/document.ts'
import { updateScenePause } from '../scenes/commands/update-scene-pause.ts'
import type { Editor } from '../core/editor.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import type { SceneRow } from '../core/open-story.ts'
import { beatTargetsOfEnd } from './beat-targets.ts'
import type { TrimEdge } from './start-drag.ts'

/** The contract's longest pause, ms. */
const MAX_PAUSE_MS = 10_000

interface SceneEnd {
  scene: VideoScene
  row: SceneRow
  number: number
  /** px per frame. */
  scale: number
  track: () => Element | null
}

/** The end of a scene: moving it makes the pause after its speech longer or shorter; speech is never cut. */
export function sceneEndEdge(editor: Editor, { scene, row, number, scale, track }: SceneEnd): TrimEdge {
  const end = scene.from + scene.durationInFrames
  const pause = msToFrames(row.pause_at_the_end)
  const spoken = end - pause
  const max = spoken + msToFrames(MAX_PAUSE_MS)
  const say = (position: number) =>
    `${formatFramesAsSeconds(position - scene.from)}, pause ${formatFramesAsSeconds(position - spoken)}`
  return {
    label: `End of scene ${number}`,
    position: end,
    min: Math.min(end, Math.max(scene.from + 1, spoken)),
    max,
    say,
    targets: (shown) => [editor.playback.getFrame(), spoken, ...beatTargetsOfEnd(editor, shown, scene, max)],
    begin() {
      const later = laterParts(track(), number)
      const clip = track()?.querySelector<HTMLElement>(`[data-clip="${scene.id}"]`)
      const widthBefore = clip?.style.width ?? ''
      const frameBefore = editor.playback.getFrame()
      editor.playback.pause()
      const reset = () => {
        for (const part of later) part.style.transform = ''
        if (clip) clip.style.width = widthBefore
      }
      return {
        preview(position) {
          const by = (position - end) * scale
          for (const part of later) part.style.transform = `translateX(${by}px)`
          if (clip) clip.style.width = `${Math.max(4, (position - scene.from) * scale - 2)}px`
          editor.playback.seek(Math.min(position, end) - 1)
          return `${position >= end ? '+' : '−'}${formatFramesAsSeconds(Math.abs(position - end))} · ${formatFramesAsSeconds(position - scene.from)}`
        },
        commit(position) {
          reset()
          if (position === end) return
          const pauseMs = Math.round(framesToMs(Math.max(0, position - spoken)))
          void updateScenePause(editor, scene.id, Math.min(MAX_PAUSE_MS, pauseMs))
        },
        cancel() {
          reset()
          editor.playback.seek(frameBefore)
        },
      }
    },
  }
}

/** Clips after a scene on the track, which move along with its end. */
function laterParts(track: Element | null, number: number): HTMLElement[] {
  const parts = [...(track?.querySelectorAll<HTMLElement>('[data-number]') ?? [])]
  return parts.filter((part) => Number(part.dataset['number']) > number)
}

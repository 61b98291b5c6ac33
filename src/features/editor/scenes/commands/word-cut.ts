import { FPS } from '#src/domain/frames.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { sceneIndexAt } from '#src/video/timeline.ts'

/** Position of a scene's cut: after its first `index` words, or at a frame of it when it has no two words. */
export type SceneCut = { index: number } | { frame: number }

/**
 * The cut between two words that is nearest to a frame of the video; in a scene with fewer than two words at the frame itself. Null where
 * nothing would be left on one side.
 * @param textOf a scene's text; without a voice-over its words are taken to be equally long
 */
export function cutNear(
  film: VideoDocument,
  frame: number,
  textOf: (sceneId: string) => string,
): (SceneCut & { sceneId: string }) | null {
  const scene = film.scenes[sceneIndexAt(film, frame)]
  if (!scene) return null
  const inside = Math.round(frame) - scene.from
  if (inside <= 0 || inside >= scene.durationInFrames) return null
  const cuts = cutFrames(scene.captions, scene.durationInFrames, textOf(scene.id))
  if (cuts.length === 0) return { sceneId: scene.id, frame: inside }
  const distance = (cut: number) => Math.abs(scene.from + cut - frame)
  const nearest = cuts.reduce((best, cut) => (distance(cut) < distance(best) ? cut : best))
  return { sceneId: scene.id, index: cuts.indexOf(nearest) + 1 }
}

function cutFrames(words: VideoDocument['scenes'][number]['captions'], frames: number, text: string): number[] {
  if (words.length > 0)
    return words.slice(1).map(({ start }, at) => (((words[at]?.end ?? start) + start) / 2 / 1000) * FPS)
  const count = text.split(/\s+/u).filter(Boolean).length
  return Array.from({ length: Math.max(0, count - 1) }, (_, at) => (frames * (at + 1)) / count)
}

import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { sceneIndexAt } from '#src/video/timeline.ts'

/**
 * The frame at which the word begins that is spoken at a frame, one frame into it so that it counts as spoken. Before the first word
 * of a scene, and in a scene without words, the frame itself.
 */
export function wordStartAt(film: VideoDocument, frame: number): number {
  const scene = film.scenes[sceneIndexAt(film, frame)]
  if (!scene) return frame
  const word = scene.captions.findLast(({ start }) => start <= framesToMs(frame - scene.from))
  return word ? scene.from + msToFrames(word.start) + 1 : frame
}

import { framesToMs } from '#src/domain/frames.ts'
import type { VideoAroll, VideoDocument, VideoScene } from './document.ts'
import type { VideoOverlay } from './overlays/overlay.ts'

/** A stretch of the film that shows one A-roll, or the calm card of a scene without any. Frames of the film. */
export interface Shot {
  scene: VideoScene
  sceneIndex: number
  /** null: the scene has nothing to show. */
  aroll: VideoAroll | null
  from: number
  /** First frame after its own time. */
  to: number
  /** First frame it can no longer be seen: after the transition that covers it, or after the shots it is the backdrop of. */
  until: number
  /** The backdrop of a split or picture-in-picture layout: the last full A-roll before it in its scene. */
  backdrop: Shot | null
  /** Frames of its own transition in, cut to its length; 0 without one. */
  transitionFrames: number
}

/** The content of one frame, before captions. */
export interface Moment {
  shot: Shot
  /** The shot that is being covered; null outside a transition, or when the film begins with one. */
  outgoing: Shot | null
  /** How far the transition is, over 0 and below 1; 1 outside of transitions. */
  progress: number
}

const timelines = new WeakMap<VideoDocument, Shot[]>()

/** The shots of a document in order, without gaps; computed once per document. */
export function shotsOf(document: VideoDocument): readonly Shot[] {
  const known = timelines.get(document)
  if (known) return known
  const shots = document.scenes.flatMap(shotsOfScene)
  for (const [index, shot] of shots.entries()) {
    const next = shots[index + 1]
    if (next) shot.until = Math.max(shot.until, next.from + next.transitionFrames)
    if (shot.backdrop) shot.backdrop.until = Math.max(shot.backdrop.until, shot.until)
  }
  // A backdrop is visible as long as its overlay, also through the overlay's outgoing transition.
  for (const shot of shots) if (shot.backdrop) shot.backdrop.until = Math.max(shot.backdrop.until, shot.until)
  timelines.set(document, shots)
  return shots
}

function shotsOfScene(scene: VideoScene, sceneIndex: number): Shot[] {
  const end = scene.from + scene.durationInFrames
  if (scene.durationInFrames <= 0) return []
  const arolls = scene.arolls.filter((aroll) => aroll.durationInFrames > 0 && aroll.from < end)
  if (arolls.length === 0)
    return [
      { scene, sceneIndex, aroll: null, from: scene.from, to: end, until: end, backdrop: null, transitionFrames: 0 },
    ]
  let full: Shot | null = null
  return arolls.map((aroll, index) => {
    const from = index === 0 ? scene.from : aroll.from
    const to = Math.min(arolls[index + 1]?.from ?? end, end)
    const { name, durationInFrames } = aroll.transition
    const transitionFrames = name === '' ? 0 : Math.max(0, Math.min(durationInFrames, to - from))
    const backdrop = aroll.layout === 'FULL' ? null : full
    const shot: Shot = { scene, sceneIndex, aroll, from, to, until: to, backdrop, transitionFrames }
    if (aroll.layout === 'FULL') full = shot
    return shot
  })
}

/** Position of the shot whose own time a frame is in; frames outside the film count as its nearest end. -1 in an empty film. */
export function shotIndexAt(shots: readonly Shot[], frame: number): number {
  let low = 0
  let high = shots.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((shots[middle]?.from ?? 0) <= frame) low = middle
    else high = middle - 1
  }
  return high < 0 ? -1 : low
}

/** The content of a frame; undefined in an empty film. */
export function momentAt(document: VideoDocument, frame: number): Moment | undefined {
  const shots = shotsOf(document)
  const index = shotIndexAt(shots, frame)
  const shot = shots[index]
  if (!shot) return undefined
  const into = frame - shot.from
  if (into >= shot.transitionFrames) return { shot, outgoing: null, progress: 1 }
  // The middle of each frame: a transition of n frames shows n steps, none of which equals its start or end.
  return { shot, outgoing: shots[index - 1] ?? null, progress: (into + 0.5) / shot.transitionFrames }
}

/** What lies over the images of a frame, the lowest first: overlays of its scene, then those of the film. */
export function overlaysAt(document: VideoDocument, frame: number): VideoOverlay[] {
  const scene = isEndCard(document, frame) ? undefined : momentAt(document, frame)?.shot.scene
  return [...(scene?.overlays ?? []), ...document.overlays].filter(
    ({ from, durationInFrames }) => frame >= from && frame < from + durationInFrames,
  )
}

/** Whether a frame shows the card that a film ends with. */
export const isEndCard = ({ endCard }: Pick<VideoDocument, 'endCard'>, frame: number): boolean =>
  endCard !== null && frame >= endCard.from

/** Frames of a film's scenes, which count for an account's length limit. */
export const scenesLength = ({ endCard, durationInFrames }: VideoDocument): number => endCard?.from ?? durationInFrames

/** The scene a frame is in; frames outside the film count as its nearest end. -1 in a film without scenes. */
export function sceneIndexAt(document: VideoDocument, frame: number): number {
  const shots = shotsOf(document)
  return shots[shotIndexAt(shots, frame)]?.sceneIndex ?? -1
}

/**
 * Time in the file (ms) that a video A-roll shows at a frame of the film. Before its start and after its end it holds the nearest
 * image, so that a transition never shows a gap.
 * @param fileMs length of the file, the out point when none is set
 */
export function clipTimeAt(aroll: Pick<VideoAroll, 'from' | 'video'>, frame: number, fileMs: number): number {
  const clip = aroll.video
  if (!clip) return 0
  const start = Math.max(0, clip.startMs)
  const end = Math.max(start, clip.endMs > 0 ? Math.min(clip.endMs, fileMs) : fileMs)
  const played = Math.max(0, framesToMs(frame - aroll.from)) * clip.playbackRate
  // The last image of a file begins before its end.
  const last = Math.max(start, end - 1)
  return clip.reversed ? Math.max(start, last - played) : Math.min(last, start + played)
}

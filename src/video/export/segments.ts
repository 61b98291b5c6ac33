import type { VideoDocument, VideoScene } from '../document.ts'
import type { VideoOverlay } from '../overlays/overlay.ts'
import { shotsOf, type Shot } from '../timeline.ts'

/** Most frames one worker draws before another takes over; each section begins with a key frame, so players jump there fast. */
export const SECTION = 60

/** A stretch of frames that is drawn in one go. */
export interface Section {
  from: number
  frames: number
}

/** The frames of one scene, or of the end card. They begin with a key frame and need no frame of another segment to be decoded. */
export interface Segment {
  /** First frame in the film. */
  from: number
  frames: number
  /** All that its frames show, with times from its start: equal content, equal pixels, wherever it stands in the film. */
  content: string
}

/** The segments of a film in order. A transition belongs to the scene it leads into, with the image it covers. */
export function segmentsOf(document: VideoDocument): Segment[] {
  const { width, height, fps, language, captions, logo, endCard, overlays } = document
  const common = { width, height, fps, language, logo: logo && { ...logo, url: fileOf(logo.url) } }
  const shots = shotsOf(document)
  const scenes = document.scenes.flatMap((scene, sceneIndex): Segment[] => {
    if (scene.durationInFrames <= 0) return []
    const own = shots.filter((shot) => shot.sceneIndex === sceneIndex)
    const [first] = own
    const covered = first && first.transitionFrames > 0 ? shots[shots.indexOf(first) - 1] : undefined
    const hasCaptions = captions.show && scene.showCaptions && scene.captions.length > 0
    const shown = {
      ...common,
      frames: scene.durationInFrames,
      shots: own.map((shot) => describe(shot, scene.from)),
      covered: covered && describe(covered, scene.from),
      overlays: shownIn([...scene.overlays, ...overlays], scene),
      captions: hasCaptions && {
        ...captions,
        words: scene.captions.map(({ word, start, end, break_after: after }) => [
          word,
          start,
          end,
          ...(after ? [after] : []),
        ]),
      },
    }
    return [{ from: scene.from, frames: scene.durationInFrames, content: JSON.stringify(shown) }]
  })
  if (endCard === null) return scenes
  const { from, durationInFrames: frames, credits } = endCard
  return [
    ...scenes,
    { from, frames, content: JSON.stringify({ ...common, frames, credits, overlays: shownIn(overlays, endCard) }) },
  ]
}

/** Overlays that are seen in a stretch of the film, with times from its start. */
const shownIn = (
  overlays: readonly VideoOverlay[],
  { from, durationInFrames }: Pick<VideoScene, 'from' | 'durationInFrames'>,
): object[] =>
  overlays
    .filter((overlay) => overlay.from < from + durationInFrames && overlay.from + overlay.durationInFrames > from)
    .map(({ id: _id, ...overlay }) => ({
      ...overlay,
      ...('url' in overlay && { url: fileOf(overlay.url) }),
      from: overlay.from - from,
    }))

function describe({ aroll, from, to, until, transitionFrames, backdrop }: Shot, start: number): object {
  const { id: _id, stillUrl: _still, ...image } = aroll ?? { id: '', stillUrl: null }
  return {
    image: aroll && { ...image, url: aroll.url && fileOf(aroll.url), from: aroll.from - start },
    from: from - start,
    to: to - start,
    until: until - start,
    transitionFrames,
    backdrop: backdrop && describe(backdrop, start),
  }
}

/** Parameters of a temporary signature; a stored file never changes under its name, but its signature does every day. */
const SIGNATURE = /^(?:exp|expires|sig|signature|policy|key-pair-id|x-amz-.*)$/i

/** A URL without its signature. */
export function fileOf(url: string): string {
  const [path = '', query] = url.split('?')
  if (query === undefined) return path
  const kept = query.split('&').filter((part) => !SIGNATURE.test(part.split('=')[0] ?? ''))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

/**
 * How many workers draw and encode this many frames. A software encoder fills a core beside the one that draws, so each pair of
 * cores takes one worker; a hardware encoder is faster than any of them draws.
 */
export function workerCount(frames: number, cores: number, isHardware: boolean): number {
  if (isHardware) return 1
  return Math.max(1, Math.min(Math.floor(cores / 2), 4, Math.ceil(frames / SECTION)))
}

/** Cuts segments into sections of nearly equal length. None reaches into two segments: each can be used again alone. */
export function sectionsOf(segments: readonly Pick<Segment, 'from' | 'frames'>[]): Section[] {
  return segments.flatMap(({ from, frames }) => {
    const count = Math.ceil(frames / SECTION)
    return Array.from({ length: count }, (_, index): Section => {
      const first = Math.round((frames * index) / count)
      return { from: from + first, frames: Math.round((frames * (index + 1)) / count) - first }
    })
  })
}

/** The sections of one of several workers, in order: every so-manieth. */
export function sectionsOfWorker(sections: readonly Section[], worker: number, workers: number): Section[] {
  return sections.filter((_, index) => index % workers === worker)
}

/** How far (frames) a worker may be ahead of the writer: more would only fill the memory with packets. */
export function headStart(workers: number): number {
  return 3 * workers * SECTION
}

/** Most parts that an export is aimed to be divided into; where their sections are too many for that, there are more. */
const PARTS = 8
/** Fewest sections of a part: starting its renderer takes about as long as drawing one. */
const FEWEST = 2
/** Most sections of a part: a renderer that dies loses no more than that, and no other user waits longer. */
const MOST = 8

/** How the drawing of sections is divided among renderers; not at all where there are too few. */
export function dividedSections(sections: readonly Section[]): Section[][] {
  if (sections.length < 2 * FEWEST) return []
  const parts = Math.max(Math.ceil(sections.length / MOST), Math.min(PARTS, Math.floor(sections.length / FEWEST)))
  return Array.from({ length: parts }, (_, part) =>
    sections.slice(Math.round((sections.length * part) / parts), Math.round((sections.length * (part + 1)) / parts)),
  )
}

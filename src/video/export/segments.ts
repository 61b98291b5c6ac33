import type { VideoDocument } from '../document.ts'
import { shotsOf, type Shot } from '../timeline.ts'

/** The frames of one scene, or of the end card. They begin with a key frame and need no frame of another segment to be decoded. */
export interface Segment {
  /** First frame in the film. */
  from: number
  frames: number
  /** All that its frames show, with times from its start: equal content, equal pixels, wherever it stands in the film. */
  content: string
}

/** The segments of a film in order. A transition belongs to the scene it leads into, with the picture it covers. */
export function segmentsOf(document: VideoDocument): Segment[] {
  const { width, height, fps, language, captions, logo, endCard } = document
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
      brolls: scene.brolls.map(({ id: _id, ...broll }) => ({
        ...broll,
        url: fileOf(broll.url),
        from: broll.from - scene.from,
      })),
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
  return [...scenes, { from, frames, content: JSON.stringify({ ...common, frames, credits }) }]
}

function describe({ aroll, from, to, until, transitionFrames, backdrop }: Shot, start: number): object {
  const { id: _id, stillUrl: _still, ...picture } = aroll ?? { id: '', stillUrl: null }
  return {
    picture: aroll && { ...picture, url: aroll.url && fileOf(aroll.url), from: aroll.from - start },
    from: from - start,
    to: to - start,
    until: until - start,
    transitionFrames,
    backdrop: backdrop && describe(backdrop, start),
  }
}

/** What signs an address for a while; a stored file never changes under its name, but its signature does every day. */
const SIGNATURE = /^(?:exp|expires|sig|signature|policy|key-pair-id|x-amz-.*)$/i

/** An address without its signature. */
export function fileOf(url: string): string {
  const [path = '', query] = url.split('?')
  if (query === undefined) return path
  const kept = query.split('&').filter((part) => !SIGNATURE.test(part.split('=')[0] ?? ''))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

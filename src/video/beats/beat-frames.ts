import { FPS } from '#src/domain/frames.ts'
import type { VideoDocument, VideoMusic } from '../document.ts'
import type { FoundBeats } from './find-beats.ts'

/** A piece of music in the film. */
export interface PlacedMusic {
  /** Of its cue; null: the background music. */
  id: string | null
  url: string
  /** Frame of the film it begins at. */
  from: number
  durationInFrames: number
  /** Where in its file it begins, and begins again when it repeats. */
  offsetMs: number
  loop: boolean
}

/** The background music and the cues that are music. */
export function musicIn({ music, cues, durationInFrames }: VideoDocument): PlacedMusic[] {
  return [...(music ? [backgroundMusic(music, durationInFrames)] : []), ...cues.filter(({ kind }) => kind === 'MUSIC')]
}

export const backgroundMusic = (
  { url, loop }: Pick<VideoMusic, 'url' | 'loop'>,
  durationInFrames: number,
): PlacedMusic => ({ id: null, url, from: 0, durationInFrames, offsetMs: 0, loop })

/** The frames of the film nearest to the beats of a piece, in order. */
export function beatFrames(music: PlacedMusic, { beats, duration }: Pick<FoundBeats, 'beats' | 'duration'>): number[] {
  const offset = music.offsetMs / 1000
  const length = music.durationInFrames / FPS
  const round = duration - offset
  const inRound = beats.flatMap((beat) => (beat >= offset && beat < duration ? [beat - offset] : []))
  if (inRound.length === 0) return []
  const frames: number[] = []
  for (let start = 0; start < length; start += round) {
    for (const beat of inRound) if (start + beat < length) frames.push(music.from + Math.round((start + beat) * FPS))
    if (!music.loop) break
  }
  return frames
}

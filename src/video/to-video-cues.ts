import type { Media, MusicCue } from '#generated/schema.ts'
import { msToFrames } from '#src/domain/frames.ts'
import type { VideoCue, VideoScene } from './document.ts'

/** A cue as the contract gives it. A shared film's files have no names. */
export type CueSource = Omit<MusicCue, 'media'> & {
  media: (Pick<Media, 'url'> & Partial<Pick<Media, 'duration_ms' | 'file_name'>>) | null
}

interface Place {
  scenes: readonly Pick<VideoScene, 'id' | 'from' | 'durationInFrames'>[]
  /** Length of the film, frames. */
  end: number
  /** Of the story's music, dB. */
  duckingDb: number | null
}

/** The audible cues, in the order given. What reaches beyond its scene, the film or its file ends there. */
export const toVideoCues = (cues: readonly CueSource[], place: Place): VideoCue[] =>
  cues.flatMap((cue) => toVideoCue(cue, place) ?? [])

/** null where nothing plays: no sound, no such scene, or a start after the end. */
function toVideoCue(cue: CueSource, { scenes, end, duckingDb }: Place): VideoCue | null {
  const { media, scene_id: sceneId } = cue
  const scene = sceneId === null ? { from: 0, durationInFrames: end } : scenes.find(({ id }) => id === sceneId)
  if (!media?.url || !scene) return null
  const from = scene.from + msToFrames(cue.start_ms)
  const fileMs = cue.loops ? null : (media.duration_ms ?? null)
  const lengths = [
    scene.from + scene.durationInFrames - from,
    ...(cue.duration_ms === null ? [] : [msToFrames(cue.duration_ms)]),
    ...(fileMs === null ? [] : [msToFrames(fileMs - cue.offset_ms)]),
  ]
  const durationInFrames = Math.min(...lengths)
  if (durationInFrames <= 0) return null
  // An effect stays as loud; 0 dB changes nothing.
  const db = cue.kind === 'EFFECT' ? 0 : (cue.ducking_db ?? duckingDb ?? 0)
  return {
    ...{ id: cue.id, kind: cue.kind, url: media.url, name: media.file_name ?? null, from, durationInFrames },
    ...{ offsetMs: cue.offset_ms, volume: cue.volume, loop: cue.loops, isMuted: cue.is_muted },
    volumePoints: cue.volume_points ?? [],
    ...{ fadeInMs: cue.fade_in_ms, fadeOutMs: cue.fade_out_ms, duckingDb: db === 0 ? null : db },
  }
}

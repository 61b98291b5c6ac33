import { FPS, framesToMs, msToFrames } from '#src/domain/frames.ts'
import { movedPoints, type VolumePoint } from '#src/domain/volume-points.ts'
import { MUSIC_FADE } from '#src/video/audio-plan.ts'
import { type Ducking, duckingOf } from '#src/video/ducking.ts'
import type { ContentFit, ImageAnimation, TransitionName, VideoAroll, VideoDocument } from '#src/video/document.ts'
import { shotsOf } from '#src/video/timeline.ts'
import type { PackedFile } from './packed-files.ts'

/** A part of a file on a track; every time in frames at 30 fps. */
export interface TimelineClip {
  file: PackedFile
  name: string
  /** On the sequence. */
  start: number
  end: number
  /** First frame of the file that is used, at the speed it plays. */
  in: number
  /** Frames after `end` that a following transition needs of it. */
  tail: number
  /** 1 is the file's own speed. */
  speed: number
  reversed: boolean
  /** 0 to 1; for sounds. */
  volume: number
  /** Frames at its start in which a sound fades in. */
  fadeIn: number
  /** Frames at its end in which a sound fades out. */
  fadeOut: number
  /** How a sound makes room for speech; null: not at all. */
  ducking: Ducking | null
  /** Levels over time beside the volume; ms from the clip's start, so a later round of a loop has those before it, too. */
  volumePoints: readonly VolumePoint[]
  /** For images: how they fill the frame and move. */
  image: { fit: ContentFit; animation: ImageAnimation } | null
}

/** Overlaps the start of the clip that begins with it. */
export interface TimelineTransition {
  name: Exclude<TransitionName, ''>
  start: number
  end: number
  /** Whether a clip ends where it begins. */
  coversClip: boolean
}

export interface ImageTrack {
  clips: TimelineClip[]
  transitions: TimelineTransition[]
}

/** A video as an editing program lays it out. */
export interface Timeline {
  frames: number
  width: number
  height: number
  /** A-rolls, then their overlays. */
  images: [arolls: ImageTrack, brolls: ImageTrack]
  /** Voices, the videos' own sounds, music, and as many tracks as its cues need. */
  sounds: [voices: TimelineClip[], own: TimelineClip[], music: TimelineClip[], ...cues: TimelineClip[][]]
}

/** @param fileOf the packed file of a URL; undefined when it is missing */
export function layOut(document: VideoDocument, fileOf: (url: string) => PackedFile | undefined): Timeline {
  const { durationInFrames: frames, width, height } = document
  return {
    frames,
    width,
    height,
    images: [layArolls(document, fileOf), layBrolls(document, fileOf)],
    sounds: [
      layVoices(document, fileOf),
      layOwnSounds(document, fileOf),
      layMusic(document, fileOf),
      ...layCues(document, fileOf),
    ],
  }
}

type FileOf = (url: string) => PackedFile | undefined

const plain = {
  in: 0,
  tail: 0,
  speed: 1,
  reversed: false,
  volume: 1,
  fadeIn: 0,
  fadeOut: 0,
  ducking: null,
  volumePoints: [],
  image: null,
}

function layArolls(document: VideoDocument, fileOf: FileOf): ImageTrack {
  const clips: TimelineClip[] = []
  const transitions: TimelineTransition[] = []
  for (const { aroll, from, to, sceneIndex, transitionFrames } of shotsOf(document)) {
    const file = aroll?.url == null ? undefined : fileOf(aroll.url)
    if (!aroll || !file || to <= from) continue
    const { name } = aroll.transition
    if (name !== '' && transitionFrames > 0) {
      const before = clips.at(-1)
      const coversClip = before?.end === from
      if (coversClip) before.tail = transitionFrames
      transitions.push({ name, start: from, end: from + transitionFrames, coversClip })
    }
    clips.push({
      ...plain,
      ...speedOf(aroll),
      file,
      name: `Scene ${sceneIndex + 1}`,
      start: from,
      end: to,
      image: {
        fit: aroll.fit,
        animation: aroll.type === 'image' ? aroll.animation : 'NONE',
      },
    })
  }
  return { clips, transitions }
}

/** In and out points are counted at the speed the clip plays. */
function speedOf({ video }: VideoAroll): Partial<Pick<TimelineClip, 'in' | 'speed' | 'reversed'>> {
  if (!video) return {}
  const { startMs, playbackRate, reversed } = video
  return { in: Math.round((startMs * FPS) / 1000 / playbackRate), speed: playbackRate, reversed }
}

function layBrolls({ scenes }: VideoDocument, fileOf: FileOf): ImageTrack {
  const clips = scenes.flatMap((scene, at) => {
    const end = scene.from + scene.durationInFrames
    let free = scene.from
    return scene.overlays
      .filter((overlay) => overlay.kind === 'MEDIA')
      .toSorted((a, b) => a.from - b.from)
      .flatMap((broll): TimelineClip[] => {
        const file = fileOf(broll.url)
        // One track holds one image at a time: later ones give way.
        const start = Math.max(free, broll.from)
        const stop = Math.min(end, broll.from + broll.durationInFrames)
        if (!file || stop <= start) return []
        free = stop
        const image = { fit: 'COVER', animation: 'NONE' } as const
        return [{ ...plain, file, name: `Scene ${at + 1} overlay`, start, end: stop, in: start - broll.from, image }]
      })
  })
  return { clips, transitions: [] }
}

function layVoices({ scenes }: VideoDocument, fileOf: FileOf): TimelineClip[] {
  return scenes.flatMap((scene, at): TimelineClip[] => {
    const file = scene.voice ? fileOf(scene.voice.url) : undefined
    if (!scene.voice || !file) return []
    const frames = Math.min(scene.durationInFrames, file.frames)
    if (frames <= 0) return []
    const { volume, fadeInMs = 0, fadeOutMs = 0 } = scene.voice
    const fades = { fadeIn: Math.min(msToFrames(fadeInMs), frames), fadeOut: Math.min(msToFrames(fadeOutMs), frames) }
    const clip = { ...plain, file, name: `Voice ${at + 1}`, start: scene.from, end: scene.from + frames }
    return [{ ...clip, volume, ...fades }]
  })
}

function layOwnSounds(document: VideoDocument, fileOf: FileOf): TimelineClip[] {
  return document.scenes.flatMap((scene, at) =>
    scene.arolls.flatMap((aroll): TimelineClip[] => {
      const { video } = aroll
      const file = aroll.url === null ? undefined : fileOf(aroll.url)
      if (!video?.useAudio || video.reversed || !file || aroll.durationInFrames <= 0) return []
      const { from: start, durationInFrames } = aroll
      const clip = { ...plain, ...speedOf(aroll), volume: video.volume }
      return [{ ...clip, file, name: `Scene ${at + 1} sound`, start, end: start + durationInFrames }]
    }),
  )
}

/** The music repeated until the video ends. */
function layMusic(document: VideoDocument, fileOf: FileOf): TimelineClip[] {
  const { music, durationInFrames } = document
  const file = music ? fileOf(music.url) : undefined
  if (!music || !file || file.frames <= 0) return []
  const ducking = duckingOf(document, music.duckingDb)
  const clips: TimelineClip[] = []
  for (let start = 0; start < durationInFrames; start += file.frames) {
    const end = Math.min(durationInFrames, start + file.frames)
    clips.push({ ...plain, file, name: 'Music', start, end, volume: music.volume, ducking })
    if (!music.loop) break
  }
  const last = clips.at(-1)
  const fade = Math.round(Math.min(MUSIC_FADE, framesToMs(durationInFrames) / 2000) * FPS)
  if (last) last.fadeOut = Math.min(fade, last.end - last.start)
  return clips
}

/** The cues, each on the first track that is free; one that loops is repeated. */
function layCues(document: VideoDocument, fileOf: FileOf): TimelineClip[][] {
  const tracks: TimelineClip[][] = []
  for (const cue of document.cues.toSorted((a, b) => a.from - b.from)) {
    const file = cue.isMuted ? undefined : fileOf(cue.url)
    const first = msToFrames(cue.offsetMs)
    const round = (file?.frames ?? 0) - first
    if (!file || round <= 0) continue
    const { volume, kind } = cue
    const name = cue.name ?? (kind === 'MUSIC' ? 'Music' : 'Effect')
    const ducking = duckingOf(document, cue.duckingDb)
    const until = cue.from + cue.durationInFrames
    const clips: TimelineClip[] = []
    for (let start = cue.from; start < until; start += round) {
      const volumePoints = movedPoints(cue.volumePoints, -Math.round(framesToMs(start - cue.from)))
      const end = Math.min(until, start + round)
      clips.push({ ...plain, file, name, start, end, in: first, volume, ducking, volumePoints })
      if (!cue.loop) break
    }
    const [head, last] = [clips[0], clips.at(-1)]
    if (head) head.fadeIn = Math.min(msToFrames(cue.fadeInMs), head.end - head.start)
    if (last) last.fadeOut = Math.min(msToFrames(cue.fadeOutMs), last.end - last.start)
    const free = tracks.find((track) => (track.at(-1)?.end ?? 0) <= cue.from)
    if (free) free.push(...clips)
    else tracks.push(clips)
  }
  return tracks
}

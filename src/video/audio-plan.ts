import { FPS } from '#src/domain/frames.ts'
import { levelAt, type VolumePoint } from '#src/domain/volume-points.ts'
import type { VideoCue, VideoDocument, VideoScene } from './document.ts'
import { type Ducking, duckingAt, duckingOf } from './ducking.ts'
import type { VideoOverlay } from './overlays/overlay.ts'

/** One sound of the film; times in seconds. */
export interface PlannedSound {
  /** Its name, for messages: 'The voice-over of scene 2'. */
  label: string
  url: string
  /** When it plays in the film. */
  from: number
  to: number
  /** Where in its file it begins. */
  offset: number
  /** End of the played part of the file; null: the file's end. */
  fileEnd: number | null
  playbackRate: number
  volume: number
  /** Levels over time beside the volume, in order; none is even. */
  volumePoints: readonly VolumePoint[]
  loop: boolean
  /** Length of the fade at its start; 0 for none. */
  fadeIn: number
  /** Length of the fade at its end; 0 for none. */
  fadeOut: number
  /** How it makes room for speech; null: not at all. */
  ducking: Ducking | null
}

/** Length of the music's fade at the end of the film, s. */
export const MUSIC_FADE = 1.5

/** Every sound of a film: the voice of each scene, the own sounds of videos, the music, and further pieces and effects. Player and export both follow it. */
export function planSounds(document: VideoDocument): PlannedSound[] {
  const { solo, cues } = document
  if (solo) return cues.flatMap((cue) => (solo.includes(cue.id) ? (cueSound(document, cue) ?? []) : []))
  const end = document.durationInFrames / FPS
  const sounds = document.scenes.flatMap((scene, index): PlannedSound[] => {
    const spoken = voiceSound(scene, `The voice-over of scene ${index + 1}`)
    const own = scene.arolls.flatMap((aroll): PlannedSound[] => {
      const clip = aroll.video
      if (aroll.type !== 'video' || aroll.url === null || !clip?.useAudio || clip.reversed || clip.volume <= 0)
        return []
      return [
        {
          ...plain,
          label: `The video of scene ${index + 1}`,
          url: aroll.url,
          from: aroll.from / FPS,
          to: (aroll.from + aroll.durationInFrames) / FPS,
          offset: clip.startMs / 1000,
          fileEnd: clip.endMs > 0 ? clip.endMs / 1000 : null,
          playbackRate: clip.playbackRate,
          volume: clip.volume,
        },
      ]
    })
    return [...(spoken ? [spoken] : []), ...own, ...overlaySounds(scene.overlays, `The video of scene ${index + 1}`)]
  })
  sounds.push(...overlaySounds(document.overlays, 'The video over the film'))
  const { music } = document
  if (music && music.volume > 0)
    sounds.push({
      ...plain,
      label: 'The music',
      url: music.url,
      from: 0,
      to: end,
      volume: music.volume,
      loop: music.loop,
      fadeOut: Math.min(MUSIC_FADE, end / 2),
      ducking: duckingOf(document, music.duckingDb),
    })
  sounds.push(...cues.flatMap((cue) => cueSound(document, cue) ?? []))
  return sounds.filter((sound) => sound.to > sound.from)
}

function voiceSound({ from, durationInFrames, voice }: VideoScene, label: string): PlannedSound | null {
  if (!voice || voice.volume <= 0) return null
  const { url, volume, durationMs, fadeInMs = 0, fadeOutMs = 0 } = voice
  const [start, end] = [from / FPS, (from + durationInFrames) / FPS]
  // It fades out where the voice ends, not after the scene's pause.
  const to = fadeOutMs > 0 && durationMs > 0 ? Math.min(end, start + durationMs / 1000) : end
  return { ...plain, label, url, from: start, to, volume, fadeIn: fadeInMs / 1000, fadeOut: fadeOutMs / 1000 }
}

/** The own sound of videos that lie over the images. */
const overlaySounds = (overlays: readonly VideoOverlay[], label: string): PlannedSound[] =>
  overlays.flatMap((overlay) => {
    if (overlay.kind !== 'MEDIA' || overlay.type !== 'video' || overlay.volume <= 0) return []
    const { url, from, durationInFrames, startMs, volume } = overlay
    const to = (from + durationInFrames) / FPS
    return [{ ...plain, label, url, from: from / FPS, to, offset: startMs / 1000, fileEnd: null, volume }]
  })

function cueSound(document: VideoDocument, cue: VideoCue): PlannedSound | null {
  if (cue.isMuted || cue.volume <= 0) return null
  const from = cue.from / FPS
  const place = `The ${cue.kind === 'MUSIC' ? 'music' : 'effect'} at ${formatClock(from)}`
  return {
    ...plain,
    label: cue.name === null ? place : `${place} (${cue.name})`,
    url: cue.url,
    from,
    to: (cue.from + cue.durationInFrames) / FPS,
    offset: cue.offsetMs / 1000,
    volume: cue.volume,
    volumePoints: cue.volumePoints,
    loop: cue.loop,
    fadeIn: cue.fadeInMs / 1000,
    fadeOut: cue.fadeOutMs / 1000,
    ducking: duckingOf(document, cue.duckingDb),
  }
}

const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const plain = {
  ...{ offset: 0, fileEnd: null, playbackRate: 1, volumePoints: [], loop: false },
  ...{ fadeIn: 0, fadeOut: 0, ducking: null },
}

/** What a sound is multiplied with at a time of the film (s); 1 leaves it as loud as its file. */
export function gainAt(sound: PlannedSound, seconds: number): number {
  if (seconds < sound.from || seconds >= sound.to) return 0
  const ducked = sound.ducking ? sound.volume * duckingAt(sound.ducking, seconds) : sound.volume
  const volume = ducked * pointsGain(sound.volumePoints, seconds - sound.from)
  const entered = sound.fadeIn > 0 ? Math.min(1, (seconds - sound.from) / sound.fadeIn) : 1
  const left = sound.fadeOut > 0 ? Math.min(1, (sound.to - seconds) / sound.fadeOut) : 1
  return volume * equalPower(entered) * equalPower(left)
}

/** @param seconds after the start of the sound */
const pointsGain = (points: readonly VolumePoint[], seconds: number) =>
  points.length === 0 ? 1 : 10 ** (levelAt(points, seconds * 1000) / 20)

/** A fade that sounds even. */
const equalPower = (share: number) => (share >= 1 ? 1 : Math.sin((share * Math.PI) / 2))

/** Whether a sound is as loud all the time. */
export const isEven = ({ fadeIn, fadeOut, ducking, volumePoints }: PlannedSound): boolean =>
  fadeIn === 0 && fadeOut === 0 && ducking === null && volumePoints.length === 0

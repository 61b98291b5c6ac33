import { planSounds, type PlannedSound } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import { changedDucking, type Ducking } from '../ducking.ts'
import { SAMPLE_RATE } from './mix.ts'
import { fileOf } from './segments.ts'

/** A stretch of a film's sound, in samples of the film. */
export interface SoundStretch {
  from: number
  /** The first sample after it. */
  to: number
}

/**
 * The stretches in which two films sound the same at the same time, in order. Sound that plays later or earlier than before does not
 * count: it lies elsewhere between the packets of the sound. Sound that is brought to a loudness is the same only as a whole: any change
 * of it changes the gain of all.
 */
export function sameSound(before: VideoDocument, after: VideoDocument): SoundStretch[] {
  if (before.loudnessLufs !== after.loudnessLufs) return []
  const same = sameMix(before, after)
  const isWhole = samplesOf(before) === samplesOf(after) && same[0]?.from === 0 && same[0].to === samplesOf(after)
  return after.loudnessLufs === null || isWhole ? same : []
}

function sameMix(before: VideoDocument, after: VideoDocument): SoundStretch[] {
  const end = Math.min(samplesOf(before), samplesOf(after))
  const changed: SoundStretch[] = samplesOf(before) === samplesOf(after) ? [] : [{ from: end, to: Infinity }]
  const known = new Map<string, AudibleStretch[]>()
  for (const sound of audibleIn(before)) known.set(sound.content, [...(known.get(sound.content) ?? []), sound])
  for (const sound of audibleIn(after)) {
    const earlier = known.get(sound.content)?.pop()
    if (!earlier) changed.push(sound)
    else if (earlier.to !== sound.to || earlier.even !== sound.even)
      changed.push({ from: Math.min(earlier.even, sound.even), to: Math.max(earlier.to, sound.to) })
    if (earlier?.ducking && sound.ducking)
      for (const { from, to } of changedDucking(earlier.ducking, sound.ducking))
        changed.push({ from: Math.floor(from * SAMPLE_RATE), to: Math.ceil(to * SAMPLE_RATE) })
  }
  for (const gone of known.values()) changed.push(...gone)
  return without(changed, end)
}

/** Length of a film's sound in samples. */
export function samplesOf(document: VideoDocument): number {
  return Math.round((document.durationInFrames / document.fps) * SAMPLE_RATE)
}

interface AudibleStretch extends SoundStretch {
  /** All it sounds like from its first sample on, until it begins to fade or ends, but where speech lowers it. */
  content: string
  /** The first sample that may be softer than the ones before. */
  even: number
  ducking: Ducking | null
}

function audibleIn(document: VideoDocument): AudibleStretch[] {
  const samples = samplesOf(document)
  const at = (seconds: number) => Math.min(samples, Math.round(seconds * SAMPLE_RATE))
  return planSounds(document).map((sound): AudibleStretch => {
    const [from, to] = [at(sound.from), at(sound.to)]
    const even = sound.fadeOut > 0 ? at(sound.to - sound.fadeOut) : to
    return { from, to, even, ducking: sound.ducking, content: contentOf(sound, from) }
  })
}

function contentOf(sound: PlannedSound, from: number): string {
  const { url, offset, fileEnd, playbackRate, volume, volumePoints, loop, fadeIn, ducking } = sound
  const mixed = [playbackRate, volume, volumePoints, loop, fadeIn, ducking?.db ?? null]
  return JSON.stringify([fileOf(url), from, offset, fileEnd, ...mixed])
}

/** The rest of 0 to `end`. */
function without(changed: readonly SoundStretch[], end: number): SoundStretch[] {
  const same: SoundStretch[] = []
  let at = 0
  for (const { from, to } of changed.toSorted((a, b) => a.from - b.from)) {
    if (from > at) same.push({ from: at, to: Math.min(from, end) })
    at = Math.max(at, to)
  }
  if (at < end) same.push({ from: at, to: end })
  return same
}

import { FPS } from '#src/domain/frames.ts'
import type { VideoDocument, VideoScene } from './document.ts'

/** How music makes room for speech. */
export interface Ducking {
  /** How far it is lowered, dB below its own volume: below 0. */
  db: number
  speech: readonly Speech[]
}

/** A stretch of speech without a pause that the music could return in; s of the film. */
export interface Speech {
  from: number
  to: number
}

/** The music is down by the first word, and goes down for this long (s) before it. */
const ATTACK = 0.15
/** It takes this long (s) to return after the last word. */
const RELEASE = 0.35

const known = new WeakMap<VideoDocument, Speech[]>()

/** How a piece of music makes room for the speech of a film. @param db how far it is lowered; null: not at all */
export function duckingOf(document: VideoDocument, db: number | null): Ducking | null {
  if (db === null) return null
  const speech = known.get(document) ?? speechOf(document)
  known.set(document, speech)
  return { db, speech }
}

/** The speech of a film, in order: the times of its words, where the voice they belong to is audible. */
function speechOf({ scenes }: VideoDocument): Speech[] {
  const words = scenes.flatMap(wordsOf).toSorted((a, b) => a.from - b.from)
  const speech: Speech[] = []
  for (const word of words) {
    const last = speech.at(-1)
    // In a shorter pause it would only begin to return: it would audibly pump.
    if (last && word.from - last.to < ATTACK + RELEASE) last.to = Math.max(last.to, word.to)
    else speech.push({ ...word })
  }
  return speech
}

function wordsOf({ from, durationInFrames, captions, voice, arolls }: VideoScene): Speech[] {
  const isVoiced = voice !== null && voice.volume > 0
  // Without a voice-over, captions time what the videos say.
  const audible = isVoiced
    ? [{ from, durationInFrames }]
    : arolls.filter(({ video }) => video?.useAudio && !video.reversed && video.volume > 0)
  return captions.flatMap(({ start, end }) => {
    const [first, last] = [from / FPS + start / 1000, from / FPS + end / 1000]
    return audible.flatMap((sound): Speech[] => {
      const word = {
        from: Math.max(first, sound.from / FPS),
        to: Math.min(last, (from + durationInFrames) / FPS, (sound.from + sound.durationInFrames) / FPS),
      }
      return word.to > word.from ? [word] : []
    })
  })
}

/** What ducking multiplies the music with at a time of the film (s), 0 to 1. It moves without corners, evenly in dB. */
export function duckingAt({ db, speech }: Ducking, seconds: number): number {
  const near = nearest(speech, seconds)
  if (!near || seconds >= near.to + RELEASE) return 1
  const left = Math.min(1, (seconds - near.from + ATTACK) / ATTACK, (near.to + RELEASE - seconds) / RELEASE)
  const depth = left >= 1 ? 1 : (1 - Math.cos(Math.PI * left)) / 2
  return 10 ** ((db * depth) / 20)
}

/** The last speech that the music has begun to make room for. */
function nearest(speech: readonly Speech[], seconds: number): Speech | undefined {
  let [low, high] = [0, speech.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((speech[middle]?.from ?? 0) - ATTACK <= seconds) low = middle + 1
    else high = middle
  }
  return speech[low - 1]
}

/** The times (s) at which the ducking of a piece begins or ends to move, in order. */
export function turningPoints({ speech }: Ducking): number[] {
  return speech.flatMap(({ from, to }) => [from - ATTACK, from, to, to + RELEASE])
}

/** Where two duckings by the same dB differ. */
export function changedDucking(before: Ducking, after: Ducking): Speech[] {
  const times = [...new Set([...turningPoints(before), ...turningPoints(after)])].toSorted((a, b) => a - b)
  return times.slice(0, -1).flatMap((from, at) => {
    const to = times[at + 1] ?? from
    return movement(before, (from + to) / 2) === movement(after, (from + to) / 2) ? [] : [{ from, to }]
  })
}

/** What happens at a time, as a text to compare. */
function movement({ speech }: Ducking, seconds: number): string {
  const near = nearest(speech, seconds)
  if (!near || seconds >= near.to + RELEASE) return ''
  if (seconds < near.from) return `falls until ${near.from}`
  return seconds < near.to ? 'is down' : `rises from ${near.to}`
}

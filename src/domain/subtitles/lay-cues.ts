import type { CaptionWord } from '../caption-pieces.ts'
import { framesToMs } from '../frames.ts'
import { alignWords } from '../align-words.ts'

/** A caption of a subtitle file; times in ms from the start. Its lines are separated by line breaks. */
export interface SubtitleCue {
  text: string
  start: number
  end: number
}

/** A caption as in a file, before repairs. */
export interface RawCue {
  /** Its place in the file, from 1. */
  number: number
  /** The line its times stand in, from 1. */
  line: number
  /** The times as written. */
  timing: string
  /** ms; null when the times cannot be read. */
  times: { start: number; end: number } | null
  text: string
}

/** The contract's longest word, characters. */
const MAX_WORD_LENGTH = 300

interface LaidScene {
  id: string
  durationInFrames: number
}

export interface LaidCues {
  /** Of every scene; times in ms from its start. */
  captions: Map<string, CaptionWord[]>
  /** Changes that were necessary, as sentences for users. */
  notes: string[]
}

/** An invisible difference, ms: one frame. */
const UNSEEN_MS = 34

/** Puts the captions of a whole film into its scenes by their times. One that runs over a cut belongs to the scene that has more of it. */
export function layCues(scenes: readonly LaidScene[], cues: readonly SubtitleCue[]): LaidCues {
  const notes: string[] = []
  let reached = 0
  const places = scenes.map(({ id, durationInFrames }, at) => {
    const start = framesToMs(reached)
    reached += durationInFrames
    return { id, number: at + 1, start, end: framesToMs(reached), cues: [] as SubtitleCue[] }
  })
  let first = 0
  for (const [at, cue] of cues.entries()) {
    while (first < places.length && (places[first]?.end ?? 0) <= cue.start) first++
    let best: (typeof places)[number] | undefined
    for (let next = first; next < places.length && (places[next]?.start ?? 0) < cue.end; next++)
      if (!best || overlap(places[next], cue) > overlap(best, cue)) best = places[next]
    if (!best) {
      notes.push(`Caption ${at + 1} was left out: it starts after the video ends.`)
      continue
    }
    const [start, end] = [Math.max(cue.start, best.start), Math.min(cue.end, best.end)]
    if (cue.end - cue.start - (end - start) > UNSEEN_MS)
      notes.push(`Caption ${at + 1} spans two scenes. It’s shown in scene ${best.number} only.`)
    const [from, to] = [Math.round(start - best.start), Math.round(end - best.start)]
    if (to > from) best.cues.push({ text: cue.text, start: from, end: to })
  }
  return { captions: new Map(places.map((place) => [place.id, wordsOfCues(place.cues)])), notes }
}

function overlap(place: { start: number; end: number } | undefined, { start, end }: SubtitleCue): number {
  return place ? Math.min(end, place.end) - Math.max(start, place.start) : 0
}

/** The captions of a subtitle file as words: each caption fills its time and says where its lines and itself end. */
export function wordsOfCues(cues: readonly SubtitleCue[]): CaptionWord[] {
  return cues.flatMap((cue): CaptionWord[] => {
    const lines = cue.text
      .split('\n')
      .map(shortWords)
      .filter((words) => words.length > 0)
    const ends = new Set<number>()
    let count = 0
    for (const words of lines) ends.add((count += words.length))
    const placed = alignWords(lines.flat().join(' '), [cue])
    return placed.map((word, at): CaptionWord => {
      if (at === placed.length - 1) return { ...word, end: cue.end, break_after: 'CUE' }
      return ends.has(at + 1) ? { ...word, break_after: 'LINE' } : word
    })
  })
}

function shortWords(line: string): string[] {
  const words = line.split(/\s+/u).filter(Boolean)
  return words.flatMap((word) =>
    Array.from({ length: Math.ceil(word.length / MAX_WORD_LENGTH) }, (_, at) =>
      word.slice(at * MAX_WORD_LENGTH, (at + 1) * MAX_WORD_LENGTH),
    ),
  )
}

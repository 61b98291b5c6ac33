import type { Chord, MelodyNote } from '../theory.ts'
import type { Instrument } from './instruments.ts'

/** Four bars, or fewer at a track's end: a name for each bar's chord, and its melody. */
export interface Phrase {
  harmony: string
  tune: string
}

export type PhraseName = 'A1' | 'A2' | 'B1' | 'B2'

/** A composition: what it is made of, not yet how long it is. All bars have four beats. */
export interface Score {
  id: string
  name: string
  mood: string
  bpm: number
  /** Pitch classes (0 is C) that passing notes are taken from. */
  scale: readonly number[]
  phrases: Readonly<Record<PhraseName, Phrase>>
  /** The two bars before the last chord. */
  cadence: Phrase
  /** The last chord, on the tonic. */
  final: string
  /** The phrases of the loop that is listed and played without a given length, with their energy. */
  loop: readonly (readonly [phrase: PhraseName, bars: number, energy: number])[]
  parts: readonly Part[]
  /** Beats that the second of two quavers comes late. */
  swing?: number
  /** Beats by which the last bar before the end is slowed down. */
  ritardando?: number
}

/** What one player has to do. */
export interface Part {
  instrument: Instrument
  figure: Figure
  /** 0 to 127. */
  level: number
  /** -1 left to 1 right. */
  pan?: number
  /** Share sent to the reverb, 0 to 127. */
  reverb?: number
  /** Share sent to the chorus, 0 to 127. */
  chorus?: number
  /** It plays where the energy (0 to 1) is at least this … */
  from?: number
  /** … and below this. */
  until?: number
  /** MIDI note around which its chords lie. */
  centre?: number
}

/** One bar as a figure sees it. */
export interface Bar {
  chord: Chord
  /** The chord's notes around the part's centre, led from the previous bar's. */
  voicing: readonly number[]
  /** The melody of this bar. */
  tune: readonly MelodyNote[]
  /** Place within the whole, from 0. */
  index: number
  energy: number
  /** Whether a section begins, or ends, with it. */
  isFirst: boolean
  isLast: boolean
}

export interface Sketch {
  note: number
  /** Beats after the start of the bar. */
  beat: number
  /** Beats. */
  length: number
  /** 0 to 1. */
  velocity: number
}

export interface Figure {
  /** How it ends: a bass on the tonic, a melody on its last note, a kit with a stroke, others with the last chord. */
  role: 'BASS' | 'CHORDS' | 'TUNE' | 'BEAT'
  play(bar: Bar): Sketch[]
}

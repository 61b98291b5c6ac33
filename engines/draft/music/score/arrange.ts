import { createRandom } from '../../random.ts'
import { bassNote, type Chord, chord, melody, type MelodyNote, noteNumber, voiceLead } from '../theory.ts'
import type { Form, Section } from './form.ts'
import { DRUMS } from './instruments.ts'
import { vary } from './melody.ts'
import type { Bar, Part, Score, Sketch } from './score.ts'

/** A note as it is played. */
export interface PlayedNote {
  /** The part's place in the score. */
  part: number
  /** MIDI number. */
  note: number
  /** 1 to 127. */
  velocity: number
  /** Seconds from the start. Of a loop also below 0. */
  at: number
  /** Seconds. */
  length: number
}

export interface Arrangement {
  notes: PlayedNote[]
  /** Seconds until the last chord, or of a loop until it starts again. */
  bodyS: number
}

type ArrangedBar = Omit<Bar, 'voicing'>

/** Seconds by which players are early or late, each way. */
const LOOSENESS_S = 0.009
const LOOSENESS = 0.05
/** Seconds into the last chord after which earlier notes have ended. */
const DAMPED_S = 0.15

/** Every note of a score in a form. The same for the same score and form. */
export function arrange(score: Score, form: Form): Arrangement {
  const bars = form.sections.flatMap((section) => barsOf(score, section)).map((bar, index) => ({ ...bar, index }))
  const time = clockOf(score, form, bars.length)
  const final = chord(score.final)
  const bodyS = time(bars.length * 4)
  const isLoop = form.ringS === 0
  const notes = score.parts.flatMap((part, index) => {
    const random = createRandom(`${score.id} part ${index}`)
    const chords = [...bars.map((bar) => bar.chord), final]
    const voicings = voiceLead(chords, part.centre ?? 60)
    const play = ({ note, beat, length, velocity }: Sketch, start: number, energy: number): PlayedNote => {
      const swung = beat % 1 === 0.5 ? beat + (score.swing ?? 0) : beat
      const from = time(start + swung)
      const level = velocity * (0.9 + 0.13 * energy) * (1 + random.between(-LOOSENESS, LOOSENESS))
      return {
        ...{ part: index, note: withinRange(note, part), velocity: Math.round(Math.min(1, level) * 127) },
        // Nothing sounds before a piece begins; a loop goes round.
        at: Math.max(isLoop ? -1 : 0, from + random.between(-LOOSENESS_S, LOOSENESS_S) - (part.instrument.lead ?? 0)),
        length: Math.max(0.05, time(start + swung + length) - from),
      }
    }
    const body = bars.flatMap((bar, at) =>
      plays(part, bar.energy)
        ? part.figure.play({ ...bar, voicing: voicings[at] ?? [] }).map((sketch) => play(sketch, at * 4, bar.energy))
        : [],
    )
    const energy = bars.at(-1)?.energy ?? 0.5
    if (isLoop) return body
    // What is held is damped under the last chord.
    for (const note of body) note.length = Math.min(note.length, Math.max(0.05, bodyS + DAMPED_S - note.at))
    if (!plays(part, energy)) return body
    const lastTune = bars.at(-1)?.tune.at(-1)?.note
    const beats = (form.ringS * form.bpm) / 60
    const end = lastStroke(part, { final, voicing: voicings.at(-1) ?? [], lastTune, beats })
    return [...body, ...end.map((sketch) => play(sketch, bars.length * 4, energy))]
  })
  return { notes: notes.sort((a, b) => a.at - b.at || a.part - b.part || a.note - b.note), bodyS }
}

const plays = ({ from = 0, until = 2 }: Part, energy: number) => energy >= from && energy < until

function barsOf(score: Score, section: Section): ArrangedBar[] {
  const { phrase, from, to, energy, repeat, name } = section
  const random = createRandom(`${score.id} ${phrase.harmony} ${repeat}`)
  const tune = name === 'Intro' ? [] : vary(melody(phrase.tune), { repeat, scale: score.scale, random })
  const chords = phrase.harmony.split(' ').map(chord)
  return chords.slice(from, to).map((each, at) => ({
    ...{ chord: each, energy, index: 0, tune: within(tune, (from + at) * 4) },
    isFirst: at === 0,
    isLast: at === to - from - 1,
  }))
}

/** The notes that start in the bar at a beat, counted from there. */
const within = (notes: readonly MelodyNote[], start: number) =>
  notes.filter(({ beat }) => beat >= start && beat < start + 4).map((note) => ({ ...note, beat: note.beat - start }))

/** Seconds of a beat of the whole: even, but for the last bar, which slows down. */
function clockOf({ ritardando = 0 }: Score, { bpm, ringS }: Form, bars: number): (beat: number) => number {
  const end = bars * 4
  const slow = ringS > 0 && bars > 0 ? ritardando : 0
  return (beat) => {
    const late = Math.min(1, Math.max(0, (beat - (end - 4)) / 4))
    return ((beat + slow * late ** 2) * 60) / bpm
  }
}

/** Moves a note by octaves into what its instrument can play. */
function withinRange(note: number, { instrument }: Part): number {
  const [low, high] = instrument.range
  let moved = note
  while (moved < low) moved += 12
  while (moved > high) moved -= 12
  return moved
}

interface Last {
  final: Chord
  voicing: readonly number[]
  lastTune: number | undefined
  beats: number
}

/** What a part does on the last chord. */
function lastStroke(part: Part, { final, voicing, lastTune = noteNumber('C5'), beats }: Last): Sketch[] {
  const length = beats * 0.62
  const at = (note: number, velocity: number, beat = 0): Sketch => ({ note, beat, length, velocity })
  switch (part.figure.role) {
    case 'BASS':
      return [at(bassNote(final, part.instrument.range[0]), 0.6)]
    case 'TUNE':
      return [at(nearest(final.root, lastTune), 0.58)]
    case 'BEAT':
      return [at(DRUMS.kick, 0.7), ...((part.from ?? 0) >= 0.5 ? [at(DRUMS.crash, 0.5)] : [])]
    case 'CHORDS':
      return voicing.map((note, place) => at(note, 0.48, place * 0.05))
  }
}

/** The note of a pitch class next to another note. */
const nearest = (pitch: number, note: number) => note + ((((pitch - note + 6) % 12) + 12) % 12) - 6

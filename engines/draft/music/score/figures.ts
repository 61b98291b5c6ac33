import { bassNote } from '../theory.ts'
import { DRUMS, type Drum } from './instruments.ts'
import type { Bar, Figure, Sketch } from './score.ts'

/** The chord held for the whole bar, its notes moved by semitones. */
export function held(velocity: number, shifts: readonly number[] = [0]): Figure {
  return {
    role: 'CHORDS',
    play: ({ voicing }) =>
      shifts.flatMap((shift) => voicing.map((note) => ({ note: note + shift, beat: 0, length: 4.05, velocity }))),
  }
}

/**
 * Single notes of the chord. `order` are places in the chord from its lowest note, beyond its top an octave higher; null is
 * a rest.
 */
export function broken(
  order: readonly (number | null)[],
  { step, length = step * 1.6, velocity = 0.55 }: { step: number; length?: number; velocity?: number },
): Figure {
  return {
    role: 'CHORDS',
    play: ({ voicing }) =>
      Array.from({ length: Math.round(4 / step) }, (_, at): Sketch | null => {
        const place = order[at % order.length] ?? null
        if (place === null) return null
        const accent = (at * step) % 2 === 0 ? 0.1 : (at * step) % 1 === 0 ? 0.04 : 0
        return { note: placeOf(voicing, place), beat: at * step, length, velocity: velocity + accent }
      }).flatMap((sketch) => sketch ?? []),
  }
}

function placeOf(voicing: readonly number[], place: number): number {
  const { length } = voicing
  return (voicing[place % length] ?? 60) + 12 * Math.floor(place / length)
}

/** Whole chords in a rhythm: 'beat:length' each, an accent before it as in '>2:0.5'. `spread`: beats between its notes. */
export function struck(rhythm: string, velocity: number, spread = 0.02): Figure {
  const strokes = readRhythm(rhythm)
  return {
    role: 'CHORDS',
    play: ({ voicing }) =>
      strokes.flatMap(({ beat, length, isAccent }) =>
        voicing.map((note, at) => ({
          ...{ note, length, beat: beat + at * spread },
          velocity: velocity + (isAccent ? 0.14 : 0) - at * 0.01,
        })),
      ),
  }
}

function readRhythm(rhythm: string) {
  return rhythm.split(' ').map((item) => {
    const [beat = 0, length = 1] = item.replace('>', '').split(':').map(Number)
    return { beat, length, isAccent: item.startsWith('>') }
  })
}

/**
 * A bass line: 'beat:length:interval' each, in semitones above the chord's bass. A fifth is only played where the chord has
 * one.
 */
export function bassLine(line: string, velocity: number, lowest = 31): Figure {
  const notes = line.split(' ').map((item) => item.split(':').map(Number))
  return {
    role: 'BASS',
    play: ({ chord }) =>
      notes.map(([beat = 0, length = 1, interval = 0]) => {
        const hasFifth = chord.root === chord.bass && chord.intervals.includes(7)
        const above = interval === 7 && !hasFifth ? 12 : interval === -5 && !hasFifth ? 0 : interval
        const accent = beat === 0 ? 0.08 : 0
        return { note: bassNote(chord, lowest) + above, beat, length, velocity: velocity + accent }
      }),
  }
}

/** The melody, moved by semitones. */
export function tune(velocity: number, shift = 0): Figure {
  return {
    role: 'TUNE',
    play: ({ tune: notes }) =>
      notes.map(({ note, beat, length }) => ({
        ...{ note: note + shift, beat, length: length * 0.97 },
        velocity: velocity + (beat % 2 === 0 ? 0.05 : 0) + (length >= 2 ? 0.03 : 0),
      })),
  }
}

/** A second voice in long notes: the chord's third, then the note that leads on, around `centre`. */
export function counter(velocity: number, centre: number): Figure {
  return {
    role: 'CHORDS',
    play: ({ chord, index }) =>
      [1, index % 2 === 0 ? 2 : chord.intervals.length - 1].map((place, half) => {
        const pitch = chord.root + (chord.intervals[place] ?? 0)
        const note = centre + ((((pitch - centre + 6) % 12) + 12) % 12) - 6
        return { note, beat: half * 2, length: 2.05, velocity }
      }),
  }
}

const STROKES: Readonly<Record<string, number>> = { X: 0.95, x: 0.78, o: 0.6, '-': 0.42, ',': 0.28 }

/** Sixteen steps of each drum: X x o - , from loud to soft, '.' for none. */
export type Steps = Readonly<Partial<Record<Drum, string>>>

/** A beat; `fill` replaces it in the last bar of a section, and `crash` says whether a new section begins with a cymbal. */
export function beat(steps: Steps, { fill = steps, crash = false }: { fill?: Steps; crash?: boolean } = {}): Figure {
  return {
    role: 'BEAT',
    play(bar: Bar) {
      const cymbal =
        crash && bar.isFirst && bar.energy >= 0.7 ? [{ note: DRUMS.crash, beat: 0, length: 2, velocity: 0.6 }] : []
      return [...cymbal, ...readSteps(bar.isLast ? fill : steps)]
    },
  }
}

function readSteps(steps: Steps): Sketch[] {
  return Object.entries(DRUMS).flatMap(([drum, note]) =>
    [...(steps[drum as Drum] ?? '')].flatMap((stroke, at) => {
      const velocity = STROKES[stroke]
      return velocity === undefined ? [] : [{ note, beat: at / 4, length: 0.3, velocity }]
    }),
  )
}

/** Beats of one drum that is an instrument of its own, at a chord's bass: 'beat:velocity' each. */
export function pounded(line: string, lowest: number): Figure {
  const strokes = line.split(' ').map((item) => item.split(':').map(Number))
  return {
    role: 'BASS',
    play: ({ chord }) =>
      strokes.map(([at = 0, velocity = 0.7]) => ({ note: bassNote(chord, lowest), beat: at, length: 0.9, velocity })),
  }
}

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

const CHORDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7, 12],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  maj9: [0, 4, 7, 11, 14],
  m9: [0, 3, 7, 10, 14],
  '9': [0, 4, 7, 10, 14],
  '13': [0, 4, 10, 14, 21],
  dim: [0, 3, 6],
  m7b5: [0, 3, 6, 10],
}

/** The MIDI number of a note name such as C4, F#3 or Bb5 (A4 = 69). */
export function noteNumber(name: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(-?\d)$/u.exec(name) ?? []
  const step = STEPS[letter]
  if (step === undefined) throw new Error(`Not a note: ${name}`)
  return (Number(octave) + 1) * 12 + step + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0)
}

/** Hz of a MIDI number. */
export function frequency(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}

export interface Chord {
  /** 0 (C) to 11 (B). */
  root: number
  /** The note in the bass when it is not the root, 0 to 11. */
  bass: number
  /** Semitones above the root. */
  intervals: readonly number[]
}

/** Reads a chord name such as Dm9, F#maj7 or C/E. */
export function chord(name: string): Chord {
  const [, rootName = '', kind = '', bassName] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/u.exec(name) ?? []
  const intervals = CHORDS[kind]
  if (!intervals) throw new Error(`Not a chord: ${name}`)
  const root = noteNumber(`${rootName}0`) % 12
  return { root, bass: bassName ? noteNumber(`${bassName}0`) % 12 : root, intervals }
}

/** The chord's root (or given bass) at or above `lowest`. */
export function bassNote({ bass }: Chord, lowest: number): number {
  return lowest + ((((bass - lowest) % 12) + 12) % 12)
}

/**
 * The notes of each chord of a progression, each as near as possible to the previous chord, around `centre`, so that
 * voices move by small steps as a pianist's hand does.
 */
export function voiceLead(chords: readonly Chord[], centre: number): number[][] {
  let previous: number[] = []
  return chords.map(({ root, intervals }) => {
    const targets = previous.length > 0 ? previous : intervals.map((_, i) => centre - 5 + i * 4)
    const middle = targets.reduce((sum, note) => sum + note, 0) / targets.length
    const pull = (middle * 2 + centre) / 3
    const classes = intervals.map((interval) => (root + interval) % 12)
    let best: number[] = []
    let bestCost = Infinity
    for (let turn = 0; turn < classes.length; turn++) {
      const rotated = [...classes.slice(turn), ...classes.slice(0, turn)]
      for (let octave = -1; octave <= 1; octave++) {
        const notes = stack(rotated, Math.round(pull) - 6 + octave * 12)
        const mean = notes.reduce((sum, note) => sum + note, 0) / notes.length
        const cost = Math.abs(mean - pull)
        if (cost < bestCost) [best, bestCost] = [notes, cost]
      }
    }
    previous = best
    return best
  })
}

/** Pitch classes stacked upwards from `lowest`, each above the previous one. */
function stack(classes: readonly number[], lowest: number): number[] {
  let floor = lowest
  return classes.map((pitch) => {
    const note = floor + ((((pitch - floor) % 12) + 12) % 12)
    floor = note + 1
    return note
  })
}

export interface MelodyNote {
  note: number
  /** Beats from the start of the melody. */
  beat: number
  /** Length in beats. */
  length: number
}

/**
 * Reads a melody written as 'E4:1 G4:0.5 -:0.5': names with lengths in beats, '-' for a rest; '|' may mark bars.
 */
export function melody(text: string): MelodyNote[] {
  const notes: MelodyNote[] = []
  let beat = 0
  for (const item of text.split(/[\s|]+/u).filter(Boolean)) {
    const [name = '', lengthText = '1'] = item.split(':')
    const length = Number(lengthText)
    if (name !== '-') notes.push({ note: noteNumber(name), beat, length })
    beat += length
  }
  return notes
}

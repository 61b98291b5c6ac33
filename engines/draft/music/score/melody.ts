import type { Random } from '../../random.ts'
import type { MelodyNote } from '../theory.ts'

/**
 * A variation of an earlier melody: passing and neighbouring notes of the scale between its own, more with each
 * repeat. Its own notes stay where they are, so that it is recognised.
 */
export function vary(
  notes: readonly MelodyNote[],
  { repeat, scale, random }: { repeat: number; scale: readonly number[]; random: Random },
): MelodyNote[] {
  const share = Math.min(0.6, repeat * 0.28)
  return notes.flatMap((note, at) => {
    const next = notes[at + 1]
    const joins = next && Math.abs(next.beat - note.beat - note.length) < 0.01
    // Drawn for each note, so that one more note changes no other.
    const wants = random.next() < share
    if (!joins || note.length < 1 || !wants) return [note]
    const between = passing(note.note, next.note, scale)
    if (between === null) return [note]
    const length = note.length - 0.5
    return [
      { ...note, length },
      { note: between, beat: note.beat + length, length: 0.5 },
    ]
  })
}

/** The note of the scale that leads to the next one, or the upper neighbour where they are a step apart; null across wide leaps. */
function passing(from: number, to: number, scale: readonly number[]): number | null {
  const distance = to - from
  if (Math.abs(distance) > 7) return null
  const isScale = (note: number) => scale.includes(((note % 12) + 12) % 12)
  const back = distance > 0 ? -1 : 1
  const candidates = Math.abs(distance) > 2 ? [to + back, to + 2 * back] : [from + 1, from + 2]
  return candidates.find((note) => note !== from && note !== to && isScale(note)) ?? null
}

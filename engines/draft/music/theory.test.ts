import { describe, expect, it } from 'vitest'
import { bassNote, chord, frequency, melody, noteNumber, voiceLead } from './theory.ts'

describe('notes and chords', () => {
  it('a note’s name gives its pitch', () => {
    expect([noteNumber('C4'), noteNumber('A4'), noteNumber('F#3'), noteNumber('Bb5')]).toEqual([60, 69, 54, 82])
    expect(frequency(noteNumber('A5'))).toBeCloseTo(880)
    expect(() => noteNumber('H2')).toThrow('H2')
  })

  it('a chord’s name gives its notes and its bass', () => {
    expect(chord('Dm7/G')).toEqual({ root: 2, bass: 7, intervals: [0, 3, 7, 10] })
    expect(() => chord('Cblah')).toThrow('Cblah')
    expect(bassNote(chord('D/F#'), 36) % 12).toBe(6)
  })

  it('chords are voiced close to one another, without losing a note', () => {
    const voicings = voiceLead(['C', 'Am', 'F', 'G'].map(chord), 60)
    const means = voicings.map((notes) => notes.reduce((sum, note) => sum + note, 0) / notes.length)
    for (const mean of means) expect(Math.abs(mean - 60)).toBeLessThan(8)
    expect(voicings.map((notes) => new Set(notes.map((note) => note % 12)).size)).toEqual([3, 3, 3, 3])
  })

  it('a melody is read with its rests', () => {
    expect(melody('C4:1 -:0.5 | E4:2')).toEqual([
      { note: 60, beat: 0, length: 1 },
      { note: 64, beat: 1.5, length: 2 },
    ])
  })
})

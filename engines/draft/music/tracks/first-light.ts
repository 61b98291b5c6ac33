import type { PcmAudio } from '#engines/audio/wav.ts'
import { pad } from '../instruments/pad.ts'
import { piano } from '../instruments/pianos.ts'
import { createSong, type Tempo } from '../song.ts'
import { bassNote, chord, melody, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 70, bars: 10 }

const HARMONY = ['Cmaj9', 'Am9', 'Fmaj9', 'G6', 'Cmaj9', 'Em7', 'Fmaj9', 'Am7', 'Fmaj7', 'Gsus4']
const TUNE = melody(
  `E5:1.5 D5:0.5 G4:2 | -:1 C5:1 D5:1 E5:1 | C5:2.5 A4:0.5 G4:1 | B4:3 -:1 |
   G5:1.5 E5:0.5 D5:1 E5:1 | B4:2 D5:1 B4:1 | C5:1 E5:1 A5:1 G5:1 | E5:3 C5:1 | A4:1 C5:1 E5:2 | D5:3 -:1`,
)

/** Calm: a felt piano alone in the morning, a breath of strings behind it. */
export function firstLight(): PcmAudio {
  const song = createSong('first-light', TEMPO)
  const [hands, strings] = [song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  voiceLead(chords, 60).forEach((notes, bar) => {
    const start = bar * 4
    const low = bassNote(chords[bar] ?? chord('C'), 36)
    hands.add(piano(low, song.seconds(4), 0.5), song.human(start), 0.8, -0.25)
    hands.add(piano(low + 7, song.seconds(2.5), 0.34), song.human(start + 1), 0.7, -0.2)
    // The left hand rocks through the chord in quavers and leaves the last ones open.
    const pattern = [0, 2, 1, 3, 2, 1]
    pattern.forEach((voice, step) => {
      const note = notes[voice % notes.length] ?? 60
      const velocity = 0.3 + (step % 2 === 0 ? 0.06 : 0) + song.random.between(-0.04, 0.04)
      hands.add(piano(note, song.seconds(1.4), velocity), song.human(start + 0.5 + step / 2, 10), 0.75, 0.1)
    })
    for (const [index, note] of notes.entries())
      strings.add(
        pad(note - 12 + (index > 2 ? 12 : 0), song.seconds(4), STRINGS),
        song.seconds(start) - 0.3,
        0.2,
        index * 0.3 - 0.5,
      )
  })
  for (const { note, beat, length } of TUNE)
    hands.add(
      piano(note, song.seconds(length + 0.4), 0.58 + song.random.between(-0.06, 0.06)),
      song.human(beat),
      1,
      0.2,
    )
  return song.finish(
    [
      { bus: hands, gain: 1, send: 0.5 },
      { bus: strings, gain: 0.7, send: 0.6 },
    ],
    { decay: 2.8, brightness: 3800 },
  )
}

const STRINGS = {
  shape: 'saw',
  envelope: { attack: 1.1, decay: 1, sustain: 0.9, release: 1.4 },
  cutoff: [500, 1100],
  spread: 9,
} as const
